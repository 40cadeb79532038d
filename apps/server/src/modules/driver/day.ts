// A driver's day: the driver's routes or, for staff, all of the company's.
import {
  dialable,
  parcelCodes,
  proofFolder,
  proofTasks,
  PROOF_FILE_MAX_BYTES,
  PROOFS_BUCKET,
  readCustomFields,
  readDriverRules,
  shownFields,
  type CustomField,
  readDrivingSpeeds,
  readItems,
  trafficBetween,
  type DriverDay,
  type DriverRules,
  type DrivingSpeeds,
} from '@dropwise/contracts'
import { createHash } from 'node:crypto'
import type { Scopes } from '../../platform/db/scope.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Member } from '../../platform/member.ts'
import { readVans } from './vans.ts'
import { readCompany, readNextShift, readRoutes, type DayRouteRow, type DayStopRow } from './day-queries.ts'

/**
 * A driver's day; without a date today, plus a route of yesterday that is still driven. Empty without
 * routes.
 */
export async function readDriverDay(
  { asService, clock }: Pick<Scopes, 'asService'> & { clock: Clock },
  member: Member,
  requestedDate: string | undefined,
): Promise<DriverDay> {
  return asService('day of a driver', async ({ trx }) => {
    const company = await readCompany(trx, member.tenantId, new Date(clock.now()))
    const rules = readDriverRules(company.settings)
    const customFields = readCustomFields(company.settings)
    const date = requestedDate ?? company.today
    const rows = await readRoutes(trx, member, {
      date,
      now: requestedDate === undefined ? new Date(clock.now()) : null,
    })
    const vans = await readVans(trx, member, new Date(clock.now()))
    const nextShift =
      member.role === 'driver' ? await readNextShift(trx, member, { date, timeZone: company.timeZone }) : null
    return {
      date,
      nextShift,
      company: {
        name: company.name,
        timeZone: company.timeZone,
        units: company.units,
        currency: company.currency,
      },
      routes: rows.map((row) =>
        toRoute(row, { ...rules, customFields }, readDrivingSpeeds(company.settings, company.timeZone)),
      ),
      vans: vans.map(({ routeId: _, ...van }) => van),
      reasons: rules.reasons,
      rules: {
        proof: rules.proof,
        arrivalRadiusMetres: rules.arrivalRadiusMetres,
        mayReorder: rules.mayReorder,
        recipientCalls: rules.recipientCalls,
        files: {
          bucket: PROOFS_BUCKET,
          folder: proofFolder(member.tenantId, member.userId),
          maxBytes: PROOF_FILE_MAX_BYTES,
        },
      },
    }
  })
}

function toRoute(
  { stops, isVehicleChecked, knownDefects, ...route }: DayRouteRow,
  { vehicleCheck, ...rules }: DriverRules & { customFields: CustomField[] },
  speeds: DrivingSpeeds | null,
): DriverDay['routes'][number] {
  const dayStops = stops.map((stop) => toStop(stop, rules))
  return {
    ...route,
    version: versionOf(dayStops),
    traffic: trafficOf(route, speeds),
    stops: dayStops,
    vehicleCheck: vehicleCheck.isAsked
      ? { points: vehicleCheck.points, isDone: isVehicleChecked, knownDefects }
      : null,
  }
}

/** A day may begin early and end late. */
const MARGIN_MS = 12 * 3_600_000

function trafficOf(
  { departAt, returnAt }: Pick<DayRouteRow, 'departAt' | 'returnAt'>,
  speeds: DrivingSpeeds | null,
) {
  const [from, to] = [Date.parse(departAt) - MARGIN_MS, Date.parse(returnAt) + MARGIN_MS]
  return trafficBetween(speeds, from, to).map((one) => ({ ...one, from: new Date(one.from).toISOString() }))
}

function toStop(
  row: DayStopRow,
  rules: Pick<DriverRules, 'proof' | 'recipientCalls'> & { customFields: CustomField[] },
): DriverDay['routes'][number]['stops'][number] {
  const { phone, proof, pin, weightGrams, palletTenths, cashMinor, custom, ...stop } = row
  const tasks = [...proofTasks(proof, rules.proof)]
  return {
    ...stop,
    canCall: rules.recipientCalls !== 'off' && dialable(phone) !== null,
    tasks,
    items: readItems(custom),
    custom: shownFields(rules.customFields, custom, 'driver'),
    weightKg: weightGrams / 1_000,
    pallets: palletTenths / 10,
    cash: cashMinor / 100,
    pinCheck: tasks.includes('pin') ? checkOfPin(stop.orderId, pin) : null,
    codes: parcelCodes({ ...stop, custom }),
  }
}

/** One hex digit for the phone to compare. The whole hash would reveal the PIN after 10,000 tries. */
function checkOfPin(orderId: string, pin: string): string {
  return createHash('sha256').update(`${orderId}:${pin}`).digest('hex').slice(0, 1)
}

/** Changes with the driver's tasks, not with the driver's own reports. */
function versionOf(stops: DriverDay['routes'][number]['stops']): string {
  const fingerprints = stops.map(({ orderId, sequence, orderStatus, address, window, tasks, ...stop }) => [
    orderId,
    sequence,
    orderStatus === 'cancelled',
    address,
    stop.canCall,
    window,
    tasks,
    stop.instructions,
    stop.packages,
    stop.pallets,
    stop.skills,
    stop.pair,
    stop.cash,
    stop.reload !== null,
    stop.otherWindows,
    stop.items,
    stop.custom,
    stop.attachments.map(({ object }) => object),
  ])
  return createHash('sha256').update(JSON.stringify(fingerprints)).digest('hex').slice(0, 16)
}
