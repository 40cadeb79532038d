// Simulates vans on dispatched routes: signs in as dispatcher, creates a simulator's token per van, and
// reports positions through /ingest/osmand faster than real time. Fixes carry the simulated time. A van
// continues from its newest fix, so a day can be driven in parts.
// npm run drive -- [--speed 60] [--date 2026-04-16] [--minutes 90] [--url http://127.0.0.1:3000] [--routes
// R1,R5] [--late R5=12] [--email … --password …]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  METRES_PER_DEGREE,
  clockOf,
  dayOf,
  DEMO_PASSWORD,
  geometryResponse,
  KNOT_MPS,
  liveResponse,
  deviceTokenResponse,
  publicConfig,
  type LiveRoute,
} from '@dropwise/contracts'
import { decodePolyline } from '@dropwise/roads/polyline'
import type { LngLat } from '@dropwise/roads/types'
import type { z } from 'zod'

/** Simulated seconds between two fixes, as usual for trackers. */
const FIX_SECONDS = 15
/** Least real time between reports of a van, in milliseconds. */
const TICK_MS = 250
/** Maximum simulated time between fixes of a standing van, in milliseconds. */
const STAND_MS = 60_000
/** Noise of positions, in metres. */
const NOISE_METRES = 4
/** The day ends this long after the last return, in simulated seconds. */
const HOME_SECONDS = 180

const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '60' },
    date: { type: 'string' },
    /** Ends after this much of the day, instead of when all vans are home. */
    minutes: { type: 'string' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    routes: { type: 'string' },
    late: { type: 'string', multiple: true, default: [] },
    email: { type: 'string', default: 'dispatcher@dropwise.example' },
    password: { type: 'string', default: DEMO_PASSWORD },
    'time-zone': { type: 'string', default: 'Europe/London' },
  },
})
const speed = Number(values.speed)
if (!(speed >= 1 && speed <= 3600)) fail('--speed must be a number from 1 to 3600.')
const minutes = Number(values.minutes ?? Infinity)
if (!(minutes > 0)) fail('--minutes must be a number above 0.')
const timeZone = values['time-zone']
const date = values.date ?? dayOf(new Date(), timeZone)
const lateMinutes = new Map(
  values.late.map((text) => [text.split('=')[0]!.toUpperCase(), Number(text.split('=')[1] ?? 10)]),
)

const stopped = new AbortController()
process.on('SIGINT', () => stopped.abort())
process.on('SIGTERM', () => stopped.abort())

/** A place and time of a van's day. */
interface Waypoint {
  at: number
  point: LngLat
  /** Speed on the way to the next one, in metres per second. */
  mps: number
}

interface Van {
  label: string
  token: string
  path: Waypoint[]
  next: number
}

const token = await signIn()
const day = await call('GET', `/api/v1/live?date=${date}`, liveResponse)
const requestedRoutes = values.routes?.toUpperCase().split(',')
const routes = day.routes.filter(
  (route) =>
    route.status !== 'finished' &&
    route.stops.some((stop) => stop.status === 'pending') &&
    (!requestedRoutes || requestedRoutes.includes(`R${route.number}`)),
)
if (routes.length === 0)
  fail(`No route is dispatched on ${date}. Plan the day, dispatch it, and drive it then.`)
const vans = await Promise.all(routes.map(prepare))
console.log(
  `${vans.length} vans, ${routes.reduce((sum, route) => sum + route.stops.length, 0)} stops on ${date}, ${speed} times as fast as the day. Ctrl-C stops.`,
)
await play(vans)

