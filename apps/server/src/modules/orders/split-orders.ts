// Splits an order that fits into no van, and merges several of one recipient into one stop. Keeps all their
// data.
import { MAX_ORDERS_PER_DAY, PLACE_FIELDS, ORDER_COLUMNS, type StoredColumns } from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { copyAttachments } from './attachments/queries.ts'
import { dayFull } from './day-limit.ts'
import { divideColumns, mergeColumns, mergeObstacles } from './divide-columns.ts'
import { describedColumns, type OrderWrite } from './sql-columns.ts'
import {
  cancelOrders,
  countOpenOrders,
  insertOrders,
  lockImports,
  readStored,
  updateOrders,
} from './write-queries.ts'

/** Custom field with the references of merged orders. */
const MERGED = 'Merged orders'

interface WholeOrder extends StoredColumns {
  id: string
  reference: string
  status: string
  date: string
  last_date: string | null
  window_start: Date | null
  window_end: Date | null
  custom: Record<string, string>
  recipient_id: string
  address_id: string
}

/** Locks orders and reads all their data, in the given order. Throws not_found, order_not_open. */
async function lockOpen(trx: Trx, tenantId: string, ids: readonly string[]): Promise<WholeOrder[]> {
  const { rows } = await sql<WholeOrder>`
    select o.id, o.reference, o.status, o.date, o.last_date, o.window_start, o.window_end, ${describedColumns},
      o.custom, o.recipient_id, o.address_id
    from public.orders o where o.tenant_id = ${tenantId} and o.id = any(${ids}::uuid[]) order by o.id for update`.execute(
    trx,
  )
  const ordersById = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const order = ordersById.get(id)
    if (!order) throw errors.not_found('The order')
    if (order.status === 'open') return order
    throw new AppError('order_not_open', { values: { reference: order.reference, state: order.status } })
  })
}

const toWrite = ({
  status: _,
  window_start: opens,
  window_end: closes,
  ...order
}: WholeOrder): OrderWrite => ({
  ...order,
  window_start: opens?.toISOString() ?? null,
  window_end: closes?.toISOString() ?? null,
})

/**
 * Splits an open order; the first part keeps its reference and tracking page. Throws not_found,
 * order_not_open, order_not_divisible.
 */
export async function splitOrder(
  scopes: Pick<Scopes, 'asService'>,
  member: Member,
  id: string,
  parts: number,
): Promise<{ orderIds: string[] }> {
  const { tenantId } = member
  return scopes.asService('split order', async ({ trx, respond }) => {
    await lockImports(trx, tenantId)
    const [order] = (await lockOpen(trx, tenantId, [id])) as [WholeOrder]
    const refuse = (reason: string) =>
      new AppError('order_not_divisible', { values: { reference: order.reference, reason } })
    if (order.pair) throw refuse('it is half of a pair')
    if (order.packages < parts)
      throw refuse(`it has ${order.packages} ${ORDER_COLUMNS.packages.label.toLowerCase()}`)
    const counts = await countOpenOrders(trx, tenantId, [order.date], [])
    if ((counts.get(order.date) ?? 0) + parts - 1 > MAX_ORDERS_PER_DAY)
      throw refuse(dayFull(1, order.date).message)

    const wholeOrder = toWrite(order)
    const references = await freeReferences(trx, tenantId, order.reference, parts - 1)
    const [first, ...others] = divideColumns(order, parts).map((columns, part): OrderWrite => ({
      ...wholeOrder,
      ...columns,
      ...(part > 0 && { id: uuidV7(), reference: references[part - 1]! }),
    }))
    await updateOrders(trx, tenantId, [first!])
    await insertOrders(trx, tenantId, null, others)
    const newIds = others.map((other) => other.id)
    await copyAttachments(trx, tenantId, [id], newIds)
    return respond({ orderIds: [id, ...newIds] })
  })
}

/** Unused references: `DW-7-2`, `DW-7-3` and on. */
async function freeReferences(
  trx: Trx,
  tenantId: string,
  reference: string,
  count: number,
): Promise<string[]> {
  const ENDING_LENGTH = 6
  const base = reference.slice(0, PLACE_FIELDS.reference.maxLength - ENDING_LENGTH)
  const free: string[] = []
  for (let from = 2; free.length < count; from += count) {
    const candidates = Array.from({ length: count }, (_, i) => `${base}-${from + i}`)
    const stored = await readStored(trx, tenantId, candidates)
    free.push(...candidates.filter((each) => !stored.has(each)))
  }
  return free.slice(0, count)
}

/** Merges orders into the first one. Throws not_found, order_not_open, orders_not_alike, attachments_full. */
export async function mergeOrders(
  scopes: Pick<Scopes, 'asService'>,
  member: Member,
  ids: readonly string[],
): Promise<{ orderIds: string[] }> {
  const { tenantId } = member
  return scopes.asService('merge orders', async ({ trx, respond }) => {
    await lockImports(trx, tenantId)
    const orders = await lockOpen(trx, tenantId, [...new Set(ids)])
    const obstacles = [...placeObstacles(orders), ...mergeObstacles(orders)]
    if (orders.some(({ pair }) => pair)) obstacles.push(ORDER_COLUMNS.pair.label.toLowerCase())
    if (obstacles.length > 0)
      throw new AppError('orders_not_alike', { values: { what: [...new Set(obstacles)].join(', ') } })
    const [first, ...others] = orders as [WholeOrder, ...WholeOrder[]]
    await updateOrders(trx, tenantId, [
      { ...toWrite(first), ...mergeColumns(orders), id: first.id, custom: mergeCustom(orders) },
    ])
    const deletedIds = others.map((order) => order.id)
    await copyAttachments(trx, tenantId, deletedIds, [first.id])
    await cancelOrders(trx, tenantId, deletedIds, `Comes with order ${first.reference}`)
    return respond({ orderIds: [first.id] })
  })
}

function placeObstacles(orders: readonly WholeOrder[]): string[] {
  const by: Record<string, (order: WholeOrder) => unknown> = {
    address: ({ address_id: id }) => id,
    recipient: ({ recipient_id: id }) => id,
    day: ({ date, last_date: until }) => [date, until],
    window: ({ window_start: opens, window_end: closes }) => [opens, closes],
  }
  return Object.entries(by).flatMap(([name, valueOf]) =>
    new Set(orders.map((order) => JSON.stringify(valueOf(order)))).size > 1 ? [name] : [],
  )
}

/** Custom fields of all orders by name, and the merged references. */
function mergeCustom(orders: readonly WholeOrder[]): Record<string, string> {
  const values = Map.groupBy(
    orders.flatMap(({ custom }) => Object.entries(custom)),
    ([name]) => name,
  )
  const merged = [...values].map(([name, each]): [string, string] => [
    name,
    [...new Set(each.map(([, value]) => value))].join('; '),
  ])
  const { [MERGED]: before, ...rest } = Object.fromEntries(merged)
  const numbers = orders.slice(1).map(({ reference }) => reference)
  return { ...rest, [MERGED]: [...(before ? [before] : []), ...numbers].join('; ') }
}
