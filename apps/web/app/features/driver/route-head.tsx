// Head of the day: route, progress, account; below it the sync state.
import { ChevronRight, CloudUpload, WifiOff } from 'lucide-react'
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

/** A thin bar: offline since when, and how much waits. Opens the list of unsent events. */
export function SyncBar({ driver, onOpen }: { driver: Driver; onOpen: () => void }) {
  const isOnline = useOnline()
  const { waiting, refused, sync, day } = driver
  const isOffline = !isOnline || sync.failingSince !== null
  if (!isOffline && waiting === 0 && refused === 0) return null
  const since = sync.failingSince && day && clock(new Date(sync.failingSince), day.company.timeZone)
  const offline = since ? words('noConnectionSince', { time: since }) : words('noConnection')
  const state = sync.isSignedOut ? words('signInToSend') : isOffline ? offline : words('sending')
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'flex h-12 w-full shrink-0 items-center gap-3 border-b border-line bg-sunk px-4 text-3 font-mid',
        refused > 0 && 'bg-bad-wash text-bad-ink',
      )}
    >
      {isOffline ? (
        <WifiOff className="size-5" aria-hidden />
      ) : (
        <CloudUpload className="size-5" aria-hidden />
      )}
      <span role="status">{refused > 0 ? words('notAccepted', { count: refused }) : state}</span>
      <span className="ms-auto font-strong tabular-nums">{words('waiting', { count: waiting })}</span>
      <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden />
    </button>
  )
}
