// The parts of a run that need no database: the day as a problem, and the baseline plan.
import { NO_VAN_LIMITS } from '@dropwise/contracts'
import { UNREACHABLE, type Matrix } from '@dropwise/planner'
import { UNREACHABLE as NO_ROAD, type Point, type Table, type TableOptions } from '@dropwise/roads'
import { describe, expect, it } from 'vitest'
import { Zones } from '../../platform/zones.ts'
import { baselineMetres } from './baseline.ts'
import { readMatrix } from './matrix.ts'
import { listPlaces, originOf, toProblem } from './problem.ts'
import type { VanDay, VanDepot } from '../../platform/van-day/van-day.ts'
import type { Snapshot, SnapshotOrder } from './snapshot.ts'

const depot: VanDepot = {
  id: 'd',
  name: 'Depot',
  lat: 0,
  lng: 0,
  timeZone: 'UTC',
  opensAt: null,
  closesAt: null,
}
const vehicle: VanDay = {
  id: 'v',
  number: 1,
  name: 'Van',
  registration: 'AB 1',
  isActive: true,
  isOnRoad: false,
  isDriverOff: false,
  depot,
  end: depot,
  driverId: null,
  ...NO_VAN_LIMITS,
  capacityPackages: 150,
  capacityGrams: 1_200_000,
  zoneIds: [],
  roadProfile: 'car',
  shiftStart: '08:00:00',
  shiftEnd: '18:00:00',
  maxShiftSeconds: 12 * 3600,
  breaks: [],
  skills: [],
  costFixedMinor: 5,
  costPerHourMinor: 2200,
  overtimeAfterMinutes: null,
  costPerOvertimeHourMinor: null,
  costPerKmMinor: 35,
}
const order: SnapshotOrder = {
  id: 'o',
  reference: 'O',
  type: 'delivery',
  lat: 1,
  lng: 1,
  windowStart: null,
  windowEnd: null,
  otherWindows: [],
  setupSeconds: 0,
  serviceSeconds: 240,
  packages: 2,
  weightGrams: 500,
  volumeLitres: 0,
  palletTenths: 0,
  priority: 0,
  prizeMinor: 0,
  lateMinor: 0,
  onlyVehicles: [],
  notVehicles: [],
  pair: null,
  turn: 'any',
  afterOrders: [],
  beforeOrders: [],
  together: null,
  skills: [],
}
const snapshot = (date: string, timeZone: string, orders: SnapshotOrder[] = [order]): Snapshot => ({
  tenantId: 't',
  planId: 'p',
  date,
  objective: 'cost',
  seed: 1,
  timeLimitSeconds: 10,
  zones: new Zones([]),
  fingerprint: '',
  rules: {},
  adjustments: [],
  units: 'km',
  speeds: null,
  vehicles: [{ ...vehicle, depot: { ...depot, timeZone }, end: { ...depot, timeZone } }],
  orders,
})
const matrixOf = (metres: number[][]): Matrix => ({
  n: metres.length,
  durations: Int32Array.from(metres.flat()),
  distances: Int32Array.from(metres.flat()),
})
const flat = matrixOf([
  [0, 1],
  [1, 0],
])
const problemOf = (snapshotOfDay: Snapshot) =>
  toProblem(snapshotOfDay, listPlaces(snapshotOfDay), { car: flat })

