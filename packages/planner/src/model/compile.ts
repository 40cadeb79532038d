// Turns a validated problem into flat typed arrays that every engine and the scheduler read.
import type { DrivingRule, Id, LimitKey, Matrix, Problem, Vehicle } from './problem.ts'
import { LIMIT_KEYS, LIMITS } from './limits.ts'
import { MAX_VALUE, UNREACHABLE } from './problem.ts'
import { hasOnlySmallLegs } from './small-legs.ts'
import { compileSequenceRules, type SequenceRules } from './sequence-rules.ts'
import type { SharedTables } from './shared-tables.ts'

interface CompiledBreak {
  id: Id
  from: number[]
  to: number[]
  service: number
  maxLoad: number[] | null
}

/** A vehicle with its limits and tables; `start` and `end` are -1 when open. */
export interface CompiledVehicle extends Record<LimitKey, number> {
  index: number
  /** Equal for identical vehicles. */
  type: number
  size: number
  /** Seconds of each leg at this vehicle's speed. */
  time: Int32Array
  distance: Int32Array
  /** A leg costs `rateA * priceA[leg] + rateB * distance[leg]`. */
  priceA: Int32Array
  rateA: number
  rateB: number
  ratePerTaskSecond: number
  ratePerPaidSecond: number
  /** Paid seconds before overtime; MAX_VALUE where no day reaches it or it costs no more. */
  overtimeAfter: number
  ratePerOvertimeSecond: number
  fixed: number
  start: number
  end: number
  from: number
  to: number
  /** Capacity without `onBoard`. */
  capacity: Int32Array
  onBoard: Int32Array
  /** Service seconds of each order with this vehicle; shared unless vehicle types differ. */
  service: Int32Array
  setup: Int32Array
  drivingRule: DrivingRule | null
  breaks: CompiledBreak[]
  /** True when some break needs a load below a limit. */
  breaksAskLoad: boolean
  reload: { location: number; service: number; max: number } | null
  pinned: Int32Array
  lastInFirstOut: boolean
  /** False when quick checks on the route's tables suffice; true when every candidate must be simulated. */
  needsSimulation: boolean
  /** True when duration is limited, priced or balanced. */
  needsDuration: boolean
}

export interface Compiled {
  n: number
  dims: number
  location: Int32Array
  service: Int32Array
  setup: Int32Array
  /** True when service times depend on the vehicle type; `service` and `setup` here are then the defaults. */
  hasOwnTimes: boolean
  /** Windows of order i are `windowFrom/To[windowAt[i] .. windowAt[i + 1])`, sorted and disjoint. */
  windowAt: Int32Array
  windowFrom: Int32Array
  windowTo: Int32Array
  earliest: Int32Array
  latest: Int32Array
  release: Int32Array
  delivery: Int32Array
  pickup: Int32Array
  /** Rank of the order's priority, 0 the lowest; -1 for optional orders. */
  rank: Int32Array
  ranks: number
  /** Like `rank`, also when priorities add up: more urgent orders are inserted first. */
  urgency: Int32Array
  /** What omitting the order adds at its rank. */
  weight: Float64Array
  prize: Float64Array
  /** The other half of a pair, or -1. */
  partner: Int32Array
  isPickup: Uint8Array
  promisePrice: Float64Array
  promiseVehicle: Int32Array
  promiseFrom: Int32Array
  promiseTo: Int32Array
  vehicles: CompiledVehicle[]
  /** `compatible[order * vehicles + v]`. */
  compatible: Uint8Array
  balance: number
  fewestVehicles: boolean
  traffic: { from: number[]; factor: number[] } | null
  /** 0 for orders that do not count towards a vehicle's stop limit. */
  isStop: Uint8Array
  hasPairs: boolean
  hasSetup: boolean
  hasPromise: boolean
  /** Null without rules on sequences. */
  rules: SequenceRules | null
  /** Shared memory for large tables that threads build together. */
  shared?: SharedTables
}

