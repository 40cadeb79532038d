// Drives planned days fix by fix through the live module. Records what recipients and dispatchers read, and the
// actual arrival. Pure.
import {
  AS_PLANNED,
  answerOf,
  NOT_LEFT_TOLD_SECONDS,
  clockLegs,
  deliveryNotice,
  exceptionText,
  METRES_PER_DEGREE,
  metresBetween,
  formatLateness,
  noticeText,
  pageTitle,
  readDriverRules,
  stopListOf,
  travelMs,
  type DeliveryNotice,
  type DeliveryStatus,
  type EtaReason,
  type LegPart,
  type LiveResponse,
} from '@dropwise/contracts'
import { timeLegs } from '@dropwise/planner/clock'
import { solve } from '@dropwise/planner'
import { encodePolyline } from '@dropwise/roads'
import type { Fix } from '../src/modules/live/advance.ts'
import { BREAK_LATE_MS } from '../src/modules/live/forecast.ts'
import { liveDay } from '../src/modules/live/day.ts'
import type { RouteSnapshot, StopSnapshot } from '../src/modules/live/queries.ts'
import { updateRoute, type Changes } from '../src/modules/live/update-route.ts'
import { listPlaces, toProblem } from '../src/modules/planning/problem.ts'
import { toProposal, type ProposedRoute } from '../src/modules/planning/proposal.ts'
import type { Snapshot, SnapshotOrder } from '../src/modules/planning/snapshot.ts'
import { BLURRED } from '../src/modules/tracking/door.ts'
import { publicAnswer } from '../src/modules/tracking/public-answer.ts'
import type { TrackedRow } from '../src/modules/tracking/queries.ts'
import type { Place } from '../src/platform/geo.ts'
import { drawCompany, drawFrom, type Draw } from './random-company.ts'

const MINUTE = 60_000
/** Between two fixes. */
const FIX_MS = 30_000
/** Between two readings of every open stop. */
const READ_MS = 5 * MINUTE
/** Half the width of the promise to an order without a window, around its planned time. */
const PROMISE_MS = 30 * MINUTE

/** How a day goes: exactly as planned, with usual delays, or with a late start. */
export type Pace = 'as_planned' | 'usual' | 'late_start'

/** What people read about an open stop at one moment. */
export interface Reading {
  clock: number
  /** Seed, route and stop, for messages. */
  name: string
  /** Tracking page, customer home, plain page, mail, text, push and Live, in English. */
  sentences: string[]
  /** What Live says of its van. */
  exceptions: string[]
  range: { from: number; to: number }
  /** Forecast start of service. */
  etaAt: number
  plannedAt: number
  promisedTo: number
  /** Service may not begin before; null: any time. */
  opensAt: number | null
  /** Actual start of service. */
  beganAt: number
  hasLeft: boolean
}

/** All readings of a company's day. */
export async function driveCompany(seed: number, pace: Pace): Promise<Reading[]> {
  const { snapshot, matrix } = drawCompany(seed)
  const problem = toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })
  const plan = await solve(problem, { threads: 0, iterationLimit: 60, seed })
  const readings: Reading[] = []
  for (const route of toProposal(snapshot, plan).routes) {
    // At a stop in the yard, positions cannot distinguish loading from service.
    if (travelMs(route.stops[0]!.leg) === 0) continue
    const draw = drawFrom(seed * 31 + route.number)
    const follower = new Follower(`company ${seed}, R${route.number}`, route, snapshot)
    readings.push(...(await follower.drive(driveOf(route, snapshot.orders, pace, draw))))
  }
  return readings
}

// The drive -----------------------------------------------------------------------------------------------------

/** A stretch of driving or standing, with its start and end as shares of the line to the next stop. */
interface Move {
  from: number
  to: number
  leg: number
  fromShare: number
  toShare: number
}
interface Drive {
  moves: Move[]
  /** Start of service of each stop. */
  begins: number[]
  endsAt: number
}

