// A finished plan with one route, R4, as list item and in full.
import type { PlanItem, PlanResponse } from '@dropwise/contracts'
import { DAY } from './render-screen.tsx'

export function planFixture({ id, vehicleId }: { id: string; vehicleId: string }): {
  item: PlanItem
  plan: PlanResponse
} {
  const item: PlanItem = {
    id,
    date: DAY,
    name: null,
    version: 1,
    basePlanId: null,
    objective: 'cost',
    rules: {},
    status: 'done',
    progress: { elapsedSeconds: 1, cost: 1, served: 1, total: 1, limitSeconds: 1, history: [] },
    summary: {
      routes: 1,
      stops: 0,
      distanceMetres: 900,
      durationSeconds: 3600,
      driveSeconds: 1800,
      waitSeconds: 0,
      unserved: 0,
      late: 0,
      cost: 100,
      lowerBound: null,
      cheapestCost: null,
      isStarved: false,
      hasUnknownLimits: false,
      baselineDistanceMetres: 1000,
      onRoads: true,
      roads: 'roads',
      estimate: null,
    },
    locks: { orders: [], vehicles: [] },
    adjustments: [],
    isOutOfDate: false,
    speeds: 'map',
    error: null,
    createdAt: '2026-11-23T10:00:00Z',
  }
  const route: PlanResponse['routes'][number] = {
    id,
    number: 4,
    vehicleId,
    driverId: null,
    departAt: `${DAY}T08:00:00Z`,
    returnAt: `${DAY}T12:00:00Z`,
    distanceMetres: 1000,
    durationSeconds: 3600,
    driveSeconds: 1800,
    serviceSeconds: 1800,
    waitSeconds: 0,
    load: { packages: 1, kg: 1 },
    cost: 100,
    overtimeCost: 0,
    co2Grams: 240,
    efficiency: 100,
    stops: [],
  }
  return {
    item,
    plan: { ...item, routes: [route], overlap: { stops: 0, inOthers: 0 }, unserved: [], violations: [] },
  }
}