/** Compiles a problem that `validate` has accepted. */
export function compile(problem: Problem): Compiled {
  const { orders, vehicles, options = {} } = problem
  const n = orders.length
  const dims = Math.max(
    1,
    ...vehicles.map((v) => v.capacity.length),
    ...orders.map((o) => Math.max(o.delivery?.length ?? 0, o.pickup?.length ?? 0)),
  )
  const ints = (read: (i: number) => number) => Int32Array.from({ length: n }, (_, i) => read(i))
  const windowAt = new Int32Array(n + 1)
  const windows: [number, number][] = []
  orders.forEach((order, i) => {
    for (const w of mergeWindows(order.windows ?? [])) windows.push(w)
    windowAt[i + 1] = windows.length
  })
  const windowFrom = Int32Array.from(windows, (w) => w[0])
  const windowTo = Int32Array.from(windows, (w) => w[1])

  const delivery = new Int32Array(n * dims)
  const pickup = new Int32Array(n * dims)
  orders.forEach((order, i) => {
    order.delivery?.forEach((q, k) => (delivery[i * dims + k] = q))
    order.pickup?.forEach((q, k) => (pickup[i * dims + k] = q))
  })

  const partner = new Int32Array(n).fill(-1)
  const isPickup = new Uint8Array(n)
  const half = new Map<Id, number>()
  orders.forEach((order, i) => {
    if (!order.pair) return
    const other = half.get(order.pair.id)
    if (other === undefined) half.set(order.pair.id, i)
    else {
      partner[i] = other
      partner[other] = i
    }
    isPickup[i] = order.pair.role === 'pickup' ? 1 : 0
  })

  const { rank, ranks, urgency, weight } = rankPriorities(problem)
  const promiseVehicle = new Int32Array(n).fill(-1)
  const vehicleIndex = new Map(vehicles.map((v, k) => [v.id, k]))
  orders.forEach((o, i) => {
    if (o.promise?.vehicle !== undefined) promiseVehicle[i] = vehicleIndex.get(o.promise.vehicle) ?? -1
  })

  const { common, times, hasOwnTimes } = compileTimes(problem)
  const hasSetup = common.setup.some((s) => s > 0) || times.some((t) => t.setup.some((s) => s > 0))
  // Features that affect no order or vehicle are switched off here, so unused ones cost nothing.
  const hasPromise = orders.some((o) => (o.promise?.price ?? 0) > 0)
  const traffic = options.traffic?.some((t) => t.factor !== 1)
    ? { from: options.traffic.map((t) => t.from), factor: options.traffic.map((t) => t.factor) }
    : null
  const dayBegins = vehicles.reduce((first, v) => Math.min(first, v.shift[0]), MAX_VALUE)
  const release = ints((i) => ((orders[i].release ?? 0) > dayBegins ? orders[i].release! : 0))
  const hasRelease = release.some((t) => t > 0)
  const rules = compileSequenceRules(problem)
  const everywhere =
    hasSetup || hasPromise || hasRelease || traffic !== null || (options.balance ?? 0) > 0 || rules !== null
  const multi = windows.length > n
  const compiledVehicles = compileVehicles(problem, dims, times, everywhere, multi)

  return {
    n,
    dims,
    location: ints((i) => orders[i].location),
    service: common.service,
    setup: common.setup,
    hasOwnTimes,
    windowAt,
    windowFrom,
    windowTo,
    earliest: ints((i) => windowFrom[windowAt[i]]),
    latest: ints((i) => windowTo[windowAt[i + 1] - 1]),
    release,
    delivery,
    pickup,
    rank,
    ranks,
    urgency,
    weight,
    prize: Float64Array.from(orders, (o) => o.prize ?? 0),
    partner,
    isPickup,
    promisePrice: Float64Array.from(orders, (o) => o.promise?.price ?? 0),
    promiseVehicle,
    promiseFrom: ints((i) => orders[i].promise?.window?.[0] ?? -MAX_VALUE),
    promiseTo: ints((i) => orders[i].promise?.window?.[1] ?? MAX_VALUE),
    vehicles: compiledVehicles,
    compatible: findCompatible(problem),
    balance: options.balance ?? 0,
    fewestVehicles: options.fewestVehicles ?? false,
    traffic,
    isStop: Uint8Array.from(orders, (o) => (o.isStop === false ? 0 : 1)),
    hasPairs: half.size > 0,
    hasSetup,
    hasPromise,
    rules,
  }
}

