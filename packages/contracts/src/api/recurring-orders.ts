// Recurring orders on the wire: what repeats, when, and what its orders say.
import { z } from 'zod'
import { clockText, dayText, idText } from './common.ts'
import { newOrderShape, requirePlace } from './orders.ts'

/** Digits of its orders' days follow it, and a number holds 60 characters. */
const REFERENCE_LENGTH = 45

/** What every order of the series says: a new order without number and day, its window on the local clock. */
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
  /** Days on which nothing comes, such as holidays. */
  skipDates: z.array(dayText).max(400),
}

export const recurringOrderBody = z.object({
  /** Numbers of its orders begin with it; made where it is empty. */
  reference: z.string().trim().max(REFERENCE_LENGTH).default(''),
  order: orderTemplate,
  weekdays: whenShape.weekdays,
  everyWeeks: whenShape.everyWeeks.default(1),
  startsOn: dayText,
  endsOn: whenShape.endsOn.default(null),
  skipDates: whenShape.skipDates.default([]),
})
/** `order`, `weekdays` and `everyWeeks` change from a day on, today by default; orders of days before keep what they say. */
export const recurringOrderPatch = z.object({ from: dayText, order: orderTemplate, ...whenShape }).partial()
export const stopRecurringBody = z.object({
  /** The first day without an order; today by default. */
  from: dayText.optional(),
})

export const recurringOrderItem = z.object({
  id: idText,
  reference: z.string(),
  order: storedTemplate,
  ...whenShape,
  startsOn: dayText,
  /** The next day for which it has an open order or will make one; null when it is over. */
  nextDay: dayText.nullable(),
  /** Why an order of the coming days could not be made. */
  problem: z.string().nullable(),
})
export type RecurringOrderItem = z.infer<typeof recurringOrderItem>
export const recurringOrdersResponse = z.object({ items: z.array(recurringOrderItem) })
