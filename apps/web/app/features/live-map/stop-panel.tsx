// One stop beside the board: on the map, why it is late, and the rest of its van's day.
import { ArrowLeftRight, ClipboardCheck, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, listText, windowText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Attachments } from '../../ui/attachments/attachments.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { KeyValues } from '../../ui/key-values.tsx'
import { Pin, Plate } from '../../ui/plate.tsx'
import { OrderEvents } from '../../ui/proof/order-events.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { beginsAt, isAhead, reasonOf, type DayView, type StopOfVan } from './day.ts'
import type { LiveFeed } from './feed.ts'
import { LiveMap } from './live-map.tsx'
import { useRemedy } from './remedy.ts'
import type { Selection, SelectionActions } from './selection.ts'
import { firstName, reasonText } from './labels.ts'
import { TellRecipient } from './tell-recipient.tsx'

interface StopPanelProps {
  item: StopOfVan
  day: string
  view: DayView
  now: Date
  feed: LiveFeed
  selection: Selection
  actions: SelectionActions
}

/** Planned and current time of every stop ahead of this van. */
function StillAhead({
  stop,
  van,
  ahead,
  actions,
}: {
  stop: StopOfVan['stop']
  van: StopOfVan['van']
  ahead: readonly StopOfVan['stop'][]
  actions: SelectionActions
}) {
  const { timeZone } = useTenant().company
  return (
    <table className="w-full border-separate border-spacing-0 text-2">
      <thead>
        <tr className="text-1 text-ink-3">
          <th scope="col" className="h-8 border-b border-line-2 ps-5 text-start font-mid">
            {liveWords('stillAheadOf', { number: van.route.number })}
          </th>
          <th scope="col" className="border-b border-line-2 px-2 text-end font-mid">
            {liveWords('planHead')}
          </th>
          <th scope="col" className="border-b border-line-2 pe-5 ps-2 text-end font-mid">
            {liveWords('now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ahead.map((other) => (
          <tr key={other.id} className={cn('h-9', other.id === stop.id && 'bg-select')}>
            <td className="max-w-0 border-b border-line ps-5">
              <button
                type="button"
                onClick={() => actions.select(van.route.number, other.id)}
                className="flex w-full items-center gap-2.5 text-start"
              >
                <Pin number={other.sequence} route={van.route.number} isBroken={other.lateSeconds > 0} />
                <span className="truncate">
                  <AsWritten>{other.recipient}</AsWritten>
                </span>
              </button>
            </td>
            <td className="border-b border-line px-2 text-end text-ink-2 tabular-nums">
              {clock(other.plannedArriveAt, timeZone)}
            </td>
            <td
              className={cn(
                'border-b border-line pe-5 ps-2 text-end font-strong tabular-nums',
                other.lateSeconds > 0 && 'text-bad-ink',
              )}
            >
              {clock(beginsAt(other), timeZone)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StopActions({ stop, van, isLate }: StopOfVan & { isLate: boolean }) {
  const [, openRemedy] = useRemedy()
  return (
    <div className="flex flex-wrap gap-2 px-5 pb-4">
      {isLate && <TellRecipient stop={stop} size="m" />}
      {stop.status === 'pending' && (
        <Button
          icon={<ArrowLeftRight />}
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'give', orderId: stop.orderId })}
        >
          {liveWords('giveToAnother')}
        </Button>
      )}
      {isAhead(stop) && van.isOut && (
        <Button
          icon={<ClipboardCheck />}
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'end', orderId: stop.orderId })}
        >
          {liveWords('markAs')}
        </Button>
      )}
      {van.route.driver?.phone && (
        <a
          href={`tel:${van.route.driver.phone}`}
          className="inline-flex h-8 items-center gap-2 rounded border border-line-2 bg-raised px-3.5 text-2 font-mid hover:bg-hover pointer-coarse:h-11 [&_svg]:size-4"
        >
          <Phone aria-hidden /> {liveWords('callPerson', { name: firstName(van.route.driver.name) })}
        </a>
      )}
    </div>
  )
}

/** Why the stop is late, its promise, and possible actions. */
export function StopPanel({ item, day, view, now, feed, selection, actions }: StopPanelProps) {
  const { company, link } = useTenant()
  const { timeZone } = company
  const { stop, van } = item
  const isOpen = isAhead(stop)
  const isLate = isOpen && stop.lateSeconds > 0
  const ahead = van.stops.filter(isAhead)
  return (
    <SidePanel
      title={stop.recipient}
      mark={<Plate number={van.route.number} size="l" />}
      aside={
        isLate ? (
          <strong className="font-strong text-bad-ink">{formatLateness(stop.lateSeconds)}</strong>
        ) : (
          liveWords('stopNumber', { sequence: stop.sequence })
        )
      }
      onClose={() => actions.select(null)}
    >
      <LiveMap
        day={day}
        view={view}
        feed={feed}
        selection={selection}
        hot={null}
        onHot={() => {}}
        actions={actions}
        isTouch={false}
        focus={van}
        className="h-[240px] border-b border-line"
      />
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [liveWords('why'), isLate ? reasonText(reasonOf(van, stop, now), timeZone) : null],
            [liveWords('promised'), windowText(stop.windowStart, stop.windowEnd, timeZone)],
            [liveWords('planned'), clock(stop.plannedArriveAt, timeZone)],
            [
              liveWords(isOpen ? 'now' : 'wasThere'),
              <strong key="now" className={cn('font-strong', isLate && 'text-bad-ink')}>
                {clock(beginsAt(stop), timeZone)}
              </strong>,
            ],
            [liveWords('address'), stop.address],
            [liveWords('driver'), listText([van.label, van.route.vehicle.name])],
            [
              liveWords('messages'),
              <Link key="messages" className="text-link" to={link(`/tenant/messages?order=${stop.orderId}`)}>
                {liveWords('writeTo', { name: stop.recipient })}
              </Link>,
            ],
            [
              liveWords('order'),
              <Link key="order" className="text-link" to={link(`/tenant/orders?order=${stop.orderId}`)}>
                {stop.reference}
              </Link>,
            ],
          ]}
        />
      </div>
      <Attachments key={stop.orderId} orderId={stop.orderId} />
      <OrderEvents
        orderId={stop.orderId}
        reference={stop.reference}
        hasEnded={stop.status === 'served' || stop.status === 'failed'}
        timeZone={timeZone}
        currency={company.currency}
      />
      <StopActions stop={stop} van={van} isLate={isLate} />
      {ahead.length > 0 && <StillAhead stop={stop} van={van} ahead={ahead} actions={actions} />}
    </SidePanel>
  )
}
