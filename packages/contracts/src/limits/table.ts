// Limits of a vehicle, each declared once. The API's schemas, queries, files, the planner's vehicle and the
// sentences about a limit read these two tables (docs/contributing.md, "Places to touch").
import { z } from 'zod'
import type { PlanViolation } from '../api/plans.ts'
import { DEFAULT_CAPACITY_GRAMS, DEFAULT_CAPACITY_PACKAGES, MAX_SHIFT_SECONDS } from '../constants.ts'
import type { UnservedReason } from '../states.ts'
import type { Measures } from '../units.ts'
import { DRIVING_RULE_CELL, drivingRule, restRuleOf, type DrivingRule } from './driving-rule.ts'
import { distance, optional, required, toMinutes, upTo, wholeNumber, type DoneOfDay } from './kinds.ts'

const packages = wholeNumber(0, 100_000)
const kilograms = z.number().min(0).max(100_000)
const minutes = required('max_shift_seconds', wholeNumber(10, 1440), 60)
const reloads = required('max_reloads', wholeNumber(0, 20))
const reloadMinutes = required('reload_seconds', wholeNumber(0, 240), 60)

/**
 * Fields by the API's name. `schema` bounds a value and `initial` that of a new vehicle, where an optional one
 * has the database's default. `store` and `load` translate between API and column. `toPlanner` makes the
 * planner's limit, and `cell` overrides the cell of a file.
 */
export const LIMIT_FIELDS = {
  capacityPackages: {
    ...required('capacity_packages', packages),
    initial: packages.default(DEFAULT_CAPACITY_PACKAGES),
  },
  capacityKg: {
    ...required('capacity_grams', kilograms, 1000),
    initial: kilograms.default(DEFAULT_CAPACITY_GRAMS / 1000),
  },
  capacityLitres: optional('capacity_litres', wholeNumber(0, 1_000_000)),
  capacityPallets: optional('capacity_pallet_tenths', z.number().min(0).max(1_000), 10),
  /** Longest time from departure to return. */
  maxShiftMinutes: {
    ...minutes,
    load: toMinutes,
    initial: minutes.schema.optional(),
    toPlanner: upTo('maxDuration', ({ seconds }) => seconds, {
      runKey: 'maxSeconds',
      most: MAX_SHIFT_SECONDS,
    }),
  },
  maxStops: {
    ...optional('max_stops', wholeNumber(1, 1_000)),
    toPlanner: upTo('maxStops', ({ stops }) => stops, { runKey: 'maxStops' }),
  },
  maxDistanceMetres: {
    ...distance('max_distance_metres', { min: 1_000, max: 2_000_000 }),
    toPlanner: upTo('maxDistance', ({ metres }) => metres),
  },
  maxDrivingWithoutRest: {
    column: 'driving_rules',
    schema: drivingRule.nullable(),
    initial: drivingRule.nullable().default(null),
    store: (rule: DrivingRule | null): DrivingRule[] => (rule ? [rule] : []),
    load: ([rule]: DrivingRule[]): DrivingRule | null => rule ?? null,
    none: [],
    toPlanner: ([rule]: DrivingRule[], { parts }: DoneOfDay) =>
      rule ? { maxDrivingWithoutRest: restRuleOf(rule, parts) } : {},
    cell: DRIVING_RULE_CELL,
  },
  /** Pairs are unloaded in the reverse of their loading. */
  lastInFirstOut: {
    column: 'last_in_first_out',
    schema: z.boolean(),
    initial: z.boolean().default(false),
    store: (isOn: boolean): boolean => isOn,
    load: (isOn: boolean): boolean => isOn,
    none: false,
    toPlanner: (isOn: boolean) => (isOn ? { lastInFirstOut: true } : {}),
    cell: {
      header: 'last_in_first_out',
      must: 'must be yes or no',
      write: (isOn: boolean) => (isOn ? 'yes' : 'no'),
      read: (cell: string) => ({ yes: true, no: false, '': false })[cell.trim().toLowerCase()] ?? cell,
    },
  },
  /** Maximum number of reloads per route at the depot where it starts, and the minutes of one. */
  maxReloads: { ...reloads, initial: reloads.schema.optional(), none: 0 },
  reloadMinutes: { ...reloadMinutes, load: toMinutes, initial: reloadMinutes.schema.optional(), none: 0 },
} as const

interface LimitRule {
  /** Unit of the amount by which a route breaks the limit. */
  unit: PlanViolation['unit']
  /** The reason of an order that is unserved only because of this limit. */
  reason: UnservedReason
  broken: (amount: number, measures: Measures) => string
  /** An order is unserved because the vehicle would exceed the limit. */
  unserved: (vehicle: string, excess: number, measures: Measures) => string
  /** The change of the limit that would serve it. */
  change: (vehicle: string, by: number, measures: Measures) => string
}

const stops = (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`

/** Sentences about each limit of the planner, by its code. */
export const LIMIT_RULES = {
  max_stops: {
    unit: 'stops',
    reason: 'max_stops',
    broken: (amount) => `${stops(amount)} over`,
    unserved: (vehicle) => `${vehicle} may not make another stop.`,
    change: (vehicle, by) => `Allow ${vehicle} ${by} more ${by === 1 ? 'stop' : 'stops'}.`,
  },
  max_distance: {
    unit: 'metres',
    reason: 'max_distance',
    broken: (amount, { distance }) => `${distance(amount)} too far`,
    unserved: (vehicle, excess, { distance }) =>
      `${vehicle} would drive ${distance(excess)} farther than it may.`,
    change: (vehicle, by, { distance }) => `Let ${vehicle} drive ${distance(by)} farther.`,
  },
  /** Only problems in VROOM's format have this limit; vehicles of companies do not. */
  max_travel: {
    unit: 'seconds',
    reason: 'shift',
    broken: (amount, { duration }) => `${duration(amount)} over driving time`,
    unserved: (vehicle, excess, { duration }) =>
      `${vehicle} would drive ${duration(excess)} longer than it may.`,
    change: (vehicle, by, { duration }) => `Let ${vehicle} drive ${duration(by)} longer.`,
  },
  max_driving: {
    unit: 'seconds',
    reason: 'shift',
    broken: (amount, { duration }) => `${duration(amount)} too long without a rest`,
    unserved: (vehicle, excess, { duration }) =>
      `${vehicle} would drive ${duration(excess)} longer without a rest than it may.`,
    change: (vehicle, by, { duration }) =>
      `Give ${vehicle} a break, or let it drive ${duration(by)} longer without one.`,
  },
  max_duration: {
    unit: 'seconds',
    reason: 'shift',
    broken: (amount, { duration }) => `${duration(amount)} over hours`,
    unserved: (vehicle, excess, { duration }) =>
      `${vehicle} would work ${duration(excess)} longer than it may.`,
    change: (vehicle, by, { duration }) => `Let ${vehicle} work ${duration(by)} longer.`,
  },
} as const satisfies Record<string, LimitRule>
