// Vehicles, depots and drivers on the wire (docs/api.md, part B).
import { z } from 'zod'
import { DEFAULT_CAPACITY_GRAMS, DEFAULT_CAPACITY_PACKAGES } from '../constants.ts'
import { roadProfileName } from '../road-profile.ts'
import { isTimeZone } from '../time.ts'
import { idText, latitude, longitude, pageQuery } from './common.ts'

export const vehicleItem = z.object({
  id: idText,
  name: z.string(),
  registration: z.string(),
  capacityPackages: z.number().int(),
  capacityKg: z.number(),
  /** Which roads it takes. */
  roadProfile: roadProfileName,
  /** Local clock, `HH:MM`. */
  shiftStart: z.string(),
  shiftEnd: z.string(),
  depot: z.object({ id: idText, name: z.string(), lat: latitude, lng: longitude }),
  driver: z.object({ id: idText, name: z.string() }).nullable(),
  status: z.enum(['active', 'archived']),
  hasDevice: z.boolean(),
})
export type VehicleItem = z.infer<typeof vehicleItem>
export const vehiclesResponse = z.object({ items: z.array(vehicleItem), cursor: z.string().nullable() })
export const vehiclesQuery = pageQuery.extend({ status: z.enum(['active', 'archived']).optional() })
/** `simulator`: the token plays days ahead of the clock; it leaves the tracker's own token alone. */
export const deviceTokenQuery = z.object({ simulator: z.enum(['true', 'false']).optional() })
export const deviceTokenResponse = z.object({ token: z.string() })

const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 08:00' })
const vehicleFields = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60),
  registration: z.string().trim().min(1, 'Number plate is required').max(20),
  capacityPackages: z.number().int().min(0).max(100_000),
  capacityKg: z.number().min(0).max(100_000),
  roadProfile: roadProfileName,
  /** Local clock of the depot. */
  shiftStart: clockText,
  shiftEnd: clockText,
  depotId: idText,
  driverId: idText.nullable(),
})
export const newVehicleBody = vehicleFields.extend({
  capacityPackages: vehicleFields.shape.capacityPackages.default(DEFAULT_CAPACITY_PACKAGES),
  capacityKg: vehicleFields.shape.capacityKg.default(DEFAULT_CAPACITY_GRAMS / 1000),
  roadProfile: roadProfileName.default('car'),
  shiftStart: clockText.default('08:00'),
  shiftEnd: clockText.default('18:00'),
  /** Absent: the company's first depot. */
  depotId: idText.optional(),
  driverId: idText.nullable().default(null),
})
export const vehiclePatchBody = vehicleFields.extend({ status: z.enum(['active', 'archived']) }).partial()

export const depotItem = z.object({
  id: idText,
  name: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** Of the company when the depot names none. */
  timeZone: z.string(),
  status: z.enum(['active', 'archived']),
})
export type DepotItem = z.infer<typeof depotItem>
export const depotsResponse = z.object({ items: z.array(depotItem), cursor: z.string().nullable() })
const depotFields = z.object({
  name: z.string().trim().min(1).max(120),
  address: z.string().trim().min(1).max(300),
  lat: latitude,
  lng: longitude,
  timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone like Europe/London' }).nullable(),
})
/** Without lat and lng the address is looked up. */
export const newDepotBody = depotFields.partial({ lat: true, lng: true, timeZone: true })
export const depotPatchBody = depotFields.extend({ status: z.enum(['active', 'archived']) }).partial()

export const driverItem = z.object({
  id: idText,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  licence: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  /** May sign in on the driver's app. */
  hasAccount: z.boolean(),
})
export type DriverItem = z.infer<typeof driverItem>
export const driversResponse = z.object({ items: z.array(driverItem), cursor: z.string().nullable() })
const driverFields = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120),
  phone: z.string().trim().max(40).nullable(),
  email: z.email('Email address is not complete').nullable(),
  licence: z.string().trim().max(60).nullable(),
})
export const newDriverBody = driverFields.partial({ phone: true, email: true, licence: true })
export const driverPatchBody = driverFields.extend({ status: z.enum(['active', 'archived']) }).partial()
