// Schemas of the public site: contact, trial, status.
import { z } from 'zod'
import { isTimeZone } from './time.ts'
import { ARTICLE_MAX_LENGTH, ARTICLE_PAGES, CONTACT_SUBJECTS, PASSWORD_MIN_LENGTH } from './constants.ts'

export const contactBody = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  company: z.string().trim().max(200).default(''),
  phone: z.string().trim().max(40).default(''),
  subject: z.enum(CONTACT_SUBJECTS).default('general'),
  message: z.string().trim().min(1).max(5_000),
})
export type ContactBody = z.infer<typeof contactBody>

/**
 * The common password rule: length, and no known passwords. Hashes use 72 bytes, which are fewer letters in
 * some scripts.
 */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: `Use at least ${PASSWORD_MIN_LENGTH} characters` })
  .refine((text) => new TextEncoder().encode(text).length <= 72, { error: 'must have at most 72 bytes' })
export const personName = z.string().trim().min(1, { error: 'Enter your name' }).max(100)

export const trialBody = z.object({
  firstName: personName,
  lastName: personName,
  email: z.email().max(254),
  companyName: z.string().trim().min(1).max(120),
  password: newPassword,
  /** The company's time zone, whose country decides its units; absent or unknown: UTC and miles. */
  timeZone: z.string().refine(isTimeZone).optional().catch(undefined),
})
export type TrialBody = z.infer<typeof trialBody>

/** The trial or subscription of the person's company. */
export const trialResponse = z.object({
  companyName: z.string(),
  status: z.enum(['trial', 'expired', 'active', 'past_due', 'cancelled']),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  /** Rounded up; 0 after the end. */
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
      /** Percent over the days shown; null without probes. */
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

const articlePage = z.enum(ARTICLE_PAGES)
/** `GET /articles/:page`: null when the page shows the shipped text. */
export const articleResponse = z.object({
  page: articlePage,
  html: z.string().nullable(),
  changedAt: z.string().nullable(),
})
const articleContent = z
  .string()
  .trim()
  .max(ARTICLE_MAX_LENGTH)
  .regex(/^# \S/, 'Begin with the title: # Privacy')
export const articlePreviewBody = z.object({ content: articleContent })
export const articlePreview = z.object({ html: z.string() })
/** `version` is the one that was edited, 0 for none. Content null restores the shipped text. */
export const articleBody = z.object({ content: articleContent.nullable(), version: z.number().int().min(0) })
export type ArticleBody = z.output<typeof articleBody>
/** One version of an article. Version 0 is the shipped text. */
export const ownerArticle = z.object({
  page: articlePage,
  version: z.number().int(),
  content: z.string().nullable(),
  writtenBy: z.string().nullable(),
  writtenAt: z.string().nullable(),
})
export type OwnerArticle = z.infer<typeof ownerArticle>
export const ownerArticles = z.object({ items: z.array(ownerArticle) })

/** An external service that receives data of this installation. The page states the purpose. */
export const processor = z.object({
  id: z.enum([
    'mail',
    'texts',
    'maps',
    'roads',
    'geocoder',
    'storage',
    'stripe',
    'database',
    'signIn',
    'backups',
  ]),
  host: z.string(),
})
export type Processor = z.infer<typeof processor>
/** `GET /processors`. */
export const processorsResponse = z.object({ items: z.array(processor) })

/** Days left of a trial, rounded up; 0 after its end (requirement 2.6-2). */
export function trialDaysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 86_400_000))
}
