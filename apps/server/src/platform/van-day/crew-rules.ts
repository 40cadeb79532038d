// Rules about the crews of a day: nobody drives while off, and no driver or van is on two routes at once.
import { toPlanViolation, type DayString, type PlanViolation } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'

/** A route's time span. */
export interface CrewSpan {
  vehicleId: string
  driverId: string | null
  /** Milliseconds since 1970. */
  from: number
  to: number
}

/** Working hours of each driver, and routes of the day and its neighbouring days. */
export interface CrewDay {
  hours: (Pick<CrewSpan, 'vehicleId' | 'driverId'> & { works: { from: number; to: number } | null })[]
  driven: (CrewSpan & { routeId: string; planId: string | null })[]
}

/** Reads a day for some pairs of van and driver. An archived driver is off. */
export async function readCrewDay(
  trx: Trx,
  tenantId: string,
  date: DayString,
  pairs: readonly Pick<CrewSpan, 'vehicleId' | 'driverId'>[],
): Promise<CrewDay> {
  const crew = pairs.flatMap(({ vehicleId, driverId }) =>
    driverId === null ? [] : [{ vehicleId, driverId }],
  )
  const ms = (instant: string) => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`)
  const { rows: hours } = await sql<CrewDay['hours'][number]>`
    select p."vehicleId", p."driverId", case when h.hours is not null then
      json_build_object('from', ${ms('h.day_start + h.hours[1]')}, 'to', ${ms('h.day_start + h.hours[2]')}) end as works
    from jsonb_to_recordset(${JSON.stringify(crew)}::jsonb) as p ("vehicleId" uuid, "driverId" uuid)
    join public.vehicles v on v.tenant_id = ${tenantId} and v.id = p."vehicleId"
    join public.depots d on d.tenant_id = v.tenant_id and d.id = v.depot_id
    join public.tenants t on t.id = v.tenant_id
    join public.drivers w on w.tenant_id = v.tenant_id and w.id = p."driverId"
    cross join lateral (select ${date}::date::timestamp at time zone coalesce(d.time_zone, t.time_zone) as day_start,
      case when w.status = 'active' then app.driver_hours(w, ${date}::date) end as hours) h`.execute(trx)
  const { rows: driven } = await sql<CrewDay['driven'][number]>`
    select r.id as "routeId", r.plan_id as "planId", r.vehicle_id as "vehicleId", r.driver_id as "driverId",
      ${ms('r.depart_at')} as from, ${ms('coalesce(r.finished_at, r.return_at)')} as to
    from public.routes r where r.tenant_id = ${tenantId} and r.status <> 'cancelled'
      and r.date between ${date}::date - 1 and ${date}::date + 1`.execute(trx)
  return { hours, driven }
}

/**
 * Rules that these routes break among each other and with other routes of the day. `isReplaced` excludes
 * routes from the comparison.
 */
export function crewRules(
  { hours, driven }: CrewDay,
  spans: readonly CrewSpan[],
  isReplaced: (route: CrewDay['driven'][number]) => boolean,
): PlanViolation[] {
  const all: CrewSpan[] = [...spans, ...driven.filter((route) => !isReplaced(route))]
  const ofVan = Map.groupBy(all, ({ vehicleId }) => vehicleId)
  const ofDriver = Map.groupBy(all, ({ driverId }) => driverId)
  const shifts = new Map(hours.map((shift) => [crewOf(shift), shift]))
  return spans.flatMap((span) => {
    const { vehicleId, driverId } = span
    const routesOfCrew = [...ofVan.get(vehicleId)!, ...(driverId === null ? [] : ofDriver.get(driverId)!)]
    const overlaps = routesOfCrew.flatMap((route) => (route === span ? [] : overlapMs(span, route)))
    const shift = shifts.get(crewOf(span))
    const off = shift ? span.to - span.from - (shift.works ? overlapMs(span, shift.works) : 0) : 0
    const brokenRules = [
      { code: 'driver_off', amount: Math.round(off / 1000) },
      { code: 'overlap', amount: Math.round(Math.max(0, ...overlaps) / 1000) },
    ]
    return brokenRules.filter(({ amount }) => amount > 0).map((rule) => toPlanViolation(vehicleId, rule))
  })
}

/** Rules that the named dispatched routes break. */
export async function readCrewRules(
  trx: Trx,
  tenantId: string,
  date: DayString,
  routeIds: readonly string[],
): Promise<PlanViolation[]> {
  const { driven } = await readCrewDay(trx, tenantId, date, [])
  const spans = driven.filter(({ routeId }) => routeIds.includes(routeId))
  const day = await readCrewDay(trx, tenantId, date, spans)
  return crewRules(day, spans, ({ routeId }) => routeIds.includes(routeId))
}

const crewOf = ({ vehicleId, driverId }: Pick<CrewSpan, 'vehicleId' | 'driverId'>): string =>
  `${vehicleId} ${driverId}`

const overlapMs = (a: { from: number; to: number }, b: { from: number; to: number }): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** Joins both lists. A van that is late for its shift and its driver's hours is reported once, for the shift. */
export function withCrewRules(
  rules: readonly PlanViolation[],
  crew: readonly PlanViolation[],
): PlanViolation[] {
  const isReported = ({ code, vehicleId, amount }: PlanViolation) =>
    code === 'driver_off' &&
    rules.some(
      (rule) =>
        rule.code === 'delay' &&
        rule.orderId === null &&
        rule.vehicleId === vehicleId &&
        rule.amount >= amount,
    )
  return [...rules, ...crew.filter((rule) => !isReported(rule))]
}
