// A driver's day and what a driver says of it (docs/api.md, part B2).
import { z } from 'zod'
import { PROOF_TASKS } from '../orders/proof.ts'
import { driverReason, RECIPIENT_CALLS, vehicleCheckRule } from '../driver-rules.ts'
import { legPart } from '../leg.ts'
import { ORDER_STATUSES, ROUTE_STATUSES, STOP_STATUSES } from '../states.ts'
import { attachmentItem } from './attachments.ts'
import { dayText, idText, latitude, longitude, timeText } from './common.ts'

export const DRIVER_EVENT_KINDS = [
  'vehicle_checked',
  'shift_started',
  'arrived',
  'delivered',
  'partly_delivered',
  'failed',
  'returned',
  'break_started',
  'break_ended',
  'reordered',
  'contacted',
  'shift_ended',
  'note',
] as const
export type DriverEventKind = (typeof DRIVER_EVENT_KINDS)[number]
/** What was done, as dispatch and driver read it. */
export const DRIVER_EVENT_LABELS: Record<DriverEventKind, string> = {
  vehicle_checked: 'Vehicle checked',
  shift_started: 'Shift started',
  arrived: 'Arrived',
  delivered: 'Delivered',
  partly_delivered: 'Partly delivered',
  failed: 'Not delivered',
  returned: 'Taken back',
  break_started: 'Break started',
  break_ended: 'Break ended',
  reordered: 'Order of stops changed',
  contacted: 'Called or texted',
  shift_ended: 'Shift ended',
  note: 'Note',
}
/** Kinds that say something of one stop. */
export const STOP_EVENT_KINDS: readonly DriverEventKind[] = [
  'arrived',
  'delivered',
  'partly_delivered',
  'failed',
  'returned',
]

/** Where proof files go: the private bucket, and the folder below which a driver may write. */
export const PROOFS_BUCKET = 'proofs'
export const proofFolder = (tenantId: string, userId: string): string => `${tenantId}/${userId}`
/** Largest proof file, in bytes; the bucket holds to it too. */
export const PROOF_FILE_MAX_BYTES = 10 * 1024 * 1024

export const driverStop = z.object({
  orderId: idText,
  sequence: z.number().int(),
  status: z.enum(STOP_STATUSES),
  orderStatus: z.enum(ORDER_STATUSES),
  reference: z.string(),
  trackingNumber: z.string(),
  type: z.enum(['delivery', 'pickup']),
  name: z.string(),
  /** The recipient can be called or texted; the number itself is handed out on a tap at most. */
  canCall: z.boolean(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** The one that was promised. */
  window: z.object({ from: timeText, to: timeText }).nullable(),
  /** Others in which the order may be brought as well. */
  otherWindows: z.array(z.object({ from: timeText, to: timeText })),
  plannedArriveAt: timeText,
  etaAt: timeText.nullable(),
  arrivedAt: timeText.nullable(),
  lateSeconds: z.number().int(),
  serviceSeconds: z.number().int(),
  /** What the plan's clock goes by: when service may begin, how long the stop takes, the way here in parts. Absent on days that a phone kept from before. */
  timing: z
    .object({ opensAt: timeText.nullable(), staySeconds: z.number().int(), leg: z.array(legPart) })
    .optional(),
  /** Proof demanded before this stop counts as delivered. */
  tasks: z.array(z.enum(PROOF_TASKS)),
  /** Dispatch fixed its place: other stops do not pass it. */
  isLocked: z.boolean(),
  /** What is handed over, as far as the order says it. */
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  /** The company's own fields of the order. */
  custom: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Photos and PDFs that dispatch added to the order. */
  attachments: z.array(attachmentItem),
  packages: z.number().int(),
  weightKg: z.number(),
  volumeLitres: z.number().int(),
  pallets: z.number(),
  /** What the stop needs of driver or vehicle. */
  skills: z.array(z.string()),
  /** Before this stop the driver is back at the depot and loads again. */
  reload: z.object({ arriveAt: timeText, departAt: timeText }).nullable(),
  /** The other half of a pair: what is picked up at the one stop is brought by the other. */
  pair: z.object({ name: z.string(), reference: z.string().nullable() }).nullable(),
  /** To collect, in the company's currency; 0 for nothing. */
  cash: z.number(),
  instructions: z.string().nullable(),
  /**
   * Where a PIN is demanded: the first hex digit of SHA-256 of `orderId:pin`. A phone without a network finds most slips
   * of a finger by it, and tells nobody the PIN.
   */
  pinCheck: z.string().nullable(),
  /** Codes that count as this parcel's label. */
  codes: z.array(z.string()),
})
export type DriverStop = z.output<typeof driverStop>

/** Something wrong with a vehicle, which nobody has said to be fixed. */
const knownDefect = z.object({ point: z.string(), note: z.string().nullable(), isUnsafe: z.boolean() })

export const driverRoute = z.object({
  id: idText,
  /** Another text whenever the stops, their order or what is asked of them changed. */
  version: z.string(),
  number: z.number().int(),
  /** One of the twelve hues of the theme: the one that the route has on dispatchers' screens. */
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
  /** Drawn lines from the depot by the stops to the end depot, encoded polylines (precision 5). */
  legs: z.array(z.string()),
  isOnBreak: z.boolean(),
  /** What is looked at before the shift; null where the company asks for no check. */
  vehicleCheck: z
    .object({ points: z.array(z.string()), isDone: z.boolean(), knownDefects: z.array(knownDefect) })
    .nullable(),
  /** Breaks of the vehicle's shift, on the depot's clock. */
  breaks: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.number().int() })),
  stops: z.array(driverStop),
})
export type DriverRoute = z.output<typeof driverRoute>

