// A driver's day and the events drivers send (docs/api.md, part B).
import { z } from 'zod'
import { PROOF_TASKS } from '../orders/proof.ts'
import { driverReason, RECIPIENT_CALLS, vehicleCheckRule } from '../driver-rules.ts'
import { legPart } from '../leg.ts'
import { ORDER_STATUSES, ROUTE_STATUSES, STOP_STATUSES } from '../states.ts'
import { attachmentItem } from './attachments.ts'
import {
  ORDER_TYPES,
  dayText,
  idText,
  itemCount,
  latitude,
  longitude,
  namedRecord,
  shownField,
  shownStep,
  timeSpan,
  timeText,
} from './common.ts'
import { routeViolation } from './repairs.ts'
import { reportedFill, reportedIncident } from './upkeep.ts'
import { ENERGIES } from '../fuel-use.ts'

export const DRIVER_EVENT_KINDS = [
  'vehicle_checked',
  'shift_started',
  'loaded',
  'arrived',
  'delivered',
  'partly_delivered',
  'failed',
  'returned',
  'break_started',
  'break_ended',
  'reordered',
  'contacted',
  'fuelled',
  'incident_reported',
  'step_reached',
  'shift_ended',
  'note',
] as const
export type DriverEventKind = (typeof DRIVER_EVENT_KINDS)[number]
/** Labels of events for dispatch and drivers. */
export const DRIVER_EVENT_LABELS: Record<DriverEventKind, string> = {
  vehicle_checked: 'Vehicle checked',
  shift_started: 'Shift started',
  loaded: 'Loaded',
  arrived: 'Arrived',
  delivered: 'Delivered',
  partly_delivered: 'Partly delivered',
  failed: 'Not delivered',
  returned: 'Taken back',
  break_started: 'Break started',
  break_ended: 'Break ended',
  reordered: 'Order of stops changed',
  contacted: 'Called or texted',
  fuelled: 'Refuelled',
  incident_reported: 'Incident reported',
  step_reached: 'Status step reached',
  shift_ended: 'Shift ended',
  note: 'Note',
}
/** Events about one stop. */
export const STOP_EVENT_KINDS: readonly DriverEventKind[] = [
  'loaded',
  'arrived',
  'delivered',
  'partly_delivered',
  'failed',
  'returned',
]

/** Places in a van, from the driver's seat to the rear doors. */
export const VAN_PLACES = [
  'front_left',
  'front_right',
  'middle_left',
  'middle_right',
  'rear_left',
  'rear_right',
] as const
export type VanPlace = (typeof VAN_PLACES)[number]

/** A line of an order and how much of it was handed over. */
const handedItem = z.object({
  name: z.string().trim().min(1).max(500),
  quantity: z.number().int().min(0).max(1_000_000),
})
export type HandedItem = z.output<typeof handedItem>

/** The private bucket of proof files, and the folder where a driver may write. */
export const PROOFS_BUCKET = 'proofs'
export const proofFolder = (tenantId: string, userId: string): string => `${tenantId}/${userId}`
/** Largest proof file, in bytes; the bucket enforces it too. */
export const PROOF_FILE_MAX_BYTES = 10 * 1024 * 1024

/** A step that the driver may set, and the step that must come before it. */
const driverStep = shownStep.extend({ afterId: idText.nullable() })

