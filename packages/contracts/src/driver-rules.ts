// A company's rules for drivers, from tenants.settings.driver: reasons, proof, geofences, breaks, vehicle
// check, devices, reordering. Missing or invalid values take the default.
import { z } from 'zod'
import { DEFAULT_REASON_LABELS as LABELS } from './default-reasons.ts'
import { PROOF_TASKS } from './orders/proof.ts'
import { ARRIVAL_RADIUS_METRES } from './constants.ts'

/** Outcomes without a complete handover. */
export const REASON_KINDS = ['failed', 'returned', 'partly_delivered'] as const

export const driverReason = z.object({
  /** Referenced by events; stays when the label changes. */
  id: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().trim().min(1).max(80),
  kinds: z.array(z.enum(REASON_KINDS)).min(1),
  /** True to request a photo of the door or damage. */
  needsPhoto: z.boolean().default(false),
})
export type DriverReason = z.output<typeof driverReason>

const DEFAULT_REASONS: DriverReason[] = [
  { id: 'nobody_in', label: LABELS.nobody_in, kinds: ['failed'], needsPhoto: false },
  {
    id: 'refused',
    label: LABELS.refused,
    kinds: ['failed', 'returned', 'partly_delivered'],
    needsPhoto: false,
  },
  { id: 'address_not_found', label: LABELS.address_not_found, kinds: ['failed'], needsPhoto: false },
  { id: 'no_way_in', label: LABELS.no_way_in, kinds: ['failed'], needsPhoto: false },
  {
    id: 'damaged',
    label: LABELS.damaged,
    kinds: ['failed', 'returned', 'partly_delivered'],
    needsPhoto: false,
  },
  { id: 'closed', label: LABELS.closed, kinds: ['failed'], needsPhoto: false },
  { id: 'missing', label: LABELS.missing, kinds: ['failed', 'partly_delivered'], needsPhoto: false },
]

/** The driver's check before the shift. */
export const vehicleCheckRule = z
  .object({
    isAsked: z.boolean(),
    /** As the driver reads them. */
    points: z
      .array(z.string().trim().min(1).max(80, 'A point has at most 80 characters'))
      .max(30, 'At most 30 points')
      .refine((points) => new Set(points).size === points.length, { error: 'A point is named twice' }),
  })
  .refine(({ isAsked, points }) => !isAsked || points.length > 0, {
    error: 'Name at least one point',
    path: ['points'],
  })

const DEFAULT_VEHICLE_CHECK: z.output<typeof vehicleCheckRule> = {
  isAsked: true,
  points: ['Tyres and wheels', 'Lights and indicators', 'Brakes', 'Mirrors and windows', 'Body and doors'],
}

const isUnique = (reasons: readonly DriverReason[]): boolean =>
  new Set(reasons.map(({ id }) => id)).size === reasons.length

/**
 * How drivers reach recipients: not at all, by the number shown on a tap, or connected by the phone provider
 * without numbers.
 */
export const RECIPIENT_CALLS = ['off', 'on_tap', 'provider'] as const
const recipientCalls = z.enum(RECIPIENT_CALLS)

/** Rules as saved by a company. */
export const driverRulesBody = z.object({
  reasons: z.array(driverReason).min(1).max(30).refine(isUnique, { error: 'Every reason needs its own id' }),
  /** Required at every door unless the order overrides it. */
  proof: z.array(z.enum(PROOF_TASKS)),
  vehicleCheck: vehicleCheckRule,
  /** True: a new sign-in by code keeps sign-ins on other phones. */
  severalDevices: z.boolean().default(false),
  /** True when drivers may reorder the stops ahead. */
  mayReorder: z.boolean().default(false),
  recipientCalls: recipientCalls.default('on_tap'),
  /** A van this close to a stop has arrived, in metres. */
  arrivalRadiusMetres: z.number().int().min(20).max(500),
  /** Exceeding a stop's planned time by this is reported to dispatch, in minutes. */
  longStopMinutes: z.number().int().min(5).max(240),
  /** A van farther from its planned way is reported, in metres. */
  offRouteMetres: z.number().int().min(100).max(20_000),
})
export type DriverRules = z.output<typeof driverRulesBody>

const { shape } = driverRulesBody
/** Stored rules; missing or invalid values take the default. */
const storedRules = z.object({
  reasons: shape.reasons.catch(DEFAULT_REASONS),
  proof: shape.proof.catch([]),
  vehicleCheck: shape.vehicleCheck.catch(DEFAULT_VEHICLE_CHECK),
  severalDevices: z.boolean().catch(false),
  mayReorder: z.boolean().catch(false),
  recipientCalls: recipientCalls.catch('on_tap'),
  arrivalRadiusMetres: shape.arrivalRadiusMetres.catch(ARRIVAL_RADIUS_METRES),
  longStopMinutes: shape.longStopMinutes.catch(20),
  offRouteMetres: shape.offRouteMetres.catch(1_000),
})

/** Reads the rules from a company's settings; never fails. */
export function readDriverRules(settings: unknown): DriverRules {
  const stored =
    typeof settings === 'object' && settings !== null ? (settings as { driver?: unknown }).driver : null
  return storedRules.parse(typeof stored === 'object' && stored !== null ? stored : {})
}

/** Label of a reason; one no longer listed shows as it was sent. */
export function reasonLabel(reasons: readonly DriverReason[], reason: string): string {
  return reasons.find(({ id }) => id === reason)?.label ?? reason
}
