// A driver's usual week applied to dates: who works when, who is off, total hours. Pure.
import { addDays, weekdayOf, type Absence, type DriverItem, type WorkShift } from '@dropwise/contracts'

const DAYS = 7

/** The week of a day, Monday first. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: DAYS }, (_, i) => addDays(monday, i))
}

export type DayOfDriver =
  | { kind: 'away'; reason: string }
  | { kind: 'off' }
  | { kind: 'shift'; from: string; to: string; minutes: number; isVehicles: boolean }

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const DAY_MINUTES = 24 * 60
/** A shift whose end is before its start ends on the next day. */
export function shiftMinutes({ from, to, breakMinutes }: Omit<WorkShift, 'day'>): number {
  const end = minutesOf(to) + (to < from ? DAY_MINUTES : 0)
  return Math.max(0, end - minutesOf(from) - breakMinutes)
}

export const absenceOn = (absences: readonly Absence[], day: string): Absence | undefined =>
  absences.find(({ from, to }) => from <= day && day <= to)

/** Drivers without their own week work their vehicle's hours; without a vehicle, not at all. */
export function dayOfDriver(
  { week, absences }: Pick<DriverItem, 'week' | 'absences'>,
  vehicle: { shiftStart: string; shiftEnd: string } | undefined,
  day: string,
): DayOfDriver {
  const away = absenceOn(absences, day)
  if (away) return { kind: 'away', reason: away.reason }
  const shift = week.find((each) => each.day === weekdayOf(day))
  if (shift)
    return { kind: 'shift', from: shift.from, to: shift.to, minutes: shiftMinutes(shift), isVehicles: false }
  if (week.length > 0 || !vehicle) return { kind: 'off' }
  const { shiftStart: from, shiftEnd: to } = vehicle
  return {
    kind: 'shift',
    from,
    to,
    minutes: shiftMinutes({ from, to, breakMinutes: 0 }),
    isVehicles: true,
  }
}

/** Minutes of the driver's own week; null when only the vehicle has hours. */
export function weekMinutes(
  driver: Pick<DriverItem, 'week' | 'absences'>,
  days: readonly string[],
): number | null {
  if (driver.week.length === 0) return null
  return days
    .map((day) => dayOfDriver(driver, undefined, day))
    .reduce((sum, each) => sum + (each.kind === 'shift' ? each.minutes : 0), 0)
}
