// A short usage bar: ink, because load is not news; red when exceeded.
import { cn } from './cn.ts'
import { percent as percentText } from '../lib/format.ts'

/** `fraction` 0-1 of a capacity; announced as percent. */
export function Meter({
  fraction,
  label,
  className,
}: {
  fraction: number
  label: string
  className?: string
}) {
  const percent = Math.round(fraction * 100)
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      title={`${label} ${percentText(percent)}`}
      className={cn('inline-block h-[5px] w-7 overflow-hidden rounded-full bg-cell align-middle', className)}
    >
      <span
        className={cn('block h-full', fraction > 1 ? 'bg-bad' : 'bg-load')}
        style={{ width: `${Math.min(100, percent)}%` }}
      />
    </span>
  )
}
