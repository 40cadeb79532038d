// A company's own subscription: reads it, and chooses, cancels or resumes a plan.
import {
  trialDaysLeft,
  type BillingDetails,
  type ChoosePlanResponse,
  type SubscriptionResponse,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { volumeLimitsOf } from '../../platform/volume-limits.ts'
import { longDay } from '../../platform/long-day.ts'
import { restOf } from './amounts.ts'
import { issueInvoice, voidUnpaidStarts } from './invoices.ts'
import { activatePlan, changePlan } from './periods.ts'
import {
  findPlan,
  findSubscription,
  hasApi,
  listInvoices,
  listPlans,
  lockSubscription,
  memberLimitOf,
  textLimitOf,
  toInvoiceItem,
  toPlanItem,
  type InvoiceRow,
  type PlanRow,
  type SubscriptionRow,
} from './queries.ts'
import { openCheckout } from './stripe-checkout.ts'
import { readTerms } from './terms.ts'

type Parts = Pick<Platform, 'asService' | 'clock' | 'publicUrl' | 'stripe'>

/** Throws not_found when the company has no subscription. */
export async function readSubscription(
  { asService, clock, stripe }: Parts,
  { tenantId, role }: Member,
): Promise<SubscriptionResponse> {
  return asService('subscription', async ({ trx }) => {
    const row = await findSubscription(trx, tenantId)
    if (!row) throw errors.not_found('The subscription')
    const facts = onlyRow(await readFacts(trx, tenantId))
    const terms = await readTerms(trx)
    const isAdmin = role === 'admin'
    const { orderLimit, storageLimit } = volumeLimitsOf(row.limits)
    const daysLeft =
      row.status === 'trial' && row.trial_ends_at
        ? trialDaysLeft(row.trial_ends_at, new Date(clock.now()))
        : null
    return {
      companyName: row.company_name,
      isBillingOn: facts.is_billing_on,
      status: !facts.is_billing_on ? 'active' : daysLeft === 0 ? 'expired' : row.status,
      blockedBy: facts.blocked_by,
      suspendedReason: row.suspended_reason,
      planId: row.plan_id,
      planName: row.plan_name,
      amountMinor: row.amount,
      currency: row.currency,
      trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
      daysLeft,
      periodEndsAt: row.current_period_end?.toISOString() ?? null,
      cancelsAtPeriodEnd: row.cancels_at_period_end,
      pastDueSince: row.past_due_since?.toISOString() ?? null,
      suspendsAt: row.past_due_since
        ? new Date(row.past_due_since.getTime() + terms.graceDays * 86_400_000).toISOString()
        : null,
      nextPlanId: row.next_plan_id,
      usage: {
        vehicles: { used: facts.vehicles, limit: row.vehicle_limit },
        members: { used: facts.members, limit: memberLimitOf(row.limits) },
        apiKeys: { used: facts.api_keys, limit: 0, isIncluded: hasApi(row.limits) },
        texts: { used: facts.texts, limit: textLimitOf(row.limits) },
        orders: { used: facts.orders, limit: orderLimit },
        storage: { used: Math.ceil(facts.stored_bytes / 1_000_000), limit: storageLimit },
      },
      plans: (await listPlans(trx)).map(toPlanItem),
      isAdmin,
      invoices: isAdmin ? (await listInvoices(trx, tenantId)).map(toInvoiceItem) : [],
      billingDetails: isAdmin ? await readDetails(trx, tenantId) : null,
      paymentInstructions: terms.paymentInstructions,
      canPayByCard: stripe !== undefined,
    }
  })
}

function readFacts(trx: Trx, tenantId: string) {
  return sql<{
    is_billing_on: boolean
    blocked_by: SubscriptionResponse['blockedBy']
    vehicles: number
    members: number
    api_keys: number
    texts: number
    orders: number
    stored_bytes: number
  }>`
    select app.is_billing_on() as is_billing_on, app.why_not_work(${tenantId}) as blocked_by,
      (select count(*)::int from public.vehicles v where v.tenant_id = ${tenantId} and v.status = 'active') as vehicles,
      (select count(*)::int from public.memberships m
        where m.tenant_id = ${tenantId} and m.status = 'active' and m.role <> 'driver') as members,
      (select count(*)::int from public.api_keys k where k.tenant_id = ${tenantId} and k.revoked_at is null) as api_keys,
      app.texts_this_month(${tenantId}) as texts,
      (select count(*)::int from public.orders o join public.tenants t on t.id = o.tenant_id
        where o.tenant_id = ${tenantId} and o.date = (now() at time zone t.time_zone)::date and o.status <> 'cancelled') as orders,
      app.stored_bytes(${tenantId}) as stored_bytes`.execute(trx)
}

async function readDetails(trx: Trx, tenantId: string): Promise<BillingDetails> {
  const { rows } = await sql<BillingDetails>`
    select name, address, tax_id as "taxId", email from public.billing_details where tenant_id = ${tenantId}`.execute(
    trx,
  )
  return rows[0] ?? { name: '', address: '', taxId: '', email: null }
}

export async function writeDetails(
  { asService }: Pick<Platform, 'asService'>,
  { tenantId }: Member,
  { name, address, taxId, email }: BillingDetails,
): Promise<void> {
  await asService('billing details', ({ trx }) =>
    sql`insert into public.billing_details (tenant_id, name, address, tax_id, email)
      values (${tenantId}, ${name}, ${address}, ${taxId}, ${email})
      on conflict (tenant_id) do update set name = excluded.name, address = excluded.address, tax_id = excluded.tax_id,
        email = excluded.email`.execute(trx),
  )
}

/**
 * Chooses a plan. After a trial or an end, the company gets an invoice and the plan starts with its payment.
 * A larger plan starts at once, and the rest of the period is invoiced. A smaller one starts after the paid
 * period. Throws not_found, plan_on_request, plan_is_current, invoice_open, billing_off.
 */
export async function choosePlan(
  platform: Parts,
  { tenantId }: Member,
  planId: string,
): Promise<ChoosePlanResponse> {
  const now = new Date(platform.clock.now())
  const { plan, subscription } = await readOffer(platform, tenantId, planId)
  if (platform.stripe && isStart(subscription)) {
    const checkoutUrl = await openCheckout(platform, platform.stripe, subscription, plan)
    return { ...answer(subscription, plan), result: 'checkout', checkoutUrl }
  }
  return platform.asService('choose a plan', async (work) => {
    const locked = await lockSubscription(work.trx, tenantId)
    return work.respond(
      await changeSubscription(platform, work, locked, await findPlan(work.trx, planId), now),
    )
  })
}

/** Throws not_found, plan_on_request, billing_off. */
export async function readOffer(
  { asService }: Pick<Platform, 'asService'>,
  tenantId: string,
  planId: string,
): Promise<{ plan: PlanRow; subscription: SubscriptionRow }> {
  return asService('look at a plan', async ({ trx }) => {
    const facts = onlyRow(await readFacts(trx, tenantId))
    if (!facts.is_billing_on) throw errors.billing_off()
    const plan = await findPlan(trx, planId)
    if (!plan.is_active) throw errors.not_found('The plan')
    if (plan.price_minor === null) throw errors.plan_on_request(plan.name)
    const subscription = await findSubscription(trx, tenantId)
    if (!subscription) throw errors.not_found('The subscription')
    return { plan, subscription }
  })
}

export const isStart = ({ status }: SubscriptionRow) => status === 'trial' || status === 'cancelled'

/** Changes a locked subscription to a plan. */
export async function changeSubscription(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: Work,
  subscription: SubscriptionRow,
  plan: PlanRow,
  now: Date,
): Promise<ChoosePlanResponse> {
  const { trx } = work
  if (isStart(subscription)) return start(publicUrl, work, subscription, plan, now)
  if (subscription.plan_id === plan.id) {
    if (!subscription.cancels_at_period_end && subscription.next_plan_id === null)
      throw errors.plan_is_current(plan.name)
    await keep(trx, subscription)
    return { ...answer(subscription, plan), result: 'kept' }
  }
  await requireNothingOwed(trx, subscription.tenant_id)
  const price = plan.price_minor ?? 0
  if (price < subscription.amount && subscription.current_period_end) {
    await sql`update public.subscriptions set next_plan_id = ${plan.id}, cancels_at_period_end = false
      where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
    return {
      ...answer(subscription, plan),
      result: 'scheduled',
      effectiveAt: subscription.current_period_end.toISOString(),
    }
  }
  const lines = upgradeLines(subscription, plan, now)
  await changePlan(trx, subscription, plan)
  const isFree = lines.reduce((sum, line) => sum + line.amountMinor, 0) <= 0
  const invoice = isFree
    ? null
    : await issueInvoice(work, publicUrl, subscription, { kind: 'change', planId: plan.id, lines }, now)
  return { ...answer(subscription, plan, invoice), result: 'changed', effectiveAt: now.toISOString() }
}

/** Invoices the first month of a plan, which starts with the payment, or at once if the owner allows it. */
async function start(
  publicUrl: string,
  work: Work,
  subscription: SubscriptionRow,
  plan: PlanRow,
  now: Date,
): Promise<ChoosePlanResponse> {
  const { trx } = work
  const requestedInvoice = (await listInvoices(trx, subscription.tenant_id)).find(
    (invoice) => invoice.status === 'open' && invoice.kind === 'start' && invoice.plan_id === plan.id,
  )
  // The invoice exists after a second click or another person's choice.
  if (requestedInvoice) return { ...answer(subscription, plan, requestedInvoice), result: 'invoiced' }
  await voidUnpaidStarts(trx, subscription.tenant_id, now)
  const { startsOn } = await readTerms(trx)
  const price = plan.price_minor ?? 0
  await sql`update public.subscriptions set next_plan_id = ${plan.id}
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
  const invoice =
    price === 0
      ? null
      : await issueInvoice(
          work,
          publicUrl,
          { ...subscription, currency: plan.currency },
          {
            kind: 'start',
            planId: plan.id,
            lines: [{ description: `${plan.name}, first month`, amountMinor: price }],
          },
          now,
        )
  if (startsOn === 'payment' && invoice) return { ...answer(subscription, plan, invoice), result: 'invoiced' }
  await activatePlan(trx, subscription, plan, now)
  return {
    ...answer({ ...subscription, status: 'active' }, plan, invoice),
    result: 'changed',
    effectiveAt: now.toISOString(),
  }
}

function upgradeLines(subscription: SubscriptionRow, plan: PlanRow, now: Date) {
  const { current_period_start: startsAt, current_period_end: endsAt } = subscription
  if (!startsAt || !endsAt)
    return [{ description: `${plan.name}, one month`, amountMinor: plan.price_minor ?? 0 }]
  const period = { startsAt, endsAt }
  const until = longDay(endsAt)
  return [
    { description: `${plan.name}, until ${until}`, amountMinor: restOf(plan.price_minor ?? 0, period, now) },
    {
      description: `${subscription.plan_name}, not used until ${until}`,
      amountMinor: -restOf(subscription.amount, period, now),
    },
  ]
}

const answer = (subscription: SubscriptionRow, plan: PlanRow, invoice: InvoiceRow | null = null) => ({
  planId: plan.id,
  status: subscription.status,
  effectiveAt: null,
  invoice: invoice && toInvoiceItem(invoice),
  checkoutUrl: null,
})

/** Throws invoice_open. */
async function requireNothingOwed(trx: Trx, tenantId: string): Promise<void> {
  const owed = (await listInvoices(trx, tenantId)).find((invoice) => invoice.is_overdue)
  if (owed) throw errors.invoice_open(owed.number)
}

async function keep(trx: Trx, { tenant_id, id }: SubscriptionRow): Promise<void> {
  await sql`update public.subscriptions set cancels_at_period_end = false, next_plan_id = null, cancel_reason = null
    where tenant_id = ${tenant_id} and id = ${id}`.execute(trx)
}

/** Cancels at the end of the paid period; ends a trial at once. Throws not_found. */
export async function cancelSubscription(
  { asService }: Pick<Platform, 'asService'>,
  { tenantId }: Member,
  reason: string | undefined,
): Promise<void> {
  await asService('cancel a subscription', async ({ trx }) => {
    const { id } = await lockSubscription(trx, tenantId)
    await sql`update public.subscriptions set cancels_at_period_end = true, next_plan_id = null, cancel_reason = ${reason ?? null}
      where tenant_id = ${tenantId} and id = ${id} and status in ('active', 'past_due')`.execute(trx)
  })
}

/** Throws not_found. */
export async function resumeSubscription(
  { asService }: Pick<Platform, 'asService'>,
  { tenantId }: Member,
): Promise<void> {
  await asService('keep a subscription', async ({ trx }) => keep(trx, await lockSubscription(trx, tenantId)))
}
