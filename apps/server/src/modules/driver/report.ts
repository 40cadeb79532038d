// Takes what drivers report beside their stops: fills and incidents, with a route or without one. Each is stored
// once under the id of its event.
import {
  INCIDENT_KIND_LABELS,
  readDriverRules,
  type DriverEvent,
  type DriverEventCode,
  type DriverEventResult,
  type IncidentSeverity,
  type ReportedFill,
  type ReportedIncident,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx, Work } from '../../platform/db/scope.ts'
import { readDriverId } from '../../platform/driver-of-member.ts'
import type { Member } from '../../platform/member.ts'
import { findFiles } from '../../platform/proof-files.ts'
import { recordFill } from '../../platform/record-fill.ts'
import { recordIncident } from '../../platform/record-incident.ts'
import { findEvent, findRoute, findStop, readSettings } from './event-queries.ts'
import { happenedAt } from './happened-at.ts'
import { insertNotice } from './notify-dispatch.ts'
import type { RouteOfEvent, StopOfEvent } from './placed-event.ts'
import { recordEvent } from './record-event.ts'
import { readVans, type VanOfDriver } from './vans.ts'

type Platform = Pick<Scopes, 'asService'> & { clock: Clock }

/** A checked report. */
interface Report {
  event: DriverEvent
  driverId: string
  van: VanOfDriver | null
  route: RouteOfEvent | null
  stop: StopOfEvent | null
  happenedAt: number
  /** Object names of the photos. */
  files: string[]
}

export function takeReport(
  { asService, clock }: Platform,
  member: Member,
  event: DriverEvent,
): Promise<DriverEventResult> {
  const refused = (code: DriverEventCode): DriverEventResult => ({ id: event.id, status: 'refused', code })
  return asService('report of a driver', async (work) => {
    const { trx } = work
    const earlier =
      (await findEvent(trx, member.tenantId, event.id)) ?? (await findReport(trx, member.tenantId, event.id))
    if (earlier)
      return earlier.userId === member.userId ? { id: event.id, status: 'duplicate' } : refused('id_taken')
    const report = await placeReport(trx, member, event, clock.now())
    if (typeof report === 'string') return refused(report)
    const code = event.fill
      ? await storeFill(trx, member, report, event.fill)
      : event.incident && (await storeIncident(trx, member, report, event.incident))
    if (code) return refused(code)
    await storeEvent(work, member, report, clock.now())
    return { id: event.id, status: 'accepted' }
  })
}

/** A fill or an incident stored under the id of an event, as without a route there is no event. */
async function findReport(
  trx: Trx,
  tenantId: string,
  id: string,
): Promise<{ userId: string | null } | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select created_by as "userId" from public.fuel_fills where tenant_id = ${tenantId} and id = ${id}
    union all
    select created_by from public.fleet_incidents where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  return rows[0]
}

/** The van, route and photos of a report, or why it is refused. */
async function placeReport(
  trx: Trx,
  member: Member,
  event: DriverEvent,
  receivedAt: number,
): Promise<Report | DriverEventCode> {
  const isFill = event.kind === 'fuelled'
  if ((event.fill != null) !== isFill || (event.incident != null) === isFill || event.check)
    return 'bad_event'
  const driverId = await readDriverId(trx, member)
  const whose = { tenantId: member.tenantId, driverUserId: member.userId }
  const stop = event.orderId ? await findStop(trx, whose, event.orderId) : null
  if (event.orderId && !stop) return 'not_your_order'
  const vans = await readVans(trx, member, new Date(event.at))
  const vehicleId = event.fill?.vehicleId ?? event.incident?.vehicleId
  const van = vehicleId ? vans.find(({ id }) => id === vehicleId) : (vans[0] ?? null)
  if (!driverId || van === undefined || (isFill && !van)) return 'no_vehicle'
  const { existing: files, areAllThere } = await findFiles(trx, member, event.proof?.files ?? [])
  if (!areAllThere) return 'file_missing'
  const routeId = stop?.routeId ?? van?.routeId ?? null
  const route = routeId ? ((await findRoute(trx, whose, routeId, new Date(event.at))) ?? null) : null
  const times = { at: Date.parse(event.at), sentAt: Date.parse(event.sentAt) }
  return { event, driverId, van, route, stop, files, happenedAt: happenedAt(times, receivedAt, route ?? {}) }
}

async function storeFill(
  trx: Trx,
  { tenantId, userId }: Member,
  { event, driverId, van, happenedAt: at, files }: Report,
  fill: ReportedFill,
): Promise<DriverEventCode | undefined> {
  const other = await recordFill(trx, {
    ...fill,
    ...placeOf(event),
    id: event.id,
    tenantId,
    userId,
    driverId,
    vehicleId: van!.id,
    filledAt: new Date(at).toISOString(),
    isAfterGap: false,
    files,
  })
  return other ? 'odometer_wrong' : undefined
}

async function storeIncident(
  trx: Trx,
  member: Member,
  { event, driverId, van, stop, happenedAt: at, files }: Report,
  incident: ReportedIncident,
): Promise<undefined> {
  await recordIncident(trx, member, {
    ...incident,
    ...placeOf(event),
    id: event.id,
    severity: severityOf(incident),
    happenedAt: new Date(at).toISOString(),
    vehicleId: van?.id,
    driverId,
    orderId: stop?.orderId,
    files,
  })
  await insertNotice(trx, member, incidentNotice(event.id, incident, van))
}

const placeOf = ({ lat, lng }: DriverEvent) => (lat == null || lng == null ? {} : { lat, lng })

/** Initial severity of an incident. Drivers report facts; staff set the severity. */
function severityOf({ kind, canDrive }: ReportedIncident): IncidentSeverity {
  if (kind === 'injury') return 'severe'
  return canDrive ? 'minor' : 'serious'
}

function incidentNotice(
  id: string,
  { kind, description, canDrive }: ReportedIncident,
  van: VanOfDriver | null,
) {
  const what = van ? `${van.name}: ${INCIDENT_KIND_LABELS[kind].toLowerCase()}` : INCIDENT_KIND_LABELS[kind]
  return {
    type: 'driver_event',
    title: canDrive ? what : `${what}, cannot drive on`,
    message: description,
    link: `/tenant/fleet/incidents?incident=${id}`,
  }
}

/** The line in the route's log. Text and photos are in the fill or the incident only. */
async function storeEvent(
  work: Work,
  member: Member,
  { event, route, stop, happenedAt: at }: Report,
  receivedAt: number,
): Promise<void> {
  if (!route) return
  const rules = readDriverRules(await readSettings(work.trx, member.tenantId))
  await recordEvent(
    work,
    {
      member,
      saidBy: 'driver',
      event: { ...event, note: null, reason: null, proof: null },
      route,
      stop,
      happenedAt: at,
      receivedAt,
      rules,
      files: [],
      order: null,
    },
    { effect: 'none', outcome: 'recorded' },
  )
}
