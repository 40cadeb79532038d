// Back-tests arrival forecasts: replays driven days stop by stop and compares forecasts with arrivals.
// npm run bench eta [-- --database-url URL] [--days 40] [--seed 1]
// With a URL it replays that database's finished routes. Without one it draws days from a seed: roads with a
// pace by day and hour, drivers and doors with their own times, so that the truth is known.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { DRIFT_TOLD_MINUTES, clockLegs, travelMs, type LegPart } from '@dropwise/contracts'
import { timeLegs } from '@dropwise/planner/clock'
import { etaRange, forecastRoute, type StopToForecast } from '../apps/server/src/modules/live/forecast.ts'

interface DrivenStop extends StopToForecast {
  arrivedAt: number
  departedAt: number
}
interface DrivenDay {
  departAt: number
  returnAt: number
  startedAt: number
  returnLeg: LegPart[]
  stops: DrivenStop[]
}
interface Forecasted {
  horizonMinutes: number
  errorMinutes: number
  isHeld: boolean
  widthMinutes: number
}

const MINUTE = 60_000
/** The promise extends this far on both sides of the planned time. */
const PROMISE_MS = 30 * MINUTE
const DEPOT = { lat: 51, lng: 0 }

/** Forecasts after each stop of the day, for every stop ahead. */
function replay(day: DrivenDay): Forecasted[] {
  return day.stops.slice(0, -1).flatMap((left, index) => {
    const clock = left.departedAt
    const stops = day.stops.map((stop, at): StopToForecast =>
      at <= index
        ? { ...stop, status: 'served' }
        : { ...stop, status: 'pending', arrivedAt: null, departedAt: null },
    )
    const next = day.stops[index + 1]!
    const { stops: told, driftSeconds } = forecastRoute({
      route: { ...day, depot: DEPOT },
      stops,
      clock,
      position: left,
      secondsToNext: travelMs(next.leg) / 1000,
    })
    return told.map(({ id, etaAt }) => {
      const truth = day.stops.find((stop) => stop.id === id)!
      const beganAt = Math.max(truth.arrivedAt, truth.windowStart ?? truth.arrivedAt)
      const range = etaRange(etaAt, clock, {
        opensAt: truth.windowStart,
        promisedFrom: truth.plannedServiceAt - PROMISE_MS,
        promisedTo: truth.plannedServiceAt + PROMISE_MS,
        isOnPlan: Math.abs(driftSeconds) < DRIFT_TOLD_MINUTES * 60,
      })
      return {
        horizonMinutes: (beganAt - clock) / MINUTE,
        errorMinutes: (etaAt - beganAt) / MINUTE,
        isHeld: beganAt >= range.from && beganAt <= range.to,
        widthMinutes: (range.to - range.from) / MINUTE,
      }
    })
  })
}

/** Mulberry32: the same seed gives the same days. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const STOPS = 60
const ADDRESSES = 400
/** Travel time by hour, relative to free flow: slower in the morning and late afternoon. */
const BY_HOUR = [1.2, 1.15, 1, 1, 1, 1.02, 1.05, 1.1, 1.22, 1.2]

