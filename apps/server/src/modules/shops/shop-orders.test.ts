// A shop's order arrives with all that plans and drivers need: weight, phone, cash, day and window.
import { conventionsOf } from '@dropwise/contracts'
import { readTable, tableOfRows } from '@dropwise/order-files'
import { describe, expect, it } from 'vitest'
import { readShopOrder } from './shop-orders.ts'

const OPTIONS = { defaultDate: '2026-12-09', today: '2026-11-28', ...conventionsOf('Europe/London') }

const address = {
  first_name: 'Ann',
  last_name: 'Bee',
  address1: '6 Queen Street',
  address2: 'Flat 4',
  city: 'Ashmouth',
  zip: 'AH7 4JU',
}
const shopify = {
  name: '#S1',
  financial_status: 'pending',
  payment_gateway_names: ['Cash on Delivery (COD)'],
  total_outstanding: '25.00',
  total_weight: 2300,
  note_attributes: [
    { name: 'Delivery-Date', value: '2026/12/04' },
    { name: 'Delivery-Time', value: '09:00 AM - 12:00 PM' },
  ],
  billing_address: { ...address, phone: '+44 7700 900222' },
  shipping_address: { ...address, phone: null },
  line_items: [
    { title: 'Coffee', quantity: 2 },
    { title: 'Gift card', quantity: 1, requires_shipping: false },
  ],
}

const woo = {
  number: 77,
  status: 'processing',
  billing: {
    first_name: 'Ann',
    last_name: 'Bee',
    address_1: '6 Queen Street',
    city: 'Ashmouth',
    postcode: 'AH7 4JU',
  },
  line_items: [{ name: 'Coffee', quantity: 2 }],
}

function orderOf(kind: 'shopify' | 'woocommerce', body: unknown) {
  const rows = readShopOrder(kind, body)?.rows ?? []
  const { orders, problems } = readTable(tableOfRows(rows), OPTIONS)
  expect(problems).toEqual([])
  return orders[0]
}

describe('an order of Shopify', () => {
  it('[M13] has weight, phone, cash, day and window', () => {
    expect(orderOf('shopify', shopify)).toMatchObject({
      recipient: 'Ann Bee',
      phone: '+447700900222',
      address: '6 Queen Street, Flat 4, AH7 4JU Ashmouth',
      date: '2026-12-04',
      windowStart: 9 * 3600,
      windowEnd: 12 * 3600,
      columns: { weight_grams: 2300, cash_minor: 2500 },
    })
  })

  it('has its pin, and no cash once it is paid', () => {
    const paidOrder = {
      ...shopify,
      financial_status: 'paid',
      shipping_address: { ...address, latitude: 51.5, longitude: -0.12 },
    }
    expect(orderOf('shopify', paidOrder)).toMatchObject({ lat: 51.5, lng: -0.12, columns: { cash_minor: 0 } })
  })

  it('is ignored when the shop only tests', () => {
    expect(readShopOrder('shopify', { ...shopify, test: true })?.ignored).toBe(
      'It is a test order of the shop.',
    )
  })
})

describe('an order of WooCommerce', () => {
  it('[M13] has the day and window from a delivery date plugin', () => {
    const meta_data = [
      { key: '_delivery_date', value: '2026-12-04' },
      { key: 'delivery_time_slot', value: '09:00 - 12:00' },
      { key: '_other', value: { nested: true } },
    ]
    expect(readShopOrder('woocommerce', { ...woo, meta_data })?.wishedDay).toBe('2026-12-04')
    expect(orderOf('woocommerce', { ...woo, meta_data })).toMatchObject({
      windowStart: 9 * 3600,
      windowEnd: 12 * 3600,
    })
  })

  it('has the cash to collect', () => {
    expect(orderOf('woocommerce', { ...woo, payment_method: 'cod', total: '12.50' })).toMatchObject({
      columns: { cash_minor: 1250 },
    })
  })

  it.each([
    ['waits for money', { status: 'on-hold' }, 'Its status in the shop is on-hold.'],
    ['is fetched', { shipping_lines: [{ method_id: 'local_pickup' }] }, 'The buyer fetches it.'],
  ])('that %s is ignored', (_what, change, reason) => {
    expect(readShopOrder('woocommerce', { ...woo, ...change })?.ignored).toBe(reason)
  })
})
