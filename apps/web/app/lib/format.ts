// Formats dates, times, numbers, money and lengths for screens, in the page's language. Times are in the company's
// zone, never the browser's.
import {
  addDays,
  clockOf,
  dayOf as dayOfZone,
  directionOf,
  distanceIn,
  isHalfDayLocale,
  SOURCE_LANGUAGE,
  type DistanceUnit,
  percentText,
  timeOfDay,
  timeRange,
} from '@dropwise/contracts'
import { currentLanguage, currentLocale } from './language.ts'
import { cachedFormat, numberParts, numberText, oneDecimal } from './number-text.ts'
import { isolate } from './words.ts'
import { commonWords as words } from './words/common.ts'

export { count, oneDecimal, percent } from './number-text.ts'

/** A date or time by `Intl` options; without a zone, in the reader's. */
export function dateText(at: Date, options: Intl.DateTimeFormatOptions): string {
  return cachedFormat(
    `date ${JSON.stringify(options)}`,
    (locale) => new Intl.DateTimeFormat(locale, options),
  ).format(at)
}

/** Whether the language writes `2:05 PM`. */
export const isHalfDay = (): boolean => isHalfDayLocale(currentLocale())

/** `14:05` in the zone, or `2:05 PM`. */
export const clock = (at: string | Date | null | undefined, timeZone: string): string =>
  at ? timeOfDay(new Date(at), timeZone, currentLocale()) : ''

/** A full hour of an axis: `14:00`, `2 PM`. */
export const hourText = (at: Date, timeZone: string): string =>
  isHalfDay() ? dateText(at, { hour: 'numeric', timeZone }) : clockOf(at, timeZone)

/** A time of day such as `14:05`, as `clock` writes it. */
export const clockText = (time: string): string => clock(instantOfClock(time), 'UTC')

const instantOfClock = (time: string): string => `1970-01-01T${time.slice(0, 5)}:00Z`

/** `07:30-17:30`: two times of day as stored, or `7:30 AM – 5:30 PM`. */
export const clockRange = (from: string, to: string): string =>
  windowText(instantOfClock(from), instantOfClock(to), 'UTC')

/** `14:05-14:35`, or `2:05–2:35 PM`; `any time` when both ends are open. */
export function windowText(from: string | null, to: string | null, timeZone: string): string {
  if (!from && !to) return words('anyTime')
  if (!from) return words('until', { time: clock(to, timeZone) })
  if (!to) return words('from', { time: clock(from, timeZone) })
  return timeRange(new Date(from), new Date(to), timeZone, currentLocale())
}

const DIRECTION_MARKS = /[\u200e\u200f]/g

/** `30/11/2026` in the order of the language, as people type it; empty for empty. */
export function dayInDigits(day: string): string {
  if (day === '') return ''
  return dateText(new Date(`${day}T00:00:00Z`), {
    calendar: 'gregory',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).replaceAll(DIRECTION_MARKS, '')
}

/** A day by `Intl` options. English dates omit commas, which are too wide for columns. */
export function dayText(day: string, options: Intl.DateTimeFormatOptions): string {
  const text = dateText(new Date(`${day}T00:00:00Z`), { ...options, timeZone: 'UTC' })
  return currentLanguage() === SOURCE_LANGUAGE ? text.replaceAll(',', '') : text
}

/** `Thu 16 Apr 2026`. */
export const dayLong = (day: string): string =>
  dayText(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** `Thu 16 Apr`. */
export const dayShort = (day: string): string =>
  dayText(day, { weekday: 'short', day: 'numeric', month: 'short' })

/** `16 Apr`. */
export const dayOfMonth = (day: string): string => dayText(day, { day: 'numeric', month: 'short' })

/** `16 Apr 14:05`. */
export const dayAndClock = (at: string, timeZone: string): string =>
  `${dayOfMonth(dayOfZone(new Date(at), timeZone))} ${clock(at, timeZone)}`

/** `Thu 16 Apr 14:05`. */
export const weekdayAndClock = (at: string, timeZone: string): string =>
  `${dayShort(dayOfZone(new Date(at), timeZone))} ${clock(at, timeZone)}`

/** `Thursday`. */
export const weekday = (day: string): string => dayText(day, { weekday: 'long' })

/** The first day of the week where the language is at home: 0 for Monday to 6 for Sunday. */
function firstWeekday(): number {
  const locale = new Intl.Locale(currentLanguage()).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  // Browsers that do not tell begin with Monday.
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  return firstDay - 1
}

/** Names or cells of the days from Monday, in the order of the language. */
export const inWeekOrder = <Day>(fromMonday: readonly Day[]): Day[] =>
  fromMonday.map((_, index) => fromMonday[(index + firstWeekday()) % 7]!)

/** The day on which the week of a day begins. */
export function weekStart(day: string): string {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -((fromMonday - firstWeekday() + 7) % 7))
}

/** The seven days of a week in order: `M`, `T` … */
export const weekdayLetters = (): string[] =>
  inWeekOrder(
    Array.from({ length: 7 }, (_, index) =>
      dateText(new Date(Date.UTC(2024, 0, 1 + index)), { weekday: 'narrow', timeZone: 'UTC' }),
    ),
  )

/** January to December. */
export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateText(new Date(Date.UTC(2024, month, 1)), { month: 'long', timeZone: 'UTC' }),
  )

