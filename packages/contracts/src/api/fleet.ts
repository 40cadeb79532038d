// Vehicles, depots and drivers on the wire (docs/api.md, part B).
import { z } from 'zod'
import { DEFAULT_CAPACITY_GRAMS, DEFAULT_CAPACITY_PACKAGES } from '../constants.ts'
import { roadProfileName } from '../road-profile.ts'
import { isTimeZone } from '../time.ts'
import { MAX_ZONES_OF_VEHICLE } from '../zones.ts'
import { clockText, dayText, idText, latitude, longitude, changesAsOf, changesQuery } from './common.ts'

/** Insurance, inspection, a licence: what runs out. */
export const paper = z.object({
  kind: z.string().trim().min(1, 'Name the document').max(60),
  number: z.string().trim().max(60).nullable(),
  expiresOn: dayText.nullable(),
})
export type Paper = z.infer<typeof paper>

/** A driver's shift on one day of a usual week, on the depot's clock. Monday is 1. One that ends before it starts ends on the next day. */
export const workShift = z.object({
  day: z.number().int().min(1).max(7),
  from: clockText,
  to: clockText,
  breakMinutes: z.number().int().min(0).max(240),
})
export type WorkShift = z.infer<typeof workShift>

/** Days off, the last one included. */
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

/** Begins between two times of the depot's clock. */
const vehicleBreak = z
  .object({ from: clockText, to: clockText, minutes: z.number().int().min(5).max(240) })
  .refine(({ from, to }) => from !== to, { error: 'begins within a span of time', path: ['to'] })
export type VehicleBreak = z.infer<typeof vehicleBreak>

/** Most driving without a rest. `counts`: breaks alone are rests, or any time at one place, service and waiting too. */
export const drivingRule = z.object({
  minutes: z.number().int().min(30).max(1440),
  restMinutes: z.number().int().min(5).max(720),
  counts: z.enum(['breaks', 'pauses']),
})
export type DrivingRule = z.infer<typeof drivingRule>

/** Rules that laws know: the European Union (561/2006, article 7) and the United States (49 CFR 395.3). */
export const DRIVING_RULES = {
  eu_561: { minutes: 270, restMinutes: 45, counts: 'breaks' },
  fmcsa: { minutes: 480, restMinutes: 30, counts: 'pauses' },
} as const satisfies Record<string, DrivingRule>

