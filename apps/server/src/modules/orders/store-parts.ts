// Stores addresses and recipients of orders, and returns the orders with their ids.
import { instantOf, type ImportedOrder } from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Located } from './locate.ts'
import { contactKey, storeAddresses, storeRecipients, type Contact } from './shared-queries.ts'
import type { OrderWrite } from './sql-columns.ts'

/** A local time on a day as an instant, RFC 3339. */
export function windowInstant(day: string, seconds: number | null, timeZone: string): string | null {
  return seconds === null ? null : instantOf(day, seconds, timeZone).toISOString()
}

/** Stores what orders refer to. Returns each order's values in the given order. */
export async function storeParts<Item extends Located>(
  trx: Trx,
  tenantId: string,
  items: readonly Item[],
  timeZone: string,
): Promise<{ item: Item; values: Omit<OrderWrite, 'id'> }[]> {
  const places = new Map(items.map(({ place }) => [place.normalised, place]))
  const addressIds = await storeAddresses(trx, tenantId, [...places.values()])
  const recipientIds = await storeContacts(
    trx,
    tenantId,
    items.map(({ order }) => order),
  )
  return items.map((item) => {
    const recipientId = idFor(recipientIds, contactKey(contactOf(item.order)))
    const addressId = idFor(addressIds, item.place.normalised)
    return { item, values: toWrite(item.order, timeZone, recipientId, addressId) }
  })
}

/** `storeParts` for one order that keeps its address. */
export async function storeContact(
  trx: Trx,
  tenantId: string,
  order: ImportedOrder,
  addressId: string,
  timeZone: string,
): Promise<Omit<OrderWrite, 'id'>> {
  const ids = await storeContacts(trx, tenantId, [order])
  return toWrite(order, timeZone, idFor(ids, contactKey(contactOf(order))), addressId)
}

async function storeContacts(
  trx: Trx,
  tenantId: string,
  orders: readonly ImportedOrder[],
): Promise<Map<string, string>> {
  const contacts = new Map(orders.map((order) => [contactKey(contactOf(order)), contactOf(order)]))
  return storeRecipients(trx, tenantId, [...contacts.values()])
}

function contactOf({ recipient, phone, email }: ImportedOrder): Contact {
  return { name: recipient, phone, email }
}

function idFor(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nothing was stored under ${key}.`)
  return id
}

function toWrite(
  order: ImportedOrder,
  timeZone: string,
  recipientId: string,
  addressId: string,
): Omit<OrderWrite, 'id'> {
  return {
    ...order.columns,
    reference: order.reference,
    date: order.date,
    last_date: order.lastDate,
    window_start: windowInstant(order.date, order.windowStart, timeZone),
    window_end: windowInstant(order.date, order.windowEnd, timeZone),
    custom: order.custom,
    recipient_id: recipientId,
    address_id: addressId,
  }
}
