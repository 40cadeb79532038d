// A company's own subscription: reads it, and chooses, cancels or resumes a plan.
import {
  invoiceLineOf,
  trialDaysLeft,
  type BillingDetails,
  type ChoosePlanBody,
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
import { endOfPeriod, firstLine, restOf, utcDay } from './amounts.ts'
import { readCoupon, redeemCoupon } from './coupons.ts'
import { issueInvoice, voidUnpaidStarts } from './invoices.ts'
import { isStart, readChoice, type Offer } from './offers.ts'
import { activatePlan, changePlan, keepPresent, planNext } from './periods.ts'
import {
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
    const coupon = await readCoupon(trx, row, row.currency)
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
      period: row.period,
      currency: row.currency,
      coupon: coupon && {
        code: coupon.code,
        text: coupon.text,
        percentOff: coupon.percentOff,
        amountOffMinor: coupon.amountOffMinor,
        invoicesLeft: coupon.invoicesLeft,
      },
      trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
      daysLeft,
      periodEndsAt: row.current_period_end?.toISOString() ?? null,
      cancelsAtPeriodEnd: row.cancels_at_period_end,
      pastDueSince: row.past_due_since?.toISOString() ?? null,
      suspendsAt: row.past_due_since
        ? new Date(row.past_due_since.getTime() + terms.graceDays * 86_400_000).toISOString()
        : null,
      nextPlanId: row.next_plan_id,
      nextPeriod: row.next_period,
      nextCurrency: row.next_currency,
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

export async function readDetails(trx: Trx, tenantId: string): Promise<BillingDetails> {
  const { rows } = await sql<BillingDetails>`
    select name, address, country, tax_id as "taxId", email from public.billing_details where tenant_id = ${tenantId}`.execute(
    trx,
  )
  return rows[0] ?? { name: '', address: '', country: '', taxId: '', email: null }
}

export async function writeDetails(
  { asService }: Pick<Platform, 'asService'>,
  { tenantId }: Member,
  { name, address, country, taxId, email }: BillingDetails,
): Promise<void> {
  await asService('billing details', ({ trx }) =>
    sql`insert into public.billing_details (tenant_id, name, address, country, tax_id, email)
      values (${tenantId}, ${name}, ${address}, ${country}, ${taxId}, ${email})
      on conflict (tenant_id) do update set name = excluded.name, address = excluded.address, country = excluded.country, tax_id = excluded.tax_id,
        email = excluded.email`.execute(trx),
  )
}

/**
 * Chooses a plan. After a trial or an end, the company gets an invoice and the plan starts with its payment.
 * A larger plan starts at once, and the rest of the period is invoiced; so does a year instead of months. A
 * smaller one, months instead of a year, and another currency start after the paid period. Throws not_found,
 * plan_on_request, price_missing, plan_is_current, invoice_open, billing_off, and what a coupon is refused for.
 */
export async function choosePlan(
  platform: Parts,
  { tenantId }: Member,
  choice: ChoosePlanBody,
): Promise<ChoosePlanResponse> {
  const now = new Date(platform.clock.now())
  const { offer, subscription } = await readOffer(platform, tenantId, choice)
  if (platform.stripe && isStart(subscription)) {
    if (choice.couponCode) throw errors.coupon_not_by_card()
    const checkoutUrl = await openCheckout(platform, platform.stripe, subscription, offer)
    return { ...answer(subscription, offer), result: 'checkout', checkoutUrl }
  }
  return platform.asService('choose a plan', async (work) =>
    work.respond(await changeSubscription(platform, work, tenantId, choice, now)),
  )
}

/** Throws not_found, plan_on_request, price_missing, billing_off. */
export async function readOffer(
  { asService }: Pick<Platform, 'asService'>,
  tenantId: string,
  choice: ChoosePlanBody,
): Promise<{ offer: Offer; subscription: SubscriptionRow }> {
  return asService('look at a plan', async ({ trx }) => {
    const facts = onlyRow(await readFacts(trx, tenantId))
    if (!facts.is_billing_on) throw errors.billing_off()
    const subscription = await findSubscription(trx, tenantId)
    if (!subscription) throw errors.not_found('The subscription')
    const offer = await readChoice(trx, subscription, choice)
    if (!offer.plan.is_active) throw errors.not_found('The plan')
    return { offer, subscription }
  })
}

/** Locks a company's subscription and changes it as chosen. */
export async function changeSubscription(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: Work,
  tenantId: string,
  choice: ChoosePlanBody,
  now: Date,
): Promise<ChoosePlanResponse> {
  const { trx } = work
  const subscription = await lockSubscription(trx, tenantId)
  const offer = await readChoice(trx, subscription, choice)
  if (choice.couponCode) await redeemCoupon(trx, subscription, choice.couponCode, now)
  if (isStart(subscription)) return start(publicUrl, work, subscription, offer, now)
  if (isPresent(subscription, offer)) {
    if (!subscription.cancels_at_period_end && subscription.next_plan_id === null && !choice.couponCode)
      throw errors.plan_is_current(offer.plan.name)
    await keepPresent(trx, subscription)
    return { ...answer(subscription, offer), result: 'kept' }
  }
  await requireNothingOwed(trx, subscription.tenant_id)
  if (subscription.current_period_end && waitsForNextPeriod(subscription, offer)) {
    await planNext(trx, subscription, offer)
    return {
      ...answer(subscription, offer),
      result: 'scheduled',
      effectiveAt: subscription.current_period_end.toISOString(),
    }
  }
  const invoice = await changeNow(publicUrl, work, subscription, offer, now)
  return { ...answer(subscription, offer, invoice), result: 'changed', effectiveAt: now.toISOString() }
}

const isPresent = (subscription: SubscriptionRow, { plan, period, currency }: Offer): boolean =>
  subscription.plan_id === plan.id && subscription.period === period && subscription.currency === currency

/** Credits the unused paid amount. One invoice cannot offset amounts of two currencies. */
const waitsForNextPeriod = (
  subscription: SubscriptionRow,
  { period, currency, priceMinor }: Offer,
): boolean =>
  currency !== subscription.currency ||
  (subscription.period === 'year' && period === 'month') ||
  priceMinor < subscription.amount

async function changeNow(
  publicUrl: string,
  work: Work,
  subscription: SubscriptionRow,
  offer: Offer,
  now: Date,
): Promise<InvoiceRow | null> {
  const { trx } = work
  const { plan, period, currency } = offer
  const startsAnew = subscription.period !== period
  const lines = changeLines(subscription, offer, startsAnew, now)
  if (startsAnew) await activatePlan(trx, subscription, offer, now)
  else await changePlan(trx, subscription, offer)
  if (lines.reduce((sum, line) => sum + line.amountMinor, 0) <= 0) return null
  return issueInvoice(
    work,
    publicUrl,
    subscription,
    { kind: 'change', planId: plan.id, currency, period, lines },
    now,
  )
}

/** Invoices the first period of a plan, which starts with the payment, or at once if the owner allows it. */
async function start(
  publicUrl: string,
  work: Work,
  subscription: SubscriptionRow,
  offer: Offer,
  now: Date,
): Promise<ChoosePlanResponse> {
  const { trx } = work
  const { plan, period, currency, priceMinor } = offer
  const requestedInvoice = (await listInvoices(trx, subscription.tenant_id)).find(
    (invoice) =>
      invoice.status === 'open' &&
      invoice.kind === 'start' &&
      invoice.plan_id === plan.id &&
      invoice.period === period &&
      invoice.currency === currency,
  )
  const coupon = await readCoupon(trx, subscription, currency)
  // The invoice exists after a second click or another person's choice.
  if (requestedInvoice && (!coupon || requestedInvoice.coupon_code === coupon.code))
    return { ...answer(subscription, offer, requestedInvoice), result: 'invoiced' }
  await voidUnpaidStarts(trx, subscription.tenant_id, now)
  const { startsOn } = await readTerms(trx)
  await planNext(trx, subscription, offer)
  const lines = [firstLine(plan.name, period, priceMinor)]
  const invoice =
    priceMinor === 0
      ? null
      : await issueInvoice(
          work,
          publicUrl,
          subscription,
          { kind: 'start', planId: plan.id, currency, period, lines },
          now,
        )
  if (startsOn === 'payment' && invoice?.status === 'open')
    return { ...answer(subscription, offer, invoice), result: 'invoiced' }
  await activatePlan(trx, subscription, offer, now)
  return {
    ...answer({ ...subscription, status: 'active' }, offer, invoice),
    result: 'changed',
    effectiveAt: now.toISOString(),
  }
}

/** The new plan until the end of the period, or for a new period, minus the unused part of the old one. */
function changeLines(
  subscription: SubscriptionRow,
  { plan, period, priceMinor }: Offer,
  startsAnew: boolean,
  now: Date,
) {
  const { current_period_start: startsAt, current_period_end: endsAt } = subscription
  if (!startsAt || !endsAt)
    return [invoiceLineOf(period === 'year' ? 'oneYear' : 'oneMonth', { plan: plan.name }, priceMinor)]
  const rest = { startsAt, endsAt }
  const day = utcDay(endsAt)
  return [
    startsAnew
      ? invoiceLineOf('until', { plan: plan.name, day: utcDay(endOfPeriod(now, period)) }, priceMinor)
      : invoiceLineOf('until', { plan: plan.name, day }, restOf(priceMinor, rest, now)),
    invoiceLineOf('unused', { plan: subscription.plan_name, day }, -restOf(subscription.amount, rest, now)),
  ]
}

const answer = (subscription: SubscriptionRow, { plan }: Offer, invoice: InvoiceRow | null = null) => ({
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

/** Cancels at the end of the paid period; ends a trial at once. Throws not_found. */
export async function cancelSubscription(
  { asService }: Pick<Platform, 'asService'>,
  { tenantId }: Member,
  reason: string | undefined,
): Promise<void> {
  await asService('cancel a subscription', async ({ trx }) => {
    const { id } = await lockSubscription(trx, tenantId)
    await sql`update public.subscriptions set cancels_at_period_end = true, next_plan_id = null, next_period = null, next_currency = null, cancel_reason = ${reason ?? null}
      where tenant_id = ${tenantId} and id = ${id} and status in ('active', 'past_due')`.execute(trx)
  })
}

/** Throws not_found. */
export async function resumeSubscription(
  { asService }: Pick<Platform, 'asService'>,
  { tenantId }: Member,
): Promise<void> {
  await asService('keep a subscription', async ({ trx }) =>
    keepPresent(trx, await lockSubscription(trx, tenantId)),
  )
}
