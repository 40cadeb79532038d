// Driving time before a rest: a legal rule, the company's own, or none.
import { DRIVING_RULES, type DrivingRule } from '@dropwise/contracts'
import { formatDuration } from '../../lib/format.ts'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

const HOUSE_RULE: DrivingRule = { minutes: 240, restMinutes: 30, counts: 'breaks' }
const KINDS = [
  { value: 'none', label: 'noRule' },
  { value: 'eu_561', label: 'ruleEu561' },
  { value: 'fmcsa', label: 'ruleFmcsa' },
  { value: 'house', label: 'ruleHouse' },
] as const

/** For example `4 h 30 of driving, then 45 min`. */
export const drivingRuleText = ({ minutes, restMinutes }: DrivingRule): string =>
  words('drivingThenRest', { driving: formatDuration(minutes * 60), rest: formatDuration(restMinutes * 60) })

function kindOf(rule: DrivingRule | null): string {
  if (rule === null) return 'none'
  const law = Object.entries(DRIVING_RULES).find(
    ([, one]) =>
      one.minutes === rule.minutes && one.restMinutes === rule.restMinutes && one.counts === rule.counts,
  )
  return law?.[0] ?? 'house'
}

interface DrivingRuleFieldProps {
  value: DrivingRule | null
  onChange: (rule: DrivingRule | null) => void
  errorOf: (path: 'maxDrivingWithoutRest.minutes' | 'maxDrivingWithoutRest.restMinutes') => string | undefined
}

export function DrivingRuleField({ value, onChange, errorOf }: DrivingRuleFieldProps) {
  const kind = kindOf(value)
  const choose = (next: string) =>
    onChange(
      next === 'none'
        ? null
        : next === 'house'
          ? HOUSE_RULE
          : { ...DRIVING_RULES[next as keyof typeof DRIVING_RULES] },
    )
  return (
    <>
      <Select
        label={words('drivingWithoutRest')}
        value={kind}
        onChange={choose}
        items={KINDS.map((each) => ({ value: each.value, label: words(each.label) }))}
      />
      {kind === 'house' && value && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={words('drivingAtMost')}
            type="number"
            suffix={words('minutesUnit')}
            value={String(value.minutes)}
            error={errorOf('maxDrivingWithoutRest.minutes')}
            onChange={({ target }) => onChange({ ...value, minutes: Number(target.value) })}
          />
          <TextField
            label={words('thenBreakOf')}
            type="number"
            suffix={words('minutesUnit')}
            value={String(value.restMinutes)}
            error={errorOf('maxDrivingWithoutRest.restMinutes')}
            onChange={({ target }) => onChange({ ...value, restMinutes: Number(target.value) })}
          />
        </div>
      )}
    </>
  )
}
