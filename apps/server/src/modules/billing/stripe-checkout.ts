// Card payments at Stripe: Checkout for a plan, and the portal for cards and cancelling. Used only with
// Stripe's keys.
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform, StripeSettings } from '../../platform/platform.ts'
import type { Offer } from './offers.ts'
import { findSubscription, type SubscriptionRow } from './queries.ts'

/** Milliseconds; a person waits at a button. */
const STRIPE_LIMIT_MS = 12_000

export async function stripeClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  // Loaded with the first payment by card: it takes some 30 MB, and many installations have no keys.
  const { default: Stripe } = await import('stripe')
  const address = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout: STRIPE_LIMIT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** URL of a Checkout page for a plan. The payment is reported by webhook. */
export async function openCheckout(
  { asService, publicUrl }: Pick<Platform, 'asService' | 'publicUrl'>,
  settings: StripeSettings,
  subscription: SubscriptionRow,
  { plan, period, currency, priceMinor }: Offer,
): Promise<string> {
  const addresses = await asService('address for Checkout', ({ trx }) =>
    sql<{
      address: string
    }>`select address from app.billing_addresses(${subscription.tenant_id}) as address`.execute(trx),
  )
  const email = addresses.rows[0]?.address
  const metadata = { tenant_id: subscription.tenant_id, plan_id: plan.id }
  const customer = subscription.provider_customer_id
  const client = await stripeClient(settings)
  const session = await called(() =>
    client.checkout.sessions.create({
      mode: 'subscription',
      allow_promotion_codes: true,
      client_reference_id: subscription.tenant_id,
      metadata,
      subscription_data: { metadata },
      ...(customer ? { customer } : email ? { customer_email: email } : {}),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: priceMinor,
            recurring: { interval: period },
            product_data: { name: plan.name },
          },
        },
      ],
      success_url: `${publicUrl}/tenant/settings/plan?paid=1`,
      cancel_url: `${publicUrl}/tenant/settings/plan`,
    }),
  )
  if (!session.url) throw errors.unavailable('Stripe gave no payment page.')
  return session.url
}

/** Stripe's portal for a company that pays by card. Throws not_found. */
export async function openPortal(
  { asService, publicUrl, stripe }: Pick<Platform, 'asService' | 'publicUrl' | 'stripe'>,
  { tenantId }: Member,
): Promise<string> {
  const storedSubscription = await asService('payment page', ({ trx }) => findSubscription(trx, tenantId))
  const customer = storedSubscription?.provider_customer_id
  if (!stripe || !customer) throw errors.not_found('The payment page')
  const client = await stripeClient(stripe)
  const session = await called(() =>
    client.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl}/tenant/settings/plan`,
    }),
  )
  return session.url
}

async function called<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw errors.unavailable('Stripe did not answer as expected.', error)
  }
}