describe('a day as a problem', () => {
  it('counts seconds from local midnight, both nights of the clock change included', () => {
    expect(problemOf(snapshot('2026-04-16', 'Europe/Berlin')).vehicles[0]!.shift).toEqual([
      8 * 3600,
      18 * 3600,
    ])
    // The night to this Sunday has one hour less: eight o'clock is seven hours after midnight.
    expect(problemOf(snapshot('2026-03-29', 'Europe/Berlin')).vehicles[0]!.shift).toEqual([
      7 * 3600,
      17 * 3600,
    ])
    expect(problemOf(snapshot('2026-10-25', 'Europe/Berlin')).vehicles[0]!.shift).toEqual([
      9 * 3600,
      19 * 3600,
    ])
    expect(originOf(snapshot('2026-04-16', 'Asia/Tokyo')).toISOString()).toBe('2026-04-15T15:00:00.000Z')
  })

  it('limits a driver to eight hours', () => {
    expect(problemOf(snapshot('2026-04-16', 'UTC')).vehicles[0]!.maxDuration).toBe(8 * 3600)
  })

  it('[M32] prices hours of overtime by their extra cost', () => {
    const day = snapshot('2026-04-16', 'UTC')
    const costsWith = (prices: { overtimeAfterMinutes: number; costPerOvertimeHourMinor: number }) => {
      const vehicles = day.vehicles.map((van) => ({ ...van, ...prices }))
      return problemOf({ ...day, vehicles }).vehicles[0]!.costs
    }
    expect(costsWith({ overtimeAfterMinutes: 420, costPerOvertimeHourMinor: 3300 })).toMatchObject({
      perPaidHour: 2200,
      overtime: { after: 7 * 3600, perHour: 1100 },
    })
    expect(costsWith({ overtimeAfterMinutes: 420, costPerOvertimeHourMinor: 2000 })).not.toHaveProperty(
      'overtime',
    )
  })

  it('prices the hours of a driver, including waits, and balances days only on request', () => {
    const day = snapshot('2026-04-16', 'UTC')
    expect(problemOf(day).vehicles[0]!.costs).toMatchObject({ perHour: 0, perPaidHour: 2200 })
    expect(problemOf(day).options?.balance).toBe(0)
    expect(problemOf({ ...day, objective: 'balance' }).options?.balance).toBeGreaterThan(0)
  })

  it('[M29] keeps vans within the opening hours of the depots where they start and end', () => {
    const day = snapshot('2026-04-16', 'UTC')
    const start = { ...depot, opensAt: '09:00:00', closesAt: '20:00:00' }
    const end = { ...start, id: 'e', opensAt: '06:00:00', closesAt: '17:00:00' }
    const shiftOf = (van: VanDay) => problemOf({ ...day, vehicles: [van] }).vehicles[0]!.shift
    expect(shiftOf({ ...vehicle, depot: start, end: start })).toEqual([9 * 3600, 18 * 3600])
    const shift = shiftOf({ ...vehicle, depot: start, end })
    expect(shift).toEqual([9 * 3600, 17 * 3600])
  })

  it('lets no van leave before the time of planning on the same day', () => {
    const planned = (date: string, plannedAt: string, van: Partial<VanDay> = {}, startAt?: string) =>
      problemOf({
        ...snapshot(date, 'Europe/Berlin'),
        vehicles: [{ ...snapshot(date, 'Europe/Berlin').vehicles[0]!, ...van }],
        plannedAt: new Date(plannedAt),
        adjustments: startAt === undefined ? [] : [{ vehicleId: 'v', startAt }],
      }).vehicles[0]!
    // 13:31 UTC is 15:31 in Berlin.
    const at1531 = '2026-04-16T13:31:00Z'
    expect(planned('2026-04-16', at1531).shift).toEqual([15 * 3600 + 31 * 60, 18 * 3600])
    expect(planned('2026-04-16', at1531, {}, '2026-04-16T08:00:00Z').shift[0]).toBe(15 * 3600 + 31 * 60)
    expect(planned('2026-04-16', at1531, {}, '2026-04-16T14:00:00Z').shift[0]).toBe(16 * 3600)
    // Planned at 03:00, before the shift; the evening before; on a later day, as a plan of what has been.
    for (const before of ['2026-04-16T01:00:00Z', '2026-04-15T20:00:00Z', '2026-04-18T10:00:00Z'])
      expect(planned('2026-04-16', before).shift).toEqual([8 * 3600, 18 * 3600])
    expect(planned('2026-04-16', '2026-04-16T18:00:00Z').shift).toEqual([20 * 3600, 20 * 3600])
    // A night shift continues after midnight: 01:10 belongs to the day before.
    const night = { shiftStart: '22:00:00', shiftEnd: '06:00:00' }
    expect(planned('2026-04-16', '2026-04-16T23:10:00Z', night).shift).toEqual([25 * 3600 + 600, 30 * 3600])
  })

  it('plans no break that was over at the time of planning', () => {
    const breaks = [
      { from: '11:00', to: '13:00', minutes: 30 },
      { from: '16:00', to: '17:00', minutes: 15 },
    ]
    const day = { ...snapshot('2026-04-16', 'UTC'), vehicles: [{ ...vehicle, breaks }] }
    const breaksAt = (plannedAt: string) =>
      problemOf({ ...day, plannedAt: new Date(plannedAt) }).vehicles[0]!.breaks?.map(({ id }) => id)
    expect(breaksAt('2026-04-16T13:00:00Z')).toEqual([1, 2])
    expect(breaksAt('2026-04-16T13:01:00Z')).toEqual([2])
    expect(breaksAt('2026-04-17T13:01:00Z')).toEqual([1, 2])
  })

  it('applies the limits of the run, and those of a van’s adjustment first', () => {
    const day = {
      ...snapshot('2026-04-16', 'UTC'),
      rules: { maxSeconds: 6 * 3600, maxStops: 12, notBefore: '09:30' },
    }
    expect(problemOf(day).vehicles[0]).toMatchObject({
      shift: [34_200, 64_800],
      maxDuration: 6 * 3600,
      maxStops: 12,
    })
    const changed = problemOf({
      ...day,
      adjustments: [
        {
          vehicleId: 'v',
          startAt: '2026-04-16T07:40:00Z',
          endAt: '2026-04-16T19:00:00Z',
          maxStops: 20,
          kg: 800,
          skills: ['lift'],
        },
      ],
    })
    expect(changed.vehicles[0]).toMatchObject({
      shift: [27_600, 68_400],
      maxStops: 20,
      capacity: [150, 800_000],
      skills: ['lift'],
    })
  })

  it('opens a window to the side that is not named', () => {
    const windows = (windowStart: string | null, windowEnd: string | null) => {
      const at = (clock: string | null) => (clock ? new Date(`2026-04-16T${clock}Z`) : null)
      return problemOf(
        snapshot('2026-04-16', 'UTC', [{ ...order, windowStart: at(windowStart), windowEnd: at(windowEnd) }]),
      ).orders[0]!.windows
    }
    expect(windows(null, null)).toEqual([])
    expect(windows('09:00', '10:00')).toEqual([[32_400, 36_000]])
    expect(windows(null, '10:00')).toEqual([[0, 36_000]])
    expect(windows('09:00', null)![0]![0]).toBe(32_400)
  })

  it('loads deliveries at the depot and pick-ups on the way, and shares the place of equal doors', () => {
    const orders: SnapshotOrder[] = [
      order,
      { ...order, id: 'p', type: 'pickup' },
      { ...order, id: 'far', lat: 2 },
    ]
    const dispatchedDay = snapshot('2026-04-16', 'UTC', orders)
    expect(problemOf(dispatchedDay).orders).toMatchObject([
      { delivery: [2, 500], location: 1 },
      { pickup: [2, 500], location: 1 },
      { location: 2 },
    ])
    expect(listPlaces(dispatchedDay).points).toHaveLength(3)
  })
})

