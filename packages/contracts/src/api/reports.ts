// Reports: chosen measures of driven days by one group, over a rolling or fixed period; saved with a name, shared
// and mailed (docs/api.md, part B).
import { z } from 'zod'
import { MEASURE_KEYS, MEASURE_RULES, type MeasureKey } from '../measures.ts'
import { addDays, weekdayOf } from '../time.ts'
import { ANALYTICS_GROUPS, MAX_ANALYTICS_DAYS } from './analytics.ts'
import { TABLE_FORMATS, dayText, idText, timeText, memberReference } from './common.ts'

export const REPORT_GROUPS = [...ANALYTICS_GROUPS, 'week', 'month'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]

/** Rolling periods end before the day on which the report is read, so that all of their days are driven. */
export const REPORT_SPANS = [
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'last_week',
  'last_month',
  'this_month',
  'custom',
] as const
export type ReportSpan = (typeof REPORT_SPANS)[number]
export const MAIL_RHYTHMS = ['daily', 'weekly', 'monthly'] as const
export type MailRhythm = (typeof MAIL_RHYTHMS)[number]

export const REPORT_LIMITS = {
  /** Maximum number of rows in a report; a report with more is refused. */
  rows: 1_000,
  /** A report that needs longer than this is refused. */
  seconds: 15,
  /** Maximum number of reports per company. */
  saved: 200,
  readers: 50,
} as const

/** Whether a group has a measure. */
const isMeasured = (key: MeasureKey, by: ReportGroup): boolean => {
  const { isOfRoutes, isOfPay } = MEASURE_RULES[key]
  if (by === 'customer') return !isOfRoutes
  return !(isOfPay && (by === 'vehicle' || by === 'depot'))
}
/** Measures that a group has. */
export const measuresBy = (by: ReportGroup): readonly MeasureKey[] =>
  MEASURE_KEYS.filter((key) => isMeasured(key, by))
/** Who may see pay is a right of its own, so such a report is neither shared nor mailed. */
export const isOfPay = (measures: readonly MeasureKey[]): boolean =>
  measures.some((key) => MEASURE_RULES[key].isOfPay)

const measures = z
  .array(z.enum(MEASURE_KEYS))
  .min(1)
  .max(MEASURE_KEYS.length)
  .refine((keys) => new Set(keys).size === keys.length, 'Name each measure once')

const choices = {
  by: z.enum(REPORT_GROUPS),
  span: z.enum(REPORT_SPANS),
  /** First and last day of the span `custom`. */
  from: dayText.optional(),
  to: dayText.optional(),
  depotId: idText.optional(),
  vehicleId: idText.optional(),
  driverId: idText.optional(),
}

interface MeasureChoice {
  measures: readonly MeasureKey[]
  by: ReportGroup
  span: ReportSpan
  from?: string | undefined
  to?: string | undefined
  depotId?: string | undefined
  vehicleId?: string | undefined
}

function checkReport(
  { measures, by, span, from, to, depotId, vehicleId }: MeasureChoice,
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  const without = measures.filter((key) => !measuresBy(by).includes(key))
  if (without.length > 0)
    refuse(
      'measures',
      by === 'customer'
        ? `Measures of routes have no customer: remove ${without.join(', ')}`
        : `Pay belongs to drivers and days: remove ${without.join(', ')}`,
    )
  if (isOfPay(measures) && (depotId ?? vehicleId) !== undefined)
    refuse('measures', 'Pay belongs to drivers and days: filter it by a driver, not by a depot or a vehicle')
  if (
    (span === 'custom') !== (from !== undefined && to !== undefined) ||
    (from === undefined) !== (to === undefined)
  )
    refuse('span', 'Give a first and a last day with the span custom, and with no other')
  else if (from !== undefined && to !== undefined && (to < from || addDays(from, MAX_ANALYTICS_DAYS) <= to))
    refuse('to', `Ask for 1 to ${MAX_ANALYTICS_DAYS} days, the last one not before the first`)
}

export const reportDefinition = z.object({ measures, ...choices }).superRefine(checkReport)
export type ReportDefinition = z.infer<typeof reportDefinition>

/** URLs have all measures in one parameter: `measures=stops,onTime`. */
const listedMeasures = z
  .string()
  .transform((text) => text.split(','))
  .pipe(measures)
export const reportQuery = z.object({ measures: listedMeasures, ...choices }).superRefine(checkReport)
export const reportFileQuery = z
  .object({ measures: listedMeasures, ...choices, format: z.enum(TABLE_FORMATS).default('csv') })
  .superRefine(checkReport)

const values = z.array(z.number().nullable())
export const reportResponse = z.object({
  from: dayText,
  to: dayText,
  measures: z.array(z.enum(MEASURE_KEYS)),
  /** Values in the order of `measures`: shares of 1, money in whole units, distances in the company's unit. */
  rows: z.array(z.object({ key: z.string(), label: z.string(), values })),
  total: values,
})
export type ReportResponse = z.infer<typeof reportResponse>

const name = z.string().trim().min(1).max(80)
const readers = z.array(idText).max(REPORT_LIMITS.readers)
export const savedReport = z.object({
  id: idText,
  name: z.string(),
  definition: reportDefinition,
  isShared: z.boolean(),
  /** The caller made it. */
  isMine: z.boolean(),
  /** The caller may change and remove it. */
  isMutable: z.boolean(),
  makerName: z.string().nullable(),
  /** The mail is sent in the morning after each day, week or month; null: never. */
  mailEvery: z.enum(MAIL_RHYTHMS).nullable(),
  /** Members who get the mail. */
  readers: z.array(memberReference),
  /** Why the last mail was not sent. */
  mailProblem: z.string().nullable(),
  updatedAt: timeText,
})
export type SavedReport = z.infer<typeof savedReport>
export const savedReportsResponse = z.object({ items: z.array(savedReport) })
export const newReportBody = z.object({
  name,
  definition: reportDefinition,
  isShared: z.boolean().default(false),
  mailEvery: z.enum(MAIL_RHYTHMS).nullish(),
  readers: readers.optional(),
})
export const reportPatchBody = z
  .object({
    name,
    definition: reportDefinition,
    isShared: z.boolean(),
    mailEvery: z.enum(MAIL_RHYTHMS).nullable(),
    readers,
  })
  .partial()
/** Members who may get reports by mail. */
export const reportReadersResponse = z.object({
  items: z.array(memberReference),
})

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

/** First and last day of a report that is read on `today`. Weeks begin on Monday. */
export function reportDays(
  { span, from, to }: Pick<ReportDefinition, 'span' | 'from' | 'to'>,
  today: string,
): { from: string; to: string } {
  const yesterday = addDays(today, -1)
  const monday = addDays(today, 1 - weekdayOf(today))
  const lastOfMonth = addDays(firstOfMonth(today), -1)
  switch (span) {
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case 'last_7_days':
      return { from: addDays(today, -7), to: yesterday }
    case 'last_30_days':
      return { from: addDays(today, -30), to: yesterday }
    case 'last_90_days':
      return { from: addDays(today, -90), to: yesterday }
    case 'last_week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'last_month':
      return { from: firstOfMonth(lastOfMonth), to: lastOfMonth }
    case 'this_month':
      return { from: firstOfMonth(today), to: today }
    case 'custom':
      return { from: from ?? today, to: to ?? today }
  }
}

/** The first day of the period in which one mail is sent. */
export function mailPeriodStart(rhythm: MailRhythm, today: string): string {
  if (rhythm === 'daily') return today
  return rhythm === 'weekly' ? addDays(today, 1 - weekdayOf(today)) : firstOfMonth(today)
}
