// Commands on vehicles, depots and drivers.
import {
  loadLimits,
  SIZE_KINDS,
  storeLimits,
  VEHICLE_SIZES,
  type DepotItem,
  type depotPatchBody,
  type DriverItem,
  type driverPatchBody,
  type newDepotBody,
  type newDriverBody,
  type newVehicleBody,
  type VehicleItem,
  type vehiclePatchBody,
} from '@dropwise/contracts'
import type { z } from 'zod'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import { readAsOf } from '../../platform/db/as-of.ts'
import type { Place } from '../../platform/geo.ts'
import type { Member } from '../../platform/member.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { requireLikelyPlace, type WhereUnlikely } from '../../platform/unlikely-place.ts'
import {
  busyDay,
  firstDepotId,
  insertRow,
  listDepots,
  listDrivers,
  listVehicles,
  replaceDeviceToken,
  updateRow,
  type Changes,
  type DepotRow,
  type DriverRow,
  type FleetTable,
  type Page,
  type VehicleRow,
} from './queries.ts'

export interface FleetDeps {
  scopes: Scopes
  /** Place of an address when the geocoder is sure, else null. */
  findPlace(address: string): Promise<Place | null>
  whereUnlikely: WhereUnlikely
  /** Whether the map around a place has posted limits of size and weight. */
  hasSizeLimits: (place: Place) => boolean
}

interface ListResponse<Item> {
  items: Item[]
  cursor: string | null
  asOf: string
}

export const readVehicles = (
  deps: FleetDeps,
  member: Member,
  page: Page,
): Promise<ListResponse<VehicleItem>> => readPage(deps, member, page, listVehicles, toVehicle)
export const readDepots = (deps: FleetDeps, member: Member, page: Page): Promise<ListResponse<DepotItem>> =>
  readPage(deps, member, page, listDepots, depotReader(deps))
export const readDrivers = (deps: FleetDeps, member: Member, page: Page): Promise<ListResponse<DriverItem>> =>
  readPage(deps, member, page, listDrivers, toDriver)

/** Larger than any fleet: reads all rows for comparisons and exports. */
const ALL = 100_000

export const readAllVehicles = (deps: FleetDeps, member: Member): Promise<VehicleItem[]> =>
  readPage(deps, member, { limit: ALL }, listVehicles, toVehicle).then(({ items }) => items)
export const readAllDepots = (deps: FleetDeps, member: Member): Promise<DepotItem[]> =>
  readPage(deps, member, { limit: ALL }, listDepots, depotReader(deps)).then(({ items }) => items)
export const readAllDrivers = (deps: FleetDeps, member: Member): Promise<DriverItem[]> =>
  readPage(deps, member, { limit: ALL }, listDrivers, toDriver).then(({ items }) => items)

/** Throws vehicle_limit, duplicate_registration, validation_failed. */
export async function createVehicle(
  deps: FleetDeps,
  member: Member,
  body: z.output<typeof newVehicleBody>,
  newId: string | null,
): Promise<VehicleItem> {
  checkShift(body.shiftStart, body.shiftEnd)
  return write(
    deps,
    member,
    async (trx, tenantId) => {
      const depotId = body.depotId ?? (await firstDepotId(trx, tenantId))
      if (!depotId) throw errors.validation_failed([{ field: 'depotId', message: 'Add a depot first' }])
      const id = await insertRow(trx, 'vehicles', tenantId, vehicleChanges({ ...body, depotId }), newId)
      return readOne(trx, id, listVehicles, toVehicle)
    },
    body.registration,
  )
}

/** Changes or archives a vehicle. Throws not_found, vehicle_busy when it is archived with a route on the road. */
export async function changeVehicle(
  deps: FleetDeps,
  member: Member,
  id: string,
  patch: z.output<typeof vehiclePatchBody>,
): Promise<VehicleItem> {
  return write(
    deps,
    member,
    async (trx, tenantId) => {
      const before = await readOne(trx, id, listVehicles, toVehicle)
      checkShift(patch.shiftStart ?? before.shiftStart, patch.shiftEnd ?? before.shiftEnd)
      const busy = patch.status === 'archived' ? await busyDay(trx, tenantId, id) : undefined
      if (busy) throw errors.vehicle_busy({ vehicle: before.name, date: busy })
      await change(trx, 'vehicles', tenantId, id, vehicleChanges(patch))
      return readOne(trx, id, listVehicles, toVehicle)
    },
    patch.registration,
  )
}

/** Creates a new key for the vehicle's tracker, shown once, and revokes the old one. */
export async function makeDeviceToken(
  deps: FleetDeps,
  member: Member,
  vehicleId: string,
  { isSimulator }: { isSimulator: boolean },
): Promise<{ token: string }> {
  const token = newSecret()
  const hash = hashSecret(token)
  const isCreated = await deps.scopes.asService('device token', ({ trx }) =>
    replaceDeviceToken(trx, member.tenantId, vehicleId, { hash, isSimulator }),
  )
  if (!isCreated) throw errors.not_found('The vehicle')
  return { token }
}

