// A company's planning rules, from tenants.settings.planning: defaults of runs and orders.
import { z } from 'zod'
import { CO2_PRICE_MAX_MINOR, co2Factors } from './emissions.ts'
import { FAIR_EXTRA_PERCENT_MAX, FAIR_WEEKS_MAX } from './api/fairness.ts'
import { planObjective, planRules } from './api/plans.ts'
import { DEFAULT_PLAN_SECONDS, DEFAULT_SERVICE_SECONDS, MAX_PLAN_SECONDS } from './constants.ts'

/** Rules as saved by a company. */
export const planningRulesBody = z.object({
  objective: planObjective,
  /** Limits of every run, in addition to those of vans and drivers. */
  rules: planRules,
  timeLimitSeconds: z.number().int().min(1).max(MAX_PLAN_SECONDS),
  /** Default service time of orders, in minutes. */
  serviceMinutes: z.number().min(0).max(480),
  /** Number of past weeks by which long routes go to drivers who drove less; 0: each van keeps its route. */
  fairWeeks: z.number().int().min(0).max(FAIR_WEEKS_MAX).default(0),
  /** Most that fairness may add to a plan's cost, in percent; 0: only exchanges that cost nothing. */
  fairExtraPercent: z.number().min(0).max(FAIR_EXTRA_PERCENT_MAX).default(0),
  /** Price of a kilogram of CO2e, in hundredths: added to what a kilometre of each vehicle costs. */
  co2PriceMinor: z.number().int().min(0).max(CO2_PRICE_MAX_MINOR).default(0),
  /** Grams of CO2e per litre, kilogram or kilowatt-hour that replace the defaults of docs/emissions.md. */
  co2Factors: co2Factors.default({}),
})
export type PlanningRules = z.output<typeof planningRulesBody>

const { shape } = planningRulesBody
/** Stored rules; missing or invalid values take the default. */
const storedRules = z.object({
  objective: shape.objective.catch('cost'),
  rules: shape.rules.catch({}),
  timeLimitSeconds: shape.timeLimitSeconds.catch(DEFAULT_PLAN_SECONDS),
  serviceMinutes: shape.serviceMinutes.catch(DEFAULT_SERVICE_SECONDS / 60),
  fairWeeks: shape.fairWeeks.catch(0),
  fairExtraPercent: shape.fairExtraPercent.catch(0),
  co2PriceMinor: shape.co2PriceMinor.catch(0),
  co2Factors: shape.co2Factors.catch({}),
})

/** Reads the rules from a company's settings; never fails. */
export function readPlanningRules(settings: unknown): PlanningRules {
  const stored =
    typeof settings === 'object' && settings !== null ? (settings as { planning?: unknown }).planning : null
  return storedRules.parse(typeof stored === 'object' && stored !== null ? stored : {})
}
