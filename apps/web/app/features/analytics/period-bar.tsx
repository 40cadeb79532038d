// Chooses the period and the compared period.
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Select } from '../../ui/select.tsx'
import { COMPARISONS, SPANS, type Comparison, type Span } from './period.ts'
import type { usePeriod } from './use-period.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'

type PeriodState = ReturnType<typeof usePeriod>

const SPAN_LABELS: Record<Span, () => string> = {
  '1': () => reportWords('day'),
  '7': () => words('days7'),
  '30': () => words('days30'),
  '90': () => words('days90'),
  custom: () => words('custom'),
}
const COMPARISON_TEXTS = {
  before: 'daysBefore',
  weekdays: 'sameWeekdays',
  year: 'yearAgo',
} as const satisfies Record<Comparison, string>

function CustomDays({ period, setDays, problem }: PeriodState) {
  return (
    <div className="flex items-center gap-2">
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={reportWords(end === 'from' ? 'firstDay' : 'lastDay')}
          isLabelHidden
          className="w-[144px]"
          aria-invalid={problem !== null}
          // The field keeps an incomplete date without changing the figures.
          defaultValue={period[end]}
          onChange={({ target }) => target.value && setDays({ [end]: target.value })}
        />
      ))}
    </div>
  )
}

export function PeriodBar({ state }: { state: PeriodState }) {
  const { link } = useTenant()
  const { span, period, comparison } = state
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-7">
      <Segments
        label={reportWords('period')}
        value={span}
        onChange={state.setSpan}
        items={SPANS.map((each) => ({ value: each, label: SPAN_LABELS[each]() }))}
        className="max-w-full overflow-x-auto"
      />
      {span === 'custom' ? (
        <CustomDays {...state} />
      ) : (
        <p className="text-2 text-ink-2">
          {span === '1'
            ? dayLong(period.to)
            : reportWords('fromTo', { from: dayLong(period.from), to: dayLong(period.to) })}
        </p>
      )}
      <div className="flex items-center gap-2">
        <span className="text-2 whitespace-nowrap text-ink-2" aria-hidden>
          {words('against')}
        </span>
        <Select
          label={words('comparedWith')}
          isLabelHidden
          className="w-56"
          value={comparison}
          onChange={(next) => {
            const comparison = COMPARISONS.find((each) => each === next)
            if (comparison) state.setComparison(comparison)
          }}
          items={COMPARISONS.map((each) => ({ value: each, label: words(COMPARISON_TEXTS[each]) }))}
        />
      </div>
      <ButtonLink className="ms-auto" to={link('/tenant/analytics/replay')}>
        {words('replay')}
      </ButtonLink>
    </div>
  )
}
