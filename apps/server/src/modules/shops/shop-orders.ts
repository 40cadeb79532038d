// Turns a shop's order into rows of the shop's own export, which the order reader recognises by their
// columns. Pure.
import { z } from 'zod'
import { deliveryWish, type ShopKind } from '@dropwise/contracts'

export interface ShopOrder {
  reference: string
  /** Time of the shop's last change. */
  saidAt: Date | null
  /** The shop cancelled it. */
  isCancelled: boolean
  /** Reason why the order needs no delivery; null for a delivery. */
  ignored: string | null
  /** The day that the buyer chose, where no column of the rows holds it. */
  wishedDay: string | null
  /** One row an item, with the headers of the shop's export. */
  rows: Record<string, string | number>[]
}

const optionalText = z.string().nullish()
const quantity = z.coerce.number().int().catch(1)
const amount = z.coerce.number().min(0).catch(0)
const degrees = z.coerce.number().nullish().catch(null)
const moment = z.coerce.date().nullable().catch(null)

const shopifyOrder = z.object({
  name: z.string().min(1).max(100),
  email: optionalText,
  phone: optionalText,
  note: optionalText,
  updated_at: moment.optional(),
  cancelled_at: optionalText,
  shipping_address: z
    .object({
      name: optionalText,
      first_name: optionalText,
      last_name: optionalText,
      address1: optionalText,
      address2: optionalText,
      city: optionalText,
      zip: optionalText,
      phone: optionalText,
      latitude: degrees,
      longitude: degrees,
    })
    .nullish(),
  billing_address: z.object({ phone: optionalText }).nullish(),
  /** Grams. */
  total_weight: amount,
  /** Amount still to pay. */
  total_outstanding: amount,
  financial_status: optionalText,
  payment_gateway_names: z.array(z.string()).max(20).catch([]).default([]),
  /** Fields of delivery date apps: `Delivery-Date`, `Delivery-Time`. */
  note_attributes: z
    .array(z.object({ name: optionalText, value: optionalText }))
    .max(100)
    .catch([])
    .default([]),
  test: z.boolean().nullish(),
  line_items: z
    .array(
      z.object({
        name: optionalText,
        title: optionalText,
        quantity,
        requires_shipping: z.boolean().nullish(),
      }),
    )
    .max(500)
    .default([]),
})

const wooAddress = z.object({
  first_name: optionalText,
  last_name: optionalText,
  address_1: optionalText,
  address_2: optionalText,
  city: optionalText,
  postcode: optionalText,
  phone: optionalText,
  email: optionalText,
})
const wooOrder = z.object({
  number: z.coerce.string().min(1).max(100),
  status: z.string(),
  customer_note: optionalText,
  /** UTC without a time zone. */
  date_modified_gmt: optionalText,
  billing: wooAddress.nullish(),
  shipping: wooAddress.nullish(),
  /** `cod`: the driver collects the total. */
  payment_method: optionalText,
  total: amount,
  /** Fields of delivery date plugins: `_delivery_date`, `delivery_time_slot`. */
  meta_data: z
    .array(z.object({ key: optionalText, value: z.unknown() }))
    .max(200)
    .catch([])
    .default([]),
  shipping_lines: z
    .array(z.object({ method_id: optionalText }))
    .max(50)
    .catch([])
    .default([]),
  line_items: z
    .array(z.object({ name: optionalText, quantity }))
    .max(500)
    .default([]),
})

/** Null when the body is no order of this shop. */
export function readShopOrder(kind: ShopKind, body: unknown): ShopOrder | null {
  return kind === 'shopify' ? readShopify(body) : readWooCommerce(body)
}

const GRAMS_PER_KILOGRAM = 1000
/** Whether the driver must collect the money. */
function isPaidAtDoor({
  financial_status: status,
  payment_gateway_names: gateways,
}: z.infer<typeof shopifyOrder>): boolean {
  return status !== 'paid' && gateways.some((gateway) => /cash on delivery|\bcod\b|nachnahme/i.test(gateway))
}

