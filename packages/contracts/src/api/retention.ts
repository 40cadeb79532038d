// How long things are kept, as the platform's owner sets it: `app.kept_until` reads it, and holds to the least as well.
import { z } from 'zod'

/** Months of something; 0 keeps it for ever. */
const months = (least: number) =>
  z
    .number({ error: 'Enter a number of months' })
    .int()
    .min(0)
    .max(240)
    .refine((period) => period === 0 || period >= least, {
      error: `Keep it ${least} months at least, or write 0 to keep it for ever`,
    })
    .default(0)

/** `GET`, `PUT /owner/retention`. Keys are those of the database. */
export const retention = z.object({
  /** Months: where vehicles were. */
  positions: months(1),
  /** Months: photos and signatures of deliveries and vehicle checks. */
  proofs: months(1),
  /** Months: files that dispatch added to orders. */
  attachments: months(1),
  /** Months: what mails and texts said, and to whom. */
  outbox: months(3),
  /** Months: closed support tickets. */
  tickets: months(1),
  /** Days: the delivery log of webhooks. Calls are tried for two days. */
  webhook_calls: z.number({ error: 'Enter a number of days' }).int().min(7).max(365).default(30),
  /** Days: who signed in, and who tried to. */
  sign_ins: z.number({ error: 'Enter a number of days' }).int().min(30).max(730).default(90),
})
export type Retention = z.output<typeof retention>
/** What is kept for a time. */
export type KeptThing = keyof Retention
