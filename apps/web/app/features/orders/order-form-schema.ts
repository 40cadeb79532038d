// What the order form accepts: the contract of a new order, with a window that makes sense.
import { checkWindow, newOrderBody } from '@dropwise/contracts'
import type { z } from 'zod'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'

export const orderForm = newOrderBody.superRefine(({ windowStart, windowEnd }, context) => {
  const wrong = checkWindow(windowStart, windowEnd)
  if (wrong) context.addIssue({ code: 'custom', path: ['windowEnd'], message: wrong.message })
})
export type OrderFormValues = z.input<typeof orderForm>
export type OrderFields = SchemaForm<OrderFormValues, z.output<typeof orderForm>>
