// Before and after the drive: overview and summary.
import type { ReactNode } from 'react'
import type { DriverDay, DriverRoute } from '@dropwise/contracts'
import { clock, count, formatDistance, listText } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { isOff, isOpen } from './next-step.ts'
import { KnownDefects } from './vehicle-check/known-defects.tsx'
import { breakWords, bulkWords } from './words.ts'

function Figures({ figures }: { figures: readonly [value: string, label: string][] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-line">
      {figures.map(([value, label]) => (
        <div key={label} className="border-b border-line px-4 py-3 odd:border-e">
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
    <section aria-label={words('yourRoute')}>
      <KnownDefects defects={route.vehicleCheck?.knownDefects ?? []} />
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        {words('leaveAt', { time: clock(route.departAt, company.timeZone) })}
      </h1>
      <Figures
        figures={[
          [count(stops.length), words('stopsLabel', { count: stops.length })],
          [count(parcels), words('parcelsLabel', { count: parcels })],
          [formatDistance(route.distanceMetres, company.units), words('toDrive')],
          [
            clock(route.returnAt, company.timeZone),
            isSamePlace ? words('backAtDepot') : words('atDepot', { depot: route.endDepot.name }),
          ],
        ]}
      />
      <Row>
        <bdi>
          {route.vehicle.name}, {route.vehicle.registration}
        </bdi>
      </Row>
      {bulk.length > 0 && <Row>{words('toLoad', { load: listText(bulk) })}</Row>}
      <Row>
        <bdi>
          {route.depot.name}, {route.depot.address}
        </bdi>
      </Row>
      {!isSamePlace && (
        <Row>{words('endsAt', { depot: route.endDepot.name, address: route.endDepot.address })}</Row>
      )}
      {route.breaks.map((each) => (
        <Row key={each.from}>{breakWords(each)}</Row>
      ))}
      {isMapKept && <Row>{words('mapOnPhone')}</Row>}
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
    <section aria-label={words('yourShift')}>
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        {words(route.status === 'finished' ? 'shiftEnded' : 'endOfShift')}
      </h1>
      <Figures
        figures={[
          [count(served), words('ofStopsDelivered', { count: stops.length })],
          [count(back), words('parcelsBack', { count: back })],
        ]}
      />
      {open > 0 && route.status !== 'finished' && <Row>{words('stopsOpen', { count: open })}</Row>}
      <Row>{waiting === 0 ? words('everythingSent') : words('entriesWaiting', { count: waiting })}</Row>
    </section>
  )
}
