// What may be done with orders one by one: read, make, change, cancel, take an import back.
import {
  clockOf,
  instantOf,
  parseClock,
  type bulkResponse,
  type ImportedOrder,
  type newOrderBody,
  type OrderDetail,
  type OrderItem,
  type orderPatchBody,
} from '@dropwise/contracts'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { orderedId } from './ids.ts'
import { locateOrders, memoryKeys, type LocateOptions, type Place } from './locate.ts'
import {
  cancelOrders,
  contactKey,
  insertOrders,
  listOrders,
  lockImport,
  lockImports,
  lockOrders,
  readCompany,
  readMemory,
  readStored,
  removeImported,
  storeAddresses,
  storeRecipients,
  updateOrders,
  type OrderFilter,
  type OrderRow,
} from './queries.ts'

export interface OrdersDeps extends Pick<LocateOptions, 'geocode' | 'isCovered'> {
  scopes: Scopes
  clock: Clock
}

type NewOrder = z.output<typeof newOrderBody>
type OrderPatch = z.output<typeof orderPatchBody>
type BulkResponse = z.infer<typeof bulkResponse>

/** One page of the company's orders; `cursor` is the last id when there may be more. */
export async function readOrders(
  deps: Pick<OrdersDeps, 'scopes'>,
  member: Member,
  filter: OrderFilter,
): Promise<{ items: OrderItem[]; cursor: string | null }> {
  const rows = await deps.scopes.asUser(member.claims, ({ trx }) =>
    listOrders(trx, { ...filter, limit: filter.limit + 1 }),
  )
  const page = rows.slice(0, filter.limit)
  return { items: page.map(toItem), cursor: rows.length > filter.limit ? page.at(-1)!.id : null }
}

/** One order. Throws not_found, for other companies' orders too. */
export async function readOrder(
  deps: Pick<OrdersDeps, 'scopes'>,
  member: Member,
  id: string,
): Promise<OrderDetail> {
  const [row] = await deps.scopes.asUser(member.claims, ({ trx }) => listOrders(trx, { ids: [id], limit: 1 }))
  if (!row) throw errors.not_found('The order')
  return toDetail(row)
}

/** Makes one order typed by hand. Throws validation_failed when its address is not sure, duplicate_reference. */
export async function createOrder(deps: OrdersDeps, member: Member, body: NewOrder): Promise<OrderDetail> {
  const company = await deps.scopes.asService('order: company', ({ trx }) =>
    readCompany(trx, member.tenantId),
  )
  const order = toOrder(body, company.time_zone)
  const place = await locateOne(deps, member, order)
  const id = orderedId(deps.clock.now())
  await deps.scopes.asService('create order', async ({ trx }) => {
    await lockImports(trx, member.tenantId)
    if ((await readStored(trx, member.tenantId, [order.reference])).size > 0)
      throw errors.duplicate_reference(order.reference)
    await insertOrders(trx, member.tenantId, null, [
      await writeOne(trx, member.tenantId, id, order, company.time_zone, place),
    ])
  })
  return readOrder(deps, member, id)
}

/** Changes an open order. Throws not_found, order_not_open, validation_failed, duplicate_reference. */
export async function changeOrder(
  deps: OrdersDeps,
  member: Member,
  id: string,
  patch: OrderPatch,
): Promise<OrderDetail> {
  const before = await readOrder(deps, member, id)
  const company = await deps.scopes.asService('order: company', ({ trx }) =>
    readCompany(trx, member.tenantId),
  )
  const order = {
    ...toOrder(merge(before, patch, company.time_zone), company.time_zone),
    custom: before.custom,
  }
  const isMoved =
    (patch.address !== undefined && patch.address !== before.address) ||
    patch.lat != null ||
    patch.lng != null
  const place = isMoved ? await locateOne(deps, member, order) : null

  await deps.scopes.asService('change order', async ({ trx }) => {
    await lockImports(trx, member.tenantId)
    const [locked] = await lockOrders(trx, member.tenantId, [id])
    if (!locked) throw errors.not_found('The order')
    if (locked.status !== 'open')
      throw new AppError('order_not_open', { values: { reference: locked.reference, state: locked.status } })
    const namesake = (await readStored(trx, member.tenantId, [order.reference])).get(order.reference)
    if (namesake && namesake.id !== id) throw errors.duplicate_reference(order.reference)
    const write = await writeOne(trx, member.tenantId, id, order, company.time_zone, place)
    await updateOrders(trx, member.tenantId, [
      {
        ...write,
        address_id: place ? write.address_id : before.addressId,
        // Windows that nobody touched stay the instants they are, on a day with two clocks too.
        ...(patch.windowStart === undefined && patch.date === undefined
          ? { window_start: before.windowStart }
          : {}),
        ...(patch.windowEnd === undefined && patch.date === undefined
          ? { window_end: before.windowEnd }
          : {}),
      },
    ])
  })
  return readOrder(deps, member, id)
}

