// Reasons of failed and returned stops, one bar each, most frequent first.
import type { AnalyticsResponse } from '@dropwise/contracts'
import type { ChartTable } from './table-data.ts'
import { failureReason } from '../../lib/failure-reason.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'
import { count as countText, shareText } from '../../lib/format.ts'

type Reasons = AnalyticsResponse['reasons']

/** A table by reason instead of day. */
export function reasonTable(reasons: Reasons): ChartTable {
  const all = reasons.reduce((sum, { count }) => sum + count, 0)
  return {
    heads: [words('reason'), reportWords('stops'), words('share')],
    rows: reasons.map(({ reason, count }) => ({
      key: reason,
      cells: [failureReason(reason), countText(count), shareText(count / all)],
      values: [reason, count, count / all],
    })),
  }
}

export function FailureChart({ reasons }: { reasons: Reasons }) {
  const most = Math.max(1, ...reasons.map(({ count }) => count))
  if (reasons.length === 0) return <p className="text-2 text-ink-2">{words('allDelivered')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {reasons.map(({ reason, count }) => (
        <li key={reason} className="grid grid-cols-[128px_minmax(0,1fr)_32px] items-center gap-3 text-2">
          <span className="truncate" title={failureReason(reason)}>
            {failureReason(reason)}
          </span>
          <span aria-hidden className="h-2 bg-cell">
            <span className="block h-full bg-load" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className="text-end font-mid tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  )
}