/** Travel time by hour of the day on the road, relative to the plan. */
const BY_HOUR = [1.2, 1.15, 1, 1, 1, 1.02, 1.05, 1.1, 1.22, 1.2]

function driveOf(route: ProposedRoute, orders: readonly SnapshotOrder[], pace: Pace, draw: Draw): Drive {
  const uniform = () => draw(1, 1_000_000) / 1_000_001
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const noise = (sigma: number) => (pace === 'as_planned' ? 1 : Math.exp(sigma * normal()))
  const ofDay = noise(0.12)
  const departAt = Date.parse(route.depart_at)
  const delay = { as_planned: 0, usual: Math.max(0, 4 * normal()), late_start: 20 + 50 * uniform() }[pace]
  const drive: Drive = { moves: [], begins: [], endsAt: 0 }
  let at = departAt + Math.round(delay) * MINUTE
  const legs = [...route.stops.map(({ leg }) => leg), route.return_leg]
  const go = (leg: number, opensAt: number | null, serviceMs: number) => {
    const hour = Math.floor((at - departAt) / 3_600_000)
    const ofHour = pace === 'as_planned' ? 1 : BY_HOUR[Math.min(BY_HOUR.length - 1, hour)]!
    const slower = ofDay * ofHour * noise(spread(0.15, travelMs(legs[leg]!)))
    const timing = () => timeLegs(at, clockLegs(legs[leg]!, { opensAt, serviceMs }, slower))
    pullBreaks(legs, leg, at, timing().at(-1)!.depart)
    const timed = timing()
    const parts = legs[leg]!
    const whole = travelMs(parts) * slower
    let [driven, since] = [0, at]
    const share = () => (whole === 0 ? 1 : driven / whole)
    const moveTo = (arrive: number, until: number) => {
      const before = share()
      driven += arrive - since
      drive.moves.push({ from: since, to: arrive, leg, fromShare: before, toShare: share() })
      drive.moves.push({ from: arrive, to: until, leg, fromShare: share(), toShare: share() })
      since = until
    }
    for (const each of timed) {
      for (const one of each.breaks) moveTo(one.arrive, one.depart)
      moveTo(each.arrive, each.depart)
    }
    at = timed.at(-1)!.depart
    return timed.at(-1)!.begin
  }
  for (const [index, stop] of route.stops.entries()) {
    const opensAt = promiseOf(orderOf(orders, stop.order_id), Date.parse(stop.service_at)).opensAt
    const service = Date.parse(stop.depart_at) - Date.parse(stop.service_at)
    drive.begins.push(go(index, opensAt, service * noise(spread(0.35, service))))
  }
  go(route.stops.length, null, 10 * MINUTE)
  drive.endsAt = at
  return drive
}

/** Relative spread of a duration. Minutes vary independently, so a long drive varies less. */
const spread = (ofFiveMinutes: number, ms: number): number =>
  ofFiveMinutes * Math.min(1, Math.sqrt((5 * MINUTE) / Math.max(1, ms)))

/** Moves a later break to this leg when the break would begin too late after it. */
function pullBreaks(legs: LegPart[][], leg: number, at: number, nextAt: number): void {
  for (let later = leg + 1; later < legs.length; later += 1)
    for (const part of legs[later]!) {
      if (part.kind !== 'break') continue
      const latest = Date.parse(part.to) + BREAK_LATE_MS
      if (latest < at || latest >= nextAt) return
      legs[later] = legs[later]!.filter((one) => one !== part)
      legs[leg] = [...legs[leg]!, part]
    }
}

const orderOf = (orders: readonly SnapshotOrder[], id: string): SnapshotOrder =>
  orders.find((order) => order.id === id)!

/** The window of the planned time, which dispatch promises. */
function promiseOf({ windowStart, windowEnd, otherWindows }: SnapshotOrder, serviceAt: number) {
  const windows = [
    ...(windowStart && windowEnd ? [{ from: windowStart.getTime(), to: windowEnd.getTime() }] : []),
    ...otherWindows,
  ].toSorted((a, b) => a.from - b.from)
  const window = windows.findLast(({ from }) => from <= serviceAt) ?? windows[0]
  return window
    ? { opensAt: window.from, from: window.from, to: window.to }
    : { opensAt: null, from: serviceAt - PROMISE_MS, to: serviceAt + PROMISE_MS }
}

