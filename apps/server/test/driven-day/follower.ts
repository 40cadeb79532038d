import {
  AS_PLANNED,
  answerOf,
  LATE_START_SECONDS,
  deliveryNotice,
  exceptionText,
  formatLateness,
  noticeText,
  pageTitle,
  readDriverRules,
  stopListOf,
  travelMs,
  type DeliveryNotice,
  type DeliveryStatus,
  type LiveResponse,
} from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads'
import type { RouteSnapshot, StopSnapshot } from '../../src/modules/live/update-queries.ts'
import type { RecordedRange } from '../../src/modules/live/shown-ranges.ts'
import { updateRoute, type Changes } from '../../src/modules/live/update-route.ts'
import { type ProposedRoute } from '../../src/modules/planning/proposal.ts'
import type { Snapshot } from '../../src/modules/planning/snapshot.ts'
import { BLURRED } from '../../src/platform/door.ts'
import { publicAnswer } from '../../src/modules/tracking/public-answer.ts'
import type { Place } from '../../src/platform/geo.ts'

import type { Drive } from './drive.ts'
import { DEPOT, DRIVING_MPS, END, lineOf, placesOf, pointOn } from './map.ts'
import { orderOf, promiseOf, rangeWithMargin } from './promise.ts'
import { readLive, trackedRow } from './rows.ts'
import type { Delivery, Reading, ReceivedFix } from './types.ts'

const MINUTE = 60_000
/** Between two fixes. */
const FIX_MS = 30_000
/** Between two readings of every open stop. */
const READ_MS = 5 * MINUTE

/** Keeps a route's rows in memory in place of the database, and reads what people see. */
export class Follower {
  readonly #name: string
  #route: RouteSnapshot
  readonly #deliveries = new Map<string, Delivery>()
  readonly #lines: Place[][]
  #lastFix: ReceivedFix | null = null
  /** Recorded ranges, by the name of their stop in readings. */
  readonly recorded = new Map<string, RecordedRange>()

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
        ...rangeWithMargin(plannedServiceAt, promise),
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
        etaFrom: this.#deliveries.get(stop.order_id)!.etaFrom,
        etaTo: this.#deliveries.get(stop.order_id)!.etaTo,
        hasRange: false,
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
      rangeFactor: null,
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
      this.#lastFix = fix
      const isTurn = (at - startAt) % READ_MS === 0
      const changes = await updateRoute({ ...this.#route, fixes: [fix] }, async () => 0)
      const notices = changes ? this.#write(changes) : new Map<string, string[]>()
      const isOverdue =
        this.#route.startedAt === null && at > this.#route.departAt + LATE_START_SECONDS * 1000
      const carried = isTurn && isOverdue ? await updateRoute(this.#route, async () => 0, at) : null
      for (const [id, texts] of carried ? this.#write(carried) : [])
        notices.set(id, [...(notices.get(id) ?? []), ...texts])
      if (changes === null && !isTurn) continue
      const day = readLive(this.#route, this.#lastFix, at)
      for (const [index, stop] of this.#route.stops.entries()) {
        const beganAt = drive.begins[index]!
        if (beganAt <= at || (!isTurn && !notices.has(stop.id))) continue
        readings.push(this.#read(stop, { at, beganAt, day, notices: notices.get(stop.id) ?? [] }))
      }
    }
    return readings
  }

  /** Applies changes as the database does. Returns texts of due notices by delivery. */
  #write({
    result,
    route,
    stops,
    transitions,
    forecasts,
    near,
    recordedRanges,
  }: Changes): Map<string, string[]> {
    const texts = new Map<string, string[]>()
    const addNotice = (id: string, kind: DeliveryNotice) => {
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
    const rangeOf = new Map(
      forecasts.map(({ id, etaFrom, etaTo }) => [id, { etaFrom: at(etaFrom), etaTo: at(etaTo) }]),
    )
    const recordedIds = new Set(recordedRanges.map(({ id }) => id))
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
      saved: { version: 1, ...result, shown: result.shown ?? this.#route.saved?.shown ?? null },
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
          ...rangeOf.get(stop.id),
          hasRange: stop.hasRange || recordedIds.has(stop.id),
          driverNearAt: stop.driverNearAt ?? (nearIds.has(stop.id) ? at(result.lastFixAt) : null),
        }
      }),
    }
    for (const range of recordedRanges)
      this.recorded.set(this.#nameOf(this.#route.stops.find(({ id }) => id === range.id)!), range)
    for (const { id, etaFrom, etaTo, reason } of forecasts) {
      const delivery = this.#deliveries.get(id)!
      const { promisedTo } = this.#route.stops.find((stop) => stop.id === id)!
      const wasLate = delivery.etaFrom > promisedTo!
      Object.assign(delivery, { etaFrom: at(etaFrom), etaTo: at(etaTo), etaReason: reason })
      // As app.notice_delivery_change.
      if (!wasLate && delivery.etaFrom > promisedTo!) addNotice(id, 'running_late')
    }
    for (const [id, status] of statusOf) {
      this.#deliveries.get(id)!.status = status
      if (status === 'out_for_delivery') addNotice(id, 'out_for_delivery')
    }
    for (const id of near) addNotice(id, 'driver_near')
    return texts
  }

  #nameOf({ sequence }: StopSnapshot): string {
    return `${this.#name}, stop ${sequence}`
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
    const tracking = publicAnswer(
      trackedRow(stop, this.#route, this.#deliveries.get(stop.id)!, this.#lastFix),
      at,
      () => null,
      {
        view: BLURRED,
        callNumber: null,
        publicUrl: 'https://fleet.example',
      },
    )
    const now = new Date(tracking.clock)
    const { lead, headline, between, note } = answerOf(tracking, now)
    const listed = day.stops.find(({ id }) => id === stop.id)!
    const { etaFrom, etaTo } = this.#deliveries.get(stop.id)!
    return {
      clock: at,
      name: this.#nameOf(stop),
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
}
