// Plans as the owner edits them. Each change is a new version; companies keep the version they bought.
import type { OwnerPlan, PlanBody, PlanPrice } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { PLAN_PRICES, toPlanItem, type PlanRow } from './queries.ts'

interface OwnerPlanRow extends PlanRow {
  version: number
  position: number
  created_at: Date
  updated_at: Date
  subscriptions: number
  mrr: number
  versions: OwnerPlan['versions'] | null
}

export async function listOwnerPlans(trx: Trx): Promise<OwnerPlan[]> {
  const { rows } = await sql<OwnerPlanRow>`
    select p.*, ${PLAN_PRICES}, (select count(*)::int from public.subscriptions s where s.plan_id = p.id and s.status <> 'cancelled') as subscriptions,
      (select coalesce(sum(app.monthly_amount(s.amount, s.period)), 0)::int from public.subscriptions s
        where s.plan_id = p.id and s.currency = p.currency and s.status in ('active', 'past_due')) as mrr,
      (select jsonb_agg(jsonb_build_object('version', v.version, 'at', v.at, 'name', v.name, 'priceMinor', v.price_minor,
          'vehicleLimit', v.vehicle_limit) order by v.version desc)
        from public.subscription_plan_versions v where v.plan_id = p.id) as versions
    from public.subscription_plans p order by p.position, p.id`.execute(trx)
  return rows.map((row) => ({
    ...toPlanItem(row),
    isActive: row.is_active,
    version: row.version,
    position: row.position,
    subscriptions: row.subscriptions,
    mrrMinor: row.mrr,
    updatedAt: row.updated_at.toISOString(),
    versions: row.versions ?? [],
  }))
}

/** Writes a new plan, or the next version of one. */
export async function writePlan(trx: Trx, plan: PlanBody): Promise<void> {
  const limits = JSON.stringify({
    members: plan.memberLimit,
    texts: plan.textLimit,
    orders: plan.orderLimit,
    storage: plan.storageLimit,
    calls: plan.callLimit,
    waitingPlans: plan.waitingPlanLimit,
    api: plan.hasApi,
    shops: plan.hasShops,
    branding: plan.hasBranding,
    mails: plan.hasOwnMails,
  })
  // Two concurrent writes must not both be the popular plan or take one position.
  await sql`select pg_advisory_xact_lock(hashtextextended('subscription plans', 0))`.execute(trx)
  if (plan.isPopular)
    await sql`update public.subscription_plans set is_popular = false where is_popular and id <> ${plan.id}`.execute(
      trx,
    )
  await sql`
    insert into public.subscription_plans as p (id, name, price_minor, vehicle_limit, limits, features, is_popular, is_active, position)
    values (${plan.id}, ${plan.name}, ${plan.priceMinor}, ${plan.vehicleLimit}, ${limits}::jsonb,
      ${JSON.stringify(plan.features)}::jsonb, ${plan.isPopular}, ${plan.isActive},
      (select coalesce(max(position), 0) + 1 from public.subscription_plans))
    on conflict (id) do update set name = excluded.name, price_minor = excluded.price_minor, vehicle_limit = excluded.vehicle_limit,
      limits = p.limits || excluded.limits, features = excluded.features, is_popular = excluded.is_popular,
      is_active = excluded.is_active`.execute(trx)
  if (plan.prices) await writePrices(trx, plan.id, plan.prices)
}

/** Companies keep the amount that they bought until they change. */
async function writePrices(trx: Trx, planId: string, prices: readonly PlanPrice[]): Promise<void> {
  await sql`delete from public.plan_prices where plan_id = ${planId}`.execute(trx)
  await sql`insert into public.plan_prices (plan_id, period, currency, price_minor)
    select ${planId}, x.period, x.currency, x."priceMinor"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as x(period text, currency text, "priceMinor" int)`.execute(
    trx,
  )
}

/** Throws not_found, plan_in_use. */
export async function deletePlan(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql<{ name: string; is_used: boolean }>`
    select p.name, exists (select from public.subscriptions s where p.id in (s.plan_id, s.next_plan_id))
      or exists (select from public.invoices i where i.plan_id = p.id) as is_used
    from public.subscription_plans p where p.id = ${id} for update`.execute(trx)
  const [plan] = rows
  if (!plan) throw errors.not_found('The plan')
  if (plan.is_used) throw errors.plan_in_use(plan.name)
  await sql`delete from public.subscription_plans where id = ${id}`.execute(trx)
}