describe('the road table of a day', () => {
  /** A place's number is its latitude; driving from i to j takes 100 i + j seconds. */
  const roads = (requests: number[]) => ({
    table: async (points: Point[], { sources, destinations }: TableOptions = {}): Promise<Table> => {
      const from = sources ?? [...points.keys()]
      const to = destinations ?? [...points.keys()]
      requests.push(Math.max(from.length, to.length))
      const cells = Int32Array.from(from.flatMap((i) => to.map((j) => 100 * points[i]!.lat + points[j]!.lat)))
      return {
        rows: from.length,
        columns: to.length,
        durations: cells,
        distances: cells,
        snapped: [],
        quality: 'roads',
      }
    },
  })

  it('is the same when read at once or in parts', async () => {
    const points = Array.from({ length: 11 }, (_, lat) => ({ lat, lng: 0 }))
    const requestedPairs: number[] = []
    const fullMatrix = await readMatrix(roads([]), points, 'car')
    const parts = await readMatrix(roads(requestedPairs), points, 'car', 4)
    expect(parts).toEqual(fullMatrix)
    expect(fullMatrix.matrix.durations[3 * 11 + 10]).toBe(310)
    expect(Math.max(...requestedPairs)).toBe(4)
    expect(requestedPairs).toHaveLength(9)
  })

  it('separates unreachable orders from distant ones', async () => {
    const { matrix, isOnRoads } = await readMatrix(
      {
        table: async () => ({
          rows: 1,
          columns: 1,
          durations: Int32Array.of(NO_ROAD),
          distances: Int32Array.of(7),
          snapped: [],
          quality: 'estimated',
        }),
      },
      [{ lat: 1, lng: 1 }],
      'car',
    )
    expect([matrix.durations[0], matrix.distances[0]]).toEqual([UNREACHABLE, 7])
    expect(matrix.durations.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(isOnRoads).toBe(false)
  })
})

describe('orders in file order by the nearest vehicle', () => {
  it('go to the vehicle that is nearest at that moment, and all return', () => {
    // Places on a line: depot 0, then 10, 20 and -5 metres from it.
    const at = [0, 10, 20, -5]
    const matrix = matrixOf(at.map((a) => at.map((b) => Math.abs(a - b))))
    // One van serves 10 and 20, the other -5: 20 metres there and back, and 5 there and back.
    const van = { depot: 0, matrix }
    expect(baselineMetres([1, 2, 3], [van, van])).toBe(50)
    expect(baselineMetres([2, 1, 2], [van])).toBe(20 + 10 + 10 + 20)
    expect(baselineMetres([], [van])).toBe(0)
    expect(baselineMetres([1], [])).toBeNull()
    const cutOff = matrixOf([
      [0, UNREACHABLE],
      [1, 0],
    ])
    expect(baselineMetres([1], [{ depot: 0, matrix: cutOff }])).toBeNull()
    // A van that cannot reach an order leaves it to one that can.
    expect(baselineMetres([1], [{ depot: 0, matrix: cutOff }, van])).toBe(20)
  })
})