export const driverDayQuery = z.object({ date: dayText.optional() })
export const driverDayResponse = z.object({
  date: dayText,
  company: z.object({
    name: z.string(),
    timeZone: z.string(),
    units: z.enum(['mi', 'km']),
    currency: z.string(),
    region: z.string().nullable(),
  }),
  routes: z.array(driverRoute),
  reasons: z.array(driverReason),
  rules: z.object({
    proof: z.array(z.enum(PROOF_TASKS)),
    arrivalRadiusMetres: z.number().int(),
    /** Drivers may change the order of the stops ahead. */
    mayReorder: z.boolean(),
    /** How recipients are called. */
    recipientCalls: z.enum(RECIPIENT_CALLS),
    /** Where the files of a proof go. */
    files: z.object({ bucket: z.string(), folder: z.string(), maxBytes: z.number().int() }),
  }),
})
export type DriverDay = z.output<typeof driverDayResponse>

/** To whom a parcel is handed, or where it is left, as the driver's app words it. */
export const HANDOVER_PLACES = ['Recipient', 'Reception', 'Neighbour', 'Safe place'] as const
export type HandoverPlace = (typeof HANDOVER_PLACES)[number]
const NEIGHBOUR: HandoverPlace = 'Neighbour'
/** A neighbour took it: the recipient must be told which one. */
export const isNeighbour = (place: string | undefined): boolean =>
  place?.toLowerCase() === NEIGHBOUR.toLowerCase()

