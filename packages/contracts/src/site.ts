// What the public site asks of /api/v1: contact, trial, status.
import { z } from 'zod'
import { CONTACT_SUBJECTS, PASSWORD_MIN_LENGTH } from './constants.ts'

export const contactBody = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  company: z.string().trim().max(200).default(''),
  phone: z.string().trim().max(40).default(''),
  subject: z.enum(CONTACT_SUBJECTS).default('general'),
  message: z.string().trim().min(1).max(5_000),
})
export type ContactBody = z.infer<typeof contactBody>

/** Password rules as everywhere: length alone, known ones refused. Hashes take 72 bytes, which are fewer letters where these need several. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: `Use at least ${PASSWORD_MIN_LENGTH} characters` })
  .refine((text) => new TextEncoder().encode(text).length <= 72, { error: 'must have at most 72 bytes' })
export const personName = z.string().trim().min(1, { error: 'Enter your name' }).max(100)

/** A trial needs an account. */
export const trialBody = z.object({
  firstName: personName,
  lastName: personName,
  email: z.email().max(254),
  companyName: z.string().trim().min(1).max(120),
  password: newPassword,
})
export type TrialBody = z.infer<typeof trialBody>

/** The trial (or subscription) of the signed-in person's company. */
export const trialResponse = z.object({
  companyName: z.string(),
  status: z.enum(['trial', 'expired', 'active', 'past_due', 'cancelled']),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  /** Rounded up; 0 when it has ended. */
  daysLeft: z.number().int().nullable(),
  orders: z.number().int(),
  vehicles: z.number().int(),
  plans: z.number().int(),
})
export type TrialResponse = z.infer<typeof trialResponse>

export const statusResponse = z.object({
  checkedAt: z.string(),
  components: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      state: z.enum(['up', 'slow', 'down', 'unknown']),
      latencyMs: z.number().nullable(),
      /** Percent over the days shown; null before the first probe. */
      uptime: z.number().nullable(),
      days: z.array(z.object({ day: z.string(), share: z.number().nullable() })),
    }),
  ),
  incidents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string(),
      component: z.string(),
      severity: z.string(),
      state: z.string(),
      startedAt: z.string(),
      resolvedAt: z.string().nullable(),
    }),
  ),
  maintenance: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
    }),
  ),
})
export type StatusResponse = z.infer<typeof statusResponse>

/** Days left of a trial, rounded up; 0 once it has ended (requirement 2.6-2). */
export function trialDaysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 86_400_000))
}