function drawDays(count: number, seed: number): DrivenDay[] {
  const draw = random(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
  const ofAddress = Array.from({ length: ADDRESSES }, () => Math.exp(0.45 * normal()))
  const seen = new Map<number, { visits: number; seconds: number }>()
  return Array.from({ length: count }, () => drawDay({ draw, normal, ofAddress, seen }))
}

interface Town {
  draw: () => number
  normal: () => number
  /** Service time by address, relative to the plan. */
  ofAddress: readonly number[]
  /** As stored in app.service_times. */
  seen: Map<number, { visits: number; seconds: number }>
}

/** Two breaks and two reloads per day. */
function drawLeg(index: number, seconds: number): LegPart[] {
  const at = (hour: number) => new Date(Date.parse('2026-04-16T00:00:00Z') + hour * 3_600_000).toISOString()
  const travel: LegPart = { kind: 'travel', seconds }
  if (index === 14)
    return [{ kind: 'break', id: 1, seconds: 900, startAt: at(9.75), from: at(9.5), to: at(10.5) }, travel]
  if (index === 26)
    return [{ kind: 'break', id: 2, seconds: 2_700, startAt: at(12), from: at(11.5), to: at(13) }, travel]
  if (index % 24 === 20) return [travel, { kind: 'reload', seconds: 900, startAt: at(11) }, travel]
  return [travel]
}

function arrivalOf(leg: readonly LegPart[], leftAt: number, pace = 1): number {
  return timeLegs(leftAt, clockLegs(leg, { opensAt: null, serviceMs: 0 }, pace)).at(-1)!.arrive
}

function drawDay({ draw, normal, ofAddress, seen }: Town): DrivenDay {
  const departAt = Date.parse('2026-04-16T08:00:00Z')
  const ofDay = Math.exp(0.12 * normal())
  let planned = departAt
  let at = departAt + Math.max(0, 4 * normal()) * MINUTE
  const startedAt = at
  const stops = Array.from({ length: STOPS }, (_, index): DrivenStop => {
    const address = Math.floor(draw() * ADDRESSES)
    const known = seen.get(address)
    const leg = drawLeg(index, Math.round(120 + 420 * draw()))
    const serviceSeconds = 180
    const hour = BY_HOUR[Math.min(BY_HOUR.length - 1, Math.floor((at - departAt) / 3_600_000))]!
    const arrivedAt = arrivalOf(leg, at, ofDay * hour * Math.exp(0.15 * normal()))
    const took = serviceSeconds * ofAddress[address]! * Math.exp(0.35 * normal())
    const plannedArriveAt = arrivalOf(leg, planned)
    // Every eighth window opens after the van's arrival.
    const windowStart = index % 8 === 7 ? plannedArriveAt + 10 * MINUTE : null
    const plannedServiceAt = Math.max(plannedArriveAt, windowStart ?? 0)
    planned = plannedServiceAt + serviceSeconds * 1000
    at = Math.max(arrivedAt, windowStart ?? 0) + took * 1000
    const visits = (known?.visits ?? 0) + 1
    seen.set(address, {
      visits,
      seconds: (known?.seconds ?? 0) + (took - (known?.seconds ?? 0)) / Math.min(visits, 5),
    })
    return {
      id: String(index),
      sequence: index + 1,
      status: 'served',
      ...DEPOT,
      serviceSeconds,
      arrivedAt,
      departedAt: at,
      windowStart,
      plannedServiceAt,
      plannedDepartAt: planned,
      promisedTo: null,
      leg,
      learntServiceSeconds: known && known.visits >= 3 ? known.seconds : null,
    }
  })
  return { departAt, returnAt: planned, startedAt, returnLeg: [], stops }
}

/** Finished routes with every stop served. Does not learn service times, which would include the day itself. */
async function readDays(url: string): Promise<DrivenDay[]> {
  const client = new pg.Client(url)
  await client.connect()
  const ms = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`
  const { rows } = await client.query<{ day: DrivenDay }>(`
    select json_build_object('departAt', ${ms('r.depart_at')}, 'returnAt', ${ms('r.return_at')}, 'startedAt', ${ms('r.started_at')},
      'returnLeg', r.return_leg, 'stops', json_agg(json_build_object('id', s.id, 'sequence', s.sequence, 'status', s.status, 'lat', s.lat, 'lng', s.lng,
        'serviceSeconds', s.service_seconds, 'arrivedAt', ${ms('s.arrived_at')}, 'departedAt', ${ms('s.departed_at')},
        'windowStart', ${ms("case when o.other_windows = '{}' then o.window_start else s.promised_from end")}, 'plannedServiceAt', ${ms('s.planned_service_at')},
        'plannedDepartAt', ${ms('s.planned_depart_at')}, 'promisedTo', null,
        'leg', case when s.leg <> '[]' then s.leg else jsonb_build_array(jsonb_build_object('kind', 'travel', 'seconds', s.leg_duration_seconds)) end,
        'learntServiceSeconds', null) order by s.sequence)) as day
    from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where r.status = 'finished' and r.started_at is not null
    group by r.tenant_id, r.id
    having bool_and(s.status = 'served' and s.arrived_at is not null and s.departed_at is not null) and count(*) > 2`)
  await client.end()
  return rows.map(({ day }) => day)
}

function line(name: string, told: readonly Forecasted[]): string {
  const mean = (value: (each: Forecasted) => number) =>
    told.reduce((sum, each) => sum + value(each), 0) / Math.max(1, told.length)
  return [
    name.padEnd(14),
    String(told.length).padStart(8),
    mean(({ errorMinutes }) => Math.abs(errorMinutes))
      .toFixed(1)
      .padStart(12),
    mean(({ errorMinutes }) => errorMinutes)
      .toFixed(1)
      .padStart(8),
    mean(({ widthMinutes }) => widthMinutes)
      .toFixed(0)
      .padStart(10),
    `${(100 * mean(({ isHeld }) => (isHeld ? 1 : 0))).toFixed(0)} %`.padStart(8),
  ].join(' ')
}

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    days: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})
const url = values['database-url']
const days = url ? await readDays(url) : drawDays(Number(values.days), Number(values.seed))
const told = days.flatMap(replay)
console.log(`${days.length} ${url ? 'driven' : 'drawn'} days, ${told.length} forecasts, minutes`)
console.log('ahead         forecasts  mean error    bias  range      held')
for (const [from, to] of [
  [0, 30],
  [30, 60],
  [60, 120],
  [120, 600],
] as const)
  console.log(
    line(
      `${from}-${to} min`,
      told.filter(({ horizonMinutes: h }) => h >= from && h < to),
    ),
  )
console.log(line('all', told))
