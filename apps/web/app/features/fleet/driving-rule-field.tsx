// Driving time before a rest: a legal rule, the company's own, or none.
import { DRIVING_RULES, formatDuration, type DrivingRule } from '@dropwise/contracts'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const HOUSE_RULE: DrivingRule = { minutes: 240, restMinutes: 30, counts: 'breaks' }
const ITEMS = [
  { value: 'none', label: 'No rule' },
  { value: 'eu_561', label: 'EU 561/2006: 4 h 30, then a break of 45 min' },
  { value: 'fmcsa', label: 'FMCSA: 8 h, then 30 min without driving' },
  { value: 'house', label: 'A rule of our own' },
]

/** For example `4 h 30 of driving, then 45 min`. */
export const drivingRuleText = ({ minutes, restMinutes }: DrivingRule): string =>
  `${formatDuration(minutes * 60)} of driving, then ${formatDuration(restMinutes * 60)}`

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
      <Select label="Driving without a rest" value={kind} onChange={choose} items={ITEMS} />
      {kind === 'house' && value && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Driving at most"
            type="number"
            suffix="min"
            value={String(value.minutes)}
            error={errorOf('maxDrivingWithoutRest.minutes')}
            onChange={({ target }) => onChange({ ...value, minutes: Number(target.value) })}
          />
          <TextField
            label="Then a break of"
            type="number"
            suffix="min"
            value={String(value.restMinutes)}
            error={errorOf('maxDrivingWithoutRest.restMinutes')}
            onChange={({ target }) => onChange({ ...value, restMinutes: Number(target.value) })}
          />
        </div>
      )}
    </>
  )
}