/** Cancels open orders and says for each other one why not. */
export async function cancelMany(
  deps: Pick<OrdersDeps, 'scopes'>,
  member: Member,
  ids: readonly string[],
): Promise<BulkResponse> {
  return deps.scopes.asService('cancel orders', async ({ trx }) => {
    const found = new Map((await lockOrders(trx, member.tenantId, ids)).map((row) => [row.id, row]))
    const done = ids.filter((id) => found.get(id)?.status === 'open')
    await cancelOrders(trx, member.tenantId, done)
    const failed = ids
      .filter((id) => found.get(id)?.status !== 'open')
      .map((id) => {
        const row = found.get(id)
        return failure(id, row ? notOpen(row) : errors.not_found('The order'))
      })
    return { done, failed }
  })
}

/** Removes what an import made. Orders that went on the road stay, each with its reason; rows it updated keep their new values. */
export async function undoImport(
  deps: Pick<OrdersDeps, 'scopes'>,
  member: Member,
  importId: string,
): Promise<BulkResponse> {
  return deps.scopes.asService('undo import', async ({ trx }) => {
    const found = await lockImport(trx, member.tenantId, importId)
    if (!found) throw errors.not_found('The import')
    if (found.isUndone) throw new AppError('import_undone')
    const done = found.orders.filter((order) => order.status === 'open' && !order.was_on_road)
    await removeImported(
      trx,
      member.tenantId,
      importId,
      done.map((order) => order.id),
    )
    const kept = found.orders.filter((order) => !done.includes(order))
    return {
      done: done.map((order) => order.id),
      failed: kept.map((order) => failure(order.id, notOpen(order))),
    }
  })
}

function notOpen({ reference, status }: { reference: string; status: string }): AppError {
  return new AppError('order_not_open', { values: { reference, state: status } })
}

function failure(id: string, error: AppError): BulkResponse['failed'][number] {
  return { id, code: error.code, message: error.message }
}

async function locateOne(deps: OrdersDeps, member: Member, order: ImportedOrder): Promise<Place> {
  const memory = await deps.scopes.asService('order: address', ({ trx }) =>
    readMemory(trx, member.tenantId, memoryKeys(order)),
  )
  const { places, problems } = await locateOrders([order], {
    memory,
    geocode: deps.geocode,
    isCovered: deps.isCovered,
    mapping: {},
  })
  const place = places.get(order.row)
  if (place) return place
  throw errors.validation_failed(
    problems.map(({ column, code, message, candidates }) => ({
      field: column,
      code,
      message,
      ...(candidates ? { candidates } : {}),
    })),
  )
}

async function writeOne(
  trx: Trx,
  tenantId: string,
  id: string,
  order: ImportedOrder,
  timeZone: string,
  place: Place | null,
) {
  const contact = { name: order.recipient, phone: order.phone, email: order.email }
  const recipients = await storeRecipients(trx, tenantId, [contact])
  const addresses = place ? await storeAddresses(trx, tenantId, [place]) : new Map<string, string>()
  const clock = (seconds: number | null) =>
    seconds === null ? null : instantOf(order.date, seconds, timeZone).toISOString()
  return {
    id,
    reference: order.reference,
    date: order.date,
    window_start: clock(order.windowStart),
    window_end: clock(order.windowEnd),
    service_seconds: order.serviceSeconds,
    packages: order.packages,
    weight_grams: order.weightGrams,
    priority: order.priority,
    instructions: order.instructions,
    custom: order.custom,
    recipient_id: recipients.get(contactKey(contact))!,
    address_id: place ? addresses.get(place.normalised)! : '',
  }
}