export const driverStop = z.object({
  orderId: idText,
  sequence: z.number().int(),
  status: z.enum(STOP_STATUSES),
  orderStatus: z.enum(ORDER_STATUSES),
  reference: z.string(),
  trackingNumber: z.string(),
  type: z.enum(ORDER_TYPES),
  name: z.string(),
  /** True when the recipient can be called or texted; the number itself is given only on a tap, if at all. */
  canCall: z.boolean(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** The promised window. */
  window: timeSpan.nullable(),
  /** Other windows in which the order may be delivered. */
  otherWindows: z.array(timeSpan),
  plannedArriveAt: timeText,
  etaAt: timeText.nullable(),
  arrivedAt: timeText.nullable(),
  lateSeconds: z.number().int(),
  serviceSeconds: z.number().int(),
  /**
   * Data for the plan's clock: earliest service, duration, and the parts of the leg. Absent in days that a
   * phone cached earlier.
   */
  timing: z
    .object({ opensAt: timeText.nullable(), staySeconds: z.number().int(), leg: z.array(legPart) })
    .optional(),
  /** Proof required before this stop counts as delivered. */
  tasks: z.array(z.enum(PROOF_TASKS)),
  /** True when dispatch fixed the position of the stop. Other stops cannot pass it. */
  isLocked: z.boolean(),
  /** Items to hand over, if the order lists them. */
  items: z.array(itemCount),
  /** The order's custom fields. */
  custom: z.array(shownField),
  /** Photos and PDFs from dispatch. */
  attachments: z.array(attachmentItem),
  packages: z.number().int(),
  weightKg: z.number(),
  volumeLitres: z.number().int(),
  pallets: z.number(),
  /** Skills that the stop requires. */
  skills: z.array(z.string()),
  /** The reload at the depot before this stop. */
  reload: z.object({ arriveAt: timeText, departAt: timeText }).nullable(),
  /** The other half of a pickup-and-delivery pair. */
  pair: z.object({ name: z.string(), reference: z.string().nullable() }).nullable(),
  /** Amount to collect, in the company's currency; 0 for nothing. */
  cash: z.number(),
  instructions: z.string().nullable(),
  /**
   * With a required PIN: the first hex digit of SHA-256 of `orderId:pin`. It lets an offline phone detect
   * most typos without revealing the PIN.
   */
  pinCheck: z.string().nullable(),
  /** Codes accepted as this parcel's label. */
  codes: z.array(z.string()),
  /** When the driver loaded the parcel, and its place in the van. Null before; absent in days cached earlier. */
  loaded: z.object({ at: timeText, place: z.enum(VAN_PLACES).nullable() }).nullish(),
  /** Delivered items of a partly delivered order; the rest goes back. */
  handed: z.object({ packages: z.number().int().nullable(), items: z.array(handedItem) }).nullish(),
  /** The company's own steps: the newest, and what the driver may set next. Absent in days cached earlier. */
  steps: z.object({ now: shownStep.nullable(), next: z.array(driverStep) }).nullish(),
})
export type DriverStop = z.output<typeof driverStop>

/** An unresolved vehicle defect. */
const knownDefect = z.object({ point: z.string(), note: z.string().nullable(), isUnsafe: z.boolean() })

export const driverRoute = z.object({
  id: idText,
  /** Changes whenever the stops, their order or their requirements change. */
  version: z.string(),
  number: z.number().int(),
  /** One of the theme's twelve hues, the same as on dispatchers' screens. */
  hue: z.number().int().min(1).max(12),
  date: dayText,
  status: z.enum(ROUTE_STATUSES),
  departAt: timeText,
  returnAt: timeText,
  distanceMetres: z.number().int(),
  vehicle: z.object({ id: idText, name: z.string(), registration: z.string() }),
  depot: z.object({ name: z.string(), address: z.string(), lat: latitude, lng: longitude }),
  /** Where the day ends. */
  endDepot: z.object({ name: z.string(), address: z.string(), lat: latitude, lng: longitude }),
  /** Lines from the depot via the stops to the end depot, encoded polylines (precision 5). */
  legs: z.array(z.string()),
  isOnBreak: z.boolean(),
  /** Checks before the shift; null when the company requires none. */
  vehicleCheck: z
    .object({ points: z.array(z.string()), isDone: z.boolean(), knownDefects: z.array(knownDefect) })
    .nullable(),
  /** Breaks of the vehicle's shift, in the depot's time zone. */
  breaks: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.number().int() })),
  /**
   * The company's driving speeds in the route's hours: driving takes `factor` times as long from then on. Absent in days cached
   * earlier.
   */
  traffic: z.array(z.object({ from: timeText, factor: z.number() })).optional(),
  stops: z.array(driverStop),
})
export type DriverRoute = z.output<typeof driverRoute>

