// Shows the overview before the drive.
import { firstAddressLine, type DriverDay, type DriverRoute } from '@dropwise/contracts'
import { useEffect, useState } from 'react'
import { clock, count, formatDistance, listText } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { isOff } from './next-step.ts'
import { Figures, Row } from './parts.tsx'
import { OpenDefects } from './vehicle-check/open-defects.tsx'
import { breakWords, bulkWords } from './words.ts'

/** Stops that are named before the drive. */
const FIRST_STOPS = 3
/** Milliseconds between two updates of the clock. */
const LOOK_MS = 15_000

/** Whether this instant is over, followed while the view is open. */
function useIsPast(instant: string): boolean {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(instant) < now
}

/** Morning: start, van, load. */
export function StartView({
  company,
  route,
  isMapCached,
}: {
  company: DriverDay['company']
  route: DriverRoute
  isMapCached: boolean
}) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const parcels = stops.reduce((sum, { packages }) => sum + packages, 0)
  const loaded = stops.filter(({ type, pair }) => type === 'delivery' && !pair)
  const bulk = bulkWords({
    pallets: loaded.reduce((sum, { pallets }) => sum + pallets, 0),
    volumeLitres: loaded.reduce((sum, { volumeLitres }) => sum + volumeLitres, 0),
  })
  const time = clock(route.departAt, company.timeZone)
  const isOverdue = useIsPast(route.departAt)
  const isSamePlace = route.endDepot.address === route.depot.address
  return (
    <section aria-label={words('yourRoute')}>
      <OpenDefects defects={route.vehicleCheck?.knownDefects ?? []} />
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        {isOverdue ? words('leaveNow') : words('leaveAt', { time })}
        {isOverdue && <span className="block pt-1 text-3 text-ink-2">{words('leavePlanned', { time })}</span>}
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
      {isMapCached && <Row>{words('mapOnPhone')}</Row>}
      <h2 className="px-4 pt-5 pb-1 text-3 text-ink-2">{words('firstStops')}</h2>
      <ol>
        {stops.slice(0, FIRST_STOPS).map((stop) => (
          <li key={stop.orderId} className="flex items-baseline gap-4 px-4 py-2 text-3">
            <span className="min-w-0 flex-1">
              <bdi>{firstAddressLine(stop.address)}</bdi>
            </span>
            <span className="tabular-nums">
              {clock(stop.etaAt ?? stop.plannedArriveAt, company.timeZone)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