/** The hand-typed order as an imported one. Throws validation_failed for clock times that are none or stand the wrong way round. */
function toOrder(body: NewOrder, timeZone: string): ImportedOrder {
  const windowStart = clockSeconds('windowStart', body.windowStart, body.date, timeZone)
  const windowEnd = clockSeconds('windowEnd', body.windowEnd, body.date, timeZone)
  if (windowStart !== null && windowEnd !== null && windowEnd <= windowStart)
    throw errors.validation_failed([
      { field: 'windowEnd', code: 'window_reversed', message: 'Window ends before it starts' },
    ])
  if ((body.lat == null) !== (body.lng == null))
    throw errors.validation_failed([
      {
        field: body.lat == null ? 'lat' : 'lng',
        code: 'missing_value',
        message: 'Latitude and longitude come together',
      },
    ])
  return {
    row: 1,
    reference: body.reference,
    recipient: body.recipient,
    phone: body.phone || null,
    email: body.email?.toLowerCase() || null,
    address: body.address,
    lat: body.lat ?? null,
    lng: body.lng ?? null,
    date: body.date,
    windowStart,
    windowEnd,
    serviceSeconds: Math.round(body.serviceMinutes * 60),
    packages: body.packages,
    weightGrams: Math.round(body.weightKg * 1000),
    priority: body.priority,
    instructions: body.instructions || null,
    custom: {},
  }
}

/** Seconds after local midnight of `14:30` or of an RFC 3339 time. */
function clockSeconds(
  field: string,
  text: string | null | undefined,
  day: string,
  timeZone: string,
): number | null {
  if (!text) return null
  const clock = parseClock(text)
  if (clock !== null) return clock
  const at = Date.parse(text)
  if (Number.isNaN(at) || !text.includes('T'))
    throw errors.validation_failed([{ field, code: 'bad_time', message: 'Must be a time like 14:30' }])
  return Math.round((at - instantOf(day, 0, timeZone).getTime()) / 1000)
}

function merge(before: OrderDetail, patch: OrderPatch, timeZone: string): NewOrder {
  const clock = (at: string | null) => (at === null ? null : clockOf(new Date(at), timeZone))
  const kept: NewOrder = {
    reference: before.reference,
    recipient: before.recipient,
    phone: before.phone,
    email: before.email,
    address: before.address,
    date: before.date,
    windowStart: clock(before.windowStart),
    windowEnd: clock(before.windowEnd),
    serviceMinutes: before.serviceSeconds / 60,
    packages: before.packages,
    weightKg: before.weightKg,
    priority: before.priority,
    instructions: before.instructions,
  }
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return { ...kept, ...given }
}

function toItem(row: OrderRow): OrderItem {
  return {
    id: row.id,
    reference: row.reference,
    trackingNumber: row.tracking_number,
    status: row.status,
    deliveryStatus: row.delivery_status,
    recipient: row.recipient,
    phone: row.phone,
    email: row.email,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    date: row.date,
    windowStart: row.window_start?.toISOString() ?? null,
    windowEnd: row.window_end?.toISOString() ?? null,
    serviceSeconds: row.service_seconds,
    packages: row.packages,
    weightKg: row.weight_grams / 1000,
    priority: row.priority,
    instructions: row.instructions,
    routeId: row.route_id,
    routeNumber: row.route_number,
    sequence: row.sequence,
    eta: row.eta?.toISOString() ?? null,
    lateSeconds: row.late_seconds ?? 0,
    unserved: row.unserved_reason
      ? { reason: row.unserved_reason, message: row.unserved_message ?? '' }
      : null,
  }
}

function toDetail(row: OrderRow): OrderDetail {
  return {
    ...toItem(row),
    addressId: row.address_id,
    accuracy: row.accuracy as OrderDetail['accuracy'],
    importId: row.import_id,
    custom: row.custom,
  }
}
