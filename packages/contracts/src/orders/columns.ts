// Values of ORDER_COLUMNS in stored, typed and listed form, and conversions.
import { z } from 'zod'
import type { ChoiceColumn, ListColumn, NumberColumn, TextColumn } from './column-kinds.ts'
import { ORDER_COLUMNS } from './fields.ts'

type Columns = typeof ORDER_COLUMNS
type ValueOf<Column> = Column extends { kind: 'text' }
  ? string | null
  : Column extends { kind: 'list' }
    ? string[]
    : Column extends ChoiceColumn<string, string, string, infer Value>
      ? Value
      : number

/** Values in public.orders, by column. */
export type StoredColumns = { [Name in keyof Columns as Columns[Name]['column']]: ValueOf<Columns[Name]> }
/** Values in forms and request bodies, by property. */
export type TypedColumns = { [Name in keyof Columns as Columns[Name]['property']]: ValueOf<Columns[Name]> }
/** Values in responses. */
export type ListedColumns = { [Name in keyof Columns as Columns[Name]['listedAs']]: ValueOf<Columns[Name]> }

export type OrderColumn = NumberColumn | TextColumn | ChoiceColumn | ListColumn
/** The columns as a plain list. */
export const ORDER_COLUMN_LIST: readonly OrderColumn[] = Object.values(ORDER_COLUMNS)

/** True for numeric columns. */
export function isNumeric(column: OrderColumn): column is NumberColumn {
  return column.kind === 'number' || column.kind === 'level'
}

type Shape<Part extends 'schema' | 'listed', Key extends 'property' | 'listedAs'> = {
  [Name in keyof Columns as Columns[Name][Key]]: Columns[Name][Part]
}
type DefaultShape = {
  [Name in keyof Columns as Columns[Name]['property']]: z.ZodDefault<Columns[Name]['schema']>
}

function byName<Result>(entry: (column: OrderColumn) => [string, unknown]): Result {
  // Runs once per row of large files: a loop takes a third of the time of `Object.fromEntries`.
  const result: Record<string, unknown> = {}
  for (const column of ORDER_COLUMN_LIST) {
    const [name, value] = entry(column)
    result[name] = value
  }
  return result as Result
}

/** For bodies that change an order. */
export const typedShape = byName<Shape<'schema', 'property'>>((column) => [column.property, column.schema])
/** For bodies that create an order. */
export const typedShapeWithDefaults = byName<DefaultShape>((column) => [column.property, defaultOf(column)])
/** For answers. */
export const listedShape = byName<Shape<'listed', 'listedAs'>>((column) => [column.listedAs, column.listed])

function defaultOf(column: OrderColumn): z.ZodType {
  if (column.kind === 'text') return column.schema
  if (column.kind === 'list') return column.schema.default([])
  return column.kind === 'choice'
    ? column.schema.default(column.default)
    : column.schema.default(column.default)
}

type Values = Readonly<Record<string, unknown>>

type SomeTyped = Readonly<Partial<Record<keyof TypedColumns, unknown>>>

/** Stored values from typed ones, with defaults. */
export function toStored(typed: SomeTyped): StoredColumns {
  return byName((column) => [
    column.column,
    storedValue(column, (typed as Values)[column.property] ?? column.default),
  ])
}

/** Stored values of the given properties only; absent and undefined ones stay absent. */
export function toStoredPart(typed: SomeTyped): Partial<StoredColumns> {
  const presentColumns = ORDER_COLUMN_LIST.filter(({ property }) => (typed as Values)[property] !== undefined)
  return Object.fromEntries(
    presentColumns.map((column) => [column.column, storedValue(column, (typed as Values)[column.property])]),
  ) as Partial<StoredColumns>
}

function storedValue(column: OrderColumn, value: unknown): unknown {
  if (column.kind === 'list') return value
  if (!isNumeric(column)) return value || null
  return Math.round(Number(value) * column.perUnit)
}

/** Values for a response. */
export function toListed(stored: StoredColumns): ListedColumns {
  return byName((column) => {
    const value = (stored as Values)[column.column]
    const isConverted = isNumeric(column) && !column.isListedAsStored
    return [column.listedAs, isConverted ? Number(value) / column.perUnit : value]
  })
}

/** Values for a form that edits a listed order. */
export function toTyped(listed: ListedColumns): TypedColumns {
  return byName((column) => {
    const value = (listed as Values)[column.listedAs]
    const isConverted = isNumeric(column) && column.isListedAsStored
    return [column.property, isConverted ? Number(value) / column.perUnit : value]
  })
}

/** Default values in typed form. */
export function defaultColumns(): TypedColumns {
  return byName((column) => [column.property, column.default])
}
