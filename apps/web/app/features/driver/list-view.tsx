// The day's stops in order: done ones collapsed, the next one large, changes marked.
import {
  ArrowUpDown,
  Ban,
  Check,
  Lock,
  MessageSquareText,
  ScanLine,
  Warehouse,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { firstAddressLine, type DriverRoute, type DriverStop } from '@dropwise/contracts'
import { clock, listText, windowText } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { cn } from '../../ui/cn.ts'
import { Pin } from '../../ui/plate.tsx'
import { ChangeMark } from './change-mark.tsx'
import type { RouteChanges } from './changes.ts'
import { isOff, isOpen, nextStop } from './next-step.ts'
import { ReportLinks } from './report-links.tsx'
import type { Place } from './use-view.ts'
import { companyProofText, handover } from './words.ts'

interface RowProps {
  route: DriverRoute
  stop: DriverStop
  timeZone: string
  changes: RouteChanges
  isNext: boolean
  onOpen: () => void
}

function Mark({ route, stop }: Pick<RowProps, 'route' | 'stop'>) {
  if (isOff(stop)) return <Ban className="m-[5px] size-[22px]" aria-label={words('cancelled')} />
  if (stop.status === 'served')
    return <Check className="m-[5px] size-[22px] text-ok-ink" aria-label={words('delivered')} />
  if (stop.status === 'failed')
    return <X className="m-[5px] size-[22px] text-bad-ink" aria-label={words('notDelivered')} />
  return <Pin number={stop.sequence} route={route.number} size="xl" />
}

function StopRow({ route, stop, timeZone, changes, isNext, onOpen }: RowProps) {
  const window = windowText(stop.window?.from ?? null, stop.window?.to ?? null, timeZone)
  const change = changes.byOrder.get(stop.orderId)
  return (
    <li>
      {stop.reload && isOpen(stop) && (
        <p className="flex min-h-14 items-center gap-3 border-b border-line px-4 text-3 font-mid">
          <Warehouse className="m-[5px] size-[22px]" aria-hidden />
          <span className="min-w-0 flex-1 truncate">{words('loadAgainAt', { depot: route.depot.name })}</span>
          <span className="tabular-nums">{clock(stop.reload.arriveAt, timeZone)}</span>
        </p>
      )}
      <button
        type="button"
        onClick={onOpen}
        aria-current={isNext ? 'step' : undefined}
        className={cn(
          'flex w-full items-center gap-3 border-b border-line px-4 py-2 text-start',
          isNext ? 'min-h-[76px] bg-select' : 'min-h-[60px]',
        )}
      >
        <Mark route={route} stop={stop} />
        <span className={cn('min-w-0 flex-1', isOff(stop) && 'line-through')}>
          <span className={cn('block truncate', isNext ? 'text-4 font-strong' : 'text-3 font-mid')}>
            <bdi>{firstAddressLine(stop.address)}</bdi>
          </span>
          <span className="block truncate text-2 text-ink-2">{listText([window, handover(stop)])}</span>
          {change && <ChangeMark change={change} />}
        </span>
        <span className={cn('text-3 font-mid tabular-nums', stop.lateSeconds > 0 && 'text-bad-ink')}>
          {clock(stop.arrivedAt ?? stop.etaAt ?? stop.plannedArriveAt, timeZone)}
        </span>
      </button>
    </li>
  )
}

/** Finished stops, collapsed. */
function EndedStops({ stops, row }: { stops: readonly DriverStop[]; row: (stop: DriverStop) => ReactNode }) {
  const parcels = stops.reduce((sum, { packages }) => sum + packages, 0)
  return (
    <details className="border-b border-line">
      <summary className="flex h-12 items-center gap-3 px-4 text-3">
        <Check className="size-5" aria-hidden />{' '}
        {words('doneAndParcels', { count: stops.length, parcels: words('parcels', { count: parcels }) })}
      </summary>
      <ol aria-label={words('stopsDone')} className="border-t border-line">
        {stops.map(row)}
      </ol>
    </details>
  )
}

/** Changes of the whole route: the proof that the company requires, and stops that were removed. */
function RouteNotes({ changes: { companyProof, takenAway } }: { changes: RouteChanges }) {
  const notes = [
    ...(companyProof ? [companyProofText(companyProof)] : []),
    ...(takenAway.length > 0 ? [words('takenOffRoute', { names: listText(takenAway) })] : []),
  ]
  return notes.map((note) => (
    <p key={note} className="border-b border-line bg-signal-wash px-4 py-3 text-3 font-mid">
      {note}
    </p>
  ))
}

interface ListActionProps {
  icon: LucideIcon
  label: string
  /** Null hides the action. */
  onPress: (() => void) | null
}

function ListAction({ icon: Icon, label, onPress }: ListActionProps) {
  if (!onPress) return null
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex h-14 w-full items-center gap-3 border-b border-line px-4 text-3 font-mid"
    >
      <Icon className="size-5" aria-hidden /> {label}
    </button>
  )
}

export function ListView({
  route,
  timeZone,
  changes,
  onOpen,
  onReorder,
  isOrderHeld,
  onDispatch,
  onLoad,
  onReport,
}: {
  route: DriverRoute
  timeZone: string
  changes: RouteChanges
  onOpen: (orderId: string) => void
  /** Null when reordering is not allowed. */
  onReorder: (() => void) | null
  /** True when dispatch locked the order. */
  isOrderHeld: boolean
  /** Opens the thread with the office; null while somebody else looks. */
  onDispatch: (() => void) | null
  /** Opens the list of parcels to load; null when there is nothing to load. */
  onLoad: (() => void) | null
  /** Opens a report of a fill or an incident; null while somebody else looks. */
  onReport: ((place: Partial<Place>) => void) | null
}) {
  const next = nextStop(route)
  const isFolded = (stop: DriverStop) => !isOpen(stop) && !changes.byOrder.has(stop.orderId)
  const endedStops = route.stops.filter(isFolded)
  const row = (stop: DriverStop) => (
    <StopRow
      key={stop.orderId}
      route={route}
      stop={stop}
      timeZone={timeZone}
      changes={changes}
      isNext={stop === next}
      onOpen={() => onOpen(stop.orderId)}
    />
  )
  return (
    <>
      {endedStops.length > 0 && <EndedStops stops={endedStops} row={row} />}
      <RouteNotes changes={changes} />
      <ListAction icon={ArrowUpDown} label={words('changeOrder')} onPress={onReorder} />
      <ListAction icon={ScanLine} label={words('loadVan')} onPress={onLoad} />
      <ListAction icon={MessageSquareText} label={words('messagesWithDispatch')} onPress={onDispatch} />
      {onReport && <ReportLinks open={onReport} />}
      {isOrderHeld && (
        <p className="flex min-h-14 items-center gap-3 border-b border-line px-4 text-3 font-mid">
          <Lock className="size-5 shrink-0" aria-hidden /> {words('orderLocked')}
        </p>
      )}
      <ol aria-label={words('stopsToCome')}>{route.stops.filter((stop) => !isFolded(stop)).map(row)}</ol>
      <p className="flex h-16 items-center gap-3 px-4 text-3 font-mid">
        <Warehouse className="m-[5px] size-[22px]" aria-hidden />
        <span className="flex-1 truncate">
          <bdi>{route.endDepot.name}</bdi>
        </span>
        <span className="tabular-nums">{clock(route.returnAt, timeZone)}</span>
      </p>
    </>
  )
}