/** Throws validation_failed without a pin when the address is uncertain, place_unlikely. */
export async function createDepot(
  deps: FleetDeps,
  member: Member,
  body: z.output<typeof newDepotBody>,
  newId: string | null,
): Promise<DepotItem> {
  const { lat, lng } = body
  const place = lat !== undefined && lng !== undefined ? { lat, lng } : await deps.findPlace(body.address)
  if (!place)
    throw errors.validation_failed([{ field: 'address', message: 'Address not found: give lat and lng' }])
  requireLikelyPlace(deps.whereUnlikely, place, body.confirmPlace)
  return write(deps, member, async (trx, tenantId) => {
    const id = await insertRow(trx, 'depots', tenantId, depotChanges({ ...body, ...place }), newId)
    return readOne(trx, id, listDepots, depotReader(deps))
  })
}

export async function changeDepot(
  deps: FleetDeps,
  member: Member,
  id: string,
  patch: z.output<typeof depotPatchBody>,
): Promise<DepotItem> {
  const { lat, lng, confirmPlace } = patch
  if (lat !== undefined && lng !== undefined)
    requireLikelyPlace(deps.whereUnlikely, { lat, lng }, confirmPlace)
  return write(deps, member, async (trx, tenantId) => {
    await change(trx, 'depots', tenantId, id, depotChanges(patch))
    return readOne(trx, id, listDepots, depotReader(deps))
  })
}

export async function createDriver(
  deps: FleetDeps,
  member: Member,
  body: z.output<typeof newDriverBody>,
  newId: string | null,
): Promise<DriverItem> {
  return write(deps, member, async (trx, tenantId) => {
    const id = await insertRow(trx, 'drivers', tenantId, driverChanges(body), newId)
    return readOne(trx, id, listDrivers, toDriver)
  })
}

export async function changeDriver(
  deps: FleetDeps,
  member: Member,
  id: string,
  patch: z.output<typeof driverPatchBody>,
): Promise<DriverItem> {
  return write(deps, member, async (trx, tenantId) => {
    await change(trx, 'drivers', tenantId, id, driverChanges(patch))
    return readOne(trx, id, listDrivers, toDriver)
  })
}

