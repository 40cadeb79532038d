// The rule of driving time before a rest: its values, its cell in a file, and its use on a driven day.
import { z } from 'zod'
import type { LegPart } from '../leg.ts'

/**
 * Longest driving without a rest. `counts` says what is a rest: breaks only, or any stay at one place,
 * service and waiting included.
 */
export const drivingRule = z.object({
  minutes: z.number().int().min(30).max(1440),
  restMinutes: z.number().int().min(5).max(720),
  counts: z.enum(['breaks', 'pauses']),
})
export type DrivingRule = z.infer<typeof drivingRule>

/** Legal rules: European Union (561/2006, article 7) and United States (49 CFR 395.3). */
export const DRIVING_RULES = {
  eu_561: { minutes: 270, restMinutes: 45, counts: 'breaks' },
  fmcsa: { minutes: 480, restMinutes: 30, counts: 'pauses' },
} as const satisfies Record<string, DrivingRule>

const CELL = /^(\d+)\s+then\s+(\d+)\s+(breaks|pauses)$/i
/** A cell of a file. Text that is no rule stays text, which the schema refuses. */
export const DRIVING_RULE_CELL = {
  header: 'driving_rule',
  must: 'must look like 270 then 45 breaks',
  write: (rule: DrivingRule | null) => rule && `${rule.minutes} then ${rule.restMinutes} ${rule.counts}`,
  read: (cell: string): object | string => {
    const [, minutes, restMinutes, counts] = CELL.exec(cell.trim()) ?? []
    return counts === undefined
      ? cell
      : { minutes: Number(minutes), restMinutes: Number(restMinutes), counts: counts.toLowerCase() }
  },
}

/** A part of a driven day: of a leg, or the time at a stop. */
export type DrivenPart = LegPart | { kind: 'stay'; seconds: number }

/** The rule in the planner's form, for the rest of a day. */
export const restRuleOf = (rule: DrivingRule, parts: readonly DrivenPart[]) => ({
  seconds: rule.minutes * 60,
  rest: rule.restMinutes * 60,
  counts: rule.counts,
  driven: Math.floor(drivenSinceRest(parts, rule)),
})

/** Seconds of driving since the last pause that counts as a rest under the rule. */
function drivenSinceRest(parts: readonly DrivenPart[], { restMinutes, counts }: DrivingRule): number {
  const isPause = ({ kind }: DrivenPart) => (counts === 'breaks' ? kind === 'break' : kind !== 'travel')
  const isRest = (part: DrivenPart) => isPause(part) && part.seconds >= restMinutes * 60
  const since = parts.slice(parts.findLastIndex(isRest) + 1)
  return since.reduce((sum, part) => sum + (part.kind === 'travel' ? part.seconds : 0), 0)
}
