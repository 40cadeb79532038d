// Row types derived from the generated table types, so that a schema change shows up where rows are read.
import type { DB } from '@dropwise/db/types.gen'
import type { Selectable } from 'kysely'

/**
 * Columns of a table as they are read. `Narrowed` narrows values that the table's checks limit.
 * @example
 * type DriverRow = Row<'drivers', 'id' | 'status', { status: 'active' | 'archived' }>
 */
export type Row<
  Table extends keyof DB,
  Column extends keyof Selectable<DB[Table]>,
  Narrowed extends Partial<Record<Column, unknown>> = Record<never, never>,
> = Omit<Pick<Selectable<DB[Table]>, Column>, keyof Narrowed> & Narrowed

/** A row that the database wrote as JSON, with instants as text. */
export type InJson<R> = {
  [Column in keyof R]: R[Column] extends Date
    ? string
    : R[Column] extends Date | null
      ? string | null
      : R[Column]
}

/** A row of an outer join, which may be missing. */
export type Optional<R> = { [Column in keyof R]: R[Column] | null }
