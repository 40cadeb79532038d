// Stores an order file whole or not at all: reads and geocodes first, then writes in one short transaction.
import {
  conventionsOf,
  coordinatesText,
  dayOf,
  dayOfImport,
  layoutKey,
  questionAsProblem,
  warning,
  withoutHalves,
  type DateOrder,
  type ImportDay,
  type ImportPlace,
  type ImportProblem,
  type ImportResponse,
  type ImportWarning,
  type ImportWarningCode,
} from '@dropwise/contracts'
import type { ReadResult } from '@dropwise/order-files'
import { v7 as uuidV7 } from 'uuid'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import type { Member } from '../../platform/member.ts'
import type { WhereUnlikely } from '../../platform/unlikely-place.ts'
import { fillFromAddress } from './address-book.ts'
import { checkRows, withFittingFields } from './custom-fields.ts'
import { keepDayLimit } from './day-limit.ts'
import { insertImport, readImportResult, readRemembered } from './import-queries.ts'
import { locateOrders, memoryKeys, type Located, type LocateOptions } from './locate.ts'
import type { ImportSource } from './read-import.ts'
import { warnOfUnknownNames } from './named-resources.ts'
import { readInWorker } from './read-in-worker.ts'
import { readCompany, readPlaces, type Company } from './shared-queries.ts'
import { refusePast, sortOrders, type SortedOrders } from './sort-orders.ts'
import { storeParts } from './store-parts.ts'
import { insertOrders, lockImports, readStored, updateOrders } from './write-queries.ts'

export interface ImportDeps extends Pick<LocateOptions, 'geocode' | 'isInReach'> {
  /** For shops, whose orders come in although the company's own fields do not fit. */
  takesAnyFields?: boolean
  scopes: Scopes
  clock: Clock
  whereUnlikely: WhereUnlikely
}

export interface ImportRequest {
  source: ImportSource
  fileName?: string
  mapping?: Record<string, string>
  /** All columns of the file and the ignored ones, when a person mapped the columns. */
  headers?: string[]
  dropped?: string[]
  defaultDate?: string
  /** Day of every row, in place of the file's. */
  day?: ImportDay
  /** Allows past days: their orders are kept as history. */
  isHistory?: boolean
  /** How to read 03/04/2026 when the file gives no hint; absent = the company's format. */
  dateOrder?: DateOrder
  /** Reports what would happen and stores nothing. */
  isDryRun: boolean
  /** Stores valid rows although others are rejected; rows with uncertain readings count as rejected. */
  isPartial: boolean
  /** Uncertain readings that the caller confirms: a partial import stores their rows. */
  confirmed?: readonly ImportWarningCode[]
  /** The import's id, equal in repeated requests; absent when requests cannot be repeated. */
  importId?: string
}

/**
 * Imports orders by reference: creates unknown ones, updates changed ones, skips equal ones, so that a
 * second import changes nothing. With a rejected row it stores nothing unless `isPartial`. A repeated
 * request gets the first answer. Throws FileError for files without orders.
 */
