// Shows the summary after the drive.
import type { DriverRoute, DriverStop } from '@dropwise/contracts'
import { count } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { formWords } from '../../lib/words/driver-forms.ts'
import { isOff, isOpen } from './next-step.ts'
import { Figures, Row } from './parts.tsx'

/** Parcels of a stop that the van brings back. */
function parcelsBack({ status, packages, handed }: DriverStop): number {
  if (status === 'failed') return packages
  return status === 'served' && handed?.packages != null ? Math.max(0, packages - handed.packages) : 0
}

/** The results of the day and the parcels to return. */
export function EndView({ route, waiting }: { route: DriverRoute; waiting: number }) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const served = stops.filter(({ status }) => status === 'served').length
  const open = stops.filter(isOpen).length
  const parcelsToReturn = stops.reduce((sum, stop) => sum + parcelsBack(stop), 0)
  const itemsBack = stops.flatMap(({ sequence, items, handed }) =>
    !handed || handed.items.length === 0
      ? []
      : items.flatMap(({ name, quantity }) => {
          const rest = quantity - (handed.items.find((item) => item.name === name)?.quantity ?? 0)
          return rest > 0 ? [formWords('itemBack', { stop: sequence, count: rest, name })] : []
        }),
  )
  return (
    <section aria-label={formWords('yourShift')}>
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        {route.status === 'finished' ? words('shiftEnded') : formWords('endOfShift')}
      </h1>
      <Figures
        figures={[
          [count(served), formWords('ofStopsDelivered', { count: stops.length })],
          [count(parcelsToReturn), formWords('parcelsBack', { count: parcelsToReturn })],
        ]}
      />
      {itemsBack.map((text) => (
        <Row key={text}>{text}</Row>
      ))}
      {open > 0 && route.status !== 'finished' && <Row>{formWords('stopsOpen', { count: open })}</Row>}
      <Row>
        {waiting === 0 ? formWords('everythingSent') : formWords('entriesWaiting', { count: waiting })}
      </Row>
    </section>
  )
}
