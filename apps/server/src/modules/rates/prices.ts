// Quotes and prices of orders: a card, the road from the nearest depot, and the facts of the order.
import {
  GRAMS_PER_KG,
  clockOf,
  metresBetween,
  priceLines,
  priceTotal,
  type OrderPrice,
  type PricedOrder,
  type Quote,
  type quoteBody,
  type RateCardItem,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { readZones, type Zones } from '../../platform/zones.ts'
import { readCards } from './cards.ts'

interface Place {
  lat: number
  lng: number
}
type Deps = Scopes & Pick<Platform, 'roads'>

/** Throws not_found, no_rate_card. */
export async function quote(
  deps: Deps,
  { tenantId, claims }: Member,
  body: z.output<typeof quoteBody>,
): Promise<Quote> {
  const base = await deps.asUser(claims, ({ trx }) => readBase(trx, tenantId, body.rateCardId))
  return price(deps, base, body, {
    date: body.date,
    windowFrom: body.windowStart ?? null,
    windowTo: body.windowEnd ?? null,
    packages: body.packages,
    weightGrams: Math.round(body.weightKg * GRAMS_PER_KG),
  })
}

/**
 * Prices at a place by the company's default rate card, for several windows and loads; null: the company has no
 * default card.
 */
export async function pricesAt(
  deps: Deps,
  { tenantId, claims }: Member,
  place: Place,
): Promise<((order: PlacedOrder) => Quote & { rateCardId: string }) | null> {
  const base = await deps.asUser(claims, async ({ trx }) => {
    const hasDefault = (await readCards(trx, tenantId)).some(({ isDefault }) => isDefault)
    return hasDefault ? readBase(trx, tenantId, undefined) : null
  })
  if (!base) return null
  const metres = await metresFrom(deps.roads, base.depots, place)
  return (order) => ({ ...priceBy(base, place, metres, order), rateCardId: base.card.id })
}

type PlacedOrder = Omit<PricedOrder, 'metres' | 'zoneIds'>

interface Base {
  card: RateCardItem
  currency: string
  zones: Zones
  depots: (Place & { id: string })[]
}

async function readBase(trx: Trx, tenantId: string, rateCardId: string | undefined): Promise<Base> {
  const cards = await readCards(trx, tenantId)
  const card = cards.find(({ id, isDefault }) => (rateCardId === undefined ? isDefault : id === rateCardId))
  if (!card) throw rateCardId === undefined ? errors.no_rate_card() : errors.not_found('The rate card')
  const { currency } = onlyRow(
    await sql<{ currency: string }>`select currency from public.tenants where id = ${tenantId}`.execute(trx),
  )
  const { rows: depots } = await sql<Place & { id: string }>`
    select id, lat, lng from public.depots where tenant_id = ${tenantId} and status = 'active' order by id`.execute(
    trx,
  )
  return { card, currency, zones: await readZones(trx, tenantId), depots }
}

const price = async (
  { roads }: Pick<Deps, 'roads'>,
  base: Base,
  place: Place,
  order: PlacedOrder,
): Promise<Quote> => priceBy(base, place, await metresFrom(roads, base.depots, place), order)

function priceBy({ card, currency, zones }: Base, place: Place, metres: number, order: PlacedOrder): Quote {
  const zoneIds = zones.at(place).map(({ id }) => id)
  const lines = priceLines(card.rates, { ...order, metres, zoneIds })
  return { rateCard: card.name, currency, metres, lines, totalMinor: priceTotal(lines) }
}

/** By road from the depot that is nearest in a straight line; 0 without a depot. */
async function metresFrom(roads: Platform['roads'], depots: readonly Place[], place: Place): Promise<number> {
  const straight = depots.map(({ lat, lng }) => metresBetween({ lat, lng }, place))
  const depot = depots[straight.indexOf(Math.min(...straight))]
  if (!depot) return 0
  const { distances } = await roads.table(
    [depot, place].map(({ lat, lng }) => ({ lat, lng })),
    { sources: [0], destinations: [1], profile: 'car' },
  )
  return Math.max(0, distances[0] ?? 0)
}

const STORED = sql`rate_card as "rateCard", currency, metres, lines, total_minor::float8 as "totalMinor", priced_at as "pricedAt"`
type StoredPrice = Omit<OrderPrice, 'pricedAt'> & { pricedAt: Date }
const toPrice = (row: StoredPrice): OrderPrice => ({ ...row, pricedAt: row.pricedAt.toISOString() })

interface OrderRow extends Place {
  date: string
  windowStart: Date | null
  windowEnd: Date | null
  packages: number
  weightGrams: number
  timeZone: string
}

async function readOrder(trx: Trx, tenantId: string, orderId: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select to_char(o.date, 'YYYY-MM-DD') as date, o.window_start as "windowStart", o.window_end as "windowEnd", o.packages,
      o.weight_grams::float8 as "weightGrams", a.lat, a.lng, t.time_zone as "timeZone"
    from public.orders o join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    join public.tenants t on t.id = o.tenant_id
    where o.tenant_id = ${tenantId} and o.id = ${orderId}`.execute(trx)
  if (!rows[0]) throw errors.not_found('The order')
  return rows[0]
}

/** Throws not_found. */
export function readPrice(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  orderId: string,
): Promise<OrderPrice | null> {
  return asUser(claims, async ({ trx }) => {
    await readOrder(trx, tenantId, orderId)
    const { rows } = await sql<StoredPrice>`
      select ${STORED} from public.order_prices where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(
      trx,
    )
    return rows[0] ? toPrice(rows[0]) : null
  })
}

