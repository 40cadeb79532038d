// Upkeep in the API: work orders with parts, fills with consumption, incidents with a timeline.
import { z } from 'zod'
import { ENERGIES } from '../fuel-use.ts'
import {
  dayText,
  idText,
  latitude,
  longitude,
  namedRecord,
  pageQuery,
  timeText,
  vehicleReference,
} from './common.ts'

/** Maximum number of parts per work order. */
export const PARTS_MAX = 50
const MOST_MINOR = 100_000_000
const minor = z.number().int().min(0).max(MOST_MINOR)
const kilometres = z.number().int().min(0).max(10_000_000)
const text = (most: number) => z.string().trim().min(1).max(most)
const day = dayText
const fileIds = (most: number) => z.array(z.string().trim().min(1).max(200)).max(most)

export const WORK_STATES = ['open', 'in_progress', 'done', 'cancelled'] as const
export type WorkState = (typeof WORK_STATES)[number]

export const workPart = z.object({
  name: text(120),
  sku: text(60).nullish(),
  /** Up to three decimals. */
  quantity: z.number().positive().max(100_000).multipleOf(0.001),
  /** Price of one, in hundredths of the company's currency. */
  unitMinor: minor,
})
export type WorkPart = z.infer<typeof workPart>

export const workOrderItem = z.object({
  id: idText,
  /** `odometerKm` is the vehicle's reading now. */
  vehicle: vehicleReference.extend({ odometerKm: z.number().int().nullable() }),
  /** The defect that the work repairs. */
  defect: z.object({ id: idText, point: z.string() }).nullable(),
  title: z.string(),
  status: z.enum(WORK_STATES),
  dueOn: dayText.nullable(),
  dueKm: z.number().int().nullable(),
  workshop: z.string().nullable(),
  labourMinor: z.number().int(),
  parts: z.array(
    z.object({
      name: z.string(),
      sku: z.string().nullable(),
      quantity: z.number(),
      unitMinor: z.number().int(),
      costMinor: z.number().int(),
    }),
  ),
  /** Labour and parts. */
  costMinor: z.number().int(),
  odometerKm: z.number().int().nullable(),
  doneOn: dayText.nullable(),
  nextDueKm: z.number().int().nullable(),
  nextDueOn: dayText.nullable(),
  note: z.string().nullable(),
  createdAt: timeText,
})
export type WorkOrderItem = z.infer<typeof workOrderItem>
/** Pages of these lists begin after the row that `cursor` names. */
const upkeepPage = pageQuery.extend({ vehicleId: idText.optional(), cursor: idText.optional() })
export const workOrdersQuery = upkeepPage.extend({ status: z.enum(WORK_STATES).optional() })
/** `GET /work-orders`: open ones first, in the order of their due days, then the latest finished. */
export const workOrdersResponse = z.object({ items: z.array(workOrderItem), cursor: idText.nullable() })

const workFields = {
  title: z.string().trim().min(1, 'Name the work').max(120),
  dueOn: day.nullish(),
  dueKm: kilometres.nullish(),
  workshop: text(120).nullish(),
  labourMinor: minor.optional(),
  /** A write replaces all parts. */
  parts: z.array(workPart).max(PARTS_MAX).optional(),
  note: text(2_000).nullish(),
}
export const newWorkOrderBody = z.object({
  vehicleId: idText,
  /** A defect of this vehicle. It is resolved when the work is done. */
  defectId: idText.nullish(),
  ...workFields,
})
/**
 * `status: done` needs `doneOn`. `odometerKm` raises the vehicle's, and `nextDueKm` and `nextDueOn` become its
 * next service.
 */
export const workOrderPatchBody = z.object({
  ...workFields,
  title: workFields.title.optional(),
  status: z.enum(WORK_STATES).optional(),
  doneOn: day.nullish(),
  odometerKm: kilometres.nullish(),
  nextDueKm: kilometres.nullish(),
  nextDueOn: day.nullish(),
})

export const fillItem = z.object({
  id: idText,
  vehicleId: idText,
  driver: z.string().nullable(),
  filledAt: timeText,
  odometerKm: z.number().int(),
  energy: z.enum(ENERGIES),
  amount: z.number(),
  costMinor: z.number().int(),
  isFull: z.boolean(),
  isAfterGap: z.boolean(),
  station: z.string().nullable(),
  note: z.string().nullable(),
  /** Where the driver's phone was. */
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  /** Names of objects in the bucket `proofs`. */
  files: z.array(z.string()),
  /** Per 100 km since the last full tank; null without one, and for a partial fill. */
  per100Km: z.number().nullable(),
})
export type FillItem = z.infer<typeof fillItem>
export const listedFill = fillItem.extend({ vehicle: namedRecord })
export type ListedFill = z.infer<typeof listedFill>
export const fillsQuery = upkeepPage.extend({ from: dayText.optional(), to: dayText.optional() })
/** `GET /fuel-fills`: newest first. `from` and `to` are days in UTC. */
export const fillsResponse = z.object({ items: z.array(listedFill), cursor: idText.nullable() })

const fuelUse = z.object({
  energy: z.enum(ENERGIES),
  km: z.number().int(),
  amount: z.number(),
  per100Km: z.number(),
  costPerKmMinor: z.number(),
})
/** `GET /vehicles/{id}/fuel`: the newest 500 fills, with figures of the vehicle. */
export const vehicleFuelResponse = z.object({
  items: z.array(fillItem),
  /** By energy, between the first and the last full fill. */
  use: z.array(fuelUse),
  /** Over the kilometres between the first and the last fill listed. Null before the second. */
  costs: z
    .object({
      km: z.number().int(),
      fuelMinor: z.number().int(),
      workMinor: z.number().int(),
      perKmMinor: z.number(),
    })
    .nullable(),
})
export type VehicleFuel = z.infer<typeof vehicleFuelResponse>

