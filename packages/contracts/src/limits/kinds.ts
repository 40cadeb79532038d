// Kinds of limits, from which `table.ts` declares each limit of a vehicle.
import { z } from 'zod'
import type { PlanAdjustment, PlanRules } from '../api/plans.ts'
import type { DrivenPart } from './driving-rule.ts'

/** Used amounts of a van's limits on the road. */
export interface DoneOfDay {
  /** Seconds since it left its depot. */
  seconds: number
  stops: number
  metres: number
  /** Parts of the driven legs and stays at stops, in driving order. */
  parts: readonly DrivenPart[]
}

export const NOTHING_DONE: DoneOfDay = { seconds: 0, stops: 0, metres: 0, parts: [] }

export interface RunLimits {
  /** Limits of the run, in addition to the vehicle's. */
  rules: PlanRules
  /** Limits of this vehicle in the run, in place of its own. */
  adjustment: Partial<PlanAdjustment>
}

export const wholeNumber = (min: number, max: number) => z.number().int().min(min).max(max)

/**
 * A number that every vehicle has, in a column that holds `factor` times the API's number. `none` is a stored
 * value that limits nothing.
 */
export const required = <Column extends string>(column: Column, schema: z.ZodNumber, factor = 1) => ({
  column,
  schema,
  store: (value: number): number => Math.round(value * factor),
  load: (stored: number): number => stored / factor,
  none: (schema.maxValue ?? 0) * factor,
})

/** A number that may be null, which limits nothing. */
export const optional = <Column extends string>(column: Column, schema: z.ZodNumber, factor = 1) => ({
  column,
  schema: schema.nullable(),
  initial: schema.nullable().default(null),
  store: (value: number | null) => (value === null ? null : Math.round(value * factor)),
  load: (stored: number | null) => (stored === null ? null : stored / factor),
  none: null,
})

/** A distance, which files hold in the company's unit. */
export const distance = <Column extends string>(column: Column, metres: { min: number; max: number }) => ({
  ...optional(column, wholeNumber(metres.min, metres.max)),
  metres,
})

/** Reads a column of seconds as whole minutes. */
export const toMinutes = (seconds: number): number => Math.round(seconds / 60)

/**
 * The planner's limit `key`: the vehicle's or the run's where tighter, or the adjusted one, minus what its day
 * has used.
 */
export function upTo<Key extends string>(
  key: Key,
  used: (done: DoneOfDay) => number,
  { runKey, most }: { runKey?: 'maxSeconds' | 'maxStops'; most?: number } = {},
) {
  return (
    stored: number | null,
    done: DoneOfDay,
    { rules, adjustment }: RunLimits,
  ): Partial<Record<Key, number>> => {
    const limits = [stored ?? Infinity, most ?? Infinity, (runKey && rules[runKey]) ?? Infinity]
    const limit = (runKey && adjustment[runKey]) ?? Math.min(...limits)
    const rest = { [key]: Math.max(0, Math.floor(limit - used(done))) } as Record<Key, number>
    return limit === Infinity ? {} : rest
  }
}
