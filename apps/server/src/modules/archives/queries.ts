// SQL of archives: their rows, and the company's rows that they export or import.
import type { ArchiveItem, AttachmentType } from '@dropwise/contracts'
import { columnsOf as columnsIn, PERSONAL_DATA } from '@dropwise/db/personal-data'
import { sql, type RawBuilder } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import { inParts } from '../../platform/db/parts.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { countFixesOfCompany, readFixRowsOfCompany } from '../../platform/positions/queries.ts'
import { SETTINGS, type ArchivedTable, type RestoredTable } from './layout.ts'

/** A row of a table as JSON. */
export type JsonRow = Record<string, unknown>

/** Archives of the caller's company, newest first. */
export async function listArchives(trx: Trx, id: string | null): Promise<ArchiveItem[]> {
  const { rows } = await sql<
    Omit<ArchiveItem, 'createdAt' | 'finishedAt'> & {
      createdAt: Date
      finishedAt: Date | null
    }
  >`
    select id, kind, status, rows_done as "rowsDone", rows_total as "rowsTotal", counts, bytes, error,
      created_at as "createdAt", finished_at as "finishedAt"
    from public.archives where tenant_id = (select app.tenant_id()) and (${id}::uuid is null or id = ${id})
    order by id desc limit 50`.execute(trx)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }))
}

/** Blocks other requests for an archive of this company until the transaction ends. */
export async function lockArchives(trx: Trx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`archive:${tenantId}`}, 0))`.execute(trx)
}

/** Whether the company has unfinished archive work other than `id`. */
export async function hasRunning(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from public.archives where tenant_id = ${tenantId} and id <> ${id} and status in ('queued', 'running')
      and created_at > now() - interval '3 hours' limit 1`.execute(trx)
  return rows.length > 0
}

