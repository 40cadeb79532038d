// SQL of shops and their calls.
import type { SHOP_OUTCOMES, ShopItem, ShopKind } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** Maximum number of calls of a shop in a response. */
const SHOWN = 20

interface ShopRow extends Omit<ShopItem, 'url' | 'createdAt' | 'lastReceivedAt' | 'wrongSignatureAt'> {
  created_at: Date
  last_received_at: Date | null
  wrong_signature_at: Date | null
}

/** Newest first; `urlOf` gives the address to which a shop sends orders. */
export async function listShops(
  trx: Trx,
  tenantId: string,
  urlOf: (id: string) => string,
): Promise<ShopItem[]> {
  const { rows } = await sql<ShopRow>`
    select s.id, s.kind, s.name, s.lead_days as "leadDays", s.created_at, s.last_received_at, s.wrong_signature_at,
      (select count(*)::int from public.shop_calls c where c.tenant_id = s.tenant_id and c.shop_id = s.id
        and c.outcome = 'refused' and c.received_at > now() - interval '7 days') as refused,
      coalesce((select jsonb_agg(n order by n."receivedAt" desc) from (
        select c.delivery_id as "deliveryId", c.topic, c.reference, c.outcome, c.message, c.received_at as "receivedAt"
        from public.shop_calls c where c.tenant_id = s.tenant_id and c.shop_id = s.id
        order by c.received_at desc limit ${SHOWN}) n), '[]') as calls
    from public.shops s where s.tenant_id = ${tenantId} order by s.id desc`.execute(trx)
  return rows.map(({ created_at, last_received_at, wrong_signature_at, ...shop }) => ({
    ...shop,
    url: urlOf(shop.id),
    createdAt: created_at.toISOString(),
    lastReceivedAt: last_received_at?.toISOString() ?? null,
    wrongSignatureAt: wrong_signature_at?.toISOString() ?? null,
  }))
}

export interface Shop {
  id: string
  tenantId: string
  kind: ShopKind
  name: string
  secret: string
  leadDays: number
  /** The member who connected it, or else an administrator; null for a company without one. */
  userId: string | null
  timeZone: string
  /** The company that owns the sandbox `tenantId`; null for a company itself. */
  sandboxOf: string | null
}

export async function findShop(trx: Trx, id: string): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`
    select s.id, s.tenant_id as "tenantId", s.kind, s.name, s.secret, s.lead_days as "leadDays", t.time_zone as "timeZone", t.sandbox_of as "sandboxOf",
      coalesce(s.created_by, (select m.user_id from public.memberships m
        where m.tenant_id = coalesce(t.sandbox_of, s.tenant_id) and m.role = 'admin' and m.status = 'active' order by m.created_at limit 1)) as "userId"
    from public.shops s join public.tenants t on t.id = s.tenant_id where s.id = ${id}`.execute(trx)
  return rows[0]
}

/** Writes at most once a minute, so that strangers cannot keep the row busy. */
export async function recordWrongSignature(trx: Trx, { tenantId, id }: Shop): Promise<void> {
  await sql`update public.shops set wrong_signature_at = now() where tenant_id = ${tenantId} and id = ${id}
    and (wrong_signature_at is null or wrong_signature_at < now() - interval '1 minute')`.execute(trx)
}

/** Whether this call, or a later one about the same order, came before. */
export async function isStale(
  trx: Trx,
  { tenantId, id }: Shop,
  { deliveryId, reference, saidAt }: { deliveryId: string; reference: string | null; saidAt: Date | null },
): Promise<'repeated' | 'overtaken' | null> {
  const { rows } = await sql<{ is_repeated: boolean; is_overtaken: boolean }>`
    select exists (select from public.shop_calls c
        where c.tenant_id = ${tenantId} and c.shop_id = ${id} and c.delivery_id = ${deliveryId}) as is_repeated,
      exists (select from public.shop_calls c
        where c.tenant_id = ${tenantId} and c.shop_id = ${id} and c.reference = ${reference}::text
          and c.said_at > ${saidAt}::timestamptz) as is_overtaken`.execute(trx)
  if (rows[0]?.is_repeated) return 'repeated'
  return rows[0]?.is_overtaken ? 'overtaken' : null
}

/** The day of an existing order: a shop's change does not move it. */
export async function dayOfOrder(trx: Trx, tenantId: string, reference: string): Promise<string | undefined> {
  const { rows } = await sql<{ date: string }>`
    select date::text as date from public.orders where tenant_id = ${tenantId} and reference = ${reference}`.execute(
    trx,
  )
  return rows[0]?.date
}

/** The order that this shop sent. The shop may not change others with the same reference. */
export async function findOrderOfShop(
  trx: Trx,
  { tenantId, id }: Shop,
  reference: string,
): Promise<{ id: string; status: string } | undefined> {
  const { rows } = await sql<{ id: string; status: string }>`
    select o.id, o.status from public.orders o where o.tenant_id = ${tenantId} and o.reference = ${reference}
      and exists (select from public.shop_calls c where c.tenant_id = o.tenant_id and c.shop_id = ${id}
        and c.reference = o.reference and c.outcome in ('stored', 'unchanged'))`.execute(trx)
  return rows[0]
}

export interface CallOutcome {
  deliveryId: string
  topic: string
  reference: string | null
  saidAt: Date | null
  outcome: (typeof SHOP_OUTCOMES)[number]
  message: string | null
}

/** Stores a call's result, and deletes results older than 30 days. */
export async function recordCall(trx: Trx, { tenantId, id }: Shop, call: CallOutcome): Promise<void> {
  await sql`insert into public.shop_calls (tenant_id, shop_id, delivery_id, topic, reference, said_at, outcome, message)
    values (${tenantId}, ${id}, ${call.deliveryId}, ${call.topic}, ${call.reference}, ${call.saidAt}, ${call.outcome},
      ${call.message?.slice(0, 500) ?? null})
    on conflict do nothing`.execute(trx)
  await sql`update public.shops set last_received_at = now() where tenant_id = ${tenantId} and id = ${id}`.execute(
    trx,
  )
  await sql`delete from public.shop_calls where tenant_id = ${tenantId} and shop_id = ${id}
    and received_at < now() - interval '30 days'`.execute(trx)
}