interface TaskTimes {
  service: Int32Array
  setup: Int32Array
}

/** Service seconds by order for each vehicle; one shared table unless vehicle types differ. */
function compileTimes({ orders, vehicles }: Problem) {
  const table = (type: string | undefined): TaskTimes => {
    const valueFor = (byType: Record<string, number> | undefined, otherwise: number): number =>
      type !== undefined && byType && Object.hasOwn(byType, type) ? byType[type] : otherwise
    return {
      service: Int32Array.from(orders, (o) => valueFor(o.serviceByType, o.service)),
      setup: Int32Array.from(orders, (o) => valueFor(o.setupByType, o.setup ?? 0)),
    }
  }
  const typed = orders.some((o) => o.serviceByType !== undefined || o.setupByType !== undefined)
  const tables = new Map<string | undefined, TaskTimes>()
  for (const { type } of vehicles) {
    const key = typed ? type : undefined
    if (!tables.has(key)) tables.set(key, table(key))
  }
  const distinct = [...tables.values()]
  const common = distinct[0] ?? table(undefined)
  const areEqualArrays = (a: Int32Array, b: Int32Array): boolean => a.every((x, i) => x === b[i])
  const hasOwnTimes = distinct.some(
    (t) => !areEqualArrays(t.service, common.service) || !areEqualArrays(t.setup, common.setup),
  )
  const times = vehicles.map((v) => (hasOwnTimes ? tables.get(typed ? v.type : undefined)! : common))
  return { common: hasOwnTimes ? table(undefined) : common, times, hasOwnTimes }
}

/** Sorts windows and merges touching ones; none means any time. */
function mergeWindows(windows: [number, number][]): [number, number][] {
  if (windows.length === 0) return [[0, MAX_VALUE]]
  const sorted = windows.map((w): [number, number] => [w[0], w[1]]).toSorted((a, b) => a[0] - b[0])
  const merged: [number, number][] = []
  for (const w of sorted) {
    const last = merged.at(-1)
    if (last && w[0] <= last[1] + 1) last[1] = Math.max(last[1], w[1])
    else merged.push(w)
  }
  return merged
}

function rankPriorities(problem: Problem) {
  const { orders, options = {} } = problem
  const mandatory = orders.filter((o) => o.prize === undefined)
  const weight = new Float64Array(orders.length).fill(1)
  const levels = [...new Set(mandatory.map((o) => o.priority ?? 0))].toSorted((a, b) => a - b)
  const levelOf = new Map(levels.map((p, k) => [p, k]))
  const urgency = Int32Array.from(orders, (o) => (o.prize === undefined ? levelOf.get(o.priority ?? 0)! : -1))
  if (options.priorities === 'sum') {
    // As in VROOM, the sum of priorities decides, then the number of tasks; a pair counts as two.
    orders.forEach((o, i) => (weight[i] = ((o.priority ?? 0) * (orders.length + 1) + 1) * (o.pair ? 2 : 1)))
    return { rank: urgency.map((level) => Math.min(level, 0)), ranks: 1, urgency, weight }
  }
  return { rank: urgency, ranks: Math.max(1, levels.length), urgency, weight }
}

function findCompatible(problem: Problem): Uint8Array {
  const { orders, vehicles } = problem
  const count = vehicles.length
  const compatible = new Uint8Array(orders.length * count).fill(1)
  const skills = vehicles.map((v) => new Set(v.skills ?? []))
  const pinnedTo = new Map<Id, number>()
  vehicles.forEach((v, k) => v.pinned?.forEach((id) => pinnedTo.set(id, k)))
  orders.forEach((order, i) => {
    const pin = pinnedTo.get(order.id)
    if (!order.skills?.length && !order.allowedVehicles && !order.forbiddenVehicles && pin === undefined)
      return
    const allowed = order.allowedVehicles && new Set(order.allowedVehicles)
    const forbidden = new Set(order.forbiddenVehicles ?? [])
    for (let v = 0; v < count; v++) {
      const id = vehicles[v].id
      const fits =
        (order.skills ?? []).every((s) => skills[v].has(s)) &&
        (!allowed || allowed.has(id)) &&
        !forbidden.has(id)
      compatible[i * count + v] = fits && (pin === undefined || pin === v) ? 1 : 0
    }
  })
  // Both halves of a pair need the same vehicle.
  const half = new Map<Id, number>()
  orders.forEach((order, i) => {
    if (!order.pair) return
    const other = half.get(order.pair.id)
    if (other === undefined) {
      half.set(order.pair.id, i)
      return
    }
    for (let v = 0; v < count; v++) {
      const both = compatible[i * count + v] & compatible[other * count + v]
      compatible[i * count + v] = both
      compatible[other * count + v] = both
    }
  })
  return compatible
}

