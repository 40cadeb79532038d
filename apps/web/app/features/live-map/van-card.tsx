// The selected van: position, next stop, promises at risk, return.
import {
  ArrowLeftRight,
  ClipboardCheck,
  History,
  LocateFixed,
  MessageSquare,
  Phone,
  OctagonX,
  X,
} from 'lucide-react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { ageText, clock, formatLateness, hours, listText, speedText, windowText } from '../../lib/format.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { liveWords } from '../../lib/words/live.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { KeyValues } from '../../ui/key-values.tsx'
import { Plate } from '../../ui/plate.tsx'
import { beginsAt, isAhead, type VanDay } from './day.ts'
import { isSilent, useFix, useTick, type LiveFeed } from './feed.ts'
import { OrderLockButton } from './order-lock-button.tsx'
import { RecallButton } from './recall-button.tsx'
import { StartTimeButton } from './start-time-button.tsx'
import { useRemedy } from './remedy.ts'
import type { SelectionActions } from './selection.ts'

const LINK =
  'inline-flex h-[26px] items-center gap-1.5 rounded border border-line-2 bg-raised px-2.5 text-1 font-mid hover:bg-hover pointer-coarse:h-9'
/** Below this speed a van counts as standing, in metres per second. */
const STANDING_MPS = 0.8

function NowText({ van, feed, units }: { van: VanDay; feed: LiveFeed; units: 'mi' | 'km' }) {
  const fix = useFix(feed, van.route.vehicle.id)
  const now = useTick(1_000)
  if (!fix) return <>{liveWords(van.isOut ? 'noFix' : 'atDepot')}</>
  const speed = fix.speedMps ?? 0
  const age = ageText((now - fix.heardAt) / 1000)
  const deed =
    van.isAtStop && van.current
      ? liveWords('atStop', { sequence: van.current.sequence })
      : speed < STANDING_MPS
        ? liveWords('standing')
        : speedText(speed, units)
  if (isSilent(fix, now)) return <span className="text-transit-ink">{liveWords('noSignal', { age })}</span>
  return (
    <>
      {deed}
      {commonWords('listComma')}
      <span className="text-ink-3">{liveWords('fixAge', { age })}</span>
    </>
  )
}

type Stop = VanDay['stops'][number]

function VanFacts({
  van,
  chosen: chosenStop,
  feed,
}: {
  van: VanDay
  chosen: Stop | undefined
  feed: LiveFeed
}) {
  const { company } = useTenant()
  const { timeZone } = company
  const { route, current } = van
  const worst = van.late[0]
  const returnAt = route.etaReturnAt ?? route.returnAt
  const dayLength = (Date.parse(returnAt) - Date.parse(route.departAt)) / 1000
  // Omits the length of a day below 0: a van that left early may return before its planned start.
  const finish = listText([clock(returnAt, timeZone), ...(dayLength > 0 ? [hours(dayLength)] : [])])
  return (
    <KeyValues
      labelWidth={52}
      rows={[
        [liveWords('now'), <NowText key="now" van={van} feed={feed} units={company.units} />],
        [
          liveWords('next'),
          current
            ? liveWords(van.isAtStop ? 'stopSince' : 'stopAtTime', {
                sequence: current.sequence,
                time: clock(beginsAt(current), timeZone),
              })
            : liveWords('allStopsDone'),
        ],
        [
          liveWords('stop'),
          chosenStop && chosenStop !== worst && chosenStop !== current
            ? listText([
                String(chosenStop.sequence),
                chosenStop.recipient,
                chosenStop.status === 'served'
                  ? liveWords('deliveredAt', { time: clock(chosenStop.arrivedAt, timeZone) })
                  : clock(beginsAt(chosenStop), timeZone),
                windowText(chosenStop.windowStart, chosenStop.windowEnd, timeZone),
              ])
            : null,
        ],
        [
          liveWords('thenLate'),
          worst ? (
            <strong key="late" className="font-strong text-bad-ink">
              {liveWords('stopLateness', {
                sequence: worst.sequence,
                lateness: formatLateness(worst.lateSeconds),
              })}
            </strong>
          ) : null,
        ],
        [liveWords('finish'), finish],
        [
          liveWords('stopOrder'),
          listText([
            ...(route.orderLockedAt
              ? [liveWords('lockedAt', { time: clock(route.orderLockedAt, timeZone) })]
              : []),
            ...(route.reorderedAt
              ? [liveWords('changedByDriver', { time: clock(route.reorderedAt, timeZone) })]
              : []),
          ]) || null,
        ],
      ]}
    />
  )
}