export const vehicleItem = z.object({
  id: idText,
  name: z.string(),
  registration: z.string(),
  capacityPackages: z.number().int(),
  capacityKg: z.number(),
  /** Null where volume, or pallets, do not limit it. */
  capacityLitres: z.number().int().nullable(),
  capacityPallets: z.number().nullable(),
  /** Which roads it takes. */
  roadProfile: roadProfileName,
  /** Local clock, `HH:MM`. */
  shiftStart: z.string(),
  /** Before the start: on the next day. */
  shiftEnd: z.string(),
  breaks: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.number().int() })),
  maxDistanceMetres: z.number().int().nullable(),
  maxStops: z.number().int().nullable(),
  maxDrivingWithoutRest: drivingRule.nullable(),
  /** How often it may load again on one route, at `depot`, and what that takes there. */
  maxReloads: z.number().int(),
  reloadMinutes: z.number().int(),
  /** Null where its day ends at `depot`. */
  endDepot: z.object({ id: idText, name: z.string() }).nullable(),
  depot: z.object({ id: idText, name: z.string(), lat: latitude, lng: longitude }),
  driver: z.object({ id: idText, name: z.string() }).nullable(),
  /** What orders may ask for. */
  skills: z.array(z.string()),
  /** Zones that it drives in; none: everywhere. */
  zones: z.array(z.object({ id: idText, name: z.string() })),
  /** Longest day from leaving to return. */
  maxShiftMinutes: z.number().int(),
  /** In the company's minor units: for going out at all, an hour, a kilometre. */
  costFixedMinor: z.number().int(),
  costPerHourMinor: z.number().int(),
  costPerKmMinor: z.number(),
  papers: z.array(paper),
  odometerKm: z.number().int().nullable(),
  /** The next service, by mileage or by day. */
  serviceDueKm: z.number().int().nullable(),
  serviceDueOn: dayText.nullable(),
  /** When the next inspection of each kind is due, as the newest of its kind says. */
  inspectionsDue: z.array(z.object({ kind: z.string(), dueOn: dayText })),
  status: z.enum(['active', 'archived']),
  hasDevice: z.boolean(),
})
export type VehicleItem = z.infer<typeof vehicleItem>
export const vehiclesResponse = z.object({
  items: z.array(vehicleItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})
export const vehiclesQuery = changesQuery.extend({ status: z.enum(['active', 'archived']).optional() })
/** `simulator`: the token plays days ahead of the clock; it leaves the tracker's own token alone. */
export const deviceTokenQuery = z.object({ simulator: z.enum(['true', 'false']).optional() })
export const deviceTokenResponse = z.object({ token: z.string() })

const vehicleFields = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60),
  registration: z.string().trim().min(1, 'Number plate is required').max(20),
  capacityPackages: z.number().int().min(0).max(100_000),
  capacityKg: z.number().min(0).max(100_000),
  capacityLitres: z.number().int().min(0).max(1_000_000).nullable(),
  capacityPallets: z.number().min(0).max(1_000).nullable(),
  roadProfile: roadProfileName,
  /** Local clock of the depot. */
  shiftStart: clockText,
  shiftEnd: clockText,
  breaks: z.array(vehicleBreak).max(5),
  maxDistanceMetres: z.number().int().min(1_000).max(2_000_000).nullable(),
  maxStops: z.number().int().min(1).max(1_000).nullable(),
  maxDrivingWithoutRest: drivingRule.nullable(),
  maxReloads: z.number().int().min(0).max(20),
  reloadMinutes: z.number().int().min(0).max(240),
  depotId: idText,
  endDepotId: idText.nullable(),
  driverId: idText.nullable(),
  skills,
  zoneIds: z
    .array(idText)
    .max(MAX_ZONES_OF_VEHICLE)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'A zone is named twice' }),
  maxShiftMinutes: z.number().int().min(10).max(1440),
  costFixedMinor: minorUnits,
  costPerHourMinor: minorUnits,
  /** To four places: a price a mile is no whole number of them a kilometre. */
  costPerKmMinor: z.number().min(0).max(100_000_000),
  papers,
  odometerKm: kilometres.nullable(),
  serviceDueKm: kilometres.nullable(),
  serviceDueOn: dayText.nullable(),
})
/** What a vehicle need not say: the database has a default for each. */
const OPTIONAL = {
  maxReloads: true,
  reloadMinutes: true,
  skills: true,
  zoneIds: true,
  maxShiftMinutes: true,
  costFixedMinor: true,
  costPerHourMinor: true,
  costPerKmMinor: true,
  papers: true,
  odometerKm: true,
  serviceDueKm: true,
  serviceDueOn: true,
} as const
export const newVehicleBody = vehicleFields.partial(OPTIONAL).extend({
  capacityPackages: vehicleFields.shape.capacityPackages.default(DEFAULT_CAPACITY_PACKAGES),
  capacityKg: vehicleFields.shape.capacityKg.default(DEFAULT_CAPACITY_GRAMS / 1000),
  roadProfile: roadProfileName.default('car'),
  shiftStart: clockText.default('08:00'),
  shiftEnd: clockText.default('18:00'),
  capacityLitres: vehicleFields.shape.capacityLitres.default(null),
  capacityPallets: vehicleFields.shape.capacityPallets.default(null),
  breaks: vehicleFields.shape.breaks.default([]),
  maxDistanceMetres: vehicleFields.shape.maxDistanceMetres.default(null),
  maxStops: vehicleFields.shape.maxStops.default(null),
  maxDrivingWithoutRest: vehicleFields.shape.maxDrivingWithoutRest.default(null),
  endDepotId: idText.nullable().default(null),
  /** Absent: the company's first depot. */
  depotId: idText.optional(),
  driverId: idText.nullable().default(null),
})
export const vehiclePatchBody = vehicleFields.extend({ status: z.enum(['active', 'archived']) }).partial()

/** When a depot is open, on its own clock; over midnight where it closes before it opens. */
const depotHours = z
  .object({ from: clockText, to: clockText })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'The depot closes when it opens' })
export const depotItem = z.object({
  id: idText,
  name: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** Of the company when the depot names none. */
  timeZone: z.string(),
  hours: depotHours.nullable(),
  status: z.enum(['active', 'archived']),
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
  /** Null: open at all hours. */
  hours: depotHours.nullable(),
})
/** True: the depot does lie at sea, in Antarctica or at 0, 0. */
const confirmPlace = z.boolean().optional()
/** Without lat and lng the address is looked up. */
export const newDepotBody = depotFields
  .partial({ lat: true, lng: true, timeZone: true, hours: true })
  .extend({ confirmPlace })
export const depotPatchBody = depotFields
  .extend({ status: z.enum(['active', 'archived']) })
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
  /** A usual week; empty: whenever the vehicle drives. */
  week: z.array(workShift),
  absences: z.array(absence),
  /** Most minutes of work in a week. */
  maxWeekMinutes: z.number().int(),
  status: z.enum(['active', 'archived']),
  /** May sign in on the driver's app. */
  hasAccount: z.boolean(),
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
export const driverPatchBody = driverFields.extend({ status: z.enum(['active', 'archived']) }).partial()

/** Sample orders and vehicles of a first day: how many came, and how many went. */
export const sampleDataResponse = z.object({ orders: z.number().int(), vehicles: z.number().int() })
export const sampleGoneResponse = z.object({ orders: z.number().int(), vehicles: z.number().int() })
