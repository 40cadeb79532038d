// State of a check: colour, icon and word.
import { Check, CircleDashed, LoaderCircle, TimerOff, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import type { CheckState } from '../lib/health.ts'
import { connectionIssueWords as words } from '../lib/words/connection-issue.ts'
import { cn } from './cn.ts'

const LOOK = {
  pending: { text: 'statePending', icon: CircleDashed, className: 'bg-mute-wash text-mute-ink' },
  running: {
    text: 'stateRunning',
    icon: LoaderCircle,
    className: 'bg-out-wash text-out-ink [&_svg]:animate-[turn_1s_linear_infinite]',
  },
  success: { text: 'stateSuccess', icon: Check, className: 'bg-ok-wash text-ok-ink' },
  slow: { text: 'stateSlow', icon: TriangleAlert, className: 'bg-transit-wash text-transit-ink' },
  error: { text: 'stateError', icon: X, className: 'bg-bad-wash text-bad-ink' },
  timeout: { text: 'stateTimeout', icon: TimerOff, className: 'bg-bad-wash text-bad-ink' },
} as const satisfies Record<CheckState, { text: string; icon: LucideIcon; className: string }>

/** Badge of a diagnostic check. */
export function CheckBadge({ state }: { state: CheckState }) {
  const { text, icon: Icon, className } = LOOK[state]
  return (
    <span className={cn('inline-flex h-5 items-center gap-1.5 rounded-s px-2 text-1 font-mid', className)}>
      <Icon className="size-3.5" aria-hidden />
      {words(text)}
    </span>
  )
}