export const driverEventProof = z.object({
  name: z.string().trim().max(120).optional(),
  pin: z.string().trim().max(12).optional(),
  barcode: z.string().trim().max(200).optional(),
  /** Who took it, where it was left: recipient, reception, neighbour, safe place. */
  place: z.string().trim().max(60).optional(),
  /** House or flat of the neighbour who took it. */
  houseNumber: z.string().trim().max(40).optional(),
  ageChecked: z.boolean().optional(),
  /** Parcels handed over, where not all were. */
  packages: z.number().int().min(0).max(100_000).optional(),
  /** Taken at the door, in the company's currency. */
  cash: z.number().min(0).max(100_000).optional(),
  /** Uploaded files: an object's id, or the last part of its name without the ending. */
  files: z.array(z.string().min(1).max(100)).max(20).optional(),
  /** Which of the files is the signature. */
  signature: z.string().max(100).optional(),
})
/** What a driver looked at before the shift, and what was wrong. */
export const driverVehicleCheck = z.object({
  /** Every point looked at, in the words in which the driver read it. */
  points: z.array(z.string().trim().min(1).max(80)).min(1).max(30),
  defects: z
    .array(
      z.object({
        point: z.string().trim().min(1).max(80),
        note: z.string().trim().max(500).nullish(),
        /** The vehicle is not safe to drive. */
        isUnsafe: z.boolean(),
        /** Which of the event's `proof.files` show it. */
        files: z.array(z.string().min(1).max(100)).max(20).optional(),
      }),
    )
    .max(30),
})

/** Orders of the stops ahead on one route, first the one that comes next. */
const wantedSequence = z
  .array(idText)
  .min(1)
  .max(1_000)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'A stop is named twice' })

export const driverEvent = z.object({
  id: idText,
  orderId: idText.nullish(),
  kind: z.enum(DRIVER_EVENT_KINDS).exclude(['contacted']),
  /** The phone's clock when it happened, and when this try was sent. */
  at: timeText,
  sentAt: timeText,
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  reason: z.string().trim().min(1).max(200).nullish(),
  note: z.string().trim().max(2_000).nullish(),
  proof: driverEventProof.nullish(),
  /** Needed for `vehicle_checked`. */
  check: driverVehicleCheck.nullish(),
  /** Needed for `reordered`: the stops ahead as the driver wants to make them. */
  sequence: wantedSequence.nullish(),
})
export type DriverEvent = z.output<typeof driverEvent>
/** Events of one call; each gets its own result, so one that cannot be read does not hold up the others. */
export const DRIVER_EVENTS_MAX = 200
export const driverEventsBody = z.object({
  events: z
    .array(z.union([driverEvent, z.looseObject({ id: z.string().max(100).optional() })]))
    .min(1)
    .max(DRIVER_EVENTS_MAX),
})

/** Why an event was not taken, or was taken without changing anything; the sentence is what the driver reads. */
export const DRIVER_EVENT_CODES = {
  bad_event: 'This entry could not be read.',
  not_your_order: 'This stop is not on a route of yours.',
  no_route: 'You have no route at that time.',
  id_taken: 'Another entry has this id.',
  check_missing: 'This entry does not say what was checked.',
  sequence_missing: 'This entry does not say the new order of the stops.',
  reorder_off: 'Your company does not let drivers change the order of stops.',
  pair_reversed: 'A parcel is picked up before it is delivered.',
  reorder_failed: 'The new order could not be worked out. Change it again.',
  reason_missing: 'Choose a reason.',
  neighbour_missing: 'Say the name and the house number of the neighbour who took it.',
  proof_missing: 'Proof that this stop demands is missing.',
  file_missing: 'A photo has not arrived yet.',
  wrong_pin: 'This is not the PIN of this delivery.',
  pin_locked: 'Too many wrong PINs were sent. Ask dispatch to end this stop.',
  wrong_parcel: 'This code belongs to another parcel.',
  order_cancelled: 'This order had been cancelled. Dispatch has been told.',
  order_merged:
    'Dispatch changed your route meanwhile. Your order was kept for the stops that are still on it.',
  order_held: 'Dispatch fixed the place of a stop. It stayed where it was.',
  already_done: 'This stop had ended already.',
  contradicts: 'This stop had ended otherwise. Dispatch has been told.',
} as const
export type DriverEventCode = keyof typeof DRIVER_EVENT_CODES
const eventCode = z.enum(Object.keys(DRIVER_EVENT_CODES) as [DriverEventCode, ...DriverEventCode[]])

