// Before and after the drive: overview and summary.
import type { ReactNode } from 'react'
import type { DriverDay, DriverRoute } from '@dropwise/contracts'
import { clock, count, formatDistance, plural } from '../../lib/format.ts'
import { isOff, isOpen } from './next-step.ts'
import { KnownDefects } from './vehicle-check/known-defects.tsx'
import { breakWords, bulkWords } from './words.ts'

function Figures({ figures }: { figures: readonly [value: string, label: string][] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-line">
      {figures.map(([value, label]) => (
        <div key={label} className="border-b border-line px-4 py-3 odd:border-r">
          <dt className="sr-only">{label}</dt>
          <dd>
            <span className="block text-5 font-strong">{value}</span>
            <span className="block text-3 text-ink-2">{label}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <p className="border-b border-line px-4 py-4 text-[17px]/[24px]">{children}</p>
}

/** Morning: start, van, load. */
export function StartView({
  company,
  route,
  isMapKept,
}: {
  company: DriverDay['company']
  route: DriverRoute
  isMapKept: boolean
}) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const parcels = stops.reduce((sum, { packages }) => sum + packages, 0)
  const loaded = stops.filter(({ type, pair }) => type === 'delivery' && !pair)
  const bulk = bulkWords({
    pallets: loaded.reduce((sum, { pallets }) => sum + pallets, 0),
    volumeLitres: loaded.reduce((sum, { volumeLitres }) => sum + volumeLitres, 0),
  })
  const isSamePlace = route.endDepot.address === route.depot.address
  return (
    <section aria-label="Your route today">
      <KnownDefects defects={route.vehicleCheck?.knownDefects ?? []} />
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        Leave at {clock(route.departAt, company.timeZone)}
      </h1>
      <Figures
        figures={[
          [count(stops.length), stops.length === 1 ? 'stop' : 'stops'],
          [count(parcels), parcels === 1 ? 'parcel' : 'parcels'],
          [formatDistance(route.distanceMetres, company.units), 'to drive'],
          [
            clock(route.returnAt, company.timeZone),
            isSamePlace ? 'back at the depot' : `at ${route.endDepot.name}`,
          ],
        ]}
      />
      <Row>
        {route.vehicle.name}, {route.vehicle.registration}
      </Row>
      {bulk.length > 0 && <Row>To load: {bulk.join(', ')}</Row>}
      <Row>
        {route.depot.name}, {route.depot.address}
      </Row>
      {!isSamePlace && (
        <Row>
          Ends at {route.endDepot.name}, {route.endDepot.address}
        </Row>
      )}
      {route.breaks.map((each) => (
        <Row key={each.from}>{breakWords(each)}</Row>
      ))}
      {isMapKept && <Row>The map of your route is on this phone.</Row>}
    </section>
  )
}

/** Evening: results, and parcels to return. */
export function EndView({ route, waiting }: { route: DriverRoute; waiting: number }) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const served = stops.filter(({ status }) => status === 'served').length
  const open = stops.filter(isOpen).length
  const back = stops
    .filter(({ status }) => status === 'failed')
    .reduce((sum, { packages }) => sum + packages, 0)
  return (
    <section aria-label="Your shift">
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        {route.status === 'finished' ? 'Shift ended' : 'End of shift'}
      </h1>
      <Figures
        figures={[
          [count(served), `of ${plural(stops.length, 'stop')} delivered`],
          [count(back), back === 1 ? 'parcel to bring back' : 'parcels to bring back'],
        ]}
      />
      {open > 0 && route.status !== 'finished' && (
        <Row>{plural(open, 'stop is', 'stops are')} still open. Dispatch will be notified.</Row>
      )}
      <Row>
        {waiting === 0
          ? 'Everything is sent.'
          : `${plural(waiting, 'entry is', 'entries are')} waiting to be sent. They will be sent when there is a connection.`}
      </Row>
    </section>
  )
}