/** A share of 1 with so many decimals: `99.98 %`, rounded as `percentText` does. */
export const shareWith = (share: number, decimals: number): string =>
  words('percent', {
    value: numberText(Number.parseFloat(percentText(share, decimals)), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  })

/** A share of 1 with one decimal: `97.2 %`. */
export const shareText = (share: number): string => shareWith(share, 1)

/** `8.4`, `22`: one decimal only when needed. */
export const decimal = (value: number): string => numberText(value, { maximumFractionDigits: 1 })

/** `2.4` for 2,400 ms. */
export const secondsText = (ms: number): string => oneDecimal(ms / 1000)

/** `8.4 kg`. */
export const weightText = (kilograms: number): string =>
  numberText(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })

/** `8.4 lb`; whole pounds from ten on. */
export const poundsText = (pounds: number): string =>
  numberText(pounds, { style: 'unit', unit: 'pound', maximumFractionDigits: pounds < 10 ? 1 : 0 })

/** `120 l`. */
export const volumeText = (litres: number): string =>
  numberText(litres, { style: 'unit', unit: 'liter', maximumFractionDigits: 1 })

/** `8.4 kg, 120 l`: parts of a line, without a last `and`. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(words('listComma'))

/** `R3, R5 and R9`. */
export const listAnd = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale()).format(parts.map(isolate))

/** `4 or 8`. */
export const listOr = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(parts.map(isolate))

/** `18.5 mi`, `10 km`: a difference in the unit of the company. */
export const distanceText = (amount: number, unit: DistanceUnit): string =>
  numberText(amount, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: 1,
  })

/** `140.8 mi`. */
export function formatDistance(metres: number, unit: DistanceUnit): string {
  return numberText(distanceIn(metres, unit), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}

/** `23 mph`, `37 km/h`. */
export function speedText(metresPerSecond: number, unit: DistanceUnit): string {
  return numberText(distanceIn(metresPerSecond * 3600, unit), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile-per-hour' : 'kilometer-per-hour',
    maximumFractionDigits: 0,
  })
}

const INTL_UNITS = {
  km: 'kilometer',
  mi: 'mile',
  m: 'meter',
  ft: 'foot',
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  gal: 'gallon',
  h: 'hour',
  min: 'minute',
} as const
export type Unit = keyof typeof INTL_UNITS | 'kWh' | 't'

/** `km`, `كم`: a unit beside a field, or in the head of a column. */
export function unitText(unit: Unit): string {
  if (unit === 'kWh') return words('kilowattHours')
  if (unit === 't') return words('tonnes')
  if (currentLanguage().startsWith('en')) return unit
  const parts = numberParts(0, { style: 'unit', unit: INTL_UNITS[unit] })
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}

