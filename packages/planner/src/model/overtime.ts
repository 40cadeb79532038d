// Price of overtime on a route's day.
import type { CompiledVehicle } from './compile.ts'
import { MAX_VALUE } from './problem.ts'

export const hasOvertime = (v: CompiledVehicle): boolean => v.overtimeAfter < MAX_VALUE

/** What a day of this many paid seconds costs beyond the price of every hour. */
export const priceOfOvertime = (v: CompiledVehicle, duration: number): number =>
  duration > v.overtimeAfter ? v.ratePerOvertimeSecond * (duration - v.overtimeAfter) : 0
