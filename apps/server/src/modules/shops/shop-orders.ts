// What a shop says of an order, as rows of its own export: the order reader knows both layouts by their columns. Pure.
import { z } from 'zod'
import type { ShopKind } from '@dropwise/contracts'

export interface ShopOrder {
  reference: string
  /** When the shop last changed it. */
  saidAt: Date | null
  /** The shop took it back. */
  isCancelled: boolean
  /** Why there is nothing to deliver; null where there is. */
  ignored: string | null
  /** One row an item, with the headers of the shop's export. */
  rows: Record<string, string | number>[]
}

const said = z.string().nullish()
const quantity = z.coerce.number().int().catch(1)
const moment = z.coerce.date().nullable().catch(null)

const shopifyOrder = z.object({
  name: z.string().min(1).max(100),
  email: said,
  phone: said,
  note: said,
  updated_at: moment.optional(),
  cancelled_at: said,
  shipping_address: z
    .object({
      name: said,
      address1: said,
      address2: said,
      city: said,
      zip: said,
      phone: said,
    })
    .nullish(),
  line_items: z
    .array(z.object({ name: said, title: said, quantity, requires_shipping: z.boolean().nullish() }))
    .max(500)
    .default([]),
})

const wooAddress = z.object({
  first_name: said,
  last_name: said,
  address_1: said,
  address_2: said,
  city: said,
  postcode: said,
  phone: said,
  email: said,
})
const wooOrder = z.object({
  number: z.coerce.string().min(1).max(100),
  status: z.string(),
  customer_note: said,
  /** Universal time without saying so. */
  date_modified_gmt: said,
  billing: wooAddress.nullish(),
  shipping: wooAddress.nullish(),
  line_items: z
    .array(z.object({ name: said, quantity }))
    .max(500)
    .default([]),
})

/** Null for a body that is no order of such a shop. */
export function readShopOrder(kind: ShopKind, body: unknown): ShopOrder | null {
  return kind === 'shopify' ? readShopify(body) : readWooCommerce(body)
}

function readShopify(body: unknown): ShopOrder | null {
  const { success, data: order } = shopifyOrder.safeParse(body)
  if (!success) return null
  const to = order.shipping_address
  const items = order.line_items.filter((item) => item.requires_shipping !== false)
  return {
    reference: order.name,
    saidAt: order.updated_at ?? null,
    isCancelled: Boolean(order.cancelled_at),
    ignored: to?.address1 ? null : 'It has no shipping address.',
    rows: oneOrMore(items).map((item) => ({
      Name: order.name,
      Email: order.email ?? '',
      'Shipping Name': to?.name ?? '',
      'Shipping Phone': to?.phone ?? order.phone ?? '',
      'Shipping Address1': to?.address1 ?? '',
      'Shipping Address2': to?.address2 ?? '',
      'Shipping Zip': to?.zip ?? '',
      'Shipping City': to?.city ?? '',
      Notes: order.note ?? '',
      'Lineitem name': item?.name ?? item?.title ?? '',
      'Lineitem quantity': item?.quantity ?? '',
    })),
  }
}

/** Paid and not yet done; the others wait for money or are over. */
const WOO_TO_DELIVER = new Set(['processing', 'on-hold'])
const WOO_TAKEN_BACK = new Set(['cancelled', 'refunded', 'failed', 'trash'])

function readWooCommerce(body: unknown): ShopOrder | null {
  const { success, data: order } = wooOrder.safeParse(body)
  if (!success) return null
  // Shops that do not ask for a shipping address send it empty: the goods go to the payer.
  const to = order.shipping?.address_1 ? order.shipping : order.billing
  const modified = order.date_modified_gmt
  return {
    reference: order.number,
    saidAt: modified ? moment.parse(/(Z|[+-]\d\d:?\d\d)$/.test(modified) ? modified : `${modified}Z`) : null,
    isCancelled: WOO_TAKEN_BACK.has(order.status),
    ignored: !WOO_TO_DELIVER.has(order.status)
      ? `Its status in the shop is ${order.status.slice(0, 40)}.`
      : to?.address_1
        ? null
        : 'It has no address.',
    rows: oneOrMore(order.line_items).map((item) => ({
      'Order Number': order.number,
      'Order Status': order.status,
      'First Name (Shipping)': to?.first_name ?? '',
      'Last Name (Shipping)': to?.last_name ?? '',
      'Address 1&2 (Shipping)': [to?.address_1, to?.address_2].filter(Boolean).join(', '),
      'City (Shipping)': to?.city ?? '',
      'Postcode (Shipping)': to?.postcode ?? '',
      'Phone (Billing)': order.billing?.phone ?? to?.phone ?? '',
      'Email (Billing)': order.billing?.email ?? '',
      'Customer Note': order.customer_note ?? '',
      'Item Name': item?.name ?? '',
      'Quantity (- Refund)': item?.quantity ?? '',
    })),
  }
}

/** An order without items is still one to deliver. */
const oneOrMore = <Item>(items: Item[]): (Item | undefined)[] => (items.length > 0 ? items : [undefined])
