// Shows the summary after the drive: what was done, the day by the hour, what is handed in, the next shift.
import { Check } from 'lucide-react'
import { firstAddressLine, type DriverDay, type DriverRoute } from '@dropwise/contracts'
import { count, dayLong, formatDistance, formatDuration, listText, windowText } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { formWords } from '../../lib/words/driver-forms.ts'
import { Pin } from '../../ui/plate.tsx'
import { DayLine } from './day-line.tsx'
import { isOff, isOpen } from './next-step.ts'
import { NextShiftRow } from './next-shift-row.tsx'
import { parcelsInVan, windowsMet } from './parcels-in-van.ts'
import { Figures, Row } from './parts.tsx'

interface EndViewProps {
  day: DriverDay
  route: DriverRoute
  waiting: number
}

function outcomeText(status: DriverRoute['stops'][number]['status']): string {
  if (status === 'failed') return words('notDelivered')
  return status === 'served' ? words('pickedUp') : formWords('stillOpen')
}

/** Parcels that go to the depot, by stop. */
function HandIn({ route }: { route: DriverRoute }) {
  const held = parcelsInVan(route)
  if (held.length === 0) return null
  const { name, address } = route.endDepot
  return (
    <section aria-label={formWords('handIn')} className="border-b border-line">
      <h2 className="px-4 pt-5 text-4 font-strong">{formWords('handIn')}</h2>
      <p className="px-4 pt-1 pb-3 text-3 text-ink-2">{formWords('handInAt', { depot: name, address })}</p>
      <ol>
        {held.map(({ stop, packages, items }) => (
          <li
            key={stop.orderId}
            className="flex min-h-[60px] items-center gap-3 border-t border-line px-4 py-2"
          >
            <Pin number={stop.sequence} route={route.number} size="xl" />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-3 font-mid">
                <bdi>{listText([firstAddressLine(stop.address), stop.name])}</bdi>
              </span>
              <span className="block text-2 text-ink-2">
                {listText([
                  stop.handed && stop.type === 'delivery'
                    ? words('partlyDelivered')
                    : outcomeText(stop.status),
                  stop.reference,
                ])}
              </span>
              {items.map((item) => (
                <span key={item.name} className="block text-2">
                  {formWords('itemBack', { stop: stop.sequence, ...item })}
                </span>
              ))}
            </span>
            {packages > 0 && (
              <span className="text-3 font-mid whitespace-nowrap">
                {words('parcels', { count: packages })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Figures that the phone or the server knows; none is estimated. */
function figuresOf({ day, route }: EndViewProps): [value: string, label: string][] {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const served = stops.filter(({ status }) => status === 'served').length
  const { met, total } = windowsMet(route)
  const { startedAt, finishedAt, drivenMetres } = route
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000 : 0
  const distance = formatDistance(drivenMetres ?? route.distanceMetres, day.company.units)
  return [
    [count(served), formWords('ofStopsDelivered', { count: stops.length })],
    ...(total > 0 ? [[count(met), formWords('ofWindowsMet', { count: total })] as [string, string]] : []),
    ...(seconds > 0 ? [[formatDuration(seconds), formWords('startToEnd')] as [string, string]] : []),
    [distance, formWords(drivenMetres == null ? 'plannedDistance' : 'drivenDistance')],
  ]
}

/** The results of the day, and the parcels to return. */
export function EndView(props: EndViewProps) {
  const { day, route, waiting } = props
  const stops = route.stops.filter((stop) => !isOff(stop))
  const open = stops.filter(isOpen).length
  const isFinished = route.status === 'finished'
  const isComplete = stops.length > 0 && stops.every(({ status }) => status === 'served')
  const { startedAt, finishedAt } = route
  const span = windowText(startedAt ?? null, finishedAt ?? null, day.company.timeZone)
  return (
    <section aria-label={formWords('yourShift')}>
      <div className="px-4 pt-6 pb-5">
        <h1 className="flex items-center gap-3 text-[32px]/[36px]">
          {isFinished && (
            <Check aria-hidden className="size-9 shrink-0 rounded-full bg-ok-wash p-1.5 text-ok-ink" />
          )}
          {isFinished ? words('shiftEnded') : formWords('endOfShift')}
        </h1>
        <p className="pt-2 text-3 text-ink-2">
          {listText([dayLong(route.date), ...(startedAt && finishedAt ? [span] : [])])}
        </p>
        {isFinished && (
          <p className="pt-2 text-[17px]/[24px]">
            {formWords(isComplete ? 'thanksForAll' : 'thanksForToday')}
          </p>
        )}
      </div>
      <DayLine route={route} timeZone={day.company.timeZone} />
      <Figures figures={figuresOf(props)} />
      <HandIn route={route} />
      {open > 0 && !isFinished && <Row>{formWords('stopsOpen', { count: open })}</Row>}
      {isFinished && day.nextShift !== undefined && (
        <NextShiftRow shift={day.nextShift} timeZone={day.company.timeZone} />
      )}
      <Row>
        {waiting === 0 ? formWords('everythingSent') : formWords('entriesWaiting', { count: waiting })}
      </Row>
    </section>
  )
}
