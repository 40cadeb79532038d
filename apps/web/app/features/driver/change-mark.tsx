// What changed since the driver last looked, in a word; and the line that says how much did.
import { BellRing } from 'lucide-react'
import { plural } from '../../lib/format.ts'
import type { RouteChanges, StopChange } from './changes.ts'

const WORD: Record<StopChange, string> = {
  added: 'New stop',
  moved: 'Moved',
  changed: 'Changed',
  cancelled: 'Cancelled',
}

export function ChangeMark({ change }: { change: StopChange }) {
  return (
    <span className="inline-block rounded-s bg-signal px-1.5 text-2 font-strong text-on-signal">
      {WORD[change]}
    </span>
  )
}

/** Stays until it is tapped: it opens the list, where each change is marked. */
export function ChangesBar({ changes, onOpen }: { changes: RouteChanges; onOpen: () => void }) {
  if (changes.count === 0) return null
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex h-12 w-full shrink-0 items-center gap-3 border-b border-line bg-signal px-4 text-3 font-strong text-on-signal"
    >
      <BellRing className="size-5" aria-hidden />
      <span role="status">{plural(changes.count, 'change')} to your route</span>
      <span className="ml-auto">Look</span>
    </button>
  )
}
