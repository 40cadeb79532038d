// Values of a report as text.
import { MEASURE_RULES, type MeasureKey, type ReportGroup } from '@dropwise/contracts'
import {
  count,
  currencyText,
  dateText,
  dayShort,
  decimal,
  distanceText,
  shareText,
} from '../../lib/format.ts'
import { MEASURE_TEXTS } from './names.ts'

export interface Units {
  units: 'mi' | 'km'
  currency: string
}

const MISSING = '–'

export function valueText(key: MeasureKey, value: number | null, { units, currency }: Units): string {
  if (value === null) return MISSING
  switch (MEASURE_RULES[key].kind) {
    case 'count':
      return count(value)
    case 'share':
      return shareText(value)
    case 'money':
      return currencyText(value, currency)
    case 'distance':
      return distanceText(value, units)
    case 'decimal':
    case 'stars':
      return decimal(value)
  }
}

/** Days, weeks and months are named by their first day. */
export function rowName(by: ReportGroup, { key, label }: { key: string; label: string }): string {
  if (by === 'day' || by === 'week') return dayShort(key)
  if (by === 'month')
    return dateText(new Date(`${key}T00:00:00Z`), { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return label
}

export const measureName = (key: MeasureKey): string => MEASURE_TEXTS[key].name()
