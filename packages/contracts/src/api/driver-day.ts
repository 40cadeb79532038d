// A driver's day: routes, stops and the company's rules for them, as the phone keeps them (docs/api.md, part B).
import { z } from 'zod'
import { PROOF_TASKS } from '../orders/proof.ts'
import { driverReason, RECIPIENT_CALLS } from '../driver-rules.ts'
import { ENERGIES } from '../fuel-use.ts'
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
  shownField,
  shownStep,
  timeSpan,
  timeText,
  vehicleReference,
} from './common.ts'
import { handedItem, VAN_PLACES } from './driver-events.ts'

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
  /** When the driver set off. Null before; absent in days that a phone cached earlier. */
  startedAt: timeText.nullish(),
  /** When the driver ended the shift. */
  finishedAt: timeText.nullish(),
  /** Distance by the van's positions, measured some time after the shift. */
  drivenMetres: z.number().int().nullish(),
  vehicle: vehicleReference,
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

/** The driver's next shift after a day: a dispatched route, else the next day of the driver's work week. */
export const nextShift = z.object({
  date: dayText,
  startsAt: timeText,
  /** Null while nothing is dispatched. */
  route: z.object({ number: z.number().int(), vehicle: z.string(), stops: z.number().int() }).nullable(),
})
export type NextShift = z.output<typeof nextShift>

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
  /** Null for staff, and where nothing is planned in the next two weeks. Absent in days that a phone cached earlier. */
  nextShift: nextShift.nullish(),
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