function VanActions({
  van,
  chosen: chosenStop,
  isFollowing,
  actions,
}: {
  van: VanDay
  chosen: Stop | undefined
  isFollowing: boolean
  actions: SelectionActions
}) {
  const [, openRemedy] = useRemedy()
  const { link } = useTenant()
  const { route, current } = van
  const { driver } = route
  // The stop whose outcome dispatch may record: the chosen one while it is ahead, else the current one.
  const marked = chosenStop && isAhead(chosenStop) ? chosenStop : current
  // A stop at which the van already stands cannot move.
  const movable = [chosenStop, van.late[0], current].find((stop) => stop?.status === 'pending')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {driver?.phone && (
        <a href={`tel:${driver.phone}`} className={LINK}>
          <Phone className="size-3.5" aria-hidden /> {liveWords('call')}
        </a>
      )}
      <Button
        size="s"
        variant={isFollowing ? 'primary' : 'secondary'}
        icon={<LocateFixed />}
        aria-pressed={isFollowing}
        onClick={() => actions.follow(!isFollowing)}
      >
        {liveWords(isFollowing ? 'following' : 'follow')}
      </Button>
      {route.status !== 'dispatched' && (
        <Button size="s" icon={<History />} onClick={() => actions.show('trail')}>
          {liveWords('trail')}
        </Button>
      )}
      {driver && (
        <Link to={link(`/tenant/messages?show=drivers&driver=${driver.id}`)} className={LINK}>
          <MessageSquare className="size-3.5" aria-hidden /> {liveWords('message')}
        </Link>
      )}
      {marked && van.isOut && (
        <Button
          size="s"
          icon={<ClipboardCheck />}
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'end', orderId: marked.orderId })}
        >
          {liveWords('markStop', { sequence: marked.sequence })}
        </Button>
      )}
      {movable && (
        <Button
          size="s"
          icon={<ArrowLeftRight />}
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'give', orderId: movable.orderId })}
        >
          {liveWords('moveStop', { sequence: movable.sequence })}
        </Button>
      )}
      {current && route.status !== 'finished' && (
        <Button
          size="s"
          icon={<OctagonX />}
          needs="plans:dispatch"
          onClick={() => openRemedy({ kind: 'van_out', vehicleId: route.vehicle.id })}
        >
          {liveWords('vanOut')}
        </Button>
      )}
      {current && route.status !== 'finished' && <OrderLockButton route={route} />}
      {current && route.status === 'dispatched' && <StartTimeButton route={route} />}
      {route.status === 'dispatched' && <RecallButton routeId={route.id} number={route.number} />}
    </div>
  )
}

/** Floats over the map; on phones it sits above the list. */
export function VanCard({
  van,
  stopId,
  feed,
  isFollowing,
  actions,
  className,
}: {
  van: VanDay
  stopId: string | null
  feed: LiveFeed
  isFollowing: boolean
  actions: SelectionActions
  className?: string
}) {
  const { route } = van
  const chosenStop = van.stops.find((stop) => stop.id === stopId)
  return (
    <section
      aria-label={`R${route.number}, ${van.label}`}
      className={cn('flex flex-col gap-2.5 rounded bg-raised p-3 shadow-float', className)}
    >
      <header className="flex items-center gap-2.5">
        <Plate number={route.number} />
        <h2 className="min-w-0 truncate text-2">
          <AsWritten>{van.label}</AsWritten>
        </h2>
        <span className="ms-auto truncate text-1 text-ink-2">
          {route.driver ? route.vehicle.name : route.vehicle.registration}
        </span>
        <IconButton label={frameWords('close')} size="s" onClick={() => actions.select(null)}>
          <X />
        </IconButton>
      </header>
      <VanFacts van={van} chosen={chosenStop} feed={feed} />
      <VanActions van={van} chosen={chosenStop} isFollowing={isFollowing} actions={actions} />
    </section>
  )
}
