// Windows for an order that is not stored yet, priced by the plans of the days ahead (docs/api.md, part B).
import { z } from 'zod'
import { ORDER_TYPES, clockText, dayText, idText, namedRecord, timeText } from './common.ts'

const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most)

/** `GET /slots`. Nothing is stored or changed. */
export const slotsQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  type: z.enum(ORDER_TYPES).default('delivery'),
  /** Absent: the company's default. */
  serviceMinutes: wholeNumber(1_440).optional(),
  packages: wholeNumber(100_000).default(1),
  weightKg: z.coerce.number().min(0).max(100_000).default(0),
  volumeLitres: wholeNumber(1_000_000).default(0),
  pallets: z.coerce.number().min(0).max(1_000).default(0),
  /** Names with commas between them. */
  skills: z.string().max(1_000).optional(),
  /** First day; absent for today. */
  from: dayText.optional(),
  days: z.coerce.number().int().min(1).max(14).default(7),
  windowMinutes: z.coerce.number().int().min(30).max(480).default(120),
  limit: z.coerce.number().int().min(1).max(20).default(5),
})
export type SlotsQuery = z.output<typeof slotsQuery>

export const orderSlot = z.object({
  date: dayText,
  windowStart: clockText,
  windowEnd: clockText,
  /** What the order adds to the cost of the day's plan, in hundredths of the company's currency. */
  costMinor: z.number().int(),
  /** What it adds to the route: time, driving included, and distance. */
  extraSeconds: z.number().int(),
  extraMetres: z.number().int(),
  vehicle: namedRecord,
  /** When the van would begin there. */
  serviceAt: timeText,
})
export type OrderSlot = z.output<typeof orderSlot>

export const SLOT_DAY_STATES = [
  'priced',
  'no_room',
  'no_plan',
  'planning',
  'out_of_date',
  'dispatched',
  'no_roads',
] as const
export const slotsResponse = z.object({
  /** Cheapest first. */
  slots: z.array(orderSlot),
  /** Every searched day. `no_room`: the day has a plan, and no window fits it. */
  days: z.array(
    z.object({
      date: dayText,
      state: z.enum(SLOT_DAY_STATES),
      planId: idText.nullable(),
      /** Open orders outside of the plan that were counted before this one. */
      pending: z.number().int(),
      /** True where times are estimates, as the map lacks the area. */
      isEstimated: z.boolean(),
    }),
  ),
})
export type OrderSlots = z.output<typeof slotsResponse>
export type SlotDay = OrderSlots['days'][number]