interface Tables {
  time: Int32Array
  distance: Int32Array
}

function compileVehicles(
  problem: Problem,
  dims: number,
  times: TaskTimes[],
  everywhere: boolean,
  multi: boolean,
): CompiledVehicle[] {
  const { orders, vehicles, matrices, options = {} } = problem
  const tables = new Map<string, Tables>()
  const profileOf = mergeProfiles(problem)
  const orderIndex = new Map(orders.map((o, i) => [o.id, i]))
  const typeOf = new Map<string, number>()
  const timesOf = new Map<TaskTimes, number>()
  const namedIds = new Set<Id>()
  for (const { allowedVehicles = [], forbiddenVehicles = [], promise } of orders) {
    if (new Set(allowedVehicles).size < vehicles.length) for (const id of allowedVehicles) namedIds.add(id)
    for (const id of forbiddenVehicles) namedIds.add(id)
    if (promise?.vehicle !== undefined && promise.price > 0) namedIds.add(promise.vehicle)
  }

  return vehicles.map((v, index) => {
    const matrix = matrices[profileOf.get(v.profile)!]
    const speed = v.speedFactor ?? 1
    const key = `${profileOf.get(v.profile)} ${speed}`
    let table = tables.get(key)
    if (!table) tables.set(key, (table = tabulate(matrix, speed)))
    const costs = v.costs ?? { fixed: 0, perHour: 3600, perKm: 0 }
    const day = v.shift[1] - v.shift[0]
    const limits = compileLimits(v, orders.length)
    const reload = v.reloads && v.reloads.max > 0 ? { ...v.reloads } : null
    const ratePerPaidSecond = (costs.perPaidHour ?? 0) / 3600
    const ratePerOvertimeSecond = (costs.overtime?.perHour ?? 0) / 3600
    const hasOvertime = ratePerOvertimeSecond > 0 && costs.overtime!.after < day
    const needsDuration =
      limits.maxDuration < day || (options.balance ?? 0) > 0 || ratePerPaidSecond > 0 || hasOvertime
    const onBoard = Int32Array.from({ length: dims }, (_, k) => v.onBoard?.[k] ?? 0)
    const breaks = (v.breaks ?? [])
      .map((b) => compileBreak(b, onBoard))
      .toSorted((a, b) => a.from[0] - b.from[0])
    const unique = namedIds.has(v.id) || v.pinned?.length ? index : -1
    if (!timesOf.has(times[index])) timesOf.set(times[index], timesOf.size)
    const typeKey = JSON.stringify([describe(v), profileOf.get(v.profile), unique, timesOf.get(times[index])])
    if (!typeOf.has(typeKey)) typeOf.set(typeKey, typeOf.size)
    return {
      index,
      type: typeOf.get(typeKey)!,
      size: matrix.n,
      time: table.time,
      distance: table.distance,
      priceA: matrix.costs ?? table.time,
      rateA: matrix.costs ? 1 : costs.perHour / 3600,
      rateB: matrix.costs ? 0 : costs.perKm / 1000,
      ratePerTaskSecond: (costs.perTaskHour ?? 0) / 3600,
      ratePerPaidSecond,
      overtimeAfter: hasOvertime ? costs.overtime!.after : MAX_VALUE,
      ratePerOvertimeSecond,
      fixed: costs.fixed,
      start: v.start ?? -1,
      end: v.end ?? -1,
      from: v.shift[0],
      to: v.shift[1],
      capacity: Int32Array.from({ length: dims }, (_, k) => (v.capacity[k] ?? MAX_VALUE) - onBoard[k]),
      onBoard,
      service: times[index].service,
      setup: times[index].setup,
      ...limits,
      drivingRule: limits.maxDriving < MAX_VALUE ? v.maxDrivingWithoutRest! : null,
      breaks,
      breaksAskLoad: breaks.some((b) => b.maxLoad !== null),
      reload,
      pinned: Int32Array.from(v.pinned ?? [], (id) => orderIndex.get(id)!),
      lastInFirstOut: v.lastInFirstOut ?? false,
      needsDuration,
      needsSimulation:
        everywhere ||
        breaks.length > 0 ||
        needsDuration ||
        reload !== null ||
        LIMIT_KEYS.some((key) => LIMITS[key].needsSimulation && limits[key] < MAX_VALUE) ||
        (multi && needsDuration),
    }
  })
}

