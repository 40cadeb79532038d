// Numbers of ready and problematic rows, and which are shown.
import { count } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { Segments } from '../../../ui/segments.tsx'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

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
      <Figure value={total - bad} label={words('ready')} />
      <Figure
        value={bad}
        label={words('needAttention', { count: bad })}
        {...(bad > 0 ? { tone: 'text-signal-ink' } : {})}
      />
      <Figure value={total} label={words('rowsInTotal', { count: total })} />
      <span className="ms-auto" />
      {isChecking && (
        <span role="status" className="text-1 text-ink-3">
          {words('checkingAddresses')}
        </span>
      )}
      {bad > 0 && (
        <span className="max-md:hidden">
          <Segments
            label={words('rows')}
            value={view}
            onChange={onView}
            items={[
              { value: 'around', label: words('rowsNearProblems') },
              { value: 'all', label: words('allRows') },
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
