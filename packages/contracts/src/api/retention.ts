// Retention periods set by the platform's owner; `app.kept_until` reads them and enforces the same minimums.
import { z } from 'zod'

/** A number of months; 0 keeps it forever. */
const months = (least: number) =>
  z
    .number({ error: 'Enter a number of months' })
    .int()
    .min(0)
    .max(240)
    .refine((period) => period === 0 || period >= least, {
      error: `Keep it ${least} ${least === 1 ? 'month' : 'months'} at least, or write 0 to keep it for ever`,
    })
    .default(0)

/** `GET`, `PUT /owner/retention`. Keys match the database. */
export const retention = z.object({
  /** Months: vehicle positions. */
  positions: months(1),
  /** Months: photos and signatures of deliveries and vehicle checks. */
  proofs: months(1),
  /** Months: files that dispatch added to orders. */
  attachments: months(1),
  /** Months: content and recipients of mails and texts. */
  outbox: months(3),
  /** Months: closed support tickets. */
  tickets: months(1),
  /** Days: the delivery log of webhooks. Calls are retried for two days. */
  webhook_calls: z.number({ error: 'Enter a number of days' }).int().min(7).max(365).default(30),
  /** Days: sign-ins and failed attempts. */
  sign_ins: z.number({ error: 'Enter a number of days' }).int().min(30).max(730).default(90),
})
export type Retention = z.output<typeof retention>
/** Data with a retention period. */
export type RetainedData = keyof Retention