export const driverEventResult = z.object({
  id: z.string(),
  status: z.enum(['accepted', 'duplicate', 'refused']),
  code: eventCode.optional(),
})
export type DriverEventResult = z.output<typeof driverEventResult>
export const driverEventsResponse = z.object({ results: z.array(driverEventResult) })

/** `GET /orders/{id}/events`: what drivers said of one order, oldest first. */
export const orderEvent = z.object({
  id: idText,
  kind: z.enum(DRIVER_EVENT_KINDS),
  /** When it happened, on the server's clock. */
  at: timeText,
  /** As the phone's clock had it. */
  deviceAt: timeText,
  sentAt: timeText,
  receivedAt: timeText,
  /** Whose word it is. */
  saidBy: z.enum(['driver', 'dispatch', 'recipient']),
  /** Who drives the route; null where nobody is named. */
  driver: z.object({ id: idText, name: z.string() }).nullable(),
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

/** `POST /orders/{id}/outcome`: how a stop on the road ended, in dispatch's word. */
export const stopOutcomeBody = z.object({
  kind: z.enum(['delivered', 'failed', 'returned']),
  /** Of the company's list; needed unless it was delivered. */
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

/** `GET`, `PUT /driver/rules`: what a company asks of its drivers. */
export const driverRulesResponse = z.object({
  reasons: z.array(driverReason),
  proof: z.array(z.enum(PROOF_TASKS)),
  vehicleCheck: vehicleCheckRule,
  severalDevices: z.boolean(),
  mayReorder: z.boolean(),
  recipientCalls: z.enum(RECIPIENT_CALLS),
  /** The phone provider of the installation can join calls. */
  hasCallProvider: z.boolean(),
  arrivalRadiusMetres: z.number().int(),
  longStopMinutes: z.number().int(),
  offRouteMetres: z.number().int(),
})

/** `POST /driver/stops/{orderId}/contact`: how to reach the recipient of a stop that is open. */
export const recipientContactBody = z.object({ way: z.enum(['call', 'text']) })
export const recipientContact = z.object({
  /** To call or to text; null when the driver's own phone rings instead, and is joined with the recipient's. */
  number: z.string().nullable(),
  /** The number is the provider's: it passes everything on. */
  isMasked: z.boolean(),
})
export type RecipientContact = z.output<typeof recipientContact>

/** `POST /driver/routes/{id}/order-check`: what another order of the stops ahead would come to. Nothing is changed. */
export const orderCheckBody = z.object({ sequence: wantedSequence })
export const orderCheckResponse = z.object({
  /** Ahead, in the order in which they would be made. */
  stops: z.array(
    z.object({
      orderId: idText,
      etaAt: timeText,
      /** Past the end of what was promised, and as it is now. */
      lateSeconds: z.number().int(),
      lateSecondsBefore: z.number().int(),
    }),
  ),
  returnAt: timeText,
  /** The route is another than the driver knew. */
  isMerged: z.boolean(),
  /** A stop that dispatch fixed stays where it is. */
  isHeld: z.boolean(),
})
export type OrderCheck = z.output<typeof orderCheckResponse>

/** `GET /vehicles/{id}/defects`: what drivers found wrong with a vehicle, open ones first. */
export const vehicleDefect = z.object({
  id: idText,
  point: z.string(),
  note: z.string().nullable(),
  isUnsafe: z.boolean(),
  /** Names of objects in the bucket `proofs`. */
  files: z.array(z.string()),
  reportedAt: timeText,
  /** Who drove; null where nobody is named any more. */
  driver: z.string().nullable(),
  resolvedAt: timeText.nullable(),
  /** What was done about it. */
  resolution: z.string().nullable(),
})
export type VehicleDefect = z.output<typeof vehicleDefect>
/** `POST /vehicles/{id}/defects/{defectId}/resolve`: what was done about it. */
export const resolveDefectBody = z.object({ note: z.string().trim().max(500).nullish() }).nullish()
export const vehicleDefectsResponse = z.object({ items: z.array(vehicleDefect) })