/** A van that the driver may report fills and incidents of. */
export const driverVan = z.object({
  id: idText,
  name: z.string(),
  registration: z.string(),
  odometerKm: z.number().int().nullable(),
  /** Energy of the latest fill. */
  energy: z.enum(ENERGIES).nullable(),
})
export type DriverVan = z.output<typeof driverVan>

export const driverDayQuery = z.object({ date: dayText.optional() })
export const driverDayResponse = z.object({
  date: dayText,
  company: z.object({
    name: z.string(),
    timeZone: z.string(),
    units: z.enum(['mi', 'km']),
    currency: z.string(),
  }),
  routes: z.array(driverRoute),
  /** Vans of the driver's routes, then the driver's usual ones. Absent in days that a phone cached earlier. */
  vans: z.array(driverVan).optional(),
  reasons: z.array(driverReason),
  rules: z.object({
    proof: z.array(z.enum(PROOF_TASKS)),
    arrivalRadiusMetres: z.number().int(),
    /** True when drivers may reorder the stops ahead. */
    mayReorder: z.boolean(),
    /** How drivers call recipients. */
    recipientCalls: z.enum(RECIPIENT_CALLS),
    /** Upload target of proof files. */
    files: z.object({ bucket: z.string(), folder: z.string(), maxBytes: z.number().int() }),
  }),
})
export type DriverDay = z.output<typeof driverDayResponse>

/** Handover places, as the driver's app names them. */
export const HANDOVER_PLACES = ['Recipient', 'Reception', 'Neighbour', 'Safe place'] as const
export type HandoverPlace = (typeof HANDOVER_PLACES)[number]
const NEIGHBOUR: HandoverPlace = 'Neighbour'
/** True for a neighbour: the recipient must learn which one. */
export const isNeighbour = (place: string | undefined): boolean =>
  place?.toLowerCase() === NEIGHBOUR.toLowerCase()

export const driverEventProof = z.object({
  name: z.string().trim().max(120).optional(),
  pin: z.string().trim().max(12).optional(),
  barcode: z.string().trim().max(200).optional(),
  /** Who received it or where it was left: recipient, reception, neighbour, safe place. */
  place: z.string().trim().max(60).optional(),
  /** House or flat of the neighbour. */
  houseNumber: z.string().trim().max(40).optional(),
  ageChecked: z.boolean().optional(),
  /** Packages handed over, when not all were. */
  packages: z.number().int().min(0).max(100_000).optional(),
  /** Lines of the order with the quantities handed over, when not everything was. */
  items: z.array(handedItem).max(200).optional(),
  /** For `loaded`: where the parcel lies in the van. */
  vanPlace: z.enum(VAN_PLACES).optional(),
  /** Cash collected, in the company's currency. */
  cash: z.number().min(0).max(100_000).optional(),
  /** Uploaded files: an object's id, or the last part of its name without extension. */
  files: z.array(z.string().min(1).max(100)).max(20).optional(),
  /** The file with the signature. */
  signature: z.string().max(100).optional(),
})
/** A driver's check before the shift, and the defects found. */
export const driverVehicleCheck = z.object({
  /** Every checked point, as the driver read it. */
  points: z.array(z.string().trim().min(1).max(80)).min(1).max(30),
  defects: z
    .array(
      z.object({
        point: z.string().trim().min(1).max(80),
        note: z.string().trim().max(500).nullish(),
        /** True when the vehicle is unsafe to drive. */
        isUnsafe: z.boolean(),
        /** Photos of the defect, from the event's `proof.files`. */
        files: z.array(z.string().min(1).max(100)).max(20).optional(),
      }),
    )
    .max(30),
})

/** Order ids of the stops ahead on one route, the next stop first. */
const wantedSequence = z
  .array(idText)
  .min(1)
  .max(1_000)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'A stop is named twice' })

