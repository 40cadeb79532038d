// A service's uptime, one cell per day, oldest first.
import { connectionIssueWords as words } from '../lib/words/connection-issue.ts'
import { cn } from './cn.ts'

interface Day {
  day: string
  /** Share of successful probes; null without any. */
  share: number | null
}

const colourOf = (share: number | null): string => {
  if (share === null) return 'bg-mute-wash'
  if (share >= 0.999) return 'bg-ok'
  return share >= 0.95 ? 'bg-transit' : 'bg-bad'
}

export function DayCells({
  label,
  days,
  className,
}: {
  label: string
  days: readonly Day[]
  className?: string
}) {
  return (
    <div className={cn('flex gap-[2px]', className)} role="img" aria-label={label}>
      {days.map(({ day, share }) => (
        <span
          key={day}
          title={
            share === null
              ? words('dayUnmeasured', { day })
              : words('dayUp', { day, percent: (share * 100).toFixed(2) })
          }
          className={cn('flex-1 rounded-[2px]', colourOf(share))}
        />
      ))}
    </div>
  )
}