// The map ------------------------------------------------------------------------------------------------------

const DRIVING_MPS = 9

const DEPOT = { lat: 51, lng: 6.99, name: 'Depot' }
const END = { lat: 51, lng: 6.98 }

/** The places of a route: its depot, its stops and its end. A stop without a drive is where the previous one is. */
function placesOf({ stops }: ProposedRoute): Place[] {
  const places: Place[] = [DEPOT]
  for (const [index, { leg }] of stops.entries())
    places.push(travelMs(leg) === 0 ? places.at(-1)! : { lat: 51, lng: 7 + index * 0.004 })
  return [...places, END]
}

/** A line on a street of its own, so that the van passes no other stop. Its length fits the duration of the drive. */
function lineOf(places: readonly Place[], leg: number, seconds: number): Place[] {
  const [from, to] = [places[leg]!, places[leg + 1]!]
  const aside = Math.max(300, (seconds * DRIVING_MPS - metresBetween(from, to)) / 2)
  const lane = 51 + aside / METRES_PER_DEGREE
  return [from, { lat: lane, lng: from.lng }, { lat: lane, lng: to.lng }, to]
}

function pointOn(line: readonly Place[], share: number): Place {
  const lengths = line.slice(1).map((place, i) => metresBetween(line[i]!, place))
  let ahead = share * lengths.reduce((sum, metres) => sum + metres, 0)
  for (const [i, metres] of lengths.entries()) {
    if (ahead <= metres || i === lengths.length - 1) {
      const part = metres === 0 ? 0 : Math.min(1, ahead / metres)
      const [a, b] = [line[i]!, line[i + 1]!]
      return { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part }
    }
    ahead -= metres
  }
  return line.at(-1)!
}

// The live module ------------------------------------------------------------------------------------------------

interface Delivery {
  status: DeliveryStatus
  etaFrom: number
  etaTo: number
  etaReason: EtaReason
}

/** Keeps a route's rows in memory in place of the database, and reads what people see. */
class Follower {
  readonly #name: string
  #route: RouteSnapshot
  readonly #deliveries = new Map<string, Delivery>()
  readonly #lines: Place[][]
  #heard: (Fix & { receivedAt: number }) | null = null

