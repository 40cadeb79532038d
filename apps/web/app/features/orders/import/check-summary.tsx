// Numbers of ready and problematic rows, and which are shown.
import { count } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { Segments } from '../../../ui/segments.tsx'

export type CheckView = 'around' | 'all'

interface CheckSummaryProps {
  total: number
  bad: number
  isChecking: boolean
  view: CheckView
  onView: (view: CheckView) => void
}

export function CheckSummary({ total, bad, isChecking, view, onView }: CheckSummaryProps) {
  return (
    <div className="flex items-center gap-6 border-y border-line bg-sunk px-5 py-2.5">
      <Figure value={total - bad} label="ready" />
      <Figure
        value={bad}
        label={bad === 1 ? 'needs attention' : 'need attention'}
        {...(bad > 0 ? { tone: 'text-signal-ink' } : {})}
      />
      <Figure value={total} label={total === 1 ? 'row in total' : 'rows in total'} />
      <span className="ml-auto" />
      {isChecking && (
        <span role="status" className="text-1 text-ink-3">
          Checking addresses
        </span>
      )}
      {bad > 0 && (
        <span className="max-md:hidden">
          <Segments
            label="Rows"
            value={view}
            onChange={onView}
            items={[
              { value: 'around', label: 'Rows near problems' },
              { value: 'all', label: 'All rows' },
            ]}
          />
        </span>
      )}
    </div>
  )
}

function Figure({ value, label, tone }: { value: number; label: string; tone?: string }) {
  return (
    <div className={tone}>
      <div className="text-4 font-strong">{count(value)}</div>
      <div className={cn('text-1', !tone && 'text-ink-2')}>{label}</div>
    </div>
  )
}
