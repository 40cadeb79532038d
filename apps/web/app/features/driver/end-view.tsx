// Shows the summary after the drive.
import type { DriverRoute } from '@dropwise/contracts'
import { count } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { formWords } from '../../lib/words/driver-forms.ts'
import { isOff, isOpen } from './next-step.ts'
import { Figures, Row } from './parts.tsx'

/** The results of the day and the parcels to return. */
export function EndView({ route, waiting }: { route: DriverRoute; waiting: number }) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const served = stops.filter(({ status }) => status === 'served').length
  const open = stops.filter(isOpen).length
  const back = stops
    .filter(({ status }) => status === 'failed')
    .reduce((sum, { packages }) => sum + packages, 0)
  return (
    <section aria-label={formWords('yourShift')}>
      <h1 className="px-4 pt-6 pb-5 text-[32px]/[36px]">
        {route.status === 'finished' ? words('shiftEnded') : formWords('endOfShift')}
      </h1>
      <Figures
        figures={[
          [count(served), formWords('ofStopsDelivered', { count: stops.length })],
          [count(back), formWords('parcelsBack', { count: back })],
        ]}
      />
      {open > 0 && route.status !== 'finished' && <Row>{formWords('stopsOpen', { count: open })}</Row>}
      <Row>
        {waiting === 0 ? formWords('everythingSent') : formWords('entriesWaiting', { count: waiting })}
      </Row>
    </section>
  )
}
