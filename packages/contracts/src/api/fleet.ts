// Vehicles, depots and drivers in the API (docs/api.md, part B).
import { z } from 'zod'
import { ENERGIES } from '../fuel-use.ts'
import { initialLimitSchemas, limitSchemas } from '../limits/index.ts'
import { roadProfileName, sizeSchemas } from '../road-profile.ts'
import { isTimeZone } from '../time.ts'
import { MAX_ZONES_OF_VEHICLE } from '../zones.ts'
import {
  RECORD_STATUSES,
  changesAsOf,
  changesQuery,
  clockText,
  confirmPlace,
  dayText,
  idText,
  latitude,
  longitude,
  namedRecord,
} from './common.ts'

/** A document that expires: insurance, inspection, licence. */
export const paper = z.object({
  kind: z.string().trim().min(1, 'Name the document').max(60),
  number: z.string().trim().max(60).nullable(),
  expiresOn: dayText.nullable(),
})
export type Paper = z.infer<typeof paper>

/**
 * A driver's shift on one weekday (Monday is 1), in the depot's time zone. It ends on the next day when its
 * end is before its start.
 */
export const workShift = z.object({
  day: z.number().int().min(1).max(7),
  from: clockText,
  to: clockText,
  breakMinutes: z.number().int().min(0).max(240),
})
export type WorkShift = z.infer<typeof workShift>

/** Days off, both ends included. */
export const absence = z.object({ from: dayText, to: dayText, reason: z.string().trim().min(1).max(60) })
export type Absence = z.infer<typeof absence>

const skills = z.array(z.string().trim().min(1).max(60)).max(50)
const papers = z.array(paper).max(30)
const kilometres = z.number().int().min(0).max(10_000_000)
const minorUnits = z.number().int().min(0).max(100_000_000)
const week = z
  .array(workShift)
  .max(7)
  .refine((shifts) => shifts.every(({ from, to }) => from !== to), {
    error: 'A shift starts and ends at the same time',
  })
  .refine((shifts) => new Set(shifts.map(({ day }) => day)).size === shifts.length, {
    error: 'A day has two shifts',
  })
const absences = z
  .array(absence)
  .max(100)
  .refine((all) => all.every(({ from, to }) => from <= to), { error: 'Days off end before they begin' })

/** A break that begins between two times of the depot's clock. */
export const vehicleBreak = z
  .object({ from: clockText, to: clockText, minutes: z.number().int().min(5).max(240) })
  .refine(({ from, to }) => from !== to, { error: 'begins within a span of time', path: ['to'] })
export type VehicleBreak = z.infer<typeof vehicleBreak>

export const vehicleItem = z.object({
  id: idText,
  name: z.string(),
  registration: z.string(),
  ...limitSchemas,
  /** The road profile for routing. */
  roadProfile: roadProfileName,
  /** In metres and tonnes; null: unknown, and no road is refused for it. */
  ...sizeSchemas,
  /** Local time, `HH:MM`. */
  shiftStart: z.string(),
  /** Before the start means the next day. */
  shiftEnd: z.string(),
  breaks: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.number().int() })),
  /** Null: ends at `depot`. */
  endDepot: namedRecord.nullable(),
  depot: z.object({ id: idText, name: z.string(), lat: latitude, lng: longitude }),
  driver: namedRecord.nullable(),
  /** Skills that orders may require. */
  skills: z.array(z.string()),
  /** Zones it may serve; empty for everywhere. */
  zones: z.array(namedRecord),
  /** In the company's minor currency units: per use, per hour, per kilometre. */
  costFixedMinor: z.number().int(),
  costPerHourMinor: z.number().int(),
  /** Paid minutes of a day after which an hour costs `costPerOvertimeHourMinor`; null: no overtime. */
  overtimeAfterMinutes: z.number().int().nullable(),
  /** The whole price of an hour of overtime; one below `costPerHourMinor` changes nothing. */
  costPerOvertimeHourMinor: z.number().int().nullable(),
  costPerKmMinor: z.number(),
  /** What it runs on; null: unknown. */
  energy: z.enum(ENERGIES).nullable(),
  /** Litres, kilograms or kilowatt-hours per 100 km as entered, until its fills tell; null: unknown. */
  usePer100Km: z.number().nullable(),
  /** Grams of CO2e per kilometre, well to wheel, by its fills, else by `usePer100Km`; null: unknown. */
  co2GramsPerKm: z.number().nullable(),
  papers: z.array(paper),
  odometerKm: z.number().int().nullable(),
  /** The next service, by mileage or date. */
  serviceDueKm: z.number().int().nullable(),
  serviceDueOn: dayText.nullable(),
  /** Next due date of each kind of inspection, from the newest record of that kind. */
  inspectionsDue: z.array(z.object({ kind: z.string(), dueOn: dayText })),
  status: z.enum(RECORD_STATUSES),
  hasDevice: z.boolean(),
})
export type VehicleItem = z.infer<typeof vehicleItem>
export const vehiclesResponse = z.object({
  items: z.array(vehicleItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})
export const vehiclesQuery = changesQuery.extend({ status: z.enum(RECORD_STATUSES).optional() })
/** `simulator`: a token for simulated days; the tracker's own token stays valid. */
export const deviceTokenQuery = z.object({ simulator: z.enum(['true', 'false']).optional() })
export const deviceTokenResponse = z.object({ token: z.string() })

const vehicleFields = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60),
  registration: z.string().trim().min(1, 'Number plate is required').max(20),
  ...limitSchemas,
  roadProfile: roadProfileName,
  ...sizeSchemas,
  /** Depot's local time. */
  shiftStart: clockText,
  shiftEnd: clockText,
  breaks: z.array(vehicleBreak).max(5),
  depotId: idText,
  endDepotId: idText.nullable(),
  driverId: idText.nullable(),
  skills,
  zoneIds: z
    .array(idText)
    .max(MAX_ZONES_OF_VEHICLE)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'A zone is named twice' }),
  costFixedMinor: minorUnits,
  costPerHourMinor: minorUnits,
  overtimeAfterMinutes: z.number().int().min(0).max(1_440).nullable(),
  costPerOvertimeHourMinor: minorUnits.nullable(),
  /** Four decimals: a price per mile is not a whole amount per kilometre. */
  costPerKmMinor: z.number().min(0).max(100_000_000),
  energy: z.enum(ENERGIES).nullable(),
  /** Two decimals. Needs `energy`. */
  usePer100Km: z.number().min(0.01).max(999.99).nullable(),
  papers,
  odometerKm: kilometres.nullable(),
  serviceDueKm: kilometres.nullable(),
  serviceDueOn: dayText.nullable(),
})
/** Optional fields of a vehicle; the database has defaults. */
const OPTIONAL = {
  skills: true,
  zoneIds: true,
  costFixedMinor: true,
  costPerHourMinor: true,
  overtimeAfterMinutes: true,
  costPerOvertimeHourMinor: true,
  costPerKmMinor: true,
  energy: true,
  usePer100Km: true,
  papers: true,
  odometerKm: true,
  serviceDueKm: true,
  serviceDueOn: true,
  heightMetres: true,
  widthMetres: true,
  lengthMetres: true,
  grossWeightTonnes: true,
  axleLoadTonnes: true,
} as const
export const newVehicleBody = vehicleFields.partial(OPTIONAL).extend({
  ...initialLimitSchemas,
  roadProfile: roadProfileName.default('car'),
  shiftStart: clockText.default('08:00'),
  shiftEnd: clockText.default('18:00'),
  breaks: vehicleFields.shape.breaks.default([]),
  endDepotId: idText.nullable().default(null),
  /** Absent: the company's first depot. */
  depotId: idText.optional(),
  driverId: idText.nullable().default(null),
})
export const vehiclePatchBody = vehicleFields.extend({ status: z.enum(RECORD_STATUSES) }).partial()