/** False when the row exists: a retry gets the same archive. */
export async function insertArchive(
  trx: Trx,
  tenantId: string,
  { id, kind, userId }: { id: string; kind: ArchiveItem['kind']; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into public.archives (tenant_id, id, kind, created_by) values (${tenantId}, ${id}, ${kind}, ${userId})
    on conflict do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Marks the work as started; false when it has already ended. */
export async function beginArchive(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update public.archives set status = 'running', rows_done = 0
    where tenant_id = ${tenantId} and id = ${id} and status in ('queued', 'running') returning id`.execute(
    trx,
  )
  return rows.length > 0
}

export async function writeArchiveProgress(
  trx: Trx,
  tenantId: string,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await sql`
    update public.archives set rows_done = ${done}, rows_total = ${total}
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
}

export async function endArchive(
  trx: Trx,
  tenantId: string,
  id: string,
  ending: { counts: Record<string, number>; bytes: number | null } | { error: string },
): Promise<void> {
  const isDone = !('error' in ending)
  const counts = isDone ? ending.counts : {}
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  await sql`
    update public.archives set status = ${isDone ? 'done' : 'failed'}, finished_at = now(),
      counts = ${JSON.stringify(counts)}::jsonb, bytes = ${isDone ? ending.bytes : null}::bigint,
      error = ${isDone ? null : ending.error}::text,
      rows_done = case when ${isDone} then ${total}::int else rows_done end,
      rows_total = case when ${isDone} then ${total}::int else rows_total end
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
}

/** Clears the files of exports that expired or hold an erased person. Returns those exports. */
export async function forgetFiles(
  trx: Trx,
  which: { days: number } | { tenantIds: readonly string[] },
): Promise<string[]> {
  const condition =
    'days' in which
      ? sql`finished_at < now() - make_interval(days => ${which.days})`
      : sql`tenant_id = any(${which.tenantIds})`
  const { rows } = await sql<{ id: string }>`
    update public.archives set bytes = null where bytes is not null and ${condition} returning id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Which of these archives still have a row. */
export async function presentIds(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from public.archives where id = any(${ids}::uuid[])`.execute(trx)
  return rows.map(({ id }) => id)
}

const tableOf = ({ name }: Pick<ArchivedTable, 'name'>): RawBuilder<unknown> => sql.table(`public.${name}`)

/** Positions may live in another database. */
const isOfPositions = ({ name }: Pick<ArchivedTable, 'name'>): boolean => name === 'positions'

export async function countRows(trx: Trx, tenantId: string, table: ArchivedTable): Promise<number> {
  if (isOfPositions(table)) return countFixesOfCompany(trx, tenantId)
  const { count } = onlyRow(
    await sql<{ count: number }>`
      select count(*)::int as count from ${tableOf(table)} where tenant_id = ${tenantId}`.execute(trx),
  )
  return count
}

/** Columns that archives leave out: secrets, and mail contents that the product can make again. */
const leftOut = (table: string): string[] => [
  ...(table === 'billing_details' ? [] : ['tenant_id']),
  ...columnsIn(PERSONAL_DATA[`public.${table}`]?.secret),
  ...(table === 'outbox' ? ['attachment'] : []),
]

/** The next page of rows, in key order. */
export async function readRows(
  trx: Trx,
  tenantId: string,
  table: ArchivedTable,
  { after, limit }: { after: JsonRow | undefined; limit: number },
): Promise<JsonRow[]> {
  if (isOfPositions(table)) return readPositions(trx, tenantId, { after, limit })
  const columns = (alias: string) => sql.join(table.key.map((name) => sql.ref(`${alias}.${name}`)))
  const beyond = after
    ? sql`and (${columns('t')}) > (select ${columns('last')} from jsonb_populate_record(null::${tableOf(table)}, ${JSON.stringify(after)}::jsonb) last)`
    : sql``
  const { rows } = await sql<{ row: JsonRow }>`
    select to_jsonb(t) - ${leftOut(table.name)}::text[] as row from ${tableOf(table)} t
    where t.tenant_id = ${tenantId} ${beyond} order by ${columns('t')} limit ${limit}`.execute(trx)
  return rows.map(({ row }) => row)
}

async function readPositions(
  trx: Trx,
  tenantId: string,
  { after, limit }: { after: JsonRow | undefined; limit: number },
): Promise<JsonRow[]> {
  const { vehicle_id: vehicleId, fix_time: fixTime } = (after ?? {}) as Record<string, string>
  const rows = await readFixRowsOfCompany(trx, tenantId, {
    after: vehicleId && fixTime ? { vehicleId, fixTime } : undefined,
    limit,
  })
  return rows.map(({ row }) => row)
}

/** Profiles of the company's members and messages of its tickets: rows without a tenant_id. */
export async function readAccounts(trx: Trx, tenantId: string): Promise<JsonRow[]> {
  const { rows } = await sql<{ row: JsonRow }>`
    select jsonb_build_object('id', p.id, 'email', p.email, 'first_name', p.first_name, 'last_name', p.last_name,
      'phone', p.phone, 'locale', p.locale, 'created_at', p.created_at) as row
    from public.profiles p join public.memberships m on m.user_id = p.id where m.tenant_id = ${tenantId} order by p.id`.execute(
    trx,
  )
  return rows.map(({ row }) => row)
}

export async function readTicketMessages(trx: Trx, tenantId: string): Promise<JsonRow[]> {
  const { rows } = await sql<{ row: JsonRow }>`
    select to_jsonb(m) as row from public.ticket_messages m join public.support_tickets t on t.id = m.ticket_id
    where t.tenant_id = ${tenantId} and not m.is_note order by m.id`.execute(trx)
  return rows.map(({ row }) => row)
}

export interface CompanyFile {
  bucket: string
  name: string
  bytes: number
}

/** Photos, signatures and the logo. */
export async function listCompanyFiles(trx: Trx, tenantId: string): Promise<CompanyFile[]> {
  const { rows } = await sql<CompanyFile>`
    select bucket, name, bytes::float8 as bytes from app.company_files(${tenantId}) order by bucket, name`.execute(
    trx,
  )
  return rows
}

export interface AttachedFile {
  fileId: string
  object: string
  type: AttachmentType
  bytes: number
}

/** Files of the company's orders, each once, newest first. */
export async function listAttachedFiles(trx: Trx, tenantId: string): Promise<AttachedFile[]> {
  const { rows } = await sql<AttachedFile>`
    select distinct on (a.file_id) a.file_id as "fileId", a.object, a.type, a.bytes
    from public.order_attachments a where a.tenant_id = ${tenantId} order by a.file_id desc`.execute(trx)
  return rows
}

export async function readSettings(trx: Trx, tenantId: string): Promise<JsonRow & { name: string }> {
  return onlyRow(
    await sql<JsonRow & { name: string }>`
      select name, ${sql.join(SETTINGS.map((name) => sql.ref(name)))} from public.tenants
      where id = ${tenantId}`.execute(trx),
  )
}

/**
 * The first table whose rows an import would duplicate; undefined for an empty company. A depot alone does
 * not count.
 */
export async function firstTableWithRows(trx: Trx, tenantId: string): Promise<string | undefined> {
  const { what } = onlyRow(
    await sql<{ what: string | null }>`
      select case
        when exists (select from public.orders where tenant_id = ${tenantId}) then 'orders'
        when exists (select from public.vehicles where tenant_id = ${tenantId}) then 'vehicles'
        when exists (select from public.drivers where tenant_id = ${tenantId}) then 'drivers'
        when exists (select from public.addresses where tenant_id = ${tenantId}) then 'addresses'
      end as what`.execute(trx),
  )
  return what ?? undefined
}

/** Deletes the depots of an empty company, which the archive replaces. */
export async function dropDepots(trx: Trx, tenantId: string): Promise<void> {
  await sql`delete from public.depots where tenant_id = ${tenantId}`.execute(trx)
  await sql`delete from public.recipients where tenant_id = ${tenantId}`.execute(trx)
}

export async function writeSettings(trx: Trx, tenantId: string, settings: JsonRow): Promise<void> {
  const presentNames = SETTINGS.filter((name) => settings[name] !== undefined)
  if (presentNames.length === 0) return
  const columns = sql.join(presentNames.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`))
  await sql`
    update public.tenants t set ${columns}
    from jsonb_populate_record(null::public.tenants, ${JSON.stringify(settings)}::jsonb) given
    where t.id = ${tenantId}`.execute(trx)
}

/** Which of these tracking numbers belong to other deliveries of this installation. */
export async function takenNumbers(trx: Trx, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select tracking_number as number from public.deliveries
    where tracking_number = any(${numbers}::text[])`.execute(trx)
  return new Set(rows.map(({ number }) => number))
}

export async function columnsOf(trx: Trx, table: RestoredTable): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_catalog.pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Inserts archived rows under the company. All rows must have the same columns. */
export async function insertRows(
  trx: Trx,
  tenantId: string,
  table: RestoredTable,
  columns: readonly string[],
  rows: readonly JsonRow[],
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await inParts(rows, (part) =>
    sql`
      insert into ${tableOf({ name: table })} (tenant_id, ${names})
      select ${tenantId}::uuid, ${names}
      from jsonb_populate_recordset(null::${tableOf({ name: table })}, ${JSON.stringify(part)}::jsonb)`.execute(
      trx,
    ),
  )
}
