// Weekdays by short name.

/** Monday first. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const list = new Intl.ListFormat('en-GB')

/** `Tue and Fri`, `Mon to Fri`, `day` of all. */
export function weekdaysText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  if (days.length === WEEKDAYS.length) return 'day'
  if (days.join('') === '12345') return 'Mon to Fri'
  return list.format(days.map((day) => WEEKDAYS[day - 1] ?? ''))
}
