// Plans for the pricing page: one REST request with the public key, without client library.
import { z } from 'zod'
import { backendUrl } from '../../lib/backend.ts'
import { loadConfig } from '../../lib/config.ts'

const planRow = z.object({
  id: z.string(),
  name: z.string(),
  price_minor: z.number().nullable(),
  period: z.string(),
  vehicle_limit: z.number(),
  features: z.array(z.string()),
  limits: z.record(z.string(), z.unknown()),
  is_popular: z.boolean(),
  plan_prices: z
    .array(z.object({ period: z.string(), currency: z.string(), price_minor: z.number() }))
    .default([]),
})

export interface SubscriptionPlan {
  id: string
  name: string
  /** Whole dollars; null: on request. */
  price: number | null
  period: string
  /** Whole dollars for a year paid at once; null without such a price. */
  yearlyPrice: number | null
  /** 0 = unlimited. */
  vehicleLimit: number
  features: string[]
  limits: Record<string, unknown>
  isPopular: boolean
}

/** Plans in the prerendered page, as in migrations 0006 and 0071. The page fetches the current ones at once. */
export const SHIPPED_PLANS: SubscriptionPlan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 99,
    period: 'month',
    yearlyPrice: null,
    vehicleLimit: 5,
    isPopular: false,
    limits: { members: 3, api: false },
    features: [
      'Up to 5 vehicles',
      '3 people in the portal',
      'Planning and re-planning on real roads',
      'Live map and tracking pages in your brand',
      'CSV and XLSX import, full export',
      'Analytics',
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 299,
    period: 'month',
    yearlyPrice: null,
    vehicleLimit: 25,
    isPopular: true,
    limits: { members: 15, api: true },
    features: [
      'Up to 25 vehicles',
      '15 people in the portal',
      'Everything in Starter',
      'API keys for your own systems',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: null,
    period: 'month',
    yearlyPrice: null,
    vehicleLimit: 0,
    isPopular: false,
    limits: { members: 0, api: true },
    features: [
      'Unlimited vehicles',
      'Unlimited people in the portal',
      'Everything in Professional',
      'Regions of your own',
      'Agreed service levels',
    ],
  },
]

const PLANS_FOR_SALE = new URLSearchParams({
  select: '*,plan_prices(period,currency,price_minor)',
  is_active: 'is.true',
  order: 'position',
})
/** The page states all prices in it. */
export const CURRENCY = 'USD'

const inDollars = (minor: number) => minor / 100

function yearlyPrice({ plan_prices: prices }: z.output<typeof planRow>): number | null {
  const price = prices.find(({ period, currency }) => period === 'year' && currency === CURRENCY)
  return price ? inDollars(price.price_minor) : null
}

/** Plans for sale, cheapest first. */
export async function fetchSubscriptionPlans(signal: AbortSignal): Promise<SubscriptionPlan[]> {
  const [url, { anonKey }] = await Promise.all([backendUrl(), loadConfig()])
  const response = await fetch(`${url}/rest/v1/subscription_plans?${PLANS_FOR_SALE}`, {
    headers: { apikey: anonKey },
    signal,
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return z
    .array(planRow)
    .parse(await response.json())
    .map((row) => ({
      id: row.id,
      name: row.name,
      price: row.price_minor === null ? null : inDollars(row.price_minor),
      period: row.period,
      yearlyPrice: yearlyPrice(row),
      vehicleLimit: row.vehicle_limit,
      features: row.features,
      limits: row.limits,
      isPopular: row.is_popular,
    }))
}
