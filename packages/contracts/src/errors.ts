// The error catalogue of /api/v1: code, HTTP status, sentence, next step. scripts/errors-doc.ts writes
// docs/errors.md from it.
import { z } from 'zod'
import { ACCOUNTS_ERRORS } from './errors/accounts.ts'
import { BILLING_ERRORS } from './errors/billing.ts'
import { COMPANIES_ERRORS } from './errors/companies.ts'
import { DELIVERIES_ERRORS } from './errors/deliveries.ts'
import { FLEET_ERRORS } from './errors/fleet.ts'
import { ORDERS_ERRORS } from './errors/orders.ts'
import { PLANNING_ERRORS } from './errors/planning.ts'
import { REQUESTS_ERRORS } from './errors/requests.ts'
import { ROAD_ERRORS } from './errors/road.ts'

export { fillText, type TextValues } from './errors/entry.ts'
export {
  IMPORT_PROBLEMS,
  IMPORT_WARNINGS,
  type ImportProblemCode,
  type ImportWarningCode,
} from './errors/import.ts'

export const ERROR_CATALOGUE = {
  ...REQUESTS_ERRORS,
  ...ACCOUNTS_ERRORS,
  ...COMPANIES_ERRORS,
  ...BILLING_ERRORS,
  ...ORDERS_ERRORS,
  ...DELIVERIES_ERRORS,
  ...PLANNING_ERRORS,
  ...ROAD_ERRORS,
  ...FLEET_ERRORS,
}

export type ErrorCode = keyof typeof ERROR_CATALOGUE

/** Body of a failed /api/v1 call (docs/api.md, part B). */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
  hint: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
