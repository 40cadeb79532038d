// Progress of long work: done, remaining, and Stop.
import { Square } from 'lucide-react'
import { commonWords as words } from '../lib/words/common.ts'
import { Button } from './button.tsx'

/** A row above a progress bar; `fraction` 0-1. */
export function LongWork({
  title,
  detail,
  fraction,
  stopLabel,
  onStop,
}: {
  title: string
  detail?: string
  fraction: number
  stopLabel?: string
  onStop?: () => void
}) {
  return (
    <div
      role="status"
      className="relative overflow-hidden rounded border border-line-2 bg-raised px-3.5 py-2.5"
    >
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-2 font-strong">{title}</p>
          {detail && <p className="text-1 text-ink-3">{detail}</p>}
        </div>
        {onStop && (
          <Button icon={<Square />} onClick={onStop}>
            {stopLabel ?? words('stop')}
          </Button>
        )}
      </div>
      <span
        className="absolute start-0 bottom-0 h-0.5 bg-link transition-[width] duration-[160ms]"
        style={{ width: `${Math.min(100, Math.max(0, fraction * 100))}%` }}
      />
    </div>
  )
}
