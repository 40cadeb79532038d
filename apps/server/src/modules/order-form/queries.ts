// SQL of order forms and of what visitors sent.
import { orderWish, type OrderFormBody, type OrderRequest, type RequestState } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { VisitorPrice } from './visitor-price.ts'
import { ownHostOf } from '../../platform/tracking-hosts.ts'

/** Maximum number of requests in a list; the database lets no more wait. */
const LISTED = 500

export interface CompanyForm extends OrderFormBody {
  tenantId: string
  slug: string
  name: string
  color: string
  logoUrl: string | null
  locale: string
  timeZone: string
  currency: string
  settings: unknown
  /** The company's own host while it points here. */
  host: string | null
  secret: string
  /** Name of the default rate card. */
  rateCard: string | null
  /** The account that stores orders of visitors; null for a company without an administrator. */
  userId: string | null
}

/** The form of a company; `only` picks it by slug, or by company. */
export async function findForm(
  trx: Trx,
  only: { slug: string } | { tenantId: string },
): Promise<CompanyForm | undefined> {
  const { rows } = await sql<CompanyForm>`
    select f.tenant_id as "tenantId", f.is_open as "isOpen", f.needs_acceptance as "needsAcceptance", f.services, f.slots, f.fields,
      f.zone_ids as "zoneIds", f.lead_hours as "leadHours", f.days_ahead as "daysAhead", f.intro, f.confirmation,
      f.frame_origins as "frameOrigins", f.secret, t.slug, (select c.name from public.rate_cards c where c.tenant_id = f.tenant_id and c.is_default) as "rateCard",
      t.name, t.brand_color as color, t.logo_url as "logoUrl", t.locale,
      t.time_zone as "timeZone", t.currency, t.settings, ${ownHostOf('f')} as host,
      coalesce((select m.user_id from public.memberships m where m.tenant_id = f.tenant_id and m.user_id = f.created_by
          and m.role = 'admin' and m.status = 'active'),
        (select m.user_id from public.memberships m where m.tenant_id = f.tenant_id and m.role = 'admin' and m.status = 'active'
          order by m.created_at limit 1)) as "userId"
    from public.order_forms f join public.tenants t on t.id = f.tenant_id
    where ${'slug' in only ? sql`t.slug = ${only.slug} and f.is_open and t.status = 'active' and t.sandbox_of is null` : sql`f.tenant_id = ${only.tenantId}`}`.execute(
    trx,
  )
  return rows[0]
}

export async function writeForm(
  trx: Trx,
  { tenantId, userId }: { tenantId: string; userId: string },
  form: OrderFormBody,
): Promise<void> {
  await sql`
    insert into public.order_forms (tenant_id, created_by, is_open, needs_acceptance, services, slots, fields, zone_ids, lead_hours,
      days_ahead, intro, confirmation, frame_origins)
    values (${tenantId}, ${userId}, ${form.isOpen}, ${form.needsAcceptance}, ${JSON.stringify(form.services)}::jsonb,
      ${JSON.stringify(form.slots)}::jsonb, ${JSON.stringify(form.fields)}::jsonb, ${form.zoneIds}::uuid[], ${form.leadHours},
      ${form.daysAhead}, ${form.intro}, ${form.confirmation}, ${form.frameOrigins}::text[])
    on conflict (tenant_id) do update set (created_by, is_open, needs_acceptance, services, slots, fields, zone_ids, lead_hours,
      days_ahead, intro, confirmation, frame_origins) = row(excluded.created_by, excluded.is_open, excluded.needs_acceptance,
      excluded.services, excluded.slots, excluded.fields, excluded.zone_ids, excluded.lead_hours, excluded.days_ahead,
      excluded.intro, excluded.confirmation, excluded.frame_origins)`.execute(trx)
}

/** How many orders each slot of each day has, by `date slot`. */
export async function countTaken(
  trx: Trx,
  tenantId: string,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select r.date::text || ' ' || r.slot_id as key, count(*)::int as count
    from public.order_requests r left join public.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where r.tenant_id = ${tenantId} and r.date between ${from}::date and ${to}::date and r.state <> 'declined'
      and o.status is distinct from 'cancelled'
    group by 1`.execute(trx)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

export interface StoredRequest {
  id: string
  tenantId: string
  state: RequestState
  date: string
  wish: unknown
  /** Null on requests from before prices had lines. */
  price: Omit<VisitorPrice, 'totalMinor'> | null
  priceMinor: number
  currency: string
  problem: string | null
  orderId: string | null
  trackingNumber: string | null
  createdAt: Date
}

const requestColumns = sql`
  r.id, r.tenant_id as "tenantId", r.state, r.date::text as date, r.wish, r.price, r.price_minor as "priceMinor", r.currency, r.problem,
  r.order_id as "orderId", r.created_at as "createdAt",
  (select d.tracking_number from public.deliveries d where d.tenant_id = r.tenant_id and d.order_id = r.order_id) as "trackingNumber"`

export async function findRequest(
  trx: Trx,
  tenantId: string,
  id: string,
): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    select ${requestColumns} from public.order_requests r where r.tenant_id = ${tenantId} and r.id = ${id}`.execute(
    trx,
  )
  return rows[0]
}

/** Removes what visitors sent once it is of no use. */
export const clearRequests = async (trx: Trx): Promise<void> =>
  void (await sql`select app.clear_order_requests()`.execute(trx))

export async function listRequests(trx: Trx, tenantId: string, state: RequestState): Promise<OrderRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select ${requestColumns} from public.order_requests r where r.tenant_id = ${tenantId} and r.state = ${state}
    order by case when r.state = 'waiting' then r.created_at end, r.created_at desc limit ${LISTED}`.execute(
    trx,
  )
  return rows.map(
    ({ tenantId: _tenant, trackingNumber: _number, price: _price, createdAt, wish, ...request }) => ({
      ...request,
      // The row of a declined request keeps the wish for ten minutes, so that dispatch can restore the request.
      wish: state === 'waiting' ? (orderWish.safeParse(wish).data ?? null) : null,
      createdAt: createdAt.toISOString(),
    }),
  )
}
