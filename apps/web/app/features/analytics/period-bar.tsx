// Chooses the period and the compared period.
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Select } from '../../ui/select.tsx'
import { COMPARISONS, SPANS } from './period.ts'
import type { usePeriod } from './use-period.ts'

type PeriodState = ReturnType<typeof usePeriod>

function CustomDays({ period, setDays, problem }: PeriodState) {
  return (
    <div className="flex items-center gap-2">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={end === 'from' ? 'First day' : 'Last day'}
          isLabelHidden
          type="date"
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
        label="Period"
        value={span}
        onChange={state.setSpan}
        items={SPANS}
        className="max-w-full overflow-x-auto"
      />
      {span === 'custom' ? (
        <CustomDays {...state} />
      ) : (
        <p className="text-2 text-ink-2">
          {span === '1' ? dayLong(period.to) : `${dayLong(period.from)} to ${dayLong(period.to)}`}
        </p>
      )}
      <div className="flex items-center gap-2">
        <span className="text-2 whitespace-nowrap text-ink-2" aria-hidden>
          against
        </span>
        <Select
          label="Compared with"
          isLabelHidden
          className="w-56"
          value={comparison}
          onChange={(next) => {
            const comparison = COMPARISONS.find(({ value }) => value === next)
            if (comparison) state.setComparison(comparison.value)
          }}
          items={COMPARISONS}
        />
      </div>
      <ButtonLink className="ml-auto" to={link('/tenant/analytics/replay')}>
        Replay driven days
      </ButtonLink>
    </div>
  )
}
