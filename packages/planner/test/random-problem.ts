// Random test problems with any mix of features, small or large.
import { Random } from '../src/search/random.ts'
import type { Order, Problem, Vehicle } from '../src/index.ts'

export const FEATURES = [
  'windows',
  'manyWindows',
  'loads',
  'twoLoads',
  'pickups',
  'pairs',
  'fewPairs',
  'mixedFleet',
  'openEnds',
  'depots',
  'maxDuration',
  'maxTravel',
  'maxDistance',
  'maxStops',
  'breaks',
  'speed',
  'skills',
  'setup',
  'release',
  'priority',
  'prize',
  'reloads',
  'traffic',
  'balance',
  'fewestVehicles',
  'pinned',
  'promise',
  'allowed',
  'profiles',
  'taskCosts',
  'typedTimes',
  'onTheRoad',
  'promisedTimes',
  'twoBreaks',
  'allowedOnly',
  'pinnedSequence',
  'paidHours',
  'overtime',
  'shifts',
  'detours',
  'fasterTraffic',
  'drivingRule',
  'turns',
  'after',
  'together',
  'lastInFirstOut',
] as const
export type Feature = (typeof FEATURES)[number]

/** A problem of `size` orders and `fleet` vehicles on asymmetric roads, with these features. */
export function randomProblem(seed: number, size: number, fleet: number, features: Feature[]): Problem {
  const random = new Random(seed)
  const has = (f: Feature): boolean => features.includes(f)
  const places = size + 3
  const x = Array.from({ length: places }, () => random.below(6000))
  const y = Array.from({ length: places }, () => random.below(6000))
  const table = (factor: number, noise: number): Int32Array => {
    const t = new Int32Array(places * places)
    for (let i = 0; i < places; i++) {
      for (let j = 0; j < places; j++) {
        if (i !== j)
          t[i * places + j] = Math.round(
            Math.hypot(x[i] - x[j], y[i] - y[j]) * factor * (1 + noise * random.unit()),
          )
      }
    }
    return t
  }
  const matrices: Problem['matrices'] = {
    car: { n: places, durations: table(0.15, 0.3), distances: table(1.2, 0.1) },
  }
  if (has('profiles'))
    matrices['truck'] = { n: places, durations: table(0.25, 0.2), distances: table(1.3, 0.1) }
  // The way via another place is then often faster than the direct road.
  if (has('detours'))
    for (const { durations } of Object.values(matrices))
      for (let k = 0; k < durations.length; k++) if (random.unit() < 0.1) durations[k] *= 4
  const day = 8 * 3600
  const orders: Order[] = Array.from({ length: size }, (_, i) => {
    const order: Order = { id: `o${i}`, location: 3 + i, service: 60 + random.below(240) }
    if (has('windows') && random.unit() < 0.6) {
      const from = day + random.below(6) * 3600
      order.windows = [[from, from + 3600 + random.below(7200)]]
    }
    if (has('manyWindows') && random.unit() < 0.5) {
      const from = day + random.below(3) * 3600
      order.windows = [
        [from, from + 1800],
        [from + 7200, from + 10_800],
      ]
    }
    if (has('loads')) order.delivery = [1 + random.below(4)]
    if (has('twoLoads')) order.delivery = [1 + random.below(4), random.below(30)]
    if (has('pickups') && random.unit() < 0.5) order.pickup = [1 + random.below(4)]
    if (has('skills') && random.unit() < 0.4) order.skills = [random.unit() < 0.5 ? 'lift' : 'cold']
    if (has('setup')) order.setup = 120
    if (has('release') && random.unit() < 0.3) order.release = day + random.below(3600)
    if (has('priority')) order.priority = [0, 50, 100][random.below(3)]
    if (has('prize') && random.unit() < 0.5) order.prize = random.below(900)
    if (has('typedTimes') && random.unit() < 0.6) order.serviceByType = { heavy: 60 + random.below(900) }
    if (has('typedTimes') && random.unit() < 0.3) order.setupByType = { heavy: random.below(300) }
    if (has('promise') && random.unit() < 0.5)
      order.promise = { vehicle: `v${random.below(fleet)}`, price: 100 + random.below(300) }
    if (has('promisedTimes') && random.unit() < 0.5) {
      const from = day + random.below(4) * 1800
      order.promise = { window: [from, from + 1800], price: 50 + random.below(400) }
    }
    if (has('allowedOnly') && random.unit() < 0.4) order.allowedVehicles = [`v${random.below(fleet)}`]
    if (has('allowed') && random.unit() < 0.3) order.forbiddenVehicles = [`v${random.below(fleet)}`]
    return order
  })
  if (has('pairs') || has('fewPairs')) {
    for (let i = 0; i + 1 < size; i += has('pairs') ? 2 : 6) {
      const a = orders[i]
      const b = orders[i + 1]
      if (random.unit() < 0.3) continue
      const amount = [1 + random.below(3)]
      delete a.delivery
      delete b.pickup
      Object.assign(a, { pickup: amount, pair: { id: `p${i}`, role: 'pickup' } })
      Object.assign(b, {
        delivery: amount,
        pair: { id: `p${i}`, role: 'delivery' },
        priority: a.priority ?? 0,
      })
      delete b.prize
      if (a.prize !== undefined) b.prize = 0
    }
  }
  const vehicles: Vehicle[] = Array.from({ length: fleet }, (_, k) => {
    const v: Vehicle = {
      id: `v${k}`,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [],
      shift: [day, day + 9 * 3600],
    }
    const share = Math.ceil((size / fleet) * 1.3)
    if (has('loads') || has('pickups') || has('pairs') || has('fewPairs'))
      v.capacity = [Math.max(4, share * 3)]
    if (has('twoLoads')) v.capacity = [Math.max(4, share * 3), share * 16]
    if (has('mixedFleet'))
      v.costs = { fixed: 100 + 150 * (k % 3), perHour: 1800 + 900 * (k % 2), perKm: 30 * (k % 3) }
    if (has('mixedFleet') && v.capacity.length > 0) v.capacity = v.capacity.map((c) => c + (k % 2) * 4)
    if (has('openEnds') && k % 2 === 0) delete v.end
    if (has('depots')) v.start = k % 3
    if (has('maxDuration')) v.maxDuration = 4 * 3600
    if (has('maxTravel')) v.maxTravel = 5400
    if (has('maxDistance')) v.maxDistance = 40_000
    if (has('maxStops')) v.maxStops = Math.max(2, share)
    if (has('breaks')) v.breaks = [{ id: 'lunch', windows: [[day + 3600, day + 3 * 3600]], service: 1800 }]
    if (has('twoBreaks'))
      v.breaks = [
        { id: 'tea', windows: [[day + 900, day + 4000]], service: 600 },
        {
          id: 'lunch',
          windows: [
            [day + 5000, day + 6000],
            [day + 9000, day + 12_000],
          ],
          service: 1500,
          ...(v.capacity.length > 0 ? { maxLoad: v.capacity.map((c) => Math.ceil(c / 2)) } : {}),
        },
      ]
    if (has('drivingRule'))
      v.maxDrivingWithoutRest = { seconds: 2400, rest: 600, counts: k % 2 === 0 ? 'pauses' : 'breaks' }
    if (has('speed')) v.speedFactor = k % 2 === 0 ? 1 : 0.8
    if (has('skills')) v.skills = k % 2 === 0 ? ['lift', 'cold'] : ['cold']
    if (has('reloads'))
      Object.assign(v, {
        capacity: v.capacity.map((c) => Math.max(4, Math.ceil(c / 3))),
        reloads: { location: 0, service: 300, max: 2 },
      })
    if (has('typedTimes') && k % 2 === 1) v.type = 'heavy'
    if (has('onTheRoad'))
      Object.assign(v, {
        start: 1 + (k % 3),
        end: 0,
        shift: [day + 1800 + 600 * k, day + 9 * 3600],
        capacity: v.capacity.map((c) => c + 3),
        onBoard: v.capacity.map(() => 2 + (k % 3)),
      })
    if (has('shifts')) v.shift = [day + (k % 3 === 2 ? 1800 : 0), day + (9 - 2 * (k % 3)) * 3600]
    if (has('profiles') && k % 2 === 1) v.profile = 'truck'
    if (has('taskCosts')) v.costs = { fixed: 0, perHour: 3600, perKm: 10, perTaskHour: 600 + 600 * (k % 2) }
    if (has('paidHours')) v.costs = { fixed: 50, perHour: 900, perKm: 30, perPaidHour: 1500 + 300 * (k % 2) }
    if (has('overtime')) {
      const costs = v.costs ?? { fixed: 50, perHour: 900, perKm: 30 }
      v.costs = { ...costs, overtime: { after: 1800 + 1200 * (k % 2), perHour: 5400 } }
    }
    return v
  })
  if (has('pinned')) {
    const free = orders.find((o) => !o.pair && !o.skills && !o.forbiddenVehicles)
    if (free) {
      delete free.windows
      delete free.release
      vehicles[0].pinned = [free.id]
    }
  }
  if (has('pinnedSequence')) {
    const free = orders.filter(
      (o) =>
        !o.pair &&
        !o.skills &&
        !o.allowedVehicles &&
        !o.forbiddenVehicles &&
        !vehicles[0].pinned?.includes(o.id),
    )
    vehicles[fleet - 1].pinned = free.slice(0, 2).map((o) => o.id)
    for (const o of free.slice(0, 2)) {
      delete o.windows
      delete o.release
    }
  }
  if (has('turns'))
    for (const [i, o] of orders.entries()) if (i % 5 === 4) o.turn = i % 2 === 0 ? 'first' : 'last'
  if (has('after'))
    for (const [i, o] of orders.entries())
      if (i % 4 === 3) o.after = [`o${i - 1}`, ...(i > 8 ? [`o${i - 6}`] : [])]
  if (has('together'))
    for (const [i, o] of orders.entries()) if (i % 3 === 1) o.together = `t${Math.floor(i / 6)}`
  if (has('lastInFirstOut')) for (const v of vehicles) v.lastInFirstOut = true
  const problem: Problem = { matrices, vehicles, orders, options: {} }
  if (has('balance')) problem.options!.balance = 50
  if (has('fewestVehicles')) problem.options!.fewestVehicles = true
  if (has('traffic'))
    problem.options!.traffic = [
      { from: day + 3600, factor: 1.6 },
      { from: day + 7200, factor: 1 },
    ]
  if (has('fasterTraffic'))
    problem.options!.traffic = [
      { from: day, factor: 0.8 },
      { from: day + 7200, factor: 1.3 },
    ]
  return problem
}
