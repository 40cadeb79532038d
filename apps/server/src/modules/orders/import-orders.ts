// Stores an order file whole or not at all. Reading and geocoding come first; then one short transaction of a few sets.
import {
  dateOrderOf,
  dayOf,
  instantOf,
  problem,
  type ImportResponse,
  type ImportedOrder,
  type ImportProblem,
} from '@dropwise/contracts'
import type { ReadResult } from '@dropwise/order-files'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import type { Member } from '../../platform/member.ts'
import { orderedId } from './ids.ts'
import { locateOrders, memoryKeys, type LocateOptions, type Place } from './locate.ts'
import {
  contactKey,
  insertImport,
  insertOrders,
  lockImports,
  readCompany,
  readMemory,
  readStored,
  storeAddresses,
  storeRecipients,
  updateOrders,
  type OrderWrite,
  type StoredOrder,
} from './queries.ts'
import type { ImportSource } from './read-import.ts'
import { readInWorker } from './read-in-worker.ts'

export interface ImportDeps extends Pick<LocateOptions, 'geocode' | 'isCovered'> {
  scopes: Scopes
  clock: Clock
}

export interface ImportRequest {
  source: ImportSource
  fileName?: string
  mapping?: Record<string, string>
  defaultDate?: string
  /** Says what would happen and stores nothing. */
  isDryRun: boolean
  /** Stores the good rows although others are rejected. */
  isPartial: boolean
}

/**
 * Imports orders by reference: unknown ones are made, changed ones updated, equal ones left alone, so that sending a file
 * twice changes nothing. With any row rejected nothing is stored unless `isPartial`. Throws FileError for binary files.
 */
export async function importOrders(
  deps: ImportDeps,
  member: Member,
  request: ImportRequest,
): Promise<ImportResponse> {
  const { scopes, clock } = deps
  const company = await scopes.asService('order import: company', ({ trx }) =>
    readCompany(trx, member.tenantId),
  )
  const today = dayOf(new Date(clock.now()), company.time_zone)
  const read = await readInWorker({
    source: request.source,
    ...(request.mapping ? { mapping: request.mapping } : {}),
    defaultDate: request.defaultDate ?? today,
    today,
    dateOrder: dateOrderOf(company.units),
  })
  const keys = [...new Set(read.orders.flatMap(memoryKeys))]
  const memory = await scopes.asService('order import: addresses', ({ trx }) =>
    readMemory(trx, member.tenantId, keys),
  )
  const { places, problems } = await locateOrders(read.orders, {
    memory,
    geocode: deps.geocode,
    isCovered: deps.isCovered,
    mapping: read.mapping,
    ...(company.lat === null || company.lng === null ? {} : { near: { lat: company.lat, lng: company.lng } }),
  })
  const located = read.orders.filter((order) => places.has(order.row))
  const answer = await scopes.asService('order import', ({ trx }) =>
    store(trx, {
      ...request,
      member,
      read,
      located,
      places,
      problems: [...read.problems, ...problems],
      timeZone: company.time_zone,
      now: clock.now(),
    }),
  )
  if (answer.importId) await refreshStatistics(scopes)
  return answer
}

interface StoreRequest extends ImportRequest {
  member: Member
  read: ReadResult
  located: ImportedOrder[]
  places: Map<number, Place>
  problems: ImportProblem[]
  timeZone: string
  now: number
}

async function store(trx: Trx, request: StoreRequest): Promise<ImportResponse> {
  const { member, located, places, timeZone } = request
  const { tenantId } = member
  await lockImports(trx, tenantId)
  const stored = await readStored(
    trx,
    tenantId,
    located.map((order) => order.reference),
  )
  const { fresh, changed, refused } = sortOrders(located, stored, places, timeZone)
  const rejected = [...request.problems, ...refused].sort((a, b) => a.row - b.row)

  if (request.isDryRun) return { created: fresh.length, updated: changed.length, rejected, importId: null }
  const isStored = (rejected.length === 0 || request.isPartial) && fresh.length + changed.length > 0
  if (!isStored) return { created: 0, updated: 0, rejected, importId: null }

  const importId = orderedId(request.now)
  const write = await storeParts(trx, tenantId, [...fresh, ...changed], places)
  await insertImport(trx, tenantId, {
    id: importId,
    fileName: request.fileName ?? null,
    mapping: request.read.mapping,
    rowCount: request.read.rowCount,
    created: fresh.length,
    updated: changed.length,
    rejected,
    userId: member.userId,
  })
  await insertOrders(
    trx,
    tenantId,
    importId,
    fresh.map((order) => ({ ...write(order, timeZone), id: orderedId(request.now) })),
  )
  await updateOrders(
    trx,
    tenantId,
    changed.map((order) => ({ ...write(order, timeZone), id: stored.get(order.reference)!.id })),
  )
  return { created: fresh.length, updated: changed.length, rejected, importId }
}

