// Rows of Live and of the tracking page, made from a route in memory as queries make them from the database.
import type { LiveResponse } from '@dropwise/contracts'
import { liveDay } from '../../src/modules/live/day.ts'
import type { RouteSnapshot, StopSnapshot } from '../../src/modules/live/update-queries.ts'
import type { TrackedRow } from '../../src/modules/tracking/queries.ts'
import { DEPOT } from './map.ts'
import type { Delivery, ReceivedFix } from './types.ts'

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

export function readLive(
  route: RouteSnapshot,
  lastFix: ReceivedFix | null,
  clock: number,
): LiveResponse['routes'][number] {
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
        position: lastFix && {
          lat: lastFix.lat,
          lng: lastFix.lng,
          speedMps: lastFix.speedMps,
          heading: null,
          at: toIso(lastFix.at)!,
          receivedAt: toIso(lastFix.receivedAt)!,
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

export function trackedRow(
  stop: StopSnapshot,
  route: RouteSnapshot,
  delivery: Delivery,
  lastFix: ReceivedFix | null,
): TrackedRow {
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
      isTest: false,
    },
    proof: null,
    events: [],
    route: {
      status: route.status as 'dispatched' | 'started' | 'finished',
      vehicle: 'Van',
      driver: null,
      legs: route.legs,
      sequence: stop.sequence,
      eta_at: toIso(stop.etaAt),
      late_seconds: stop.lateSeconds,
      stops: route.stops.map(({ sequence, status, departedAt }) => ({
        sequence,
        status,
        departed_at: toIso(departedAt),
      })),
      position: lastFix && {
        lat: lastFix.lat,
        lng: lastFix.lng,
        heading: null,
        at: toIso(lastFix.at)!,
        received_at: toIso(lastFix.receivedAt)!,
      },
    },
  }
}
