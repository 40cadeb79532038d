// Schema of the order form: a new order with a valid window and an optional recurrence.
import { checkWindow, newOrderShape, recurringOrderPatch, requirePlace } from '@dropwise/contracts'
import { z } from 'zod'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

const repeats = recurringOrderPatch
  .pick({ weekdays: true, everyWeeks: true, endsOn: true, skipDates: true })
  .required()
export type Repeats = z.output<typeof repeats>

export const orderForm = z
  .object({
    ...newOrderShape,
    /** Null for a single order. */
    repeats: repeats.nullable(),
    /** True when a past day is intended. */
    history: z.boolean(),
    confirmPlace: z.boolean().optional(),
  })
  .superRefine(requirePlace)
  .superRefine(({ windowStart, windowEnd, date, repeats: repeated }, context) => {
    const wrong = checkWindow(windowStart, windowEnd)
    if (wrong) context.addIssue({ code: 'custom', path: ['windowEnd'], message: wrong.message })
    if (repeated?.endsOn && repeated.endsOn < date)
      context.addIssue({ code: 'custom', path: ['repeats', 'endsOn'], message: words('endsBeforeStart') })
  })
export type OrderFormValues = z.input<typeof orderForm>
export type OrderFields = SchemaForm<OrderFormValues, z.output<typeof orderForm>>
