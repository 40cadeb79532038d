// What bodies and answers of /api/v1 share: times, days, ids, places, paging; and `/config.json`.
import { z } from 'zod'

/** Years that databases, spreadsheets and programs all read alike; `app.is_usable_time` holds the same bounds. */
const isUsableYear = (text: string): boolean => text >= '1970' && text < '3000'
const YEAR_ERROR = { error: 'must be between 1970 and 2999' }

/** RFC 3339 time with offset. What is no time at all is told so once: `abort` keeps its year from being judged too. */
export const timeText = z.iso.datetime({ offset: true, abort: true }).refine(isUsableYear, YEAR_ERROR)
/** A day of work, `YYYY-MM-DD`. */
export const dayText = z.iso.date({ abort: true }).refine(isUsableYear, YEAR_ERROR)
/** A time on the local clock. */
export const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 08:00' })
export const idText = z.uuid()
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** Query part every list shares. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
})

/** Lists that another system keeps a copy of: with `updatedSince`, only what changed at or after that moment. */
export const changesQuery = pageQuery.extend({ updatedSince: timeText.optional() })
/**
 * The `updatedSince` to ask with next time, once the last page is read. It lies a little in the past, so that a change which
 * was being written while the list was read is not missed: what is on the edge comes twice.
 */
export const changesAsOf = z.string().optional()

/** A list as a file: its text, with a first line that names the columns. */
export const tableImportBody = z.object({ csv: z.string().max(900_000), dryRun: z.boolean().default(false) })
export const tableImportProblem = z.object({
  /** Line in the file. */
  row: z.number().int(),
  column: z.string(),
  message: z.string(),
})
export type TableImportProblem = z.infer<typeof tableImportProblem>
/** With a row rejected, nothing was stored. */
export const tableImportResponse = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  rejected: z.array(tableImportProblem),
})
export type TableImportResponse = z.infer<typeof tableImportResponse>
export const tableExportQuery = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') })

/** `GET /config.json`: what a page needs to start. Nothing secret. */
export const publicConfig = z.object({
  url: z.string(),
  anonKey: z.string(),
  mapStyleUrl: z.string().nullable(),
  /** Asked by the diagnostic pages when they are configured (requirement 2.7-6). */
  providerStatusUrl: z.string().nullable().default(null),
  publicSiteUrl: z.string().nullable().default(null),
  /** The button that signs in at the operator's own OpenID Connect server; null without one. */
  singleSignOn: z.object({ label: z.string() }).nullable().default(null),
  features: z.object({
    demo: z.boolean(),
    /** Owners may move a company's time: not an installation for production. */
    testClock: z.boolean().default(false),
  }),
  demoAccounts: z.array(
    z.object({ email: z.string(), role: z.string(), label: z.string(), password: z.string() }),
  ),
  version: z.string(),
})
export type PublicConfig = z.infer<typeof publicConfig>
