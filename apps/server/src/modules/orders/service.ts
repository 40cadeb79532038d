// Commands on single orders: list, read, create, change.
import { dayOf, problem, type ImportedOrder, type OrderDetail, type OrderItem } from '@dropwise/contracts'
import { v7 as uuidV7 } from 'uuid'
import type { Clock } from '../../platform/clock.ts'
import { sql } from 'kysely'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { readOrderCo2 } from '../../platform/emissions.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readAsOf } from '../../platform/db/as-of.ts'
import { requireLikelyPlace, type WhereUnlikely } from '../../platform/unlikely-place.ts'
import { fillFromAddress } from './address-book.ts'
import { withCheckedFields, withFittingFields } from './custom-fields.ts'
import { copyAttachments } from './attachments/queries.ts'
import { dayFull, hasRoom } from './day-limit.ts'
import { expectLateDepartures, type ReadForecasts } from './late-departures.ts'
import { listOrders, type OrderFilter, type OrderRow } from './list-queries.ts'
import { locateOrders, memoryKeys, type Located, type LocateOptions } from './locate.ts'
import { requireVehicles } from './named-resources.ts'
import { patchOrder, toDetail, toItem, toOrder, type NewOrder, type OrderPatch } from './order-values.ts'
import { requireLightChange, updateStop } from './on-the-road.ts'
import { readCompany, readPlaces } from './shared-queries.ts'
import type { OrderWrite } from './sql-columns.ts'
import { storeContact, storeParts } from './store-parts.ts'
import { insertOrders, lockImports, lockOrders, readStored, updateOrders } from './write-queries.ts'

export interface OrdersDeps extends Pick<LocateOptions, 'geocode' | 'isInReach'> {
  scopes: Scopes
  clock: Clock
  whereUnlikely: WhereUnlikely
  /** Forecasts of vans that have not left; absent: orders have none. */
  readForecasts?: ReadForecasts | undefined
  /** For shops and visitors: their orders come in although the company's own fields do not fit. */
  takesAnyFields?: boolean
}

/** One page of the company's orders; `cursor` is the last id when more may follow. */
export async function readOrders(
  { scopes, readForecasts }: Pick<OrdersDeps, 'scopes' | 'readForecasts'>,
  member: Member,
  filter: OrderFilter,
): Promise<{ items: OrderItem[]; cursor: string | null; asOf: string }> {
  const { rows, asOf } = await scopes.asUser(member.claims, async ({ trx }) => {
    const asOf = await readAsOf(trx)
    const rows = await listOrders(trx, { ...filter, limit: filter.limit + 1 })
    return { asOf, rows: await expectLateDepartures(trx, member.tenantId, rows, readForecasts) }
  })
  const page = rows.slice(0, filter.limit)
  const cursor = rows.length > filter.limit ? (page.at(-1)?.id ?? null) : null
  return { items: page.map(toItem), cursor, asOf }
}

/** One order of the company. Throws not_found. */
export async function readOrder(
  deps: Pick<OrdersDeps, 'scopes' | 'readForecasts'>,
  member: Member,
  id: string,
): Promise<OrderDetail> {
  const row = await findRow(deps, member, id)
  if (!row) throw errors.not_found('The order')
  return toDetail(row)
}

async function findRow(
  { scopes, readForecasts }: Pick<OrdersDeps, 'scopes' | 'readForecasts'>,
  member: Member,
  id: string,
): Promise<(OrderRow & { co2Grams: number | null }) | undefined> {
  return scopes.asUser(member.claims, async ({ trx }) => {
    const rows = await listOrders(trx, { ids: [id], limit: 1 })
    const [row] = await expectLateDepartures(trx, member.tenantId, rows, readForecasts)
    if (!row) return undefined
    const co2 = row.route_id === null ? undefined : await readOrderCo2(trx, member.tenantId, [id])
    return { ...row, co2Grams: co2?.get(id) ?? null }
  })
}

/**
 * Creates a typed order. A repeated request has the same `newId` and gets the first answer. Throws
 * validation_failed for an uncertain address, duplicate_reference.
 */