/** New ones, changed ones, and those that may not change any more. */
export function sortOrders(
  orders: readonly ImportedOrder[],
  stored: ReadonlyMap<string, StoredOrder>,
  places: ReadonlyMap<number, Place>,
  timeZone: string,
): { fresh: ImportedOrder[]; changed: ImportedOrder[]; refused: ImportProblem[] } {
  const fresh: ImportedOrder[] = []
  const changed: ImportedOrder[] = []
  const refused: ImportProblem[] = []
  for (const order of orders) {
    const before = stored.get(order.reference)
    if (!before) fresh.push(order)
    else if (isSame(order, before, places.get(order.row)!, timeZone)) continue
    else if (before.status === 'open') changed.push(order)
    else {
      const code = before.status === 'cancelled' ? 'order_cancelled' : 'already_dispatched'
      refused.push(problem(order.row, 'reference', code, { reference: order.reference }, order.reference))
    }
  }
  return { fresh, changed, refused }
}

function isSame(order: ImportedOrder, before: StoredOrder, place: Place, timeZone: string): boolean {
  const asked = [
    order.date,
    order.serviceSeconds,
    order.packages,
    order.weightGrams,
    order.priority,
    order.instructions,
    order.recipient.toLowerCase(),
    order.phone,
    order.email,
    place.addressId,
    windowText(order.date, order.windowStart, timeZone),
    windowText(order.date, order.windowEnd, timeZone),
    sorted(order.custom),
  ]
  const kept = [
    before.date,
    before.service_seconds,
    before.packages,
    before.weight_grams,
    before.priority,
    before.instructions,
    before.recipient_name.toLowerCase(),
    before.recipient_phone,
    before.recipient_email,
    before.address_id,
    before.window_start?.toISOString() ?? null,
    before.window_end?.toISOString() ?? null,
    sorted(before.custom),
  ]
  return JSON.stringify(asked) === JSON.stringify(kept)
}

/** jsonb does not keep the order of keys. */
function sorted(custom: Record<string, string>): [string, string][] {
  return Object.entries(custom).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** A local clock time of a day as the instant it is. */
export function windowText(day: string, seconds: number | null, timeZone: string): string | null {
  return seconds === null ? null : instantOf(day, seconds, timeZone).toISOString()
}

/** Stores addresses and recipients; returns how an order is written with their ids. */
async function storeParts(
  trx: Trx,
  tenantId: string,
  orders: readonly ImportedOrder[],
  places: ReadonlyMap<number, Place>,
): Promise<(order: ImportedOrder, timeZone: string) => Omit<OrderWrite, 'id'>> {
  const wanted = new Map<string, Place>()
  const contacts = new Map<string, ReturnType<typeof contactOf>>()
  for (const order of orders) {
    const place = places.get(order.row)!
    wanted.set(place.normalised, place)
    contacts.set(contactKey(contactOf(order)), contactOf(order))
  }
  const addressIds = await storeAddresses(trx, tenantId, [...wanted.values()])
  const recipientIds = await storeRecipients(trx, tenantId, [...contacts.values()])
  return (order, timeZone) => ({
    reference: order.reference,
    date: order.date,
    window_start: windowText(order.date, order.windowStart, timeZone),
    window_end: windowText(order.date, order.windowEnd, timeZone),
    service_seconds: order.serviceSeconds,
    packages: order.packages,
    weight_grams: order.weightGrams,
    priority: order.priority,
    instructions: order.instructions,
    custom: order.custom,
    recipient_id: recipientIds.get(contactKey(contactOf(order)))!,
    address_id: addressIds.get(places.get(order.row)!.normalised)!,
  })
}

function contactOf(order: ImportedOrder): { name: string; phone: string | null; email: string | null } {
  return { name: order.recipient, phone: order.phone, email: order.email }
}