export async function importOrders(
  deps: ImportDeps,
  member: Member,
  request: ImportRequest,
): Promise<ImportResponse> {
  const { scopes, clock } = deps
  const {
    company,
    earlier: earlierImport,
    remembered,
  } = await scopes.asService('order import: company', async ({ trx }) => ({
    company: await readCompany(trx, member.tenantId),
    earlier: await readEarlier(trx, member, request),
    remembered: request.mapping ? {} : await readRemembered(trx, member.tenantId),
  }))
  if (earlierImport) return earlierImport
  const today = dayOf(new Date(clock.now()), company.time_zone)
  const day = dayOfImport(request.day, today)
  const read = await readInWorker(member.tenantId, {
    source: request.source,
    ...(request.mapping ? { mapping: request.mapping } : { remembered }),
    ...(request.defaultDate ? { defaultDate: request.defaultDate } : {}),
    ...(day ? { day } : {}),
    ...(request.isHistory ? { isHistory: true } : {}),
    today,
    ...conventionsOf(company.time_zone),
    ...(request.dateOrder ? { dateOrder: request.dateOrder } : {}),
    serviceMinutes: company.serviceMinutes,
    ...(request.isPartial ? { confirmed: confirmedReadings(request) } : {}),
  })
  const isLenient = deps.takesAnyFields === true || request.isHistory === true
  const checked = isLenient
    ? { orders: read.orders.map((order) => withFittingFields(order, company)), problems: [] }
    : checkRows(read.orders, company)
  const locatedOrders = await locate(deps, member, company, { ...read, orders: checked.orders })
  const doubts = locatedOrders.located.flatMap((item) => doubtPlace(deps, item))
  const questions = request.isPartial
    ? doubts.filter(({ code }) => !request.confirmed?.includes(code as ImportWarningCode))
    : []
  const { located, problems } = wholePairs({
    located: locatedOrders.located,
    problems: [...checked.problems, ...locatedOrders.problems, ...questions.map(questionAsProblem)],
  })
  const response = await scopes.asService('order import', ({ trx }) =>
    store(trx, {
      ...request,
      member,
      read: { ...read, warnings: [...read.warnings, ...doubts] },
      located,
      problems: [...read.problems, ...problems],
      timeZone: company.time_zone,
      today,
    }),
  )
  if (response.importId) await refreshStatistics(scopes)
  return response
}

/** A caller who gives `dateOrder` has confirmed the reading of ambiguous dates. */
const confirmedReadings = ({ confirmed = [], dateOrder }: ImportRequest): ImportWarningCode[] =>
  dateOrder ? [...confirmed, 'ambiguous_date'] : [...confirmed]

/** Finds each order's place in the company's address book or on the map. */
export async function locate(
  deps: ImportDeps,
  member: Member,
  company: Company,
  read: Pick<ReadResult, 'orders' | 'mapping'>,
) {
  const keys = [...new Set(read.orders.flatMap(memoryKeys))]
  const places = await deps.scopes.asService('order import: addresses', ({ trx }) =>
    readPlaces(trx, member.tenantId, keys),
  )
  return locateOrders(read.orders, {
    ...places,
    geocode: deps.geocode,
    isInReach: deps.isInReach,
    mapping: read.mapping,
    ...(company.lat === null || company.lng === null ? {} : { near: { lat: company.lat, lng: company.lng } }),
  })
}

/** The question about coordinates in the file at which deliveries are unlikely. */
function doubtPlace({ whereUnlikely }: ImportDeps, { order, place }: Located): ImportWarning[] {
  const where = place.source === 'file' && place.addressId === null ? whereUnlikely(place) : null
  if (!where) return []
  const field = order.isPickupOfRow ? 'pickup_lat' : 'lat'
  return [warning(order.row, field, 'unlikely_place', coordinatesText(place.lat, place.lng), { where })]
}

/** Drops orders with a problem, and the other half of their pairs, since both halves of a pair are planned together. */
function wholePairs({ located, problems }: { located: Located[]; problems: ImportProblem[] }) {
  const brokenRows = new Set(problems.map(({ row }) => row))
  const brokenPairs = new Set(
    located.flatMap(({ order: { row, columns } }) =>
      columns.pair !== null && brokenRows.has(row) ? [columns.pair] : [],
    ),
  )
  const { orders, problems: halves } = withoutHalves(
    located.map(({ order }) => order),
    brokenPairs,
  )
  const wholeOrders = new Set(orders)
  return {
    located: located.filter(({ order }) => wholeOrders.has(order) && !brokenRows.has(order.row)),
    // The problem of a refused row is already listed.
    problems: [...problems, ...halves.filter(({ row }) => !brokenRows.has(row))],
  }
}

/** The stored answer to an earlier try of this request; null for the first try. */
async function readEarlier(
  trx: Trx,
  { tenantId }: Member,
  { importId, isDryRun }: Pick<ImportRequest, 'importId' | 'isDryRun'>,
): Promise<ImportResponse | null> {
  if (importId === undefined || isDryRun) return null
  const result = await readImportResult(trx, tenantId, importId)
  if (!result) return null
  const { fromAddressBook, ...response } = result
  return { ...response, importId, ...addressBookCount(fromAddressBook) }
}