/** Limits that the vehicle's day can reach; the others are MAX_VALUE. */
function compileLimits(v: Vehicle, orders: number): Record<LimitKey, number> {
  const shiftSeconds = v.shift[1] - v.shift[0]
  return Object.fromEntries(
    LIMIT_KEYS.map((key) => {
      const most = LIMITS[key].read(v)
      const binds = most !== undefined && LIMITS[key].canBind(most, { shiftSeconds, orders })
      return [key, binds ? most : MAX_VALUE]
    }),
  ) as Record<LimitKey, number>
}

/** The first profile of vehicles with the same tables, by profile. */
function mergeProfiles({ vehicles, matrices }: Problem): Map<string, string> {
  const merged = new Map<string, string>()
  for (const { profile } of vehicles) {
    if (merged.has(profile)) continue
    const equalProfile = [...merged.keys()].find((other) => areEqual(matrices[other], matrices[profile]))
    merged.set(profile, equalProfile ?? profile)
  }
  return merged
}

function areEqual(a: Matrix, b: Matrix): boolean {
  const same = (x: Int32Array | undefined, y: Int32Array | undefined): boolean =>
    x === y || (x !== undefined && y !== undefined && x.every((value, k) => value === y[k]))
  return (
    a.n === b.n && same(a.durations, b.durations) && same(a.distances, b.distances) && same(a.costs, b.costs)
  )
}

/** Everything that distinguishes a vehicle, except its name and profile. */
function describe(v: Vehicle): unknown[] {
  return [
    v.start,
    v.end,
    v.capacity,
    v.onBoard?.some((q) => q > 0) ? v.onBoard : null,
    v.shift,
    LIMIT_KEYS.map((key) => LIMITS[key].read(v)),
    v.maxDrivingWithoutRest,
    v.breaks?.map((b) => [b.windows, b.service, b.maxLoad]),
    v.costs,
    v.speedFactor,
    v.skills?.map(String).toSorted(),
    v.reloads,
    v.lastInFirstOut ?? false,
  ]
}

function compileBreak(b: NonNullable<Vehicle['breaks']>[number], onBoard: Int32Array): CompiledBreak {
  const windows = mergeWindows(b.windows)
  return {
    id: b.id,
    from: windows.map((w) => w[0]),
    to: windows.map((w) => w[1]),
    service: b.service,
    maxLoad: b.maxLoad?.map((most, k) => most - (onBoard[k] ?? 0)) ?? null,
  }
}

/** Seconds at the vehicle's speed; a leg without time or distance is unreachable. */
function tabulate(matrix: Matrix, speed: number): Tables {
  const { durations, distances } = matrix
  const isBroken = (table: Int32Array): boolean => !hasOnlySmallLegs(table) && table.includes(UNREACHABLE)
  const broken = isBroken(durations) || (distances !== durations && isBroken(distances))
  if (speed === 1 && !broken) return { time: durations, distance: distances }
  const time = new Int32Array(durations.length)
  for (let k = 0; k < time.length; k++) {
    const cut = durations[k] === UNREACHABLE || distances[k] === UNREACHABLE
    time[k] = cut ? UNREACHABLE : Math.min(MAX_VALUE, Math.round(durations[k] / speed))
  }
  return { time, distance: distances }
}
