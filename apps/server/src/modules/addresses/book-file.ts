// Exports and imports the address book: checks every row first, then stores all or none.
import {
  addressPatchBody,
  newAddressBody,
  plainWords,
  type AddressEntry,
  type TableImportProblem,
  type TableImportResponse,
} from '@dropwise/contracts'
import { v7 as uuidV7 } from 'uuid'
import type { Place } from '../../platform/geo.ts'
import type { Member } from '../../platform/member.ts'
import { normaliseAddress } from '../../platform/normalise-address.ts'
import { column, number, refusalsOf, rowsOf, type FileRow } from '../../platform/table-file.ts'
import {
  insertEntries,
  listEntries,
  updateEntries,
  type EntryRow,
  type EntryWrite,
  type NewEntry,
} from './book-queries.ts'
import { placeNew, toEntry, toWrite, type AddressPatch, type BookDeps } from './book.ts'

const WINDOW = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/
/** Returns text that is not a window unchanged; the schema refuses it. */
const window = (cell: string) => {
  const [, from, to] = WINDOW.exec(cell) ?? []
  return from && to ? { from: from.padStart(5, '0'), to: to.padStart(5, '0') } : cell
}

/** The id identifies a row even when two addresses share its text; new rows have none. */
export const BOOK_COLUMNS = [
  column<AddressEntry>('address', 'text', (item) => item.text),
  column<AddressEntry>('lat', 'lat', (item) => item.lat, number),
  column<AddressEntry>('lng', 'lng', (item) => item.lng, number),
  column<AddressEntry>('service_minutes', 'serviceMinutes', (item) => item.serviceMinutes, number),
  {
    ...column<AddressEntry>(
      'window',
      'window',
      (item) => item.window && `${item.window.from}-${item.window.to}`,
      window,
    ),
    must: 'must look like 08:00-12:00',
  },
  column<AddressEntry>('notes', 'notes', (item) => item.notes),
  column<AddressEntry>('id', 'id', (item) => item.id),
]

export async function readWholeBook({ scopes }: BookDeps, { tenantId }: Member): Promise<AddressEntry[]> {
  const rows = await scopes.asService('address book: export', ({ trx }) => listEntries(trx, tenantId, {}))
  return rows.map(toEntry)
}

export async function importBook(
  deps: BookDeps,
  { tenantId }: Member,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<TableImportResponse> {
  const rows = rowsOf(csv, { columns: BOOK_COLUMNS, needs: ['address'] })
  const companyAddresses = await deps.scopes.asService('address book: import', ({ trx }) =>
    listEntries(trx, tenantId, {}),
  )
  const { rejected, changes, additions } = await checkRows(deps, rows, companyAddresses)
  if (rejected.length > 0)
    return { created: 0, updated: 0, rejected: rejected.toSorted((a, b) => a.row - b.row) }
  if (!dryRun)
    await deps.scopes.asService('address book: import', async ({ trx }) => {
      await updateEntries(trx, tenantId, changes)
      await insertEntries(trx, tenantId, additions)
    })
  return { created: additions.length, updated: changes.length, rejected }
}

async function checkRows(deps: BookDeps, rows: readonly FileRow[], entries: readonly EntryRow[]) {
  const byId = new Map(entries.map((row) => [row.id, row]))
  const byKey = new Map(entries.map((row) => [row.normalised, row]))
  const rejected: TableImportProblem[] = []
  const changes: EntryWrite[] = []
  const additions: NewEntry[] = []
  const lineOf = new Map<string, number>()
  const refuseUnlikely = (row: number, place: Place) => {
    const where = deps.whereUnlikely(place)
    const message = `is ${where}: correct it, or add this address by itself and confirm its place`
    if (where) rejected.push({ row, column: 'lat', message })
  }
  for (const { row, body } of rows) {
    const { id, ...fields } = body
    const key = normaliseAddress(typeof fields.text === 'string' ? fields.text : '')
    const before = typeof id === 'string' ? byId.get(id) : byKey.get(key)
    if (id !== undefined && !before) {
      rejected.push({ row, column: 'id', message: 'is not in your address book' })
      continue
    }
    const first = lineOf.get(before?.id ?? key)
    if (first !== undefined) rejected.push({ row, column: 'address', message: `stands on line ${first} too` })
    lineOf.set(before?.id ?? key, first ?? row)
    if ((fields.lat === undefined) !== (fields.lng === undefined)) {
      rejected.push({ row, column: 'lat', message: 'Latitude and longitude must be given together' })
      continue
    }
    const checked = before
      ? addressPatchBody.safeParse(fields, { error: plainWords })
      : newAddressBody.safeParse(fields, { error: plainWords })
    if (!checked.success) {
      rejected.push(...refusalsOf(BOOK_COLUMNS, row, checked.error))
      continue
    }
    if (before) {
      const change = toWrite(before, checked.data as AddressPatch)
      if (change.isMoved) refuseUnlikely(row, change)
      changes.push(change)
      continue
    }
    const newAddress = await placeNew(deps, newAddressBody.parse(fields), uuidV7())
    if ('entry' in newAddress) {
      refuseUnlikely(row, newAddress.entry)
      additions.push(newAddress.entry)
    } else rejected.push({ row, column: 'address', message: newAddress.problem.message })
  }
  return { rejected, changes, additions }
}
