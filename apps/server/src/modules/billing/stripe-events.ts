// Handles Stripe's events. Stripe's library verifies signatures; repeated or late events change nothing.
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform, StripeSettings } from '../../platform/platform.ts'
import { endArrears } from './invoices.ts'
import { findPlan, lockSubscription, type SubscriptionRow } from './queries.ts'
import { stripeClient } from './stripe-checkout.ts'
import { readTerms } from './terms.ts'

type Parts = Pick<Platform, 'asService' | 'publicUrl' | 'log'>

/** Throws bad_request for a body without Stripe's signature or with an old one. */
export async function readEvent(
  settings: StripeSettings,
  body: Buffer,
  signature: string | undefined,
): Promise<Stripe.Event> {
  const client = await stripeClient(settings)
  try {
    return client.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret)
  } catch (error) {
    throw errors.bad_request({}, { reason: error instanceof Error ? error.message : 'No valid signature.' })
  }
}

/** Applies an event once, together with its changes, in one transaction. */
export async function applyEvent(platform: Parts, event: Stripe.Event): Promise<void> {
  const at = new Date(event.created * 1000)
  await platform.asService(`Stripe ${event.type}`, async ({ trx }) => {
    const { rows } =
      await sql`insert into app.payment_events (id, type, happened_at) values (${event.id}, ${event.type}, ${at})
      on conflict do nothing returning id`.execute(trx)
    if (rows.length === 0) return
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
        return applySubscription(platform, trx, event.data.object, at)
      case 'invoice.paid':
        return recordPaidInvoice(trx, event.data.object, at)
      default:
    }
  })
}

/** Our states for those of a Stripe subscription; others wait for a further event. */
const STATES: Partial<Record<Stripe.Subscription.Status, SubscriptionRow['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'cancelled',
}

async function applySubscription(
  platform: Parts,
  trx: Trx,
  stripeSubscription: Stripe.Subscription,
  at: Date,
): Promise<void> {
  const status = STATES[stripeSubscription.status]
  const tenantId = await companyOf(trx, stripeSubscription)
  if (!status || !tenantId) return
  const row = await lockSubscription(trx, tenantId)
  const isOther =
    row.provider_subscription_id !== null && row.provider_subscription_id !== stripeSubscription.id
  // The end of an old subscription must not end its successor.
  if (isOther && status === 'cancelled') return
  if (!(await isNewer(trx, row, at))) return
  const planId = stripeSubscription.metadata.plan_id ?? row.plan_id
  const plan = await findPlan(trx, planId)
  const [item] = stripeSubscription.items.data
  const customer =
    typeof stripeSubscription.customer === 'string'
      ? stripeSubscription.customer
      : stripeSubscription.customer.id
  await sql`
    update public.subscriptions set status = ${status}, plan_id = ${plan.id},
      amount = ${item?.price.unit_amount ?? plan.price_minor ?? 0}, vehicle_limit = ${plan.vehicle_limit},
      period = ${item?.price.recurring?.interval === 'year' ? 'year' : 'month'},
      currency = ${item?.price.currency?.toUpperCase() ?? row.currency},
      limits = ${JSON.stringify(plan.limits)}::jsonb, provider = 'stripe', provider_customer_id = ${customer},
      provider_subscription_id = ${stripeSubscription.id}, provider_event_at = ${at}, next_plan_id = null, next_period = null, next_currency = null,
      current_period_start = ${item ? new Date(item.current_period_start * 1000) : null},
      current_period_end = ${item ? new Date(item.current_period_end * 1000) : null},
      cancels_at_period_end = ${stripeSubscription.cancel_at_period_end},
      past_due_since = case when ${status} = 'past_due' then coalesce(past_due_since, ${at}) end,
      cancelled_at = case when ${status} = 'cancelled' then ${at}::timestamptz end
    where tenant_id = ${tenantId} and id = ${row.id}`.execute(trx)
  if (status === 'active') await endArrears({ trx }, platform.publicUrl, tenantId, at)
}

async function isNewer(trx: Trx, { tenant_id, id }: SubscriptionRow, at: Date): Promise<boolean> {
  const { rows } = await sql`select from public.subscriptions where tenant_id = ${tenant_id} and id = ${id}
    and (provider_event_at is null or provider_event_at <= ${at})`.execute(trx)
  return rows.length > 0
}

/** The company that Checkout was opened for; events of others are ignored. */
async function companyOf(trx: Trx, { id, metadata }: Stripe.Subscription): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from public.subscriptions where provider_subscription_id = ${id}
    union all select t.id from public.tenants t where t.id::text = ${metadata.tenant_id ?? ''} limit 1`.execute(
    trx,
  )
  return rows[0]?.tenant_id
}

/** Gives a card payment one of our invoice numbers, so that one list holds all. */
async function recordPaidInvoice(trx: Trx, stripeInvoice: Stripe.Invoice, at: Date): Promise<void> {
  const details = stripeInvoice.parent?.subscription_details
  const subscriptionId =
    typeof details?.subscription === 'string' ? details.subscription : details?.subscription.id
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from public.subscriptions where provider_subscription_id = ${subscriptionId ?? ''}
    union all select t.id from public.tenants t where t.id::text = ${details?.metadata?.tenant_id ?? ''} limit 1`.execute(
    trx,
  )
  const tenantId = rows[0]?.tenant_id
  if (!tenantId || !stripeInvoice.id) return
  const row = await lockSubscription(trx, tenantId)
  const terms = await readTerms(trx)
  const seller = {
    name: terms.sellerName,
    address: terms.sellerAddress,
    taxId: terms.sellerTaxId,
    paymentInstructions: '',
  }
  const lines = stripeInvoice.lines.data.map((line) => ({
    description: line.description ?? row.plan_name,
    amountMinor: line.amount,
  }))
  const subtotal = stripeInvoice.total_excluding_tax ?? stripeInvoice.subtotal
  await sql`
    insert into public.invoices (tenant_id, number, subscription_id, kind, plan_id, status, currency, lines, subtotal_minor, tax_label,
      tax_percent, tax_minor, total_minor, seller, buyer, issued_at, due_at, paid_at, paid_by, payment_reference, provider_invoice_id)
    select t.id, app.next_invoice_number(${at}), ${row.id}, ${stripeInvoice.billing_reason === 'subscription_create' ? 'start' : 'renewal'},
      ${details?.metadata?.plan_id ?? row.plan_id}, 'paid', ${stripeInvoice.currency.toUpperCase()}, ${JSON.stringify(lines)}::jsonb,
      ${subtotal}, ${terms.taxLabel}, ${terms.taxPercent}, ${stripeInvoice.total - subtotal}, ${stripeInvoice.total}, ${JSON.stringify(seller)}::jsonb,
      jsonb_build_object('name', coalesce(nullif(b.name, ''), t.name), 'address', coalesce(b.address, ''), 'taxId', coalesce(b.tax_id, '')),
      ${at}, ${at}, ${at}, 'card', ${stripeInvoice.number}, ${stripeInvoice.id}
    from public.tenants t left join public.billing_details b on b.tenant_id = t.id
    where t.id = ${tenantId} and not exists (select from public.invoices where provider_invoice_id = ${stripeInvoice.id})`.execute(
    trx,
  )
}