/** Computes the price and stores it in place of an earlier one. Throws not_found, no_rate_card. */
export async function priceOrder(
  deps: Deps,
  { tenantId, userId, claims }: Member,
  orderId: string,
  rateCardId: string | undefined,
): Promise<OrderPrice> {
  const { order, base } = await deps.asUser(claims, async ({ trx }) => ({
    order: await readOrder(trx, tenantId, orderId),
    base: await readBase(trx, tenantId, rateCardId),
  }))
  const clock = (at: Date | null) => at && clockOf(at, order.timeZone)
  const priced = await price(deps, base, order, {
    date: order.date,
    windowFrom: clock(order.windowStart),
    windowTo: clock(order.windowEnd),
    packages: order.packages,
    weightGrams: order.weightGrams,
  })
  return deps.asService('price an order', async ({ trx }) =>
    toPrice(
      onlyRow(
        await sql<StoredPrice>`
          insert into public.order_prices (tenant_id, order_id, rate_card_id, rate_card, currency, metres, lines, total_minor, priced_by)
          values (${tenantId}, ${orderId}, ${base.card.id}, ${priced.rateCard}, ${priced.currency}, ${priced.metres},
            ${JSON.stringify(priced.lines)}::jsonb, ${priced.totalMinor}, ${userId})
          on conflict (tenant_id, order_id) do update set rate_card_id = excluded.rate_card_id, rate_card = excluded.rate_card,
            currency = excluded.currency, metres = excluded.metres, lines = excluded.lines, total_minor = excluded.total_minor,
            priced_by = excluded.priced_by, priced_at = now()
          returning ${STORED}`.execute(trx),
      ),
    ),
  )
}

export interface PricedOrderRow {
  reference: string
  date: string
  recipient: string
  price: Omit<OrderPrice, 'pricedAt'>
}

/** Priced orders of these days, by day and number. */
export function readPricedOrders(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  { from, to }: { from: string; to: string },
): Promise<PricedOrderRow[]> {
  return asUser(claims, async ({ trx }) => {
    const { rows } = await sql<PricedOrderRow>`
      select o.reference, to_char(o.date, 'YYYY-MM-DD') as date, r.name as recipient,
        jsonb_build_object('rateCard', p.rate_card, 'currency', p.currency, 'metres', p.metres, 'lines', p.lines,
          'totalMinor', p.total_minor) as price
      from public.order_prices p
      join public.orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
      where p.tenant_id = ${tenantId} and o.date between ${from}::date and ${to}::date
      order by o.date, o.reference limit 20000`.execute(trx)
    return rows
  })
}
