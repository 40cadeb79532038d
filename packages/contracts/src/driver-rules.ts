// A company's rules for its drivers, kept in tenants.settings.driver: reasons, proof, geofences, breaks, vehicle check, devices, who may change the order of stops. What is missing or unusable is the default.
import { z } from 'zod'
import { PROOF_TASKS } from './orders/proof.ts'
import { ARRIVAL_RADIUS_METRES } from './constants.ts'

/** How a stop can end without everything handed over. */
export const REASON_KINDS = ['failed', 'returned', 'partly_delivered'] as const

export const driverReason = z.object({
  /** What an event names; stays when the words change. */
  id: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().trim().min(1).max(80),
  kinds: z.array(z.enum(REASON_KINDS)).min(1),
  /** A photo of the door or the damage is asked for. */
  needsPhoto: z.boolean().default(false),
})
export type DriverReason = z.output<typeof driverReason>

const DEFAULT_REASONS: DriverReason[] = [
  { id: 'nobody_in', label: 'Nobody in', kinds: ['failed'], needsPhoto: false },
  { id: 'refused', label: 'Refused', kinds: ['failed', 'returned', 'partly_delivered'], needsPhoto: false },
  { id: 'address_not_found', label: 'Address not found', kinds: ['failed'], needsPhoto: false },
  { id: 'no_way_in', label: 'No way in', kinds: ['failed'], needsPhoto: false },
  { id: 'damaged', label: 'Damaged', kinds: ['failed', 'returned', 'partly_delivered'], needsPhoto: false },
  { id: 'closed', label: 'Closed', kinds: ['failed'], needsPhoto: false },
  { id: 'missing', label: 'Not on the van', kinds: ['failed', 'partly_delivered'], needsPhoto: false },
]

/** Which of the reasons out of the box a label names; undefined for a company's own words. */
export const defaultReasonId = (label: string): string | undefined =>
  DEFAULT_REASONS.find((reason) => reason.label === label)?.id

/** What a driver looks at before the shift. */
export const vehicleCheckRule = z
  .object({
    isAsked: z.boolean(),
    /** In the words that the driver reads. */
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
 * How a driver reaches a recipient: not at all, by the number itself once he taps for it, or joined by the phone provider so
 * that nobody sees a number.
 */
export const RECIPIENT_CALLS = ['off', 'on_tap', 'provider'] as const
const recipientCalls = z.enum(RECIPIENT_CALLS)

/** Rules as a company saves them. */
export const driverRulesBody = z.object({
  reasons: z.array(driverReason).min(1).max(30).refine(isUnique, { error: 'Every reason needs its own id' }),
  /** Asked at every door whose order does not say otherwise. */
  proof: z.array(z.enum(PROOF_TASKS)),
  vehicleCheck: vehicleCheckRule,
  /** A new sign-in by code leaves those on other phones as they are. */
  severalDevices: z.boolean().default(false),
  /** Drivers may change the order of the stops ahead of them. */
  mayReorder: z.boolean().default(false),
  recipientCalls: recipientCalls.default('on_tap'),
  /** A van this near to a stop has arrived, in metres. */
  arrivalRadiusMetres: z.number().int().min(20).max(500),
  /** A stop that takes this much longer than planned is reported to the dispatcher, in minutes. */
  longStopMinutes: z.number().int().min(5).max(240),
  /** A van further than this from its planned way is told, in metres. */
  offRouteMetres: z.number().int().min(100).max(20_000),
})
export type DriverRules = z.output<typeof driverRulesBody>

const { shape } = driverRulesBody
/** What is stored, read with the default in place of whatever is missing or unusable. */
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

/** The rules in a company's settings, whatever they hold. */
export function readDriverRules(settings: unknown): DriverRules {
  const stored =
    typeof settings === 'object' && settings !== null ? (settings as { driver?: unknown }).driver : null
  return storedRules.parse(typeof stored === 'object' && stored !== null ? stored : {})
}

/** The words of a reason; what a company no longer lists is shown as it was sent. */
export function reasonLabel(reasons: readonly DriverReason[], reason: string): string {
  return reasons.find(({ id }) => id === reason)?.label ?? reason
}
