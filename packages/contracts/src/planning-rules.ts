// A company's rules for planning, kept in tenants.settings.planning: what a run asks for and what an order takes unless somebody says otherwise.
import { z } from 'zod'
import { planObjective, planRules } from './api/plans.ts'
import { DEFAULT_PLAN_SECONDS, DEFAULT_SERVICE_SECONDS, MAX_PLAN_SECONDS } from './constants.ts'

/** Rules as a company saves them. */
export const planningRulesBody = z.object({
  objective: planObjective,
  /** Limits of every run, beside what vans and drivers may do. */
  rules: planRules,
  timeLimitSeconds: z.number().int().min(1).max(MAX_PLAN_SECONDS),
  /** Time at the door of an order that names none, in minutes. */
  serviceMinutes: z.number().min(0).max(480),
})
export type PlanningRules = z.output<typeof planningRulesBody>

const { shape } = planningRulesBody
/** What is stored, read with the default in place of whatever is missing or unusable. */
const storedRules = z.object({
  objective: shape.objective.catch('cost'),
  rules: shape.rules.catch({}),
  timeLimitSeconds: shape.timeLimitSeconds.catch(DEFAULT_PLAN_SECONDS),
  serviceMinutes: shape.serviceMinutes.catch(DEFAULT_SERVICE_SECONDS / 60),
})

/** The rules in a company's settings, whatever they hold. */
export function readPlanningRules(settings: unknown): PlanningRules {
  const stored =
    typeof settings === 'object' && settings !== null ? (settings as { planning?: unknown }).planning : null
  return storedRules.parse(typeof stored === 'object' && stored !== null ? stored : {})
}
