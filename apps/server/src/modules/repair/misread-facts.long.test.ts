// Misreads each fact of a van's day in turn, and expects `checkViolations` to fail.
import { expect, it } from 'vitest'
import { checkViolations } from '../../../test/violations-property.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import type { Snapshot, SnapshotOrder } from '../planning/snapshot.ts'

/** As many companies as `violations.long.test.ts` draws. */
const COMPANIES = 40

const ofVan =
  (change: (van: VanDay) => Partial<VanDay>) =>
  (snapshot: Snapshot): Snapshot => ({
    ...snapshot,
    vehicles: snapshot.vehicles.map((van) => ({ ...van, ...change(van) })),
  })
const ofOrder =
  (change: (order: SnapshotOrder) => Partial<SnapshotOrder>) =>
  (snapshot: Snapshot): Snapshot => ({
    ...snapshot,
    orders: snapshot.orders.map((order) => ({ ...order, ...change(order) })),
  })
const always = { opensAt: null, closesAt: null }

const FACTS: Record<string, (snapshot: Snapshot) => Snapshot> = {
  breaks: ofVan(() => ({ breaks: [] })),
  'the second break': ofVan(({ breaks }) => ({ breaks: breaks.slice(0, 1) })),
  'the length of a break': ofVan(({ breaks }) => ({
    breaks: breaks.map((one) => ({ ...one, minutes: one.minutes + 1 })),
  })),
  'the latest start of a break': ofVan(({ breaks }) => ({
    breaks: breaks.map((one) => ({ ...one, to: '23:00' })),
  })),
  'the start of the shift': ofVan(() => ({ shiftStart: '00:00:00' })),
  'the end of the shift': ofVan(() => ({ shiftEnd: '23:59:00' })),
  'the longest day': ofVan(() => ({ maxShiftSeconds: 86_400 })),
  'the longest distance': ofVan(() => ({ maxDistanceMetres: null })),
  'the most stops': ofVan(() => ({ maxStops: null })),
  'driving without a rest': ofVan(() => ({ drivingRules: [] })),
  'what counts as a rest': ofVan(({ drivingRules }) => ({
    drivingRules: drivingRules.map((rule) => ({
      ...rule,
      counts: rule.counts === 'breaks' ? 'pauses' : 'breaks',
    })),
  })),
  'packages that fit': ofVan(() => ({ capacityPackages: 99 })),
  reloads: ofVan(({ maxReloads }) => ({ maxReloads: maxReloads + 1 })),
  'the time of a reload': ofVan(({ reloadSeconds }) => ({ reloadSeconds: reloadSeconds + 60 })),
  'skills of a van': ofVan(() => ({ skills: ['cold'] })),
  'where the day ends': ofVan(({ depot }) => ({ end: depot })),
  'hours of the depot': ofVan(({ depot, end }) => ({
    depot: { ...depot, ...always },
    end: { ...end, ...always },
  })),
  'the time zone of the depot': ofVan(({ depot, end }) => ({
    depot: { ...depot, timeZone: 'UTC' },
    end: { ...end, timeZone: 'UTC' },
  })),
  'the service time': ofOrder(({ serviceSeconds }) => ({ serviceSeconds: serviceSeconds + 60 })),
  'the set-up time': ofOrder(() => ({ setupSeconds: 0 })),
  windows: ofOrder(() => ({ windowStart: null, windowEnd: null, otherWindows: [] })),
  'the second window': ofOrder(() => ({ otherWindows: [] })),
  'packages of an order': ofOrder(({ packages }) => ({ packages: packages + 1 })),
  pickups: ofOrder(() => ({ type: 'delivery' })),
  'skills of an order': ofOrder(() => ({ skills: [] })),
  'the place on the route': ofOrder(() => ({ turn: 'any' })),
  'orders that come before': ofOrder(() => ({ afterOrders: [] })),
  'orders that share a van': ofOrder(() => ({ together: null })),
  'vans that must not take an order': ofOrder(() => ({ notVehicles: [] })),
}

it.each(Object.keys(FACTS))('notices that changes misread %s', async (fact) => {
  const misread = FACTS[fact]!
  for (let seed = 1; seed <= COMPANIES; seed += 1) {
    const isNoticed = await checkViolations(seed, misread).then(
      () => false,
      () => true,
    )
    if (isNoticed) return
  }
  expect.unreachable(`No company fails without ${fact}`)
})
