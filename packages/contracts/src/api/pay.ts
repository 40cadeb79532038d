// Driver pay over HTTP: rules, corrections, and a statement for each driver and month (docs/api.md, part B).
import { z } from 'zod'
import { payDay, payRates } from '../pay.ts'
import { dayText, idText, namedRecord, timeText } from './common.ts'

export const PAY_LIMITS = { rules: 1_000, driversOfRule: 500 } as const

/** A month, `YYYY-MM`. */
export const monthText = z
  .string()
  .regex(/^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2026-04' })

const ruleName = z.string().trim().min(1).max(80)
export const newPayRuleBody = z.object({
  name: ruleName,
  startsOn: dayText,
  /** Empty: all drivers whom no other rule names. */
  driverIds: z.array(idText).max(PAY_LIMITS.driversOfRule).default([]),
  rates: payRates,
})
export const payRuleItem = z.object({
  id: idText,
  name: z.string(),
  startsOn: dayText,
  drivers: z.array(namedRecord),
  rates: payRates,
  /** True until the rule begins. */
  isRemovable: z.boolean(),
})
export type PayRuleItem = z.output<typeof payRuleItem>
/** Latest start first. */
export const payRulesResponse = z.object({ items: z.array(payRuleItem) })

const correctionMinor = z
  .number()
  .int()
  .min(-100_000_000)
  .max(100_000_000)
  .refine((value) => value !== 0, 'must not be 0')
export const newPayCorrectionBody = z.object({
  driverId: idText,
  date: dayText,
  /** Negative takes off the pay. */
  amountMinor: correctionMinor,
  reason: z.string().trim().min(1).max(300),
})
export const payCorrection = z.object({
  id: idText,
  date: dayText,
  amountMinor: z.number().int(),
  reason: z.string(),
})
export type PayCorrection = z.output<typeof payCorrection>

const statementHead = {
  driver: namedRecord,
  month: monthText,
  currency: z.string(),
  /** Null while it is open, and changes with driven days, rules and corrections. */
  approvedAt: timeText.nullable(),
  /** The month is over and all its routes have ended, so it can be approved. */
  isComplete: z.boolean(),
  totalMinor: z.number().int(),
}
export const payStatement = z.object({
  ...statementHead,
  days: z.array(payDay),
  corrections: z.array(payCorrection),
})
export type PayStatement = z.output<typeof payStatement>

export const payStatementItem = z.object({
  ...statementHead,
  driven: z.object({
    days: z.number().int(),
    /** Days that no rule pays. */
    unpaidDays: z.number().int(),
    seconds: z.number().int(),
    metres: z.number().int(),
    served: z.number().int(),
    failed: z.number().int(),
  }),
  correctionsMinor: z.number().int(),
})
export type PayStatementItem = z.output<typeof payStatementItem>
export const payStatementsQuery = z.object({ month: monthText })
export const payStatementsResponse = z.object({ items: z.array(payStatementItem) })
export const payFileQuery = z.object({
  month: monthText,
  /** One driver; without it all drivers. */
  driverId: idText.optional(),
  format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
})
export const approvePayBody = z.object({
  month: monthText,
  driverIds: z.array(idText).min(1).max(500),
  /** Sum of these statements as the caller sees it, so that nobody approves other figures. */
  totalMinor: z.number().int(),
})
