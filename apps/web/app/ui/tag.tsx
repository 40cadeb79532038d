// Small labels: red for a broken rule with its amount, signal colour for needed action, plain otherwise.
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type TagTone = 'bad' | 'badFill' | 'signal' | 'plain' | 'outline' | 'ok' | 'out'
const TONES: Record<TagTone, string> = {
  bad: 'bg-bad-wash text-bad-ink',
  badFill: 'bg-bad text-on-bad',
  signal: 'bg-signal text-on-signal',
  plain: 'bg-mute-wash text-mute-ink',
  outline: 'border border-line-2 text-ink-2',
  ok: 'bg-ok-wash text-ok-ink',
  out: 'bg-out-wash text-out-ink',
}

/** A tag, e.g. `9 min late`, `unserved`, `Locked`. */
export function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: TagTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1 rounded-s px-1.5 text-1 font-mid whitespace-nowrap [&_svg]:size-3.5',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** A count of things that need action. Hidden at zero. */
export function Count({ value, className }: { value: number; className?: string }) {
  if (value <= 0) return null
  return (
    <span
      className={cn(
        'inline-grid h-[18px] min-w-[18px] place-items-center rounded-s bg-signal px-1 text-1 font-strong text-on-signal',
        className,
      )}
    >
      {value > 999 ? '999+' : value}
    </span>
  )
}