function readShopify(body: unknown): ShopOrder | null {
  const { success, data: order } = shopifyOrder.safeParse(body)
  if (!success) return null
  const to = order.shipping_address
  const items = order.line_items.filter((item) => item.requires_shipping !== false)
  const isPin = to?.latitude != null && to.longitude != null
  const more = {
    ...(isPin ? { lat: to.latitude!, lng: to.longitude! } : {}),
    ...(order.total_weight > 0 ? { 'Weight (kg)': order.total_weight / GRAMS_PER_KILOGRAM } : {}),
    ...(isPaidAtDoor(order) ? { 'Cash on delivery': order.total_outstanding } : {}),
    ...deliveryWish(
      order.note_attributes.map(({ name, value }) => ({ name: name ?? '', value: value ?? '' })),
    ),
  }
  return {
    reference: order.name,
    saidAt: order.updated_at ?? null,
    isCancelled: Boolean(order.cancelled_at),
    ignored: order.test
      ? 'It is a test order of the shop.'
      : to?.address1
        ? null
        : 'It has no shipping address.',
    wishedDay: null,
    rows: oneOrMore(items).map((item) => ({
      Name: order.name,
      Email: order.email ?? '',
      'Shipping Name': to?.name || [to?.first_name, to?.last_name].filter(Boolean).join(' '),
      'Shipping Phone': to?.phone || order.phone || order.billing_address?.phone || '',
      'Shipping Address1': to?.address1 ?? '',
      'Shipping Address2': to?.address2 ?? '',
      'Shipping Zip': to?.zip ?? '',
      'Shipping City': to?.city ?? '',
      Notes: order.note ?? '',
      ...more,
      'Lineitem name': item?.name ?? item?.title ?? '',
      'Lineitem quantity': item?.quantity ?? '',
    })),
  }
}

/** Ready to deliver; other states wait for money or are finished. */
const WOO_TO_DELIVER = new Set(['processing'])
/** Shipping methods by which the buyer collects the goods. */
const WOO_COLLECTED = new Set(['local_pickup', 'pickup_location'])
const WOO_WITHDRAWN = new Set(['cancelled', 'refunded', 'failed', 'trash'])

function readWooCommerce(body: unknown): ShopOrder | null {
  const { success, data: order } = wooOrder.safeParse(body)
  if (!success) return null
  // Shops without a separate shipping address send it empty: deliver to the billing address.
  const to = order.shipping?.address_1 ? order.shipping : order.billing
  const modified = order.date_modified_gmt
  const { 'Delivery date': date = '', 'Delivery time': time } = deliveryWish(
    order.meta_data.flatMap(({ key, value }) =>
      typeof value === 'string' ? [{ name: key ?? '', value }] : [],
    ),
  )
  return {
    reference: order.number,
    saidAt: modified ? moment.parse(/(Z|[+-]\d\d:?\d\d)$/.test(modified) ? modified : `${modified}Z`) : null,
    isCancelled: WOO_WITHDRAWN.has(order.status),
    ignored: !WOO_TO_DELIVER.has(order.status)
      ? `Its status in the shop is ${order.status.slice(0, 40)}.`
      : order.shipping_lines.some(({ method_id: way }) => WOO_COLLECTED.has(way ?? ''))
        ? 'The buyer fetches it.'
        : to?.address_1
          ? null
          : 'It has no address.',
    // The shop's own export has no column for it.
    wishedDay: z.iso.date().safeParse(date).data ?? null,
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
      ...(order.payment_method === 'cod' ? { 'Cash on delivery': order.total } : {}),
      ...(time ? { 'Delivery time': time } : {}),
      'Item Name': item?.name ?? '',
      'Quantity (- Refund)': item?.quantity ?? '',
    })),
  }
}

/** An order without items is still delivered. */
const oneOrMore = <Item>(items: Item[]): (Item | undefined)[] => (items.length > 0 ? items : [undefined])