export async function createOrder(
  deps: OrdersDeps,
  member: Member,
  body: NewOrder,
  newId: string | null,
): Promise<OrderDetail> {
  const id = newId ?? uuidV7()
  const existing = newId === null ? undefined : await findRow(deps, member, id)
  if (existing) return toDetail(existing)

  const company = await deps.scopes.asService('order: company', ({ trx }) =>
    readCompany(trx, member.tenantId),
  )
  const { serviceMinutes = company.serviceMinutes } = body
  const fit = deps.takesAnyFields ? withFittingFields : withCheckedFields
  const typed = fit(toOrder({ ...body, serviceMinutes }, company.time_zone), company)
  const hasUsualService = body.serviceMinutes === undefined
  const located = await locateOne(deps, member, { ...typed, hasUsualService })
  requireLikely(deps, located, body.confirmPlace)
  const { order, place, filledFields } = fillFromAddress(located, undefined, company.time_zone)
  await deps.scopes.asService('create order', async ({ trx }) => {
    await lockImports(trx, member.tenantId)
    const namesake = (await readStored(trx, member.tenantId, [order.reference])).get(order.reference)
    // A server that died may have committed while this one geocoded the address.
    if (namesake?.id === id) return
    if (namesake) throw errors.duplicate_reference(order.reference)
    if (!body.history) requireComing(deps, order, company.time_zone)
    await requireRoom(trx, member.tenantId, order)
    await requireVehicles(trx, member.tenantId, order.columns)
    const parts = await storeParts(trx, member.tenantId, [{ order, place }], company.time_zone)
    await insertOrders(
      trx,
      member.tenantId,
      null,
      parts.map(({ values }) => ({ ...values, id })),
    )
    if (body.filesOf) await copyAttachments(trx, member.tenantId, [body.filesOf], [id])
  })
  const detail = await readOrder(deps, member, id)
  return filledFields.length > 0 ? { ...detail, fromAddressBook: filledFields } : detail
}

/**
 * Changes an open order; of one on the road only fields that its route does not depend on. Throws not_found,
 * order_not_open, order_on_the_road, validation_failed, duplicate_reference.
 */
export async function changeOrder(
  deps: OrdersDeps,
  member: Member,
  id: string,
  patch: OrderPatch,
): Promise<OrderDetail> {
  // If somebody changes the order between reading and writing, the patch is applied again to the newer order.
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    if (await tryChange(deps, member, id, patch)) return readOrder(deps, member, id)
  throw errors.unavailable('Many people change this order at the same moment.')
}

/** Changes of one order at the same moment that wait for each other. */
const MOST_TRIES = 20