async function readPage<Row extends { id: string }, Item>(
  { scopes }: FleetDeps,
  member: Member,
  page: Page,
  list: (trx: Trx, page: Page) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<ListResponse<Item>> {
  return scopes.asUser(member.claims, async ({ trx }) => {
    const asOf = await readAsOf(trx)
    const rows = await list(trx, { ...page, limit: page.limit + 1 })
    const visibleRows = rows.slice(0, page.limit)
    return {
      items: visibleRows.map(toItem),
      cursor: rows.length > page.limit ? visibleRows.at(-1)!.id : null,
      asOf,
    }
  })
}

async function readOne<Row, Item>(
  trx: Trx,
  id: string,
  list: (trx: Trx, page: Page) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Item> {
  const [row] = await list(trx, { id, limit: 1 })
  if (!row) throw errors.not_found('It')
  return toItem(row)
}

/** Writes in the caller's scope: row policies and the trigger of the vehicle limit decide. */
async function write<T>(
  deps: FleetDeps,
  member: Member,
  work: (trx: Trx, tenantId: string) => Promise<T>,
  registration = '',
): Promise<T> {
  try {
    return await deps.scopes.asUser(member.claims, ({ trx }) => work(trx, member.tenantId))
  } catch (error) {
    throw explain(error, registration)
  }
}

async function change(
  trx: Trx,
  table: FleetTable,
  tenantId: string,
  id: string,
  values: Changes,
): Promise<void> {
  if (!(await updateRow(trx, table, tenantId, id, values))) throw errors.not_found('It')
}

/** Fields of a vehicle, by part of a foreign key's name. */
const FIELD_OF_KEY = [
  ['driver', 'driverId'],
  ['end_depot', 'endDepotId'],
  ['zones', 'zoneIds'],
] as const

/** Turns a violated database constraint into an error for people. */
function explain(error: unknown, registration: string): unknown {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  if (code === '23505' && constraint === 'vehicles_by_registration') {
    return new AppError('duplicate_registration', { values: { registration }, cause: error })
  }
  if (code === '23514' && constraint === 'vehicles_overtime_price_check') {
    return errors.validation_failed([
      {
        field: 'costPerOvertimeHourMinor',
        message: 'An hour of overtime costs at least the hourly price: raise it, or leave it empty',
      },
    ])
  }
  if (code === '23514' && constraint === 'vehicles_use_check') {
    return errors.validation_failed([
      { field: 'energy', message: 'Say what the consumption is of: choose the energy, or leave both empty' },
    ])
  }
  if (code === '23503') {
    const field = FIELD_OF_KEY.find(([part]) => constraint?.includes(part))?.[1] ?? 'depotId'
    return errors.validation_failed([{ field, message: 'is not one of your company' }])
  }
  return error
}

/** A shift that ends before its start ends on the next day; an empty shift is refused. */
function checkShift(start: string, end: string): void {
  if (end === start)
    throw errors.validation_failed([{ field: 'shiftEnd', message: 'Shift ends when it starts' }])
}

function definedValues(values: Record<string, Changes[string] | undefined>): Changes {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Changes
}

function limitChanges(body: z.output<typeof vehiclePatchBody>) {
  const columns = Object.entries(storeLimits(body))
  return Object.fromEntries(
    columns.map(([name, value]) => [name, Array.isArray(value) ? json(value) : value]),
  )
}

function vehicleChanges(body: z.output<typeof vehiclePatchBody>): Changes {
  return definedValues({
    name: body.name,
    registration: body.registration,
    ...limitChanges(body),
    road_profile: body.roadProfile,
    ...Object.fromEntries(
      SIZE_KINDS.map((kind) => [VEHICLE_SIZES[kind].column, body[VEHICLE_SIZES[kind].field]]),
    ),
    shift_start: body.shiftStart,
    shift_end: body.shiftEnd,
    breaks: json(body.breaks),
    depot_id: body.depotId,
    end_depot_id: body.endDepotId,
    driver_id: body.driverId,
    skills: body.skills,
    zone_ids: body.zoneIds,
    cost_fixed_minor: body.costFixedMinor,
    cost_per_hour_minor: body.costPerHourMinor,
    overtime_after_minutes: body.overtimeAfterMinutes,
    cost_per_overtime_hour_minor: body.costPerOvertimeHourMinor,
    cost_per_km_minor:
      body.costPerKmMinor === undefined ? undefined : Math.round(body.costPerKmMinor * 1e4) / 1e4,
    energy: body.energy,
    use_per_100_km:
      body.usePer100Km === undefined || body.usePer100Km === null
        ? body.usePer100Km
        : Math.round(body.usePer100Km * 100) / 100,
    papers: json(body.papers),
    odometer_km: body.odometerKm,
    service_due_km: body.serviceDueKm,
    service_due_on: body.serviceDueOn,
    status: body.status,
  })
}

/** As JSON text: the driver would send a list as a PostgreSQL array. */
const json = (value: object | undefined): string | undefined => value && JSON.stringify(value)

function driverChanges(body: z.output<typeof driverPatchBody>): Changes {
  const { papers, week, absences, maxWeekMinutes, ...plain } = body
  return definedValues({
    ...plain,
    papers: json(papers),
    week: json(week),
    absences: json(absences),
    max_week_minutes: maxWeekMinutes,
  })
}

function depotChanges(body: z.output<typeof depotPatchBody>): Changes {
  const { name, address, lat, lng, timeZone, status, hours, confirmPlace } = body
  return definedValues({
    name,
    address,
    lat,
    lng,
    is_place_confirmed: confirmPlace,
    time_zone: timeZone,
    status,
    opens_at: hours && hours.from,
    closes_at: hours && hours.to,
  })
}

function toVehicle(row: VehicleRow): VehicleItem {
  return {
    id: row.id,
    name: row.name,
    registration: row.registration,
    ...loadLimits(row),
    roadProfile: row.road_profile,
    ...row.sizes,
    shiftStart: row.shift_start.slice(0, 5),
    shiftEnd: row.shift_end.slice(0, 5),
    breaks: row.breaks,
    endDepot: row.end_depot_id ? { id: row.end_depot_id, name: row.end_depot_name ?? '' } : null,
    depot: { id: row.depot_id, name: row.depot_name, lat: row.depot_lat, lng: row.depot_lng },
    driver: row.driver_id ? { id: row.driver_id, name: row.driver_name ?? '' } : null,
    skills: row.skills,
    zones: row.zones,
    costFixedMinor: row.cost_fixed_minor,
    costPerHourMinor: row.cost_per_hour_minor,
    overtimeAfterMinutes: row.overtime_after_minutes,
    costPerOvertimeHourMinor: row.cost_per_overtime_hour_minor,
    costPerKmMinor: row.cost_per_km_minor,
    energy: row.energy,
    usePer100Km: row.use_per_100_km,
    co2GramsPerKm: row.co2_grams_per_km,
    papers: row.papers,
    odometerKm: row.odometer_km,
    serviceDueKm: row.service_due_km,
    serviceDueOn: row.service_due_on,
    status: row.status,
    inspectionsDue: row.inspections_due,
    hasDevice: row.has_device,
  }
}

const depotReader =
  ({ hasSizeLimits }: FleetDeps) =>
  (row: DepotRow): DepotItem => {
    const { id, name, address, lat, lng, status, opens_at: opens, closes_at: closes } = row
    const hours = opens && closes ? { from: opens.slice(0, 5), to: closes.slice(0, 5) } : null
    return {
      id,
      name,
      address,
      lat,
      lng,
      timeZone: row.time_zone,
      hours,
      status,
      hasSizeLimits: hasSizeLimits({ lat, lng }),
    }
  }

function toDriver(row: DriverRow): DriverItem {
  const {
    has_account: hasAccount,
    is_deactivated: isDeactivated,
    max_week_minutes: maxWeekMinutes,
    ...fields
  } = row
  return { ...fields, maxWeekMinutes, hasAccount, isDeactivated }
}