/** Opening hours in the depot's time zone; they cross midnight when the end is before the start. */
export const depotHours = z
  .object({ from: clockText, to: clockText })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'The depot closes when it opens' })
export const depotItem = z.object({
  id: idText,
  name: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** Defaults to the company's value. */
  timeZone: z.string(),
  hours: depotHours.nullable(),
  status: z.enum(RECORD_STATUSES),
  /** The map around it has posted limits of size and weight; without them routes avoid no low bridge there. */
  hasSizeLimits: z.boolean(),
})
export type DepotItem = z.infer<typeof depotItem>
export const depotsResponse = z.object({
  items: z.array(depotItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})
const depotFields = z.object({
  name: z.string().trim().min(1).max(120),
  address: z.string().trim().min(1).max(300),
  lat: latitude,
  lng: longitude,
  timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone like Europe/London' }).nullable(),
  /** Null: always open. */
  hours: depotHours.nullable(),
})
/** The server geocodes the address when lat and lng are absent. */
export const newDepotBody = depotFields
  .partial({ lat: true, lng: true, timeZone: true, hours: true })
  .extend({ confirmPlace })
export const depotPatchBody = depotFields
  .extend({ status: z.enum(RECORD_STATUSES) })
  .partial()
  .extend({ confirmPlace })

export const driverItem = z.object({
  id: idText,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  licence: z.string().nullable(),
  skills: z.array(z.string()),
  papers: z.array(paper),
  /** A usual week; empty: available whenever the vehicle is. */
  week: z.array(workShift),
  absences: z.array(absence),
  /** Maximum working minutes per week. */
  maxWeekMinutes: z.number().int(),
  status: z.enum(RECORD_STATUSES),
  /** True when the driver has an account of the app. */
  hasAccount: z.boolean(),
  /** True when that account cannot sign in: an identity provider deactivated it, or the driver is archived. */
  isDeactivated: z.boolean(),
})
export type DriverItem = z.infer<typeof driverItem>
export const driversResponse = z.object({
  items: z.array(driverItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})
const driverFields = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120),
  phone: z.string().trim().max(40).nullable(),
  email: z.email('Email address is not complete').nullable(),
  licence: z.string().trim().max(60).nullable(),
  skills,
  papers,
  week,
  absences,
  maxWeekMinutes: z.number().int().min(60).max(10_080),
})
export const newDriverBody = driverFields.partial().required({ name: true })
export const driverPatchBody = driverFields.extend({ status: z.enum(RECORD_STATUSES) }).partial()

/** Sample orders and vehicles of a first day: counts added or removed. */
export const sampleDataResponse = z.object({ orders: z.number().int(), vehicles: z.number().int() })
export const sampleGoneResponse = z.object({ orders: z.number().int(), vehicles: z.number().int() })