/** Do not report address-book matches when there are none. */
const addressBookCount = (count: number) => (count > 0 ? { fromAddressBook: count } : {})

interface StoreRequest extends ImportRequest {
  member: Member
  read: ReadResult
  located: Located[]
  problems: ImportProblem[]
  timeZone: string
  today: string
}

async function store(trx: Trx, request: StoreRequest): Promise<ImportResponse> {
  const { member, located, timeZone } = request
  const { tenantId } = member
  await lockImports(trx, tenantId)
  // A server that died may have committed while this request was being read.
  const earlierImport = await readEarlier(trx, member, request)
  if (earlierImport) return earlierImport
  const orders = located.map(({ order }) => order)
  const stored = await readStored(
    trx,
    tenantId,
    orders.map(({ reference }) => reference),
  )
  const filled = located.map((item) => fillFromAddress(item, stored.get(item.order.reference), timeZone))
  const compared = sortOrders(filled, stored, timeZone)
  const coming = request.isHistory ? compared : refusePast(compared, stored, request.today)
  const sorted = await keepDayLimit(trx, tenantId, coming)
  const { added, changed, refused } = sorted
  const rejected = [...request.problems, ...refused].toSorted((a, b) => a.row - b.row)
  const takers = new Set(
    filled.filter(({ filledFields: fields }) => fields.length > 0).map(({ order }) => order),
  )
  const takerCount = [...added, ...changed].filter(({ order }) => takers.has(order)).length
  const warnings = [...request.read.warnings, ...(await warnOfUnknownNames(trx, tenantId, orders))]
  const counts = {
    created: added.length,
    updated: changed.length,
    rejected,
    warnings,
    ...addressBookCount(takerCount),
  }
  if (request.isDryRun) {
    return { ...counts, importId: null, places: located.map(placeOf), days: daysOf(located) }
  }
  const isStored = (rejected.length === 0 || request.isPartial) && added.length + changed.length > 0
  if (!isStored) return { created: 0, updated: 0, rejected, warnings, importId: null }
  const importId = await write(trx, request, sorted, { rejected, warnings, fromAddressBook: takerCount })
  return { ...counts, importId }
}

function daysOf(located: readonly Located[]): NonNullable<ImportResponse['days']> {
  const byDate = Map.groupBy(located, ({ order }) => order.date)
  return [...byDate.keys()].toSorted().map((date) => ({ date, orders: byDate.get(date)!.length }))
}

function placeOf({ order, place }: Located): ImportPlace {
  return { row: order.row, lat: place.lat, lng: place.lng }
}

/** Writes the import and its orders. Returns the import's id. */
async function write(
  trx: Trx,
  { member, read, fileName, timeZone, headers, dropped = [], importId = uuidV7() }: StoreRequest,
  { added, changed }: SortedOrders,
  notes: { rejected: readonly ImportProblem[]; warnings: readonly ImportWarning[]; fromAddressBook: number },
): Promise<string> {
  const { tenantId, userId } = member
  await insertImport(trx, tenantId, {
    id: importId,
    fileName: fileName ?? null,
    mapping: read.mapping,
    rowCount: read.rowCount,
    created: added.length,
    updated: changed.length,
    ...notes,
    userId,
    layout: headers ? layoutKey(headers) : null,
    dropped,
  })
  // Ids grow in file order, so that sorting by id restores it.
  const inserts = await storeParts(trx, tenantId, added, timeZone)
  await insertOrders(
    trx,
    tenantId,
    importId,
    inserts.map(({ values }) => ({ ...values, id: uuidV7() })),
  )
  const updates = await storeParts(trx, tenantId, changed, timeZone)
  await updateOrders(
    trx,
    tenantId,
    updates.map(({ item, values }) => ({ ...values, id: item.id })),
  )
  return importId
}
