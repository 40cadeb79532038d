// Days, distances and durations as documents of each language write them.
import {
  distanceIn,
  formatDistance,
  formatDuration,
  localeOf,
  type DistanceUnit,
  type Language,
} from '@dropwise/contracts'

const UNITS = { km: 'kilometer', mi: 'mile' } as const
const isEnglish = (language: Language) => language.startsWith('en')

const distances = (language: Language, unit: DistanceUnit) =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: UNITS[unit],
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** `30/11/2026`, `30.11.2026`, `2026/11/30`: a day in a column. Without the direction marks of Arabic, which fonts lack. */
export const dayText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(date))
    .replaceAll('\u200F', '')

/** `140.8 km`, `140,8 km`, `140.8 公里`. */
export const distanceText = (metres: number, unit: DistanceUnit, language: Language): string =>
  isEnglish(language)
    ? formatDistance(metres, unit)
    : distances(language, unit).format(distanceIn(metres, unit))

/** `km`, `公里`: the head of a column of distances. */
export const unitName = (unit: DistanceUnit, language: Language): string =>
  isEnglish(language)
    ? unit
    : (distances(language, unit)
        .formatToParts(0)
        .find(({ type }) => type === 'unit')?.value ?? unit)

/** `8.4 kg`, `8,4 кг`. */
export const weightText = (kilograms: number, language: Language): string =>
  isEnglish(language)
    ? `${kilograms} kg`
    : new Intl.NumberFormat(localeOf(language), {
        style: 'unit',
        unit: 'kilogram',
        maximumFractionDigits: 3,
      }).format(kilograms)

/** `15 h 43`, `15 Std., 43 Min.`; minutes alone below an hour. */
export function durationText(seconds: number, language: Language): string {
  if (isEnglish(language)) return formatDuration(seconds)
  const minutes = Math.round(seconds / 60)
  const amount = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const parts = [
    ...(minutes >= 60 ? [amount(Math.floor(minutes / 60), 'hour')] : []),
    amount(minutes % 60, 'minute'),
  ]
  return new Intl.ListFormat(localeOf(language), { type: 'unit', style: 'narrow' }).format(parts)
}
