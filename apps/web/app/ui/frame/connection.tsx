// Connection state as a dot and a word.
import { cn } from '../cn.ts'

export type ConnectionTone = 'ok' | 'slow' | 'none'

/** A dot with a word; hollow and red when disconnected. */
export function ConnectionDot({
  tone,
  label,
  detail,
  className,
}: {
  tone: ConnectionTone
  label: string
  detail?: string | undefined
  className?: string
}) {
  return (
    <span role="status" className={cn('inline-flex items-center gap-2 text-1 whitespace-nowrap', className)}>
      <span
        aria-hidden
        className={cn(
          'size-[7px] rounded-full',
          tone === 'ok' && 'bg-ok',
          tone === 'slow' && 'bg-transit',
          tone === 'none' && 'border-2 border-bad',
        )}
      />
      <span className={tone === 'none' ? 'font-mid text-bad-ink' : 'text-ink-2'}>{label}</span>
      {detail && <span className="text-ink-3">{detail}</span>}
    </span>
  )
}