/** `8.4 kWh`: with one decimal when needed. */
export function amountIn(amount: number, unit: Unit): string {
  const language = currentLanguage()
  if (unit === 'kWh' || unit === 't' || language.startsWith('en'))
    return `${decimal(amount)} ${unitText(unit)}`
  return numberText(amount, { style: 'unit', unit: INTL_UNITS[unit], maximumFractionDigits: 1 })
}

/** `250 m`, `0.5 mi`, `10.5 ft`. */
export const lengthText = (value: number, unit: DistanceUnit | 'm' | 'ft'): string =>
  numberText(value, { style: 'unit', unit: INTL_UNITS[unit], maximumFractionDigits: 2 })

/** `15 h 43`, `43 min`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return words('minutes', { minutes })
  return words('hours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })
}

/** A duration rounded up to the minute: `15 min` of 841 seconds. */
export const wholeMinutes = (seconds: number): string => formatDuration(Math.ceil(seconds / 60) * 60)

/** `9 min late`, `1 h 05 late`, `on time`, `4 min early`, to the minute. */
export function formatLateness(seconds: number): string {
  if (seconds <= 0 && seconds > -60) return words('onTime')
  const duration = wholeMinutes(Math.abs(seconds))
  return seconds > 0 ? words('late', { duration }) : words('early', { duration })
}

/** `6 h 53`. */
export function hours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return words('hours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })
}

/** `2 s ago`, `4 min ago`: age of a signal. */
export function ageText(seconds: number): string {
  if (seconds < 60) return words('secondsAgo', { seconds: Math.max(0, Math.round(seconds)) })
  return words('ago', { duration: formatDuration(seconds) })
}

/** `KH` of `Kit Hargreave`. */
export function initials(name: string): string {
  const parts = name.split(/[\s.@_-]+/).filter(Boolean)
  return ((parts[0]?.[0] ?? '') + (parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : '')).toUpperCase()
}

export { distanceIn }

/** `$99`, `$118.80`, `¥99`, `KWD 99.250`: an amount in whole units of the currency, fractions only when needed. */
export function amountText(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount)
  return currencyText(amount, currency, isWhole ? { maximumFractionDigits: 0 } : {})
}

/** As `amountText`, from hundredths, which prices and costs have in every currency. */
export const money = (hundredths: number, currency: string): string => amountText(hundredths / 100, currency)

/** `$99.00`, for columns of amounts. */
export const moneyWithCents = (hundredths: number, currency: string): string =>
  currencyText(hundredths / 100, currency)

/** `US$`, as Arabic writes some currencies. */
const LETTERS_AND_SIGN = /\p{L}+\p{Sc}$/u
const LEFT_TO_RIGHT_MARK = '\u200e'

/** An amount with the number of decimals of its currency, unless `digits` overrides it. */
export function currencyText(
  amount: number,
  currency: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  const text = numberText(amount, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })
  if (directionOf(currentLanguage()) === 'ltr') return text
  // Without the mark, the sign would move to the other side of its letters.
  return text.replace(LETTERS_AND_SIGN, (symbol) => `${symbol}${LEFT_TO_RIGHT_MARK}`)
}

/** `22 Nov 2026`: the day of an instant in the reader's zone. */
export const dayOf = (iso: string): string =>
  dateText(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })

/** Zone of the company whose portal is open; undefined elsewhere. */
let portalZone: string | undefined

/** Sets the zone of `momentOf`; undefined for the reader's own. Call before anything below renders. */
export function showTimesOf(timeZone: string | undefined): void {
  portalZone = timeZone
}

/** `22 Nov, 14:05`: in the zone of the company whose portal is open, else in the reader's. */
export const momentOf = (iso: string): string =>
  dateText(new Date(iso), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(portalZone && { timeZone: portalZone }),
  })

/** `240 kB`, `3.1 MB`, `2.4 GB`. */
export function fileSize(bytes: number): string {
  const size = (value: number, unit: string, fractionDigits: number) =>
    numberText(value, {
      style: 'unit',
      unit,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
  if (bytes < 1_000_000) return size(Math.max(1, Math.round(bytes / 1000)), 'kilobyte', 0)
  if (bytes < 1_000_000_000) return size(bytes / 1_000_000, 'megabyte', 1)
  return size(bytes / 1_000_000_000, 'gigabyte', 1)
}