const fillFields = {
  odometerKm: kilometres,
  energy: z.enum(ENERGIES),
  amount: z.number().positive().max(10_000).multipleOf(0.001),
  costMinor: minor,
  isFull: z.boolean().default(true),
  station: text(120).nullish(),
  note: text(500).nullish(),
}
/** Maximum number of photos in a fill. */
export const FILL_PHOTOS_MAX = 5
/** Drivers may name the vehicles of their routes. `files` are ids or names of their uploads to `proofs`. */
export const newFillBody = z.object({
  vehicleId: idText,
  filledAt: timeText,
  ...fillFields,
  isAfterGap: z.boolean().default(false),
  files: fileIds(FILL_PHOTOS_MAX).optional(),
})
/** A fill as the driver's phone reports it. Without a vehicle it is that of the driver's shift. */
export const reportedFill = z.object({ vehicleId: idText.nullish(), ...fillFields })
export type ReportedFill = z.output<typeof reportedFill>

export const INCIDENT_KINDS = [
  'collision',
  'damage',
  'breakdown',
  'theft',
  'injury',
  'goods',
  'other',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]
export const INCIDENT_KIND_LABELS: Record<IncidentKind, string> = {
  collision: 'Collision',
  damage: 'Damage to the vehicle',
  breakdown: 'Breakdown',
  theft: 'Theft',
  injury: 'Injury',
  goods: 'Damage to goods',
  other: 'Other',
}
export const INCIDENT_SEVERITIES = ['minor', 'serious', 'severe'] as const
export type IncidentSeverity = (typeof INCIDENT_SEVERITIES)[number]
export const INCIDENT_STATES = ['open', 'in_review', 'closed'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

export const orderReference = z.object({ id: idText, reference: z.string() })
export const fleetIncidentItem = z.object({
  id: idText,
  kind: z.enum(INCIDENT_KINDS),
  severity: z.enum(INCIDENT_SEVERITIES),
  status: z.enum(INCIDENT_STATES),
  happenedAt: timeText,
  vehicle: namedRecord.nullable(),
  driver: namedRecord.nullable(),
  order: orderReference.nullable(),
  place: z.string().nullable(),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  description: z.string(),
  /** Who else was involved, as reported. */
  thirdParty: z.string().nullable(),
  /** Whether the vehicle can drive on; null when nobody said. */
  canDrive: z.boolean().nullable(),
  costMinor: z.number().int().nullable(),
  photos: z.number().int(),
})
export type FleetIncidentItem = z.infer<typeof fleetIncidentItem>
export const fleetIncidentsQuery = upkeepPage.extend({ status: z.enum(INCIDENT_STATES).optional() })
/** `GET /incidents`: newest first. */
export const fleetIncidentsResponse = z.object({
  items: z.array(fleetIncidentItem),
  cursor: idText.nullable(),
})

export const incidentEntry = z.object({
  id: idText,
  at: timeText,
  kind: z.enum(['reported', 'note', 'status']),
  text: z.string().nullable(),
  status: z.enum(INCIDENT_STATES).nullable(),
  /** Names of objects in the bucket `proofs`. */
  files: z.array(z.string()),
  by: z.string().nullable(),
})
export type IncidentEntry = z.infer<typeof incidentEntry>
export const fleetIncidentResponse = fleetIncidentItem.extend({ timeline: z.array(incidentEntry) })
export type FleetIncident = z.infer<typeof fleetIncidentResponse>

const incidentFields = {
  kind: z.enum(INCIDENT_KINDS),
  vehicleId: idText.nullish(),
  place: text(200).nullish(),
  description: z.string().trim().min(1, 'Say what happened').max(2_000),
  thirdParty: text(500).nullish(),
}
/** An incident as the driver's phone reports it. Without a vehicle it is that of the driver's shift. */
export const reportedIncident = z.object({ ...incidentFields, canDrive: z.boolean() })
export type ReportedIncident = z.output<typeof reportedIncident>

/** Drivers may name the vehicles and orders of their routes, and report under their own name. */
export const newFleetIncidentBody = z
  .object({
    ...incidentFields,
    severity: z.enum(INCIDENT_SEVERITIES),
    happenedAt: timeText,
    driverId: idText.nullish(),
    orderId: idText.nullish(),
    lat: latitude.nullish(),
    lng: longitude.nullish(),
    canDrive: z.boolean().nullish(),
    files: fileIds(20).optional(),
  })
  .refine(({ lat, lng }) => (lat == null) === (lng == null), {
    path: ['lng'],
    error: 'A place has a latitude and a longitude',
  })
export const fleetIncidentPatchBody = z.object({
  status: z.enum(INCIDENT_STATES).optional(),
  severity: z.enum(INCIDENT_SEVERITIES).optional(),
  costMinor: z.number().int().min(0).max(100_000_000_000).nullish(),
})
export const newIncidentEntryBody = z
  .object({ text: text(2_000).nullish(), files: fileIds(20).optional() })
  .refine(({ text: note, files }) => note || files?.length, {
    path: ['text'],
    error: 'Write or attach something',
  })
