// Ranges of arrival in the database: what a recipient was shown is kept with the stop, counted in analytics, and calibrates
// the company's next ranges.
import { analyticsResponse } from '@dropwise/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { analytics } from '../analytics/module.ts'
import { driverDesk } from '../driver/testing.ts'
import { calibrateRanges } from './calibrate-ranges.ts'
import { readRouteSnapshot } from './update-queries.ts'

const desk = driverDesk([analytics], { hasAccounts: true })
const { asOwner, event, reportEvents } = desk

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

describe('[M4.4] ranges of arrival', () => {
  beforeAll(() => asOwner(`delete from app.range_calibrations`))

  it('are kept once with the stop, and counted as held or not', async () => {
    await asOwner(
      `update public.deliveries d set eta_from = $2, eta_to = $3 from public.stops s
       where s.delivery_id = d.id and s.route_id = $1`,
      [desk.route.routeId, hours(-0.5), hours(0.5)],
    )
    await reportEvents([event('arrived', 1), event('delivered', 1)])
    await desk.follow()
    // As if its van had come after the range.
    await reportEvents([event('arrived', 2), event('delivered', 2)])
    await desk.follow()
    const ranges = () =>
      asOwner<{ sequence: number; hours: number }>(
        `select sequence, extract(epoch from range_to - range_from)::float8 / 3600 as hours from public.stops
         where route_id = $1 and range_from is not null order by sequence`,
        [desk.route.routeId],
      )
    expect(await ranges()).toEqual([
      { sequence: 1, hours: 1 },
      { sequence: 2, hours: 1 },
    ])
    await asOwner(`update public.stops set arrived_at = $2 where route_id = $1 and sequence = 2`, [
      desk.route.routeId,
      hours(0.6),
    ])
    await asOwner(
      `update public.routes set status = 'started', started_at = coalesce(started_at, depart_at) where id = $1`,
      [desk.route.routeId],
    )
    const answer = await desk.api.call(
      desk.company.keys.admin,
      'GET',
      `/analytics?from=${desk.route.date}&to=${desk.route.date}`,
    )
    expect(analyticsResponse.parse(answer.json()).ranges).toEqual({
      calibrated: { arrivals: 0, held: 0 },
      uncalibrated: { arrivals: 2, held: 1 },
    })
    const counts = async () => {
      await calibrateRanges(desk.api.platform)
      return asOwner<{ arrivals: number; held: number }>(
        `select uncalibrated_arrivals as arrivals, uncalibrated_held as held from app.range_counts where tenant_id = $1`,
        [desk.company.tenantId],
      )
    }
    expect(await counts()).toEqual([{ arrivals: 2, held: 1 }])
    await asOwner(`update public.stops set arrived_at = range_to where route_id = $1 and sequence = 2`, [
      desk.route.routeId,
    ])
    expect(await counts()).toEqual([{ arrivals: 2, held: 2 }])
  })

  it('calibrate the next ones from 200 arrivals on, and no longer when the share cannot be met', async () => {
    const factor = async () =>
      (
        await desk.api.platform.asService('test', ({ trx }) =>
          readRouteSnapshot(trx, desk.company.tenantId, desk.route.routeId),
        )
      )?.rangeFactor
    const arrive = (count: number, score: number) =>
      asOwner(
        `insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, status, lat, lng, planned_arrive_at,
           planned_service_at, planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds, arrived_at,
           range_from, range_to, range_score)
         select s.tenant_id, s.route_id, s.order_id, s.delivery_id, (random() * 1e9)::int, 'failed', s.lat, s.lng, s.planned_arrive_at,
           s.planned_service_at, s.planned_depart_at, 0, 0, 0, now() - make_interval(secs => n), now(), now(), $3::real
         from public.stops s, generate_series(1, $2::int) n where s.route_id = $1 and s.sequence = 1`,
        [desk.route.routeId, count, score],
      )
    await arrive(199, 0.5)
    await calibrateRanges(desk.api.platform)
    expect(await factor()).toBeNull()
    await arrive(1, 0.5)
    await calibrateRanges(desk.api.platform)
    expect(await factor()).toBe(0.5)
    await arrive(200, 99)
    await calibrateRanges(desk.api.platform)
    expect(await factor()).toBeNull()
  })

  it('are uncalibrated again when a company has no more arrivals', async () => {
    await asOwner(`insert into app.range_calibrations (tenant_id, factor, arrivals) values ($1, 0.5, 400)`, [
      desk.other.tenantId,
    ])
    await calibrateRanges(desk.api.platform)
    expect(
      await asOwner(`select from app.range_calibrations where tenant_id = $1`, [desk.other.tenantId]),
    ).toEqual([])
  })
})
