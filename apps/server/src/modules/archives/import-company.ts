// Imports an archive into an empty company in one transaction.
import type { Trx } from '../../platform/db/scope.ts'
import { restoreAttachedFiles } from './attached-files.ts'
import type { ArchiveDeps } from './export-company.ts'
import { archivePath, dropArchive } from './files.ts'
import type { ArchiveJob } from './jobs.ts'
import { RESTORED_TABLES, type RestoredTable } from './layout.ts'
import {
  beginArchive,
  columnsOf,
  dropDepots,
  endArchive,
  insertRows,
  takenNumbers,
  firstTableWithRows,
  writeSettings,
  type JsonRow,
} from './queries.ts'
import { ArchiveError, openArchiveFile, readArchive, type ReadArchive } from './read-archive.ts'

/** Columns that refer to people and files outside the archive, and those that the database computes. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'tenant_id',
  'user_id',
  'created_by',
  'import_id',
  'version',
  'updated_at',
])

export async function importCompany(deps: ArchiveDeps, { tenantId, archiveId }: ArchiveJob): Promise<void> {
  const { asService, dataDir } = deps
  const hasBegun = await asService('company import: begin', async ({ trx }) => {
    if (!(await beginArchive(trx, tenantId, archiveId))) return false
    await requireEmpty(trx, tenantId)
    return true
  })
  if (!hasBegun) return
  const archive = await unpack(deps, tenantId, archivePath(dataDir, archiveId))
  await asService('company import', async ({ trx }) => {
    const counts = await restore(trx, tenantId, archive)
    await endArchive(trx, tenantId, archiveId, { counts, bytes: null })
  })
  await dropArchive(dataDir, archiveId)
}

/** Stores files before their rows. If the rows are refused, the cleanup job for unused files removes them. */
async function unpack(deps: ArchiveDeps, tenantId: string, path: string): Promise<ReadArchive> {
  const zip = await openArchiveFile(path)
  try {
    const { settings, rows } = await readArchive(zip)
    const attached = await restoreAttachedFiles(deps, tenantId, rows.order_attachments, zip)
    return { settings, rows: { ...rows, order_attachments: attached } }
  } finally {
    await zip.close()
  }
}

async function requireEmpty(trx: Trx, tenantId: string): Promise<void> {
  const tableWithRows = await firstTableWithRows(trx, tenantId)
  if (tableWithRows)
    throw new ArchiveError(
      `The company has ${tableWithRows} already. Only an empty company can import an archive.`,
    )
}

async function restore(
  trx: Trx,
  tenantId: string,
  { settings, rows }: ReadArchive,
): Promise<Record<string, number>> {
  await requireEmpty(trx, tenantId)
  await writeSettings(trx, tenantId, settings)
  await dropDepots(trx, tenantId)
  const counts: Record<string, number> = {}
  for (const { name } of RESTORED_TABLES) {
    const fittedRows = await adaptRows(trx, name, rows)
    for (const [columns, group] of await inColumns(trx, name, fittedRows))
      await insertRows(trx, tenantId, name, columns, group)
    counts[name] = fittedRows.length
  }
  return counts
}

/** Adapts rows to the new company: no order is on the road, and tracking numbers in use are replaced. */
async function adaptRows(trx: Trx, table: RestoredTable, rows: ReadArchive['rows']): Promise<JsonRow[]> {
  if (table === 'orders') return rows.orders.map(reopened)
  if (table !== 'deliveries') return rows[table]
  const statuses = new Map(rows.orders.map(({ id, status }) => [id, status]))
  const usedNumbers = await takenNumbers(
    trx,
    rows.deliveries.map(({ tracking_number: number }) => String(number)),
  )
  return rows.deliveries.map((delivery) => {
    const { tracking_number: number, ...rest } = delivery
    const { id, order_id: orderId, status } = delivery
    const order = statuses.get(orderId)
    // Keep the promised window of pending orders. Drop the predicted arrival of orders that are out for
    // delivery.
    const restarts = order === 'dispatched' || (order === 'open' && status !== 'pending')
    const columnsToInsert = restarts ? { id, order_id: orderId } : rest
    return usedNumbers.has(String(number)) ? columnsToInsert : { ...columnsToInsert, tracking_number: number }
  })
}

function reopened(order: JsonRow): JsonRow {
  return order.status === 'dispatched' ? { ...order, status: 'open' } : order
}

/** Limits rows to columns of both the archive and the table; older archives have fewer. */
async function inColumns(
  trx: Trx,
  table: RestoredTable,
  rows: readonly JsonRow[],
): Promise<[columns: string[], rows: JsonRow[]][]> {
  const tableColumns = await columnsOf(trx, table)
  const columnsIn = (row: JsonRow) =>
    Object.keys(row).filter((name) => tableColumns.has(name) && !LEFT_OUT.has(name))
  const groups = Map.groupBy(rows, (row) => JSON.stringify(columnsIn(row).sort()))
  return [...groups].map(([columns, group]) => [JSON.parse(columns) as string[], group])
}