  constructor(name: string, route: ProposedRoute, { orders, speeds }: Snapshot) {
    this.#name = name
    const places = placesOf(route)
    const legs = [...route.stops.map(({ leg }) => leg), route.return_leg]
    this.#lines = legs.map((leg, index) => lineOf(places, index, travelMs(leg) / 1000))
    const stops = route.stops.map((stop, index): StopSnapshot => {
      const order = orderOf(orders, stop.order_id)
      const plannedServiceAt = Date.parse(stop.service_at)
      const promise = promiseOf(order, plannedServiceAt)
      this.#deliveries.set(stop.order_id, {
        status: 'pending',
        ...toldRange(plannedServiceAt, promise),
        etaReason: AS_PLANNED,
      })
      return {
        id: stop.order_id,
        deliveryId: stop.order_id,
        orderId: stop.order_id,
        deliveryStatus: 'pending',
        sequence: stop.sequence,
        status: 'pending',
        lat: places[index + 1]!.lat,
        lng: places[index + 1]!.lng,
        serviceSeconds: order.serviceSeconds,
        arrivedAt: null,
        departedAt: null,
        driverArrivedAt: null,
        driverNearAt: null,
        windowStart: promise.opensAt,
        plannedServiceAt,
        plannedDepartAt: Date.parse(stop.depart_at),
        promisedFrom: promise.from,
        promisedTo: promise.to,
        leg: stop.leg,
        learntServiceSeconds: null,
        etaAt: plannedServiceAt,
        lateSeconds: 0,
        etaReason: AS_PLANNED,
        street: 'Weaver Lane',
        city: 'Ashmouth',
      }
    })
    const returnAt = Date.parse(route.return_at)
    const rules = readDriverRules({})
    this.#route = {
      tenantId: 't',
      id: `route ${route.number}`,
      number: route.number,
      status: 'dispatched',
      vehicleName: 'Van',
      timeZone: 'Europe/Berlin',
      roadProfile: 'car',
      speeds,
      depot: DEPOT,
      end: END,
      departAt: Date.parse(route.depart_at),
      returnAt,
      startedAt: null,
      finishedAt: null,
      driftSeconds: 0,
      etaReturnAt: returnAt,
      offRouteSince: null,
      standingSince: null,
      legs: this.#lines.map((line) => encodePolyline(line.map(({ lat, lng }) => [lng, lat]))),
      returnLeg: route.return_leg,
      completeStopsBy: 'position',
      rules,
      arrivalRadiusMetres: rules.arrivalRadiusMetres,
      stops,
      saved: null,
      lateCount: 0,
      fixes: [],
      isRecount: false,
      eventCount: 0,
      lastEventAt: null,
    }
  }

  async drive(drive: Drive): Promise<Reading[]> {
    const readings: Reading[] = []
    const startAt = this.#route.departAt - 10 * MINUTE
    let move = 0
    for (let at = startAt; at < drive.endsAt; at += FIX_MS) {
      while (drive.moves[move + 1] && drive.moves[move]!.to <= at) move += 1
      const { from, to, leg, fromShare, toShare } = drive.moves[move]!
      const share = at <= from ? fromShare : fromShare + ((toShare - fromShare) * (at - from)) / (to - from)
      const isMoving = at > from && toShare > fromShare
      const fix = {
        at,
        receivedAt: at,
        ...pointOn(this.#lines[leg]!, share),
        speedMps: isMoving ? DRIVING_MPS : 0,
        accuracyMetres: 5,
      }
      this.#heard = fix
      const isTurn = (at - startAt) % READ_MS === 0
      const changes = await updateRoute({ ...this.#route, fixes: [fix] }, async () => 0)
      const notices = changes ? this.#write(changes) : new Map<string, string[]>()
      const isOverdue =
        this.#route.startedAt === null && at > this.#route.departAt + NOT_LEFT_TOLD_SECONDS * 1000
      const carried = isTurn && isOverdue ? await updateRoute(this.#route, async () => 0, at) : null
      for (const [id, texts] of carried ? this.#write(carried) : [])
        notices.set(id, [...(notices.get(id) ?? []), ...texts])
      if (changes === null && !isTurn) continue
      const day = this.#readLive(at)
      for (const [index, stop] of this.#route.stops.entries()) {
        const beganAt = drive.begins[index]!
        if (beganAt <= at || (!isTurn && !notices.has(stop.id))) continue
        readings.push(this.#read(stop, { at, beganAt, day, notices: notices.get(stop.id) ?? [] }))
      }
    }
    return readings
  }

  /** Applies changes as the database does. Returns texts of due notices by delivery. */
  #write({ result, route, stops, transitions, forecasts, near }: Changes): Map<string, string[]> {
    const texts = new Map<string, string[]>()
    const say = (id: string, kind: DeliveryNotice) => {
      const { etaFrom, etaTo } = this.#deliveries.get(id)!
      const values = {
        company: 'Harbour Couriers',
        reference: 'O-1',
        street: 'Weaver Lane',
        timeZone: 'Europe/Berlin',
        eta: { from: new Date(etaFrom), to: new Date(etaTo) },
      }
      const { title, message } = deliveryNotice(kind, values, 'en')
      texts.set(id, [
        ...(texts.get(id) ?? []),
        title,
        message,
        noticeText(kind, values, 'en', 'https://d.example'),
      ])
    }
    const at = (time: string | null) => (time === null ? null : Date.parse(time))
    const moved = new Map(stops.map((change) => [change.id, change]))
    const statusOf = new Map(transitions.flat().map(({ id, status }) => [id, status as DeliveryStatus]))
    const reasonOf = new Map(forecasts.map(({ id, reason }) => [id, reason]))
    const nearIds = new Set(near)
    this.#route = {
      ...this.#route,
      ...(route && {
        status: route.status as RouteSnapshot['status'],
        startedAt: at(route.startedAt),
        finishedAt: at(route.finishedAt),
        driftSeconds: route.driftSeconds,
        etaReturnAt: at(route.etaReturnAt),
        offRouteSince: at(route.offRouteSince),
        standingSince: at(route.standingSince),
      }),
      saved: { version: 1, ...result },
      stops: this.#route.stops.map((stop) => {
        const change = moved.get(stop.id)
        return {
          ...stop,
          ...(change && {
            status: change.status as StopSnapshot['status'],
            arrivedAt: at(change.arrivedAt),
            departedAt: at(change.departedAt),
            etaAt: at(change.etaAt),
            lateSeconds: change.lateSeconds,
          }),
          deliveryStatus: statusOf.get(stop.id) ?? stop.deliveryStatus,
          etaReason: reasonOf.get(stop.id) ?? stop.etaReason,
          driverNearAt: stop.driverNearAt ?? (nearIds.has(stop.id) ? at(result.lastFixAt) : null),
        }
      }),
    }
    for (const { id, etaFrom, etaTo, reason } of forecasts) {
      const delivery = this.#deliveries.get(id)!
      const { promisedTo } = this.#route.stops.find((stop) => stop.id === id)!
      const wasLate = delivery.etaFrom > promisedTo!
      Object.assign(delivery, { etaFrom: at(etaFrom), etaTo: at(etaTo), etaReason: reason })
      // As app.notice_delivery_change.
      if (!wasLate && delivery.etaFrom > promisedTo!) say(id, 'running_late')
    }
    for (const [id, status] of statusOf) {
      this.#deliveries.get(id)!.status = status
      if (status === 'out_for_delivery') say(id, 'out_for_delivery')
    }
    for (const id of near) say(id, 'driver_near')
    return texts
  }

  #readLive(clock: number): LiveResponse['routes'][number] {
    const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
    const route = this.#route
    return liveDay(
      '2026-04-16',
      [
        {
          id: route.id,
          number: route.number,
          status: route.status,
          vehicle: { id: 'van', name: 'Van', registration: 'V 1' },
          driver: null,
          depot: DEPOT,
          departAt: toIso(route.departAt)!,
          returnAt: toIso(route.returnAt)!,
          etaReturnAt: toIso(route.etaReturnAt),
          distanceMetres: 0,
          driftSeconds: route.driftSeconds,
          reorderedAt: null,
          orderLockedAt: null,
          returnLeg: route.returnLeg,
          speeds: route.speeds,
          offRouteSince: toIso(route.offRouteSince),
          standingSince: toIso(route.standingSince),
          zoneEvents: [],
          incidents: [],
          longStopMinutes: route.rules.longStopMinutes,
          position: this.#heard && {
            lat: this.#heard.lat,
            lng: this.#heard.lng,
            speedMps: this.#heard.speedMps,
            heading: null,
            at: toIso(this.#heard.at)!,
            receivedAt: toIso(this.#heard.receivedAt)!,
          },
          stops: route.stops.map((stop) => ({
            id: stop.id,
            orderId: stop.orderId,
            reference: stop.id,
            recipient: 'Nora',
            address: 'Weaver Lane',
            lat: stop.lat,
            lng: stop.lng,
            sequence: stop.sequence,
            status: stop.status,
            plannedArriveAt: toIso(stop.plannedServiceAt)!,
            plannedDepartAt: toIso(stop.plannedDepartAt)!,
            windowStart: toIso(stop.promisedFrom),
            windowEnd: toIso(stop.promisedTo),
            etaAt: toIso(stop.etaAt),
            arrivedAt: toIso(stop.arrivedAt),
            departedAt: toIso(stop.departedAt),
            opensAt: toIso(stop.windowStart),
            plannedServiceAt: toIso(stop.plannedServiceAt)!,
            leg: stop.leg,
            lateSeconds: stop.lateSeconds,
          })),
        },
      ],
      clock,
    ).routes[0]!
  }

  #read(
    stop: StopSnapshot,
    {
      at,
      beganAt,
      day,
      notices,
    }: { at: number; beganAt: number; day: LiveResponse['routes'][number]; notices: string[] },
  ): Reading {
    const tracking = publicAnswer(this.#trackedRow(stop), at, () => null, {
      view: BLURRED,
      callNumber: null,
      publicUrl: 'https://fleet.example',
    })
    const now = new Date(tracking.clock)
    const { lead, headline, between, note } = answerOf(tracking, now)
    const listed = day.stops.find(({ id }) => id === stop.id)!
    const { etaFrom, etaTo } = this.#deliveries.get(stop.id)!
    return {
      clock: at,
      name: `${this.#name}, stop ${stop.sequence}`,
      sentences: [
        ...[lead, headline, between, note].filter((text) => text !== null),
        pageTitle(tracking, now),
        ...notices,
        ...(stopListOf(listed, day) === 'at_risk' ? [formatLateness(listed.lateSeconds)] : []),
      ],
      exceptions: (day.exceptions ?? []).map((one) => exceptionText(one, 'UTC')),
      range: { from: etaFrom, to: etaTo },
      etaAt: stop.etaAt!,
      plannedAt: stop.plannedServiceAt,
      promisedTo: stop.promisedTo!,
      opensAt: stop.windowStart,
      beganAt,
      hasLeft: this.#route.startedAt !== null,
    }
  }

  #trackedRow(stop: StopSnapshot): TrackedRow {
    const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
    const delivery = this.#deliveries.get(stop.id)!
    return {
      tenant_id: '00000000-0000-4000-8000-000000000001',
      host: null,
      steps: [],
      tracking_number: '7K2M9QXR4T1B0C',
      reference: 'O-1',
      status: delivery.status,
      eta_from: toIso(delivery.etaFrom),
      eta_to: toIso(delivery.etaTo),
      eta_reason: delivery.etaReason,
      promised_from: toIso(stop.promisedFrom),
      promised_to: toIso(stop.promisedTo),
      recipient: 'Nora Finch',
      address: '12 Weaver Lane, Ashmouth',
      street: 'Weaver Lane',
      city: 'Ashmouth',
      lat: stop.lat,
      lng: stop.lng,
      packages: 1,
      weight_grams: 1_000,
      volume_litres: 0,
      custom: {},
      depot: null,
      company: {
        name: 'Harbour Couriers',
        color: '#0f5257',
        logo_url: null,
        units: 'km',
        locale: 'en',
        time_zone: 'Europe/Berlin',
        settings: {},
      },
      proof: null,
      events: [],
      route: {
        status: this.#route.status as 'dispatched' | 'started' | 'finished',
        vehicle: 'Van',
        driver: null,
        legs: this.#route.legs,
        sequence: stop.sequence,
        eta_at: toIso(stop.etaAt),
        late_seconds: stop.lateSeconds,
        stops: this.#route.stops.map(({ sequence, status, departedAt }) => ({
          sequence,
          status,
          departed_at: toIso(departedAt),
        })),
        position: this.#heard && {
          lat: this.#heard.lat,
          lng: this.#heard.lng,
          heading: null,
          at: toIso(this.#heard.at)!,
          received_at: toIso(this.#heard.receivedAt)!,
        },
      },
    }
  }
}

/** As platform/leg-sql.ts writes it at dispatch. */
function toldRange(etaAt: number, promise: { from: number; to: number }) {
  return {
    etaFrom: promise.from <= etaAt ? Math.max(etaAt - PROMISE_MS / 2, promise.from) : etaAt - PROMISE_MS / 2,
    etaTo: promise.to >= etaAt ? Math.min(etaAt + PROMISE_MS / 2, promise.to) : etaAt + PROMISE_MS / 2,
  }
}
