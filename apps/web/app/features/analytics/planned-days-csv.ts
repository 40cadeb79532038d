// The planned days as a CSV file, in metres and seconds.
import type { PlannedDay } from './api.ts'

const COLUMNS = {
  date: 'date',
  routes: 'route_count',
  stops: 'stop_count',
  unserved: 'unserved_count',
  distance_metres: 'distance_metres',
  drive_seconds: 'drive_seconds',
  wait_seconds: 'wait_seconds',
} as const satisfies Record<string, keyof PlannedDay>

/** Header and one line a day. */
export function plannedDaysCsv(days: readonly PlannedDay[]): string {
  const fields = Object.values(COLUMNS)
  return [
    Object.keys(COLUMNS).join(','),
    ...days.map((day) => fields.map((field) => day[field]).join(',')),
  ].join('\n')
}

/** Hands the file to the browser. */
export function downloadPlannedDays(days: readonly PlannedDay[]): void {
  const url = URL.createObjectURL(new Blob([plannedDaysCsv(days)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'planned-days.csv'
  link.click()
  URL.revokeObjectURL(url)
}
