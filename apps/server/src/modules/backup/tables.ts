// Lists the tables of a backup from the database's catalogue, and lets them load in any order.
import pg from 'pg'

export interface BackupTable {
  /** Quoted, with its schema: `public.orders`. */
  name: string
  owner: string
  /** Stored columns; the database computes generated ones. */
  columns: string[]
}

/**
 * Tables that the queue itself writes (its version, daily counts), and the state of each release's
 * functions.
 */
const LEFT_OUT = ['jobs.version', 'jobs.queue_stats', 'migrations.objects']

/** All permanent tables. A partitioned table represents its partitions; unlogged tables may be lost. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_get_userbyid(c.relowner)::text as owner,
       array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p' and format('%I.%I', n.nspname, c.relname) <> all($1)
     order by 1`,
    [LEFT_OUT],
  )
  return rows
}

export interface Sequence {
  name: string
  owner: string
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_get_userbyid(c.relowner)::text as owner
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and c.relkind = 'S' and c.relpersistence = 'p' order by 1`,
  )
  return rows
}

export const columnsOf = ({ columns }: BackupTable): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ')

/** Acts as the tables' owner, whom row policies do not limit, until the transaction ends or the next call. */
export async function becomeOwner(client: pg.ClientBase, owner: string): Promise<void> {
  await client.query(`set local role ${pg.escapeIdentifier(owner)}`)
}

interface ForeignKey {
  table: string
  owner: string
  name: string
  definition: string
}

/**
 * Drops foreign keys and disables triggers, so that rows load table by table unchanged. Returns SQL that
 * restores them; each restored key checks every row.
 */
export async function takeChecksAway(
  client: pg.ClientBase,
  tables: BackupTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, pg_get_userbyid(c.relowner)::text as owner, conname::text as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname !~ '^pg_'`,
  )
  const forEach = async <T extends { owner: string }>(
    items: T[],
    sql: (item: T) => string,
  ): Promise<void> => {
    for (const item of items) {
      await becomeOwner(client, item.owner)
      await client.query(sql(item))
    }
  }
  await forEach(
    keys,
    ({ table, name }) => `alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`,
  )
  await forEach(tables, ({ name }) => `alter table ${name} disable trigger user`)
  return async () => {
    await forEach(tables, ({ name }) => `alter table ${name} enable trigger user`)
    await forEach(
      keys,
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    )
  }
}