/** Row versions of an order; each write changes the version of its row. */
async function stateOf(trx: Trx, tenantId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', o.xmin, r.xmin, a.xmin) as state from public.orders o
    join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where o.tenant_id = ${tenantId} and o.id = ${id}`.execute(trx)
  return rows[0]?.state
}

/** False when the order changed meanwhile; nothing is written then. */
async function tryChange(deps: OrdersDeps, member: Member, id: string, patch: OrderPatch): Promise<boolean> {
  const { asService } = deps.scopes
  const state = await asService('order: state', ({ trx }) => stateOf(trx, member.tenantId, id))
  const before = await findRow(deps, member, id)
  if (!before) throw errors.not_found('The order')
  const company = await asService('order: company', ({ trx }) => readCompany(trx, member.tenantId))
  const { time_zone: timeZone } = company
  const patched = patchOrder(before, patch, timeZone)
  // Orders from before a definition stay as they are until somebody writes their fields.
  const order = patch.custom === undefined ? patched : withCheckedFields(patched, company)
  const isMoved =
    (patch.address !== undefined && patch.address !== before.address) ||
    (patch.lat != null && patch.lat !== before.lat) ||
    (patch.lng != null && patch.lng !== before.lng)
  const located = isMoved ? await locateOne(deps, member, order) : null
  if (located) requireLikely(deps, located, patch.confirmPlace)
  const place = located?.place ?? null

  return asService('change order', async ({ trx }) => {
    await lockImports(trx, member.tenantId)
    if ((await stateOf(trx, member.tenantId, id)) !== state) return false
    const isOnRoad = await requireChangeable(trx, member.tenantId, id)
    if (isOnRoad)
      requireLightChange(patchOrder(before, {}, timeZone), { ...order, ...samePlace(before, order) })
    const namesake = (await readStored(trx, member.tenantId, [order.reference])).get(order.reference)
    if (namesake && namesake.id !== id) throw errors.duplicate_reference(order.reference)
    await requireVehicles(trx, member.tenantId, order.columns, before)
    if (order.date !== before.date) {
      requireComing(deps, order, timeZone)
      await requireRoom(trx, member.tenantId, order)
    }
    const parts = place
      ? await storeParts(trx, member.tenantId, [{ order, place }], timeZone)
      : [{ values: await storeContact(trx, member.tenantId, order, before.address_id, timeZone) }]
    await updateOrders(
      trx,
      member.tenantId,
      parts.map(({ values }) => ({ ...values, ...untouchedWindow(before, patch), id })),
      isOnRoad ? 'dispatched' : 'open',
    )
    if (isOnRoad) await updateStop(trx, member.tenantId, id)
    return true
  })
}

/** Throws place_unlikely for coordinates where deliveries are unlikely, unless they come from the address book. */
function requireLikely(
  { whereUnlikely }: OrdersDeps,
  { place }: Located,
  isConfirmed: boolean | undefined,
): void {
  if (place.addressId === null) requireLikelyPlace(whereUnlikely, place, isConfirmed)
}

/** Keeps unchanged window ends as instants, also on the day when clocks change. */
function untouchedWindow(
  before: OrderRow,
  patch: OrderPatch,
): Partial<Pick<OrderWrite, 'window_start' | 'window_end'>> {
  if (patch.date !== undefined) return {}
  return {
    ...(patch.windowStart === undefined ? { window_start: before.window_start?.toISOString() ?? null } : {}),
    ...(patch.windowEnd === undefined ? { window_end: before.window_end?.toISOString() ?? null } : {}),
  }
}

/** Whether a form sent back the pin that it got, which is no change. */
function samePlace(
  { lat, lng }: OrderRow,
  order: ImportedOrder,
): Partial<Pick<ImportedOrder, 'lat' | 'lng'>> {
  return order.lat === lat && order.lng === lng ? { lat: null, lng: null } : {}
}

/** True for an order on the road; throws for one that cannot change. */
async function requireChangeable(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const [locked] = await lockOrders(trx, tenantId, [id])
  if (!locked) throw errors.not_found('The order')
  if (locked.status !== 'open' && locked.status !== 'dispatched')
    throw new AppError('order_not_open', { values: { reference: locked.reference, state: locked.status } })
  return locked.status === 'dispatched'
}

/** Throws validation_failed for a past day in the company's time zone. */
function requireComing({ clock }: OrdersDeps, { date, lastDate }: ImportedOrder, timeZone: string): void {
  if ((lastDate ?? date) >= dayOf(new Date(clock.now()), timeZone)) return
  const { code, message } = problem(0, 'date', 'day_is_over')
  throw errors.validation_failed([{ field: 'date', code, message }])
}

async function requireRoom(trx: Trx, tenantId: string, { date, reference }: ImportedOrder): Promise<void> {
  if (await hasRoom(trx, tenantId, date, reference)) return
  const { code, message } = dayFull(1, date)
  throw errors.validation_failed([{ field: 'date', code, message }])
}

/** Finds an order's place. Throws validation_failed with candidate addresses. */
export async function locateOne(
  deps: OrdersDeps,
  member: Pick<Member, 'tenantId'>,
  order: ImportedOrder,
): Promise<Located> {
  const places = await deps.scopes.asService('order: address', ({ trx }) =>
    readPlaces(trx, member.tenantId, memoryKeys(order)),
  )
  const { located, problems } = await locateOrders([order], {
    ...places,
    geocode: deps.geocode,
    isInReach: deps.isInReach,
    mapping: {},
  })
  if (located[0]) return located[0]
  throw errors.validation_failed(
    problems.map(({ column, code, message, candidates }) => ({
      field: column,
      code,
      message,
      ...(candidates ? { candidates } : {}),
    })),
  )
}