async function signIn(): Promise<string> {
  const { anonKey } = await fetchJson(`${values.url}/config.json`, publicConfig)
  const response = await fetch(`${values.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: values.email, password: values.password }),
  })
  const body = (await response.json()) as { access_token?: string; msg?: string }
  return body.access_token ?? fail(`Sign-in of ${values.email} failed: ${body.msg ?? response.status}`)
}

async function prepare(route: LiveRoute): Promise<Van> {
  const [{ token: device }, geometry] = await Promise.all([
    call('POST', `/api/v1/vehicles/${route.vehicle.id}/device-token?simulator=true`, deviceTokenResponse),
    call('GET', `/api/v1/routes/${route.id}/geometry`, geometryResponse),
  ])
  const legs = (geometry.routes[0]?.legs ?? []).map((leg) => decodePolyline(leg))
  const label = `R${route.number}`
  const path = makePath(route, legs, (lateMinutes.get(label) ?? 0) * 60_000)
  const heardAt = route.position ? Date.parse(route.position.at) : -Infinity
  const next = path.findIndex(({ at }) => at > heardAt)
  return { label, token: device, path, next: next < 0 ? path.length : next }
}

/** A van's day: each leg in planned time along its line, then service; a delay happens at the third stop. */
function makePath(route: LiveRoute, legs: LngLat[][], delayMs: number): Waypoint[] {
  const path: Waypoint[] = []
  let clock = Date.parse(route.departAt)
  const stand = (point: LngLat, until: number) => {
    for (; clock < until; clock += FIX_SECONDS * 1000) path.push({ at: clock, point, mps: 0 })
    clock = until
  }
  const depot: LngLat = [route.depot.lng, route.depot.lat]
  clock -= FIX_SECONDS * 1000
  stand(depot, clock + FIX_SECONDS * 1000)
  const stops = route.stops
    .filter(({ status }) => status !== 'skipped')
    .toSorted((a, b) => a.sequence - b.sequence)
  let planned = Date.parse(route.departAt)
  for (const [i, stop] of stops.entries()) {
    const place: LngLat = [stop.lng, stop.lat]
    const line = legs[i]?.length ? [...legs[i], place] : [path.at(-1)!.point, place]
    drive(path, line, clock, Date.parse(stop.plannedArriveAt) - planned)
    clock += Date.parse(stop.plannedArriveAt) - planned
    const service = Date.parse(stop.plannedDepartAt) - Date.parse(stop.plannedArriveAt)
    const opens = stop.windowStart ? Date.parse(stop.windowStart) : 0
    const delay = i === 2 ? delayMs : 0
    // A late van need not wait for its window.
    const waited = Math.min(service, Math.max(0, opens - clock))
    const work = Math.max(
      60_000,
      service - Math.max(0, Math.min(opens - Date.parse(stop.plannedArriveAt), service)),
    )
    stand(place, clock + waited + work + delay)
    planned = Date.parse(stop.plannedDepartAt)
  }
  drive(
    path,
    legs[stops.length]?.length ? legs[stops.length]! : [path.at(-1)!.point, depot],
    clock,
    Math.max(60_000, Date.parse(route.returnAt) - planned),
  )
  clock += Math.max(60_000, Date.parse(route.returnAt) - planned)
  stand(depot, clock + HOME_SECONDS * 1000)
  return path
}

/** Points along a line, even in time. */
function drive(path: Waypoint[], line: LngLat[], from: number, ms: number): void {
  const lengths = line.slice(1).map((point, i) => metres(line[i]!, point))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const mps = ms > 0 ? total / (ms / 1000) : 0
  for (let elapsedMs = 0; elapsedMs < ms; elapsedMs += FIX_SECONDS * 1000) {
    let remaining = (elapsedMs / ms) * total
    let i = 0
    while (i < lengths.length - 1 && remaining > lengths[i]!) {
      remaining -= lengths[i]!
      i += 1
    }
    const share = lengths[i] ? remaining / lengths[i]! : 0
    const [a, b] = [line[i]!, line[i + 1] ?? line[i]!]
    path.push({
      at: from + elapsedMs,
      point: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
      mps,
    })
  }
}

async function play(fleet: Van[]): Promise<void> {
  const first = Math.min(...fleet.map((van) => (van.path[van.next] ?? van.path.at(-1)!).at))
  const last = Math.max(...fleet.map((van) => van.path.at(-1)!.at))
  const end = first + minutes * 60_000
  const startedAt = performance.now()
  let reported = 0
  for (;;) {
    // After a late tick, hours may have passed: play none beyond the requested time.
    const now = Math.min(first + (performance.now() - startedAt) * speed, end)
    await Promise.all(fleet.map((van) => report(van, now)))
    if (stopped.signal.aborted) return console.log('Stopped.')
    const minute = Math.floor((now - first) / 600_000)
    if (minute > reported) {
      reported = minute
      const out = fleet.filter((van) => van.next < van.path.length).length
      console.log(`${clockOf(new Date(now), timeZone)}  ${out} of ${fleet.length} vans out`)
    }
    if (now > last) return console.log('Every van is home.')
    if (now >= end) return console.log(`${minutes} minutes are played.`)
    await sleep(TICK_MS)
  }
}

/** Sends the arrivals and departures since the last tick, and the newest position. */
async function report(van: Van, now: number): Promise<void> {
  const dueWaypoints: Waypoint[] = []
  while (van.next < van.path.length && van.path[van.next]!.at <= now) dueWaypoints.push(van.path[van.next++]!)
  const waypoints = dueWaypoints.filter((waypoint, i) => {
    const [before, after] = [dueWaypoints[i - 1], dueWaypoints[i + 1]]
    const isTurn = [before, after].some((other) => other && (other.mps === 0) !== (waypoint.mps === 0))
    // After a late tick, a stop must still be visible: two doors at one place need the time between.
    return (
      after === undefined || isTurn || (waypoint.mps === 0 && waypoint.at % STAND_MS < FIX_SECONDS * 1000)
    )
  })
  for (const waypoint of waypoints) await send(van, waypoint)
}

function noise(): number {
  return ((Math.random() - 0.5) * 2 * NOISE_METRES) / METRES_PER_DEGREE
}

async function send(van: Van, { at, point, mps }: Waypoint): Promise<void> {
  const following = van.path[van.next]?.point ?? point
  const query = new URLSearchParams({
    id: van.token,
    lat: (point[1] + noise()).toFixed(6),
    lon: (point[0] + noise()).toFixed(6),
    timestamp: String(Math.round(at / 1000)),
    speed: (mps / KNOT_MPS).toFixed(1),
    bearing: String(Math.round(bearing(point, following))),
    accuracy: '6',
  })
  const response = await fetch(`${values.url}/ingest/osmand?${query.toString()}`, {
    signal: stopped.signal,
  }).catch(() => undefined)
  if (response && !response.ok)
    console.error(`${van.label}: position refused, HTTP ${response.status} ${await response.text()}`)
}

function metres(a: LngLat, b: LngLat): number {
  return Math.hypot((b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180), b[1] - a[1]) * METRES_PER_DEGREE
}

function bearing(a: LngLat, b: LngLat): number {
  const degrees = (Math.atan2((b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180), b[1] - a[1]) * 180) / Math.PI
  return (degrees + 360) % 360
}

async function call<Schema extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return fetchJson(`${values.url}${path}`, schema, { method, headers: { authorization: `Bearer ${token}` } })
}

async function fetchJson<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const response = await fetch(url, init).catch(() =>
    fail(`Nothing answers at ${url}. Is the product started?`),
  )
  if (!response.ok)
    fail(`${new URL(url).pathname}: HTTP ${response.status} ${(await response.text()).slice(0, 300)}`)
  return schema.parse(await response.json())
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
