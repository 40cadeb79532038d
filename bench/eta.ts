// Back-tests arrival forecasts: drives planned days and compares the ranges that recipients read with arrivals.
// npm run bench eta [-- --database-url URL] [--days 200] [--seed 1]
// With a URL, it replays the finished routes of that database. Without one, it generates companies and drives their
// days fix by fix: a third as planned, a third with usual delays, a third with a late start.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readDrivingSpeeds, travelMs, type DrivingSpeeds, type LegPart } from '@dropwise/contracts'
import {
  etaRange,
  forecastRoute,
  keepsPromise,
  type StopToForecast,
} from '../apps/server/src/modules/live/forecast.ts'
import { driveCompany } from '../apps/server/test/driven-day.ts'
import { byHour, paceOfDay, type RangeReading } from '../apps/server/test/range-shares.ts'

interface DrivenStop extends StopToForecast {
  arrivedAt: number
  departedAt: number
}
interface DrivenDay {
  departAt: number
  returnAt: number
  startedAt: number
  returnLeg: LegPart[]
  /** Current driving speeds of the company. */
  speeds: DrivingSpeeds | null
  stops: DrivenStop[]
}
const MINUTE = 60_000
/** Half of the promised window around the planned time. */
const PROMISE_MS = 30 * MINUTE
const DEPOT = { lat: 51, lng: 0 }

/** Forecasts after each stop of the day, for every stop ahead. */
function replay(day: DrivenDay): RangeReading[] {
  return day.stops.slice(0, -1).flatMap((servedStop, index) => {
    const clock = servedStop.departedAt
    const stops = day.stops.map((stop, at): StopToForecast =>
      at <= index
        ? { ...stop, status: 'served' }
        : { ...stop, status: 'pending', arrivedAt: null, departedAt: null },
    )
    const next = day.stops[index + 1]!
    const { stops: forecasts } = forecastRoute({
      route: { ...day, depot: DEPOT },
      stops,
      clock,
      position: servedStop,
      secondsToNext: travelMs(next.leg) / 1000,
    })
    return forecasts.map((forecast) => {
      const { etaAt } = forecast
      const truth = day.stops.find(({ id }) => id === forecast.id)!
      const range = etaRange(etaAt, clock, {
        opensAt: truth.windowStart,
        promisedFrom: truth.plannedServiceAt - PROMISE_MS,
        promisedTo: truth.plannedServiceAt + PROMISE_MS,
        isKept: keepsPromise(forecast, truth),
      })
      const beganAt = Math.max(truth.arrivedAt, truth.windowStart ?? truth.arrivedAt)
      return { clock, range, etaAt, beganAt, hasLeft: true }
    })
  })
}

/** Finished routes with every stop served. Does not learn service times, which would include the day itself. */
async function readDays(url: string): Promise<DrivenDay[]> {
  const client = new pg.Client(url)
  await client.connect()
  const ms = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`
  const { rows } = await client.query<{
    day: Omit<DrivenDay, 'speeds'>
    settings: unknown
    timeZone: string
  }>(`
    select json_build_object('departAt', ${ms('r.depart_at')}, 'returnAt', ${ms('r.return_at')}, 'startedAt', ${ms('r.started_at')},
      'returnLeg', r.return_leg, 'stops', json_agg(json_build_object('id', s.id, 'sequence', s.sequence, 'status', s.status, 'lat', s.lat, 'lng', s.lng,
        'serviceSeconds', s.service_seconds, 'arrivedAt', ${ms('s.arrived_at')}, 'departedAt', ${ms('s.departed_at')},
        'windowStart', ${ms("case when o.other_windows = '{}' then o.window_start else s.promised_from end")}, 'plannedServiceAt', ${ms('s.planned_service_at')},
        'plannedDepartAt', ${ms('s.planned_depart_at')}, 'promisedTo', null,
        'leg', case when s.leg <> '[]' then s.leg else jsonb_build_array(jsonb_build_object('kind', 'travel', 'seconds', s.leg_duration_seconds)) end,
        'learntServiceSeconds', null) order by s.sequence)) as day, t.settings, t.time_zone as "timeZone"
    from public.routes r
    join public.tenants t on t.id = r.tenant_id
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where r.status = 'finished' and r.started_at is not null
    group by t.id, r.tenant_id, r.id
    having bool_and(s.status = 'served' and s.arrived_at is not null and s.departed_at is not null) and count(*) > 2`)
  await client.end()
  return rows.map(({ day, settings, timeZone }) => ({
    ...day,
    speeds: readDrivingSpeeds(settings, timeZone),
  }))
}

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    days: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const url = values['database-url']
const count = Number(values.days)
const first = Number(values.seed)
const readings = url ? (await readDays(url)).flatMap(replay) : await driveDays(count, first)
console.log(`${url ? 'Driven routes' : `${count} drawn days`}, ${readings.length} readings, minutes`)
console.log('ahead    readings  mean error  range    held')
for (const { from, readings: readingsOfHour, errorMinutes, widthMinutes, heldPercent } of byHour(readings))
  console.log(
    `${from}-${from + 1} h`.padEnd(8),
    String(readingsOfHour).padStart(8),
    errorMinutes.toFixed(1).padStart(11),
    widthMinutes.toFixed(0).padStart(6),
    `${heldPercent.toFixed(1)} %`.padStart(7),
  )

async function driveDays(days: number, from: number): Promise<RangeReading[]> {
  const all: RangeReading[] = []
  for (let seed = from; seed < from + days; seed += 1)
    all.push(...(await driveCompany(seed, paceOfDay(seed))))
  return all
}
