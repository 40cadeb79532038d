// Schemas shared by /api/v1: times, days, ids, places, paging; and `/config.json`.
import { z } from 'zod'

/** Years that databases, spreadsheets and programs all accept; `app.is_usable_time` has the same bounds. */
const isUsableYear = (text: string): boolean => text >= '1970' && text < '3000'
const YEAR_ERROR = { error: 'must be between 1970 and 2999' }

/** RFC 3339 time with offset. `abort` skips the check of the year for invalid text, so there is one message. */
export const timeText = z.iso.datetime({ offset: true, abort: true }).refine(isUsableYear, YEAR_ERROR)
/** A day of work, `YYYY-MM-DD`. */
export const dayText = z.iso.date({ abort: true }).refine(isUsableYear, YEAR_ERROR)
/** Local time. */
export const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 08:00' })
export const idText = z.uuid()
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** What an order asks for. */
export const ORDER_TYPES = ['delivery', 'pickup'] as const
/** Texts of a flag in a query. The empty one is `?dryRun`. */
export const FLAG_TEXTS = ['0', '1', 'true', 'false', ''] as const
/** States of depots, drivers and vehicles. */
export const RECORD_STATUSES = ['active', 'archived'] as const
/** Formats of exported tables. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const
/** Accuracy of an address's place; `given` by the sender of the order. */
export const ADDRESS_ACCURACIES = ['rooftop', 'interpolated', 'street', 'town', 'given'] as const

/** A record as part of another: the driver of a route. */
export const namedRecord = z.object({ id: idText, name: z.string() })
export const timeSpan = z.object({ from: timeText, to: timeText })
export const geoPoint = z.object({ lat: latitude, lng: longitude })
/** The vehicle of a route. */
export const vehicleReference = namedRecord.extend({ registration: z.string() })
export const memberReference = z.object({ userId: idText, name: z.string() })
/** A person as strangers see them. */
export const firstNameOnly = z.object({ firstName: z.string() })
/** The id of what was made or changed. */
export const idOnly = z.object({ id: idText })
/** Texts by a name: the company's own fields of an order, or a name in several languages. */
export const textsByName = z.record(z.string(), z.string())
/** How many rows, by kind. */
export const countsByKind = z.record(z.string(), z.number().int())
/** A thing of an order, and how many of it. */
export const itemCount = z.object({ name: z.string(), quantity: z.number().int() })

/** Kinds of a company's own fields of orders. */
export const CUSTOM_FIELD_TYPES = ['text', 'number', 'date', 'choice', 'yes_no'] as const
/** A field as the public order form asks for it. */
export const askedField = z.object({
  name: z.string(),
  type: z.enum(CUSTOM_FIELD_TYPES),
  isRequired: z.boolean(),
  choices: z.array(z.string()),
})
/** A field as somebody other than dispatch sees it. */
export const shownField = z.object({
  name: z.string(),
  /** As stored: `yes`, `2026-04-16`. */
  value: z.string(),
  /** Text where it was stored by an earlier version. */
  type: z.enum(CUSTOM_FIELD_TYPES).default('text'),
})

/** Query parameters of every list. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
})

/** Query of lists that other systems synchronise: `updatedSince` returns only later changes. */
export const changesQuery = pageQuery.extend({ updatedSince: timeText.optional() })
/**
 * Value for the next `updatedSince` after the last page. It lies slightly in the past to include changes
 * committed during the read, so entries at the edge may repeat.
 */
export const changesAsOf = z.string().optional()

/** A list as CSV text, with column names in the first line. */
export const tableImportBody = z.object({ csv: z.string().max(900_000), dryRun: z.boolean().default(false) })
export const tableImportProblem = z.object({
  /** Line in the file. */
  row: z.number().int(),
  column: z.string(),
  message: z.string(),
})
export type TableImportProblem = z.infer<typeof tableImportProblem>
/** True confirms a place at sea, in Antarctica or at 0, 0. */
export const confirmPlace = z.boolean().optional()

/** Result of an import, which stores nothing when a row is rejected. */
export const tableImportResponse = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  rejected: z.array(tableImportProblem),
})
export type TableImportResponse = z.infer<typeof tableImportResponse>
export const tableExportQuery = z.object({ format: z.enum(TABLE_FORMATS).default('csv') })

/** `GET /notice`: the owner's text above every portal; empty for none. */
export const noticeResponse = z.object({ notice: z.string() })

/** `GET /config.json`: public start-up configuration of pages. */
export const publicConfig = z.object({
  url: z.string(),
  anonKey: z.string(),
  mapStyleUrl: z.string().nullable(),
  /** The diagnostic pages query it when set (requirement 2.7-6). */
  providerStatusUrl: z.string().nullable().default(null),
  publicSiteUrl: z.string().nullable().default(null),
  /** Label of the sign-in button for the operator's OpenID Connect server; null without one. */
  singleSignOn: z.object({ label: z.string() }).nullable().default(null),
  features: z.object({
    demo: z.boolean(),
    /** True when owners may move a company's time, so never in production. */
    testClock: z.boolean().default(false),
  }),
  demoAccounts: z.array(
    z.object({ email: z.string(), role: z.string(), label: z.string(), password: z.string() }),
  ),
  version: z.string(),
})
export type PublicConfig = z.infer<typeof publicConfig>

/** A company's own step as orders, stops and lists show it. */
export const shownStep = z.object({ id: idText, name: z.string(), colour: z.string().nullable() })
export type ShownStep = z.output<typeof shownStep>
