// Changes since the driver's last look: a mark per stop, and a bar that names them.
import { BellRing, X } from 'lucide-react'
import type { DriverRoute } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import type { RouteChanges, StopChange } from './changes.ts'
import { changeLines, changeText } from './words.ts'

/** Maximum number of changes in the bar; the list marks all. */
const LINES_MAX = 3

export function ChangeMark({ change }: { change: StopChange }) {
  return (
    <span className="inline-block rounded-s bg-signal px-1.5 text-2 font-strong text-on-signal">
      {changeText(change)}
    </span>
  )
}

interface ChangesBarProps {
  route: DriverRoute
  changes: RouteChanges
  onOpen: () => void
  onClose: () => void
}

/** Stays until closed, or until the driver acts at a stop; marks in the list stay. */
export function ChangesBar({ route, changes, onOpen, onClose }: ChangesBarProps) {
  if (changes.count === 0 || changes.areTold) return null
  const lines = changeLines(route, changes)
  const more = lines.length - LINES_MAX
  return (
    <div className="flex w-full shrink-0 items-stretch border-b border-line bg-signal text-3 text-on-signal">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-2 ps-4 text-start font-strong"
      >
        <BellRing className="size-5 shrink-0" aria-hidden />
        <span role="status" className="min-w-0">
          {lines.slice(0, LINES_MAX).map((line) => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
          {more > 0 && <span className="block">{words('andMore', { count: more })}</span>}
        </span>
        <span className="ms-auto">{words('look')}</span>
      </button>
      <button
        type="button"
        aria-label={words('closeChanges')}
        onClick={onClose}
        className="grid w-12 shrink-0 place-items-center"
      >
        <X className="size-5" aria-hidden />
      </button>
    </div>
  )
}
