// Recurring orders in the API: what repeats, when, and the content of its orders.
import { z } from 'zod'
import { clockText, dayText, idText } from './common.ts'
import { newOrderShape, requirePlace } from './orders.ts'

/** An order's date is appended, and a number has at most 60 characters. */
const REFERENCE_LENGTH = 45

/** Content of each order of the series: a new order without number and day, its window in local time. */
export const storedTemplate = z
  .object(newOrderShape)
  .omit({ reference: true, date: true, lastDate: true })
  .extend({ windowStart: clockText.nullish(), windowEnd: clockText.nullish() })
export const orderTemplate = storedTemplate.superRefine(requirePlace)
export type OrderTemplate = z.output<typeof orderTemplate>

const whenShape = {
  /** 1 Monday to 7 Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1, 'Choose a weekday').max(7),
  everyWeeks: z.number().int().min(1).max(12),
  endsOn: dayText.nullable(),
  /** Days to skip, such as holidays. */
  skipDates: z.array(dayText).max(400),
}

export const recurringOrderBody = z.object({
  /** Prefix of its orders' numbers; generated when empty. */
  reference: z.string().trim().max(REFERENCE_LENGTH).default(''),
  order: orderTemplate,
  weekdays: whenShape.weekdays,
  everyWeeks: whenShape.everyWeeks.default(1),
  startsOn: dayText,
  endsOn: whenShape.endsOn.default(null),
  skipDates: whenShape.skipDates.default([]),
})
/**
 * `order`, `weekdays` and `everyWeeks` change from a day on, by default today; earlier orders stay unchanged.
 */
export const recurringOrderPatch = z.object({ from: dayText, order: orderTemplate, ...whenShape }).partial()
export const stopRecurringBody = z.object({
  /** First day without an order; by default today. */
  from: dayText.optional(),
})

export const recurringOrderItem = z.object({
  id: idText,
  reference: z.string(),
  order: storedTemplate,
  ...whenShape,
  startsOn: dayText,
  /** Next day with an open or future order; null after the end. */
  nextDay: dayText.nullable(),
  /** Why an order of the coming days could not be created. */
  problem: z.string().nullable(),
})
export type RecurringOrderItem = z.infer<typeof recurringOrderItem>
export const recurringOrdersResponse = z.object({ items: z.array(recurringOrderItem) })
