// What tests of the routes screen start from.
import type { PlanItem, RouteItem } from '@dropwise/contracts'
import { DAY } from '../../testing/render-screen.tsx'

export const uuid = (n: number) => `77777777-7777-4777-8777-${String(n).padStart(12, '0')}`
export const VAN = { id: uuid(50), name: 'Van 1', registration: 'AB 1' }
export const route = (n: number, more: Partial<RouteItem> = {}): RouteItem => ({
  id: uuid(n),
  planId: uuid(90),
  date: DAY,
  number: n,
  status: 'proposed',
  vehicle: VAN,
  driver: { id: uuid(60 + n), name: `Driver ${n}` },
  departAt: `${DAY}T08:00:00Z`,
  returnAt: `${DAY}T12:00:00Z`,
  stops: 17,
  stopsDone: 0,
  packages: 40,
  capacityPackages: 150,
  distanceMetres: 20_000,
  durationSeconds: 14_400,
  driveSeconds: 7_200,
  serviceSeconds: 5_040,
  waitSeconds: 2_160,
  maxShiftSeconds: 28_800,
  lateSeconds: 0,
  efficiency: 85,
  isOutOfDate: false,
  ...more,
})
export const plan = (more: Partial<PlanItem> = {}): PlanItem => ({
  id: uuid(90),
  date: DAY,
  status: 'done',
  progress: { elapsedSeconds: 0, cost: null, served: 0, total: 40, limitSeconds: 3, history: [] },
  summary: {
    routes: 1,
    stops: 17,
    distanceMetres: 20_000,
    durationSeconds: 14_400,
    driveSeconds: 7_200,
    waitSeconds: 2_160,
    unserved: 0,
    late: 0,
    cost: null,
    baselineDistanceMetres: null,
    onRoads: true,
  },
  isOutOfDate: false,
  error: null,
  createdAt: `${DAY}T06:00:00Z`,
  ...more,
})
export const planRoute = {
  ...route(1),
  vehicleId: VAN.id,
  driverId: null,
  load: { packages: 40, kg: 10 },
  distanceMetres: 18_000,
  efficiency: 91.2,
  stops: [],
}
