// Prices the demo's orders by its default rate card, so that revenue, margin and customers' bills have figures.
import { clockOf, priceLines, priceTotal, serviceRates, type DayString } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { readZones } from '../../platform/zones.ts'
import type { DemoCompany } from './company.ts'

interface UnpricedOrder {
  id: string
  date: DayString
  windowStart: Date | null
  windowEnd: Date | null
  packages: number
  weightGrams: number
  lat: number
  lng: number
}

/** Orders of an import that have no price. Without a default card they stay so. */
export async function priceDemoOrders(
  { asService, roads }: Pick<Platform, 'asService' | 'roads'>,
  { tenantId, dispatcherId, timeZone, depot }: DemoCompany,
  importId: string,
): Promise<void> {
  const { card, orders, zones } = await asService('demo prices: orders', async ({ trx }) => {
    const cards = await sql<{ id: string; name: string; rates: unknown; currency: string }>`
      select c.id, c.name, c.rates, t.currency from public.rate_cards c join public.tenants t on t.id = c.tenant_id
      where c.tenant_id = ${tenantId} and c.is_default`.execute(trx)
    const unpriced = await sql<UnpricedOrder>`
      select o.id, to_char(o.date, 'YYYY-MM-DD') as date, o.window_start as "windowStart", o.window_end as "windowEnd", o.packages,
        o.weight_grams::float8 as "weightGrams", a.lat, a.lng
      from public.orders o join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
      where o.tenant_id = ${tenantId} and o.import_id = ${importId} and a.lat is not null
        and not exists (select from public.order_prices p where p.tenant_id = o.tenant_id and p.order_id = o.id)
      order by o.id`.execute(trx)
    return { card: cards.rows[0], orders: unpriced.rows, zones: await readZones(trx, tenantId) }
  })
  if (!card || orders.length === 0) return
  const rates = serviceRates.parse(card.rates)
  const places = [depot, ...orders].map(({ lat, lng }) => ({ lat, lng }))
  const { distances } = await roads.table(places, {
    sources: [0],
    destinations: orders.map((_, index) => index + 1),
    profile: 'car',
  })
  const prices = orders.map((order, index) => {
    const metres = Math.max(0, distances[index] ?? 0)
    const lines = priceLines(rates, {
      date: order.date,
      windowFrom: order.windowStart && clockOf(order.windowStart, timeZone),
      windowTo: order.windowEnd && clockOf(order.windowEnd, timeZone),
      packages: order.packages,
      weightGrams: order.weightGrams,
      metres,
      zoneIds: zones.at(order).map(({ id }) => id),
    })
    return { orderId: order.id, metres, lines, totalMinor: priceTotal(lines) }
  })
  await asService('demo prices', ({ trx }) =>
    sql`
      insert into public.order_prices (tenant_id, order_id, rate_card_id, rate_card, currency, metres, lines, total_minor, priced_by)
      select ${tenantId}, p."orderId", ${card.id}, ${card.name}, ${card.currency}, p.metres, p.lines, p."totalMinor", ${dispatcherId}
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p ("orderId" uuid, metres int, lines jsonb, "totalMinor" bigint)
      on conflict do nothing`.execute(trx),
  )
}
