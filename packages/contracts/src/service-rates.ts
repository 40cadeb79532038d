// What a company charges a client for a delivery: lines computed from a rate card and the facts of an order. Amounts are integers.
// Pure.
import { z } from 'zod'
import { clockText, idText } from './api/common.ts'
import type { FormService, FormSlot } from './api/order-form.ts'
import { amountOfLine } from './pay.ts'
import { parseClock, weekdayOf } from './time.ts'

const METRES_PER_KM = 1000
const MINUTES_PER_DAY = 1440
/** Maximum number of bands, zones and windows in a card. */
const MOST_ROWS = 30

const minor = z.number().int().min(0).max(10_000_000)
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(MOST_ROWS).default([])

/** Amounts in hundredths of the company's currency. */
export const serviceRates = z.object({
  baseMinor: minor.default(0),
  /** With decimals, so that a price by the mile comes back as it was typed. */
  perKmMinor: z.number().min(0).max(10_000_000).default(0),
  /** Kilometres that the base includes, with decimals for the same reason. */
  includedKm: z.number().min(0).max(10_000).default(0),
  /** Each parcel after the first. */
  perParcelMinor: minor.default(0),
  /** The first band whose `upToKg` the order does not exceed; an order above all bands pays the last. */
  weightBands: rows(z.object({ upToKg: z.number().int().min(1).max(40_000), amountMinor: minor })),
  /** Supplement of the dearest of these zones that contains the address. */
  zones: rows(z.object({ zoneId: idText, amountMinor: minor })),
  /** Supplement of the shortest of these windows into which the order's fits. */
  windows: rows(
    z.object({
      upToMinutes: z.number().int().min(15).max(MINUTES_PER_DAY),
      amountMinor: minor,
    }),
  ),
  /** On these ISO weekdays. */
  weekend: z
    .object({ weekdays: z.array(z.number().int().min(1).max(7)).max(7), amountMinor: minor })
    .default({ weekdays: [6, 7], amountMinor: 0 }),
  /** For windows that begin in these local hours; `to` may lie after midnight. */
  night: z
    .object({ from: clockText, to: clockText, amountMinor: minor })
    .default({ from: '20:00', to: '06:00', amountMinor: 0 }),
  minimumMinor: minor.default(0),
})
export type ServiceRates = z.output<typeof serviceRates>

export const PRICE_LINE_KINDS = [
  'base',
  'distance',
  'parcels',
  'weight',
  'zone',
  'window',
  'weekend',
  'night',
  'minimum',
] as const
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number]
export const priceLine = z.object({
  kind: z.enum(PRICE_LINE_KINDS),
  /** Metres beyond the included ones, parcels after the first; 1 for all others. */
  quantity: z.number().int(),
  /** By the kilometre with decimals. */
  rateMinor: z.number(),
  amountMinor: z.number().int(),
})
export type PriceLine = z.output<typeof priceLine>

export interface PricedOrder {
  /** Day of the order. */
  date: string
  /** Local time; null: no window. */
  windowFrom: string | null
  windowTo: string | null
  packages: number
  weightGrams: number
  /** By road from the depot to the address. */
  metres: number
  /** Zones that contain the address. */
  zoneIds: readonly string[]
}

const isBetween = (at: number, from: number, to: number) =>
  from <= to ? at >= from && at < to : at >= from || at < to

/** Lines with an amount, and always the base. Each rounds once, as pay does (`amountOfLine`). */
export function priceLines(rates: ServiceRates, order: PricedOrder): PriceLine[] {
  const line = (kind: PriceLineKind, rateMinor: number, quantity = 1, unit = 1): PriceLine => ({
    kind,
    quantity,
    rateMinor,
    amountMinor: amountOfLine(quantity, rateMinor, unit),
  })
  const beyond = Math.max(0, order.metres - Math.round(rates.includedKm * METRES_PER_KM))
  const lines = [
    line('distance', rates.perKmMinor, beyond, METRES_PER_KM),
    line('parcels', rates.perParcelMinor, Math.max(0, order.packages - 1)),
    line('weight', weightMinor(rates, order)),
    line('zone', zoneMinor(rates, order)),
    ...windowLines(rates, order, line),
    line('weekend', rates.weekend.weekdays.includes(weekdayOf(order.date)) ? rates.weekend.amountMinor : 0),
  ].filter(({ amountMinor }) => amountMinor > 0)
  const priced = [line('base', rates.baseMinor), ...lines]
  const missing = rates.minimumMinor - priceTotal(priced)
  return missing > 0
    ? [...priced, { kind: 'minimum', quantity: 1, rateMinor: rates.minimumMinor, amountMinor: missing }]
    : priced
}

function weightMinor({ weightBands }: ServiceRates, { weightGrams }: PricedOrder): number {
  const bands = weightBands.toSorted((a, b) => a.upToKg - b.upToKg)
  const band = bands.find(({ upToKg }) => weightGrams <= upToKg * 1000) ?? bands.at(-1)
  return band?.amountMinor ?? 0
}

const zoneMinor = ({ zones }: ServiceRates, { zoneIds }: PricedOrder): number =>
  Math.max(0, ...zones.filter(({ zoneId }) => zoneIds.includes(zoneId)).map(({ amountMinor }) => amountMinor))

/** An order without a window pays for none. */
function windowLines(
  { windows, night }: ServiceRates,
  { windowFrom, windowTo }: PricedOrder,
  line: (kind: PriceLineKind, rateMinor: number) => PriceLine,
): PriceLine[] {
  const secondsOf = (clock: string | null) => (clock === null ? null : parseClock(clock))
  const [from, to] = [secondsOf(windowFrom), secondsOf(windowTo)]
  if (from === null) return []
  const isNight = isBetween(from, parseClock(night.from) ?? 0, parseClock(night.to) ?? 0)
  const lines = [line('night', isNight ? night.amountMinor : 0)]
  if (to === null) return lines
  const minutes = ((to - from + MINUTES_PER_DAY * 60) % (MINUTES_PER_DAY * 60)) / 60
  const window = windows
    .toSorted((a, b) => a.upToMinutes - b.upToMinutes)
    .find(({ upToMinutes }) => minutes <= upToMinutes)
  return [line('window', window?.amountMinor ?? 0), ...lines]
}

/**
 * An order form's own prices as rates: the service, each parcel after the first, and the supplement of the slot.
 * They price visitors' orders of a company without a default rate card.
 */
export const formRates = (
  { priceMinor, perPackageMinor }: Pick<FormService, 'priceMinor' | 'perPackageMinor'>,
  { supplementMinor }: Pick<FormSlot, 'supplementMinor'>,
): ServiceRates =>
  serviceRates.parse({
    baseMinor: priceMinor,
    perParcelMinor: perPackageMinor,
    windows: [{ upToMinutes: MINUTES_PER_DAY, amountMinor: supplementMinor }],
  })

export const priceTotal = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
