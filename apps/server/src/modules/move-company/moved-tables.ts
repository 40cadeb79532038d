// The rows of one company: its tables from the database's catalogue, each after the tables that it references.
import pg from 'pg'
import { POSITIONS } from '../../platform/positions/run.ts'

export interface MovedTable {
  /** Quoted, with its schema. */
  name: string
  columns: string[]
  /** Condition on `t`, with the ids as literals. */
  where: string
}

/** Rows about this installation's own work, not about the company. */
const STAYS_HERE = [
  'app.company_moves',
  'app.moved_numbers',
  'app.job_turns',
  'app.looks',
  'public.archives',
  'public.parked_work',
  // Subscriptions of browsers to the old address.
  'public.push_subscriptions',
]

/** Rows of accounts, by the column that names the account. */
const ACCOUNT_TABLES: Readonly<Record<string, string>> = {
  'auth.users': 'id',
  'auth.identities': 'user_id',
  'auth.mfa_factors': 'user_id',
  'auth.webauthn_credentials': 'user_id',
  'auth.recovery_codes': 'user_id',
  'public.profiles': 'id',
}

interface CatalogueTable {
  name: string
  columns: string[]
  isCompanys: boolean
  references: string[]
}

async function readCatalogue(client: pg.ClientBase): Promise<CatalogueTable[]> {
  const { rows } = await client.query<CatalogueTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped
         and attgenerated = '' order by attname) as columns,
       exists (select from pg_attribute a where a.attrelid = c.oid and attname = 'tenant_id' and not attisdropped) as "isCompanys",
       array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k join pg_class f on f.oid = k.confrelid
         join pg_namespace fn on fn.oid = f.relnamespace where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as references
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'app', 'auth', 'storage') and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
  )
  return rows
}

/** Tables that have rows of the company by its id, without those that stay. */
export async function companyTables(client: pg.ClientBase): Promise<string[]> {
  const tables = await readCatalogue(client)
  return tables
    .filter(({ name, isCompanys }) => isCompanys && !STAYS_HERE.includes(name))
    .map(({ name }) => name)
}

export interface MovedIds {
  /** The company, then its sandbox, if any. */
  companies: string[]
  /** Accounts that rows of the company name. */
  users: string[]
  /** Users that the other installation does not have yet. */
  newUsers: string[]
}

const idsIn = (ids: readonly string[]): string =>
  `any (array[${ids.map((id) => pg.escapeLiteral(id)).join(', ')}]::uuid[])`

/** Every table with rows to copy within the write pause, positions aside, in an order that foreign keys allow. */
export async function movedTables(client: pg.ClientBase, ids: MovedIds): Promise<MovedTable[]> {
  const companies = idsIn(ids.companies)
  const conditionOf = ({ name, isCompanys }: CatalogueTable): string | undefined => {
    if (STAYS_HERE.includes(name) || name === POSITIONS) return undefined
    if (isCompanys) return `t.tenant_id = ${companies}`
    if (name === 'public.tenants') return `t.id = ${companies}`
    if (name === 'public.ticket_messages')
      return `exists (select from public.support_tickets s where s.id = t.ticket_id and s.tenant_id = ${companies})`
    if (name === 'storage.objects') return objectsOf(ids.companies)
    const account = ACCOUNT_TABLES[name]
    return account === undefined ? undefined : `t.${account} = ${idsIn(ids.newUsers)}`
  }
  const tables = (await readCatalogue(client)).flatMap((table) => {
    const where = conditionOf(table)
    return where === undefined ? [] : [{ ...table, where }]
  })
  return inOrder(tables).map(({ name, columns, where }) => ({ name, columns, where }))
}

/** Condition on `t` for the company's objects in storage, photos of recipients' feedback included. */
export const objectsOf = (companies: readonly string[]): string =>
  `t.path_tokens[1] = any (array[${companies.map((id) => pg.escapeLiteral(id)).join(', ')}])
   or t.bucket_id = 'feedback' and exists (select from public.feedback f where f.tenant_id = ${idsIn(companies)} and t.name = any (f.photos))`

function inOrder<T extends { name: string; references: string[] }>(tables: T[]): T[] {
  const sorted: T[] = []
  const rest = new Map(tables.map((table) => [table.name, table]))
  while (rest.size > 0) {
    const next = [...rest.values()].find(({ references }) => !references.some((name) => rest.has(name)))
    if (!next) throw new Error(`Tables reference one another in a circle: ${[...rest.keys()].join(', ')}`)
    sorted.push(next)
    rest.delete(next.name)
  }
  return sorted
}

/** Accounts that the company's rows name, by every foreign key to an account. */
export async function accountsOf(client: pg.ClientBase, companies: readonly string[]): Promise<string[]> {
  const tables = await companyTables(client)
  const { rows } = await client.query<{ table: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, a.attname::text as column
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.conparentid = 0 and k.confrelid = 'auth.users'::regclass`,
  )
  const selects = rows
    .filter(({ table }) => tables.includes(table))
    .map(
      ({ table, column }) =>
        `select t.${pg.escapeIdentifier(column)} as id from ${table} t where t.tenant_id = ${idsIn(companies)}`,
    )
  const { rows: users } = await client.query<{ id: string }>(
    `select distinct id from (${selects.join(' union ')}) named where id is not null order by id`,
  )
  return users.map(({ id }) => id)
}
