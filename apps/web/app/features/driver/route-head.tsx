// Head of the day: route, progress, account; below it the sync state.
import { ChevronRight, CloudAlert, CloudUpload, WifiOff } from 'lucide-react'
import type { DriverRoute } from '@dropwise/contracts'
import { clock } from '../../lib/format.ts'
import { useOnline } from '../../lib/online.ts'
import { cn } from '../../ui/cn.ts'
import { Logo } from '../../ui/logo.tsx'
import { hueOf } from '../../lib/route-hues.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { Plate } from '../../ui/plate.tsx'
import { Account } from './account.tsx'
import { isOff, nextStop } from './next-step.ts'
import type { FailureKind } from './phone/sync.ts'
import type { Driver } from './use-driver.ts'

/** One cell per stop: filled when done, ringed when current. Above forty stops they would be too small. */
const CELLS_MAX = 40

function Progress({ route }: { route: DriverRoute }) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const next = nextStop(route)
  const hue = `var(--r${hueOf(route.number)})`
  const endedCount = stops.filter(({ status }) => status === 'served' || status === 'failed').length
  if (stops.length > CELLS_MAX)
    return (
      <span className="h-2.5 flex-1 overflow-hidden rounded-s bg-line" aria-hidden>
        <span
          className="block h-full"
          style={{ width: `${(endedCount / stops.length) * 100}%`, background: hue }}
        />
      </span>
    )
  return (
    <span className="flex h-2.5 flex-1 gap-[2px]" aria-hidden>
      {stops.map((stop) => (
        <span
          key={stop.orderId}
          className="min-w-0 flex-1 rounded-[2px] bg-line"
          style={
            stop === next
              ? { boxShadow: `inset 0 0 0 2px ${hue}`, background: 'transparent' }
              : stop.status === 'served' || stop.status === 'failed'
                ? { background: hue }
                : undefined
          }
        />
      ))}
    </span>
  )
}

/** A press opens the list. */
function RouteProgress({ route, onList }: { route: DriverRoute; onList: () => void }) {
  const stops = route.stops.filter((stop) => !isOff(stop))
  const endedCount = stops.filter(({ status }) => status === 'served' || status === 'failed').length
  return (
    <button type="button" onClick={onList} className="flex h-12 min-w-0 flex-1 items-center gap-3 text-3">
      <Plate number={route.number} size="xl" />{' '}
      <span className="font-mid whitespace-nowrap">
        {words('doneOf', { done: endedCount, total: stops.length })}
      </span>
      {/* The accessible name starts with the visible text, for voice control. */}
      <span className="sr-only"> {words('doneAllStops')}</span>
      <Progress route={route} />
    </button>
  )
}

/** One header before and after loading, so an open account menu stays open. */
export function DayHead({ route, onList }: { route?: DriverRoute; onList: () => void }) {
  return (
    <header
      className={cn(
        'flex h-14 shrink-0 items-center justify-between gap-3 px-4',
        route ? 'border-b border-line' : 'bg-rail text-rail-on',
      )}
    >
      {route ? <RouteProgress route={route} onList={onList} /> : <Logo />}
      <Account />
    </header>
  )
}

/** What the bar says of a failure, and since when. */
const FAULT = {
  network: ['noConnection', 'noConnectionSince'],
  server: ['serverFault', 'serverFaultSince'],
  phone: ['phoneFault', 'phoneFault'],
  session: ['signInToSend', 'signInToSend'],
} as const satisfies Record<Exclude<FailureKind, 'refusal'>, unknown>

/** Whether something keeps phone and server apart; the browser knows of a lost network before a call fails. */
export function useFault({ sync }: Pick<Driver, 'sync'>): FailureKind | null {
  const isOnline = useOnline()
  return isOnline ? (sync.failure?.kind ?? null) : 'network'
}

/** A thin bar: what failed since when, and how much waits. Opens the list of unsent events. */
export function SyncBar({ driver, onOpen }: { driver: Driver; onOpen: () => void }) {
  const fault = useFault(driver)
  const { waiting, refused, sync, day } = driver
  if (!fault && waiting === 0 && refused === 0) return null
  const since = sync.failingSince && day && clock(new Date(sync.failingSince), day.company.timeZone)
  const state = () => {
    if (refused > 0) return words('notAccepted', { count: refused })
    if (!fault) return words('sending')
    // The server says why.
    if (fault === 'refusal') return sync.failure?.message
    return since ? words(FAULT[fault][1], { time: since }) : words(FAULT[fault][0])
  }
  const Icon = !fault ? CloudUpload : fault === 'network' ? WifiOff : CloudAlert
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'flex h-12 w-full shrink-0 items-center gap-3 border-b border-line bg-sunk px-4 text-3 font-mid',
        refused > 0 && 'bg-bad-wash text-bad-ink',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden />
      <span role="status" className="truncate">
        {state()}
      </span>
      <span className="ms-auto font-strong whitespace-nowrap tabular-nums">
        {words('waiting', { count: waiting })}
      </span>
      <ChevronRight className="size-5 shrink-0 rtl:-scale-x-100" aria-hidden />
    </button>
  )
}
