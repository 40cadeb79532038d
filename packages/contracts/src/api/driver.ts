// Rules for drivers, their calls while they drive, and the defects that they report (docs/api.md, part B).
import { z } from 'zod'
import { PROOF_TASKS } from '../orders/proof.ts'
import { driverReason, RECIPIENT_CALLS, vehicleCheckRule } from '../driver-rules.ts'
import { idText, timeText } from './common.ts'
import { wantedSequence } from './driver-events.ts'
import { routeViolation } from './repairs.ts'

/** `GET`, `PUT /driver/rules`: a company's rules for drivers. */
export const driverRulesResponse = z.object({
  reasons: z.array(driverReason),
  proof: z.array(z.enum(PROOF_TASKS)),
  vehicleCheck: vehicleCheckRule,
  severalDevices: z.boolean(),
  mayReorder: z.boolean(),
  recipientCalls: z.enum(RECIPIENT_CALLS),
  /** True when the installation's phone provider can connect calls. */
  hasCallProvider: z.boolean(),
  arrivalRadiusMetres: z.number().int(),
  longStopMinutes: z.number().int(),
  offRouteMetres: z.number().int(),
})

/** `POST /driver/stops/{orderId}/contact`: contact to the recipient of an open stop. */
export const recipientContactBody = z.object({ way: z.enum(['call', 'text']) })
export const recipientContact = z.object({
  /** Number to call or text; null when the provider rings the driver and connects the recipient. */
  number: z.string().nullable(),
  /** True for a relay number of the provider. */
  isMasked: z.boolean(),
})
export type RecipientContact = z.output<typeof recipientContact>

/**
 * `POST /driver/routes/{id}/order-check`: effects of another sequence of the stops ahead. Changes nothing.
 */
export const orderCheckBody = z.object({ sequence: wantedSequence })
export const orderCheckResponse = z.object({
  /** Stops ahead in the wanted sequence. */
  stops: z.array(
    z.object({
      orderId: idText,
      etaAt: timeText,
      /** Seconds past the promise, in this sequence and now. */
      lateSeconds: z.number().int(),
      lateSecondsBefore: z.number().int(),
    }),
  ),
  returnAt: timeText,
  /** Hard rules that this sequence breaks, and the present sequence does not. */
  violations: z.array(routeViolation),
  /** True when the route differs from the driver's copy. */
  isMerged: z.boolean(),
  /** True when a stop fixed by dispatch kept its position. */
  isHeld: z.boolean(),
})
export type OrderCheck = z.output<typeof orderCheckResponse>

/** `GET /vehicles/{id}/defects`: reported defects, open ones first. */
export const vehicleDefect = z.object({
  id: idText,
  point: z.string(),
  note: z.string().nullable(),
  isUnsafe: z.boolean(),
  /** Object names in the bucket `proofs`. */
  files: z.array(z.string()),
  reportedAt: timeText,
  /** The driver; null once deleted. */
  driver: z.string().nullable(),
  resolvedAt: timeText.nullable(),
  /** How it was resolved. */
  resolution: z.string().nullable(),
})
export type VehicleDefect = z.output<typeof vehicleDefect>
/** `POST /vehicles/{id}/defects/{defectId}/resolve`: resolves a defect. */
export const resolveDefectBody = z.object({ note: z.string().trim().max(500).nullish() }).nullish()
export const vehicleDefectsResponse = z.object({ items: z.array(vehicleDefect) })

/** `GET /orders/{id}/dispute-pack`: files with their hashes, or one document to print. */
export const disputePackQuery = z.object({ format: z.enum(['zip', 'pdf']).default('zip') })