export const driverEvent = z.object({
  id: idText,
  orderId: idText.nullish(),
  kind: z.enum(DRIVER_EVENT_KINDS).exclude(['contacted']),
  /** The phone's time of the event, and of this attempt to send it. */
  at: timeText,
  sentAt: timeText,
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  reason: z.string().trim().min(1).max(200).nullish(),
  note: z.string().trim().max(2_000).nullish(),
  proof: driverEventProof.nullish(),
  /** Required for `vehicle_checked`. */
  check: driverVehicleCheck.nullish(),
  /** Required for `reordered`: the stops ahead in the wanted sequence. */
  sequence: wantedSequence.nullish(),
  /** Required for `fuelled`; photos of the receipt are in `proof.files`. */
  fill: reportedFill.nullish(),
  /** Required for `incident_reported`; photos are in `proof.files`. */
  incident: reportedIncident.nullish(),
  /** Required for `step_reached`: a step of the company. */
  stepId: idText.nullish(),
})
export type DriverEvent = z.output<typeof driverEvent>
/** Maximum number of events per call. Each has its own result, so an unreadable one does not block the others. */
export const DRIVER_EVENTS_MAX = 200
export const driverEventsBody = z.object({
  events: z
    .array(z.union([driverEvent, z.looseObject({ id: z.string().max(100).optional() })]))
    .min(1)
    .max(DRIVER_EVENTS_MAX),
})

/** Why an event was rejected, or accepted without effect; drivers read the sentence. */
export const DRIVER_EVENT_CODES = [
  'bad_event',
  'not_your_order',
  'no_route',
  'id_taken',
  'check_missing',
  'sequence_missing',
  'reorder_off',
  'pair_reversed',
  'reorder_failed',
  'reason_missing',
  'neighbour_missing',
  'proof_missing',
  'file_missing',
  'wrong_pin',
  'pin_locked',
  'wrong_parcel',
  'items_wrong',
  'no_vehicle',
  'odometer_wrong',
  'order_cancelled',
  'order_merged',
  'order_held',
  'already_done',
  'contradicts',
] as const
export type DriverEventCode = (typeof DRIVER_EVENT_CODES)[number]
const eventCode = z.enum(DRIVER_EVENT_CODES)

export const driverEventResult = z.object({
  id: z.string(),
  status: z.enum(['accepted', 'duplicate', 'refused']),
  code: eventCode.optional(),
})
export type DriverEventResult = z.output<typeof driverEventResult>
export const driverEventsResponse = z.object({ results: z.array(driverEventResult) })

/** `GET /orders/{id}/events`: events of one order, oldest first. */
export const orderEvent = z.object({
  id: idText,
  kind: z.enum(DRIVER_EVENT_KINDS),
  /** Server time of the event. */
  at: timeText,
  /** Phone time of the event. */
  deviceAt: timeText,
  sentAt: timeText,
  receivedAt: timeText,
  /** Who reported it. */
  saidBy: z.enum(['driver', 'dispatch', 'recipient']),
  /** The route's driver; null without one. */
  driver: namedRecord.nullable(),
  routeNumber: z.number().int(),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  outcome: z.enum(['applied', 'recorded', 'already_done', 'order_cancelled', 'contradicts']),
  proof: driverEventProof
    .omit({ files: true, pin: true, signature: true })
    .extend({ isPinChecked: z.boolean() }),
  files: z.array(z.object({ name: z.string(), isSignature: z.boolean() })),
})
export type OrderEvent = z.output<typeof orderEvent>
export const orderEventsResponse = z.object({ items: z.array(orderEvent) })

/** `POST /orders/{id}/outcome`: dispatch records the outcome of a stop. */
export const stopOutcomeBody = z.object({
  kind: z.enum(['delivered', 'failed', 'returned']),
  /** From the company's list; required unless delivered. */
  reason: z.string().trim().min(1).max(200).nullish(),
  note: z.string().trim().max(2_000).nullish(),
})
export type StopOutcomeBody = z.output<typeof stopOutcomeBody>
export const stopOutcome = z.object({
  orderId: idText,
  kind: z.enum(['delivered', 'failed', 'returned']),
  at: timeText,
  /** In the company's words. */
  reason: z.string().nullable(),
})
export type StopOutcome = z.output<typeof stopOutcome>

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
