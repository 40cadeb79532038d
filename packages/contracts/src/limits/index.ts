// Derives types and functions for the API, the database, files and the planner from the tables of limits.
import type { z } from 'zod'
import type { DoneOfDay, RunLimits } from './kinds.ts'
import { LIMIT_FIELDS, LIMIT_RULES } from './table.ts'

export { DRIVING_RULES, drivingRule, type DrivenPart, type DrivingRule } from './driving-rule.ts'
export { NOTHING_DONE, type DoneOfDay } from './kinds.ts'
export { LIMIT_RULES } from './table.ts'

type Fields = typeof LIMIT_FIELDS
type Field = Fields[keyof Fields]
type CamelCase<Snake extends string> = Snake extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Snake

export type LimitCode = keyof typeof LIMIT_RULES
export type LimitColumn = Field['column']
/** Limits as the API has them. */
export type VehicleLimits = { -readonly [Key in keyof Fields]: z.output<Fields[Key]['schema']> }
/** Limits as columns of `public.vehicles` hold them. */
export type LimitRow = { [Of in Field as Of['column']]: ReturnType<Of['store']> }
/** The columns by their names in camel case, as in a van's day. */
export type VanLimits = { [Of in Field as CamelCase<Of['column']>]: ReturnType<Of['store']> }

/** The type of any field, for code that treats all fields the same way. */
interface AnyField {
  column: LimitColumn
  store: (value: unknown) => unknown
  load: (stored: unknown) => unknown
  none: unknown
  toPlanner?: (stored: unknown, done: DoneOfDay, run: RunLimits) => object
  metres?: { min: number; max: number }
  cell?: {
    header: string
    must: string
    write: (value: unknown) => string | null
    read: (cell: string) => unknown
  }
}
export const LIMIT_LIST = Object.entries(LIMIT_FIELDS) as unknown as [keyof Fields, AnyField][]

const camelCase = (snake: string): string =>
  snake.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Columns, and their names in a van's day. */
export const LIMIT_COLUMNS = LIMIT_LIST.map(([, { column }]) => ({ column, name: camelCase(column) }))

const mapFields = <Result>(map: (field: AnyField, key: keyof Fields) => [string, unknown]): Result =>
  Object.fromEntries(LIMIT_LIST.map(([key, field]) => map(field, key))) as Result

/** Schemas for an object of the API. */
export const limitSchemas = mapFields<{ [Key in keyof Fields]: Fields[Key]['schema'] }>((_, key) => [
  key,
  LIMIT_FIELDS[key].schema,
])
export const initialLimitSchemas = mapFields<{ [Key in keyof Fields]: Fields[Key]['initial'] }>((_, key) => [
  key,
  LIMIT_FIELDS[key].initial,
])

/** Values that limit nothing. */
export const NO_LIMITS = mapFields<VehicleLimits>(({ load, none }, key) => [key, load(none)])
export const NO_VAN_LIMITS = mapFields<VanLimits>(({ column, none }) => [camelCase(column), none])

/** Columns of the given fields; the others are undefined. */
export function storeLimits(values: { [Key in keyof VehicleLimits]?: VehicleLimits[Key] | undefined }): {
  [Column in LimitColumn]?: LimitRow[Column] | undefined
} {
  return mapFields(({ column, store }, key) => [
    column,
    values[key] === undefined ? undefined : store(values[key]),
  ])
}

export const loadLimits = (row: LimitRow): VehicleLimits =>
  mapFields(({ column, load }, key) => [key, load(row[column])])

/** The intersection of the planner's limits from all fields. */
type Taker<Of> = Of extends { toPlanner: (...args: never[]) => infer Part } ? (part: Part) => void : never
type PlannerLimits = Taker<Field> extends (part: infer All) => void ? All : never

/** The van's limits in the planner's form, minus what its day has used. */
export function plannerLimits(van: VanLimits, done: DoneOfDay, run: RunLimits): PlannerLimits {
  const parts = LIMIT_LIST.map(([, { column, toPlanner }]) =>
    toPlanner?.(van[camelCase(column) as keyof VanLimits], done, run),
  )
  return Object.assign({}, ...parts) as PlannerLimits
}

/** The sentences of a limit, by its code; undefined for other rules. */
export const limitRuleOf = (code: string) =>
  Object.hasOwn(LIMIT_RULES, code) ? LIMIT_RULES[code as LimitCode] : undefined
