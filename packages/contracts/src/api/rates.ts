// Rate cards, quotes and prices of orders over HTTP (docs/api.md, part B).
import { z } from 'zod'
import { priceLine, serviceRates } from '../service-rates.ts'
import { TABLE_FORMATS, clockText, dayText, idText, latitude, longitude, timeText } from './common.ts'

export const MOST_RATE_CARDS = 100

const cardName = z.string().trim().min(1).max(80)
export const rateCardBody = z.object({
  name: cardName,
  /** The card of orders and quotes that name none. */
  isDefault: z.boolean().default(false),
  rates: serviceRates,
})
export const rateCardItem = z.object({
  id: idText,
  name: z.string(),
  isDefault: z.boolean(),
  rates: serviceRates,
})
export type RateCardItem = z.output<typeof rateCardItem>
export const rateCardsResponse = z.object({ items: z.array(rateCardItem) })

const price = z.object({
  rateCard: z.string(),
  currency: z.string(),
  /** By road from the depot; outside the map a lengthened straight line. */
  metres: z.number().int(),
  lines: z.array(priceLine),
  totalMinor: z.number().int(),
})
export const quoteBody = z.object({
  /** Default: the company's default card. */
  rateCardId: idText.optional(),
  lat: latitude,
  lng: longitude,
  date: dayText,
  windowStart: clockText.optional(),
  windowEnd: clockText.optional(),
  packages: z.number().int().min(0).max(10_000).default(1),
  weightKg: z.number().min(0).max(40_000).default(0),
})
export const quoteResponse = price
export type Quote = z.output<typeof quoteResponse>

export const orderPriceBody = z.object({ rateCardId: idText.optional() })
export const orderPrice = price.extend({ pricedAt: timeText })
export type OrderPrice = z.output<typeof orderPrice>
/** Null: the order has no price. */
export const orderPriceResponse = z.object({ price: orderPrice.nullable() })
export const priceFileQuery = z.object({
  from: dayText,
  to: dayText,
  format: z.enum(TABLE_FORMATS).default('csv'),
})
