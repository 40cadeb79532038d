// Events that drivers send from the door, and what dispatch reads and records of them (docs/api.md, part B).
import { z } from 'zod'
import { idText, latitude, longitude, namedRecord, timeText } from './common.ts'
import { reportedFill, reportedIncident } from './upkeep.ts'

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
export const handedItem = z.object({
  name: z.string().trim().min(1).max(500),
  quantity: z.number().int().min(0).max(1_000_000),
})
export type HandedItem = z.output<typeof handedItem>

/** The private bucket of proof files, and the folder where a driver may write. */
export const PROOFS_BUCKET = 'proofs'
export const proofFolder = (tenantId: string, userId: string): string => `${tenantId}/${userId}`
/** Largest proof file, in bytes; the bucket enforces it too. */
export const PROOF_FILE_MAX_BYTES = 10 * 1024 * 1024

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
export const wantedSequence = z
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

/** Outcomes that dispatch may record. */
export const RECORDED_OUTCOMES = ['delivered', 'failed', 'returned'] as const
/** `POST /orders/{id}/outcome`: dispatch records the outcome of a stop. */
export const stopOutcomeBody = z.object({
  kind: z.enum(RECORDED_OUTCOMES),
  /** From the company's list; required unless delivered. */
  reason: z.string().trim().min(1).max(200).nullish(),
  note: z.string().trim().max(2_000).nullish(),
})
export type StopOutcomeBody = z.output<typeof stopOutcomeBody>
export const stopOutcome = z.object({
  orderId: idText,
  kind: z.enum(RECORDED_OUTCOMES),
  at: timeText,
  /** In the company's words. */
  reason: z.string().nullable(),
})
export type StopOutcome = z.output<typeof stopOutcome>
