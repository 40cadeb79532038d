// Rejects malformed problems with an error that names the field.
import type { Id, InitialPlan, Matrix, Order, Problem, SolveOptions, Vehicle, Window } from './problem.ts'
import { MAX_ORDERS, MAX_VALUE, PlannerInputError, UNREACHABLE } from './problem.ts'
import { LIMIT_KEYS, LIMITS } from './limits.ts'
import { hasOnlySmallLegs } from './small-legs.ts'

/** Throws PlannerInputError for the first malformed field. */
export function validate(problem: Problem, options: SolveOptions = {}): void {
  record(problem, 'problem')
  list(problem.vehicles, 'vehicles')
  list(problem.orders, 'orders')
  if (problem.orders.length > MAX_ORDERS) {
    fail(
      'too_many_orders',
      'orders',
      `${problem.orders.length} orders are more than the ${MAX_ORDERS} one plan may hold. Split the day by area.`,
    )
  }
  record(problem.matrices, 'matrices')
  for (const [profile, matrix] of Object.entries(problem.matrices))
    validateMatrix(matrix, `matrices.${profile}`)
  const vehicleIds = unique(problem.vehicles, 'vehicles')
  const orderIds = unique(problem.orders, 'orders')
  let smallest = MAX_VALUE
  problem.vehicles.forEach((v, i) => {
    validateVehicle(problem, v, `vehicles[${i}]`, orderIds)
    smallest = Math.min(smallest, problem.matrices[v.profile].n)
  })
  problem.orders.forEach((o, i) => validateOrder(o, `orders[${i}]`, vehicleIds, smallest))
  validatePairs(problem.orders)
  validatePins(problem.vehicles)
  validateSums(problem)
  validateOptions(problem, options, vehicleIds, orderIds)
}

function fail(code: string, field: string, message: string): never {
  throw new PlannerInputError(code, field, message)
}

function list(value: unknown, field: string): void {
  if (!Array.isArray(value)) return fail('not_a_list', field, `${field} must be a list.`)
  if (value.includes(undefined)) fail('not_a_list', field, `${field} must be a list without empty places.`)
}

function whole(value: unknown, field: string, least = 0, most = MAX_VALUE): void {
  if (typeof value !== 'number' || !Number.isInteger(value))
    fail('not_whole', field, `${field} must be a whole number, not ${String(value)}.`)
  if (value < least) fail('too_small', field, `${field} is ${value}, the least allowed is ${least}.`)
  if (value > most) fail('too_large', field, `${field} is ${value}, the most allowed is ${most}.`)
}

function record(value: unknown, field: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail('not_an_object', field, `${field} must be an object.`)
}

function optionalBoolean(value: unknown, field: string): void {
  if (value !== undefined && typeof value !== 'boolean')
    fail('not_a_boolean', field, `${field} must be true or false.`)
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' ? value !== '' : Number.isSafeInteger(value)
}

function ids(value: unknown, field: string): void {
  if (value === undefined) return
  list(value, field)
  const items = value as unknown[]
  items.forEach((id, k) => {
    if (!isId(id)) fail('bad_id', `${field}[${k}]`, `${field}[${k}] must be text or a whole number.`)
  })
}

function optionalWhole(value: unknown, field: string, least = 0): void {
  if (value !== undefined) whole(value, field, least)
}

function money(value: unknown, field: string): void {
  if (typeof value !== 'number' || !Number.isFinite(value))
    fail('not_a_number', field, `${field} must be a number, not ${String(value)}.`)
  if (value < 0) fail('too_small', field, `${field} must not be negative.`)
  if (value > 1e12) fail('too_large', field, `${field} is too large.`)
}

function validateMatrix(matrix: Matrix, field: string): void {
  record(matrix, field)
  whole(matrix.n, `${field}.n`, 1)
  for (const name of ['durations', 'distances', 'costs'] as const) {
    const table = matrix[name]
    if (table === undefined && name === 'costs') continue
    if (!(table instanceof Int32Array))
      fail('not_a_table', `${field}.${name}`, `${field}.${name} must be an Int32Array.`)
    if (table.length !== matrix.n * matrix.n) {
      fail(
        'wrong_size',
        `${field}.${name}`,
        `${field}.${name} has ${table.length} entries, ${matrix.n} x ${matrix.n} need ${matrix.n * matrix.n}.`,
      )
    }
    if (name === 'distances' && table === matrix.durations) continue
    if (hasOnlySmallLegs(table)) continue
    for (let k = 0; k < table.length; k++) {
      const x = table[k]
      if (x < 0 || (x > MAX_VALUE && x !== UNREACHABLE)) {
        fail(
          x < 0 ? 'too_small' : 'too_large',
          `${field}.${name}[${Math.floor(k / matrix.n)}][${k % matrix.n}]`,
          `The leg is ${x}; legs are 0 to ${MAX_VALUE}, or UNREACHABLE.`,
        )
      }
    }
  }
}

function unique(items: { id: Id }[], field: string): Set<Id> {
  const ids = new Set<Id>()
  items.forEach((item, i) => {
    if (typeof item !== 'object' || item === null)
      fail('not_an_object', `${field}[${i}]`, `${field}[${i}] must be an object.`)
    if (!isId(item.id))
      fail('bad_id', `${field}[${i}].id`, `${field}[${i}].id must be text or a whole number.`)
    if (ids.has(item.id))
      fail('duplicate_id', `${field}[${i}].id`, `${field}[${i}].id ${item.id} is used twice.`)
    ids.add(item.id)
  })
  return ids
}

function validateWindow(window: Window, field: string): void {
  if (!Array.isArray(window) || window.length !== 2) fail('bad_window', field, `${field} must be [from, to].`)
  whole(window[0], `${field}[0]`)
  whole(window[1], `${field}[1]`)
  if (window[1] < window[0]) fail('bad_window', field, `${field} ends before it starts.`)
}

function validateAmounts(amounts: number[] | undefined, field: string): void {
  if (amounts === undefined) return
  list(amounts, field)
  if (amounts.length > 32) fail('too_large', field, `${field} has more than 32 dimensions.`)
  amounts.forEach((q, k) => whole(q, `${field}[${k}]`))
}

function validateVehicle(problem: Problem, v: Vehicle, field: string, orderIds: Set<Id>): void {
  const matrix = Object.hasOwn(problem.matrices, v.profile) ? problem.matrices[v.profile] : undefined
  if (!matrix)
    return fail('unknown_profile', `${field}.profile`, `There is no matrix for profile ${String(v.profile)}.`)
  if (v.start !== undefined) whole(v.start, `${field}.start`, 0, matrix.n - 1)
  if (v.end !== undefined) whole(v.end, `${field}.end`, 0, matrix.n - 1)
  list(v.capacity, `${field}.capacity`)
  validateAmounts(v.capacity, `${field}.capacity`)
  validateAmounts(v.onBoard, `${field}.onBoard`)
  if (v.type !== undefined && typeof v.type !== 'string')
    fail('not_text', `${field}.type`, `${field}.type must be text.`)
  validateWindow(v.shift, `${field}.shift`)
  if (v.maxDrivingWithoutRest !== undefined) {
    const at = `${field}.maxDrivingWithoutRest`
    record(v.maxDrivingWithoutRest, at)
    const { seconds, rest, counts, driven } = v.maxDrivingWithoutRest
    whole(seconds, `${at}.seconds`)
    whole(rest, `${at}.rest`)
    optionalWhole(driven, `${at}.driven`)
    if (counts !== 'breaks' && counts !== 'pauses')
      fail('not_a_choice', `${at}.counts`, `${at}.counts must be breaks or pauses.`)
  }
  for (const key of LIMIT_KEYS) optionalWhole(LIMITS[key].read(v), `${field}.${key}`)
  if (v.speedFactor !== undefined && typeof v.speedFactor !== 'number')
    fail('not_a_number', `${field}.speedFactor`, `${field}.speedFactor must be a number.`)
  if (v.speedFactor !== undefined && !(v.speedFactor >= 0.01 && v.speedFactor <= 100)) {
    fail('out_of_range', `${field}.speedFactor`, `${field}.speedFactor must lie between 0.01 and 100.`)
  }
  if (v.costs !== undefined) {
    record(v.costs, `${field}.costs`)
    for (const key of ['fixed', 'perHour', 'perKm'] as const) money(v.costs[key], `${field}.costs.${key}`)
    for (const key of ['perTaskHour', 'perPaidHour'] as const)
      if (v.costs[key] !== undefined) money(v.costs[key], `${field}.costs.${key}`)
    if (v.costs.overtime !== undefined) {
      record(v.costs.overtime, `${field}.costs.overtime`)
      whole(v.costs.overtime.after, `${field}.costs.overtime.after`)
      money(v.costs.overtime.perHour, `${field}.costs.overtime.perHour`)
    }
  }
  ids(v.skills, `${field}.skills`)
  ids(v.pinned, `${field}.pinned`)
  optionalBoolean(v.lastInFirstOut, `${field}.lastInFirstOut`)
  if (v.breaks !== undefined) {
    list(v.breaks, `${field}.breaks`)
    if (v.breaks.length > 20) fail('too_large', `${field}.breaks`, 'A vehicle may have at most 20 breaks.')
    unique(v.breaks, `${field}.breaks`)
    v.breaks.forEach((b, k) => {
      list(b.windows, `${field}.breaks[${k}].windows`)
      b.windows.forEach((w, i) => validateWindow(w, `${field}.breaks[${k}].windows[${i}]`))
      whole(b.service, `${field}.breaks[${k}].service`)
      validateAmounts(b.maxLoad, `${field}.breaks[${k}].maxLoad`)
    })
  }
  if (v.reloads !== undefined) {
    record(v.reloads, `${field}.reloads`)
    whole(v.reloads.location, `${field}.reloads.location`, 0, matrix.n - 1)
    whole(v.reloads.service, `${field}.reloads.service`)
    whole(v.reloads.max, `${field}.reloads.max`, 0, 100)
  }
  v.pinned?.forEach((id, k) => {
    if (!orderIds.has(id))
      fail(
        'unknown_order',
        `${field}.pinned[${k}]`,
        `${field}.pinned names order ${id}, which is not in the problem.`,
      )
  })
}

function validateOrder(o: Order, field: string, vehicleIds: Set<Id>, places: number): void {
  whole(o.location, `${field}.location`, 0, places - 1)
  whole(o.service, `${field}.service`)
  optionalWhole(o.setup, `${field}.setup`)
  for (const key of ['serviceByType', 'setupByType'] as const) {
    const times = o[key]
    if (times === undefined) continue
    record(times, `${field}.${key}`)
    for (const [type, seconds] of Object.entries(times)) whole(seconds, `${field}.${key}.${type}`)
  }
  optionalWhole(o.release, `${field}.release`)
  if (o.windows !== undefined) {
    list(o.windows, `${field}.windows`)
    o.windows.forEach((w, i) => validateWindow(w, `${field}.windows[${i}]`))
  }
  validateAmounts(o.delivery, `${field}.delivery`)
  validateAmounts(o.pickup, `${field}.pickup`)
  if (o.priority !== undefined) whole(o.priority, `${field}.priority`, 0, 100)
  if (o.prize !== undefined) money(o.prize, `${field}.prize`)
  if (o.promise !== undefined) {
    record(o.promise, `${field}.promise`)
    money(o.promise.price, `${field}.promise.price`)
    if (o.promise.vehicle !== undefined && !vehicleIds.has(o.promise.vehicle))
      fail(
        'unknown_vehicle',
        `${field}.promise.vehicle`,
        `${field}.promise names vehicle ${String(o.promise.vehicle)}, which is not in the problem.`,
      )
    if (o.promise.window !== undefined) validateWindow(o.promise.window, `${field}.promise.window`)
  }
  for (const key of ['allowedVehicles', 'forbiddenVehicles'] as const) {
    ids(o[key], `${field}.${key}`)
    o[key]?.forEach((id, k) => {
      if (!vehicleIds.has(id))
        fail(
          'unknown_vehicle',
          `${field}.${key}[${k}]`,
          `${field}.${key} names vehicle ${id}, which is not in the problem.`,
        )
    })
  }
  optionalBoolean(o.isStop, `${field}.isStop`)
  if (o.turn !== undefined && o.turn !== 'first' && o.turn !== 'last')
    fail('bad_turn', `${field}.turn`, `${field}.turn must be first or last.`)
  ids(o.after, `${field}.after`)
  if (o.together !== undefined && !isId(o.together))
    fail('bad_id', `${field}.together`, `${field}.together must be text or a whole number.`)
  ids(o.skills, `${field}.skills`)
  if (o.pair !== undefined) {
    record(o.pair, `${field}.pair`)
    if (!isId(o.pair.id))
      fail('bad_id', `${field}.pair.id`, `${field}.pair.id must be text or a whole number.`)
  }
  if (o.pair && o.pair.role !== 'pickup' && o.pair.role !== 'delivery')
    fail('bad_pair', `${field}.pair.role`, `${field}.pair.role must be pickup or delivery.`)
}

function validatePairs(orders: Order[]): void {
  const pairs = new Map<Id, number[]>()
  orders.forEach((o, i) => o.pair && pairs.set(o.pair.id, [...(pairs.get(o.pair.id) ?? []), i]))
  for (const [id, members] of pairs) {
    const [a, b] = members
    const field = `orders[${a}].pair`
    if (members.length !== 2 || orders[a].pair!.role === orders[b].pair!.role) {
      fail('bad_pair', field, `Pair ${id} needs exactly one pickup and one delivery.`)
    }
    const from = orders[a].pair!.role === 'pickup' ? orders[a] : orders[b]
    const to = from === orders[a] ? orders[b] : orders[a]
    const amounts = from.pickup ?? []
    const dropped = to.delivery ?? []
    const dims = Math.max(amounts.length, dropped.length)
    for (let k = 0; k < dims; k++) {
      if ((amounts[k] ?? 0) !== (dropped[k] ?? 0))
        fail('bad_pair', field, `Pair ${id} picks up another amount than it delivers.`)
    }
    if (from.delivery?.some((q) => q > 0) || to.pickup?.some((q) => q > 0)) {
      fail('bad_pair', field, `Pair ${id}: its pickup may not deliver, its delivery may not pick up.`)
    }
    if (
      (from.prize === undefined) !== (to.prize === undefined) ||
      (from.priority ?? 0) !== (to.priority ?? 0)
    ) {
      fail(
        'bad_pair',
        field,
        `Both halves of pair ${id} need the same priority, and a prize both or neither.`,
      )
    }
  }
}

function validatePins(vehicles: Vehicle[]): void {
  const pinned = new Set<Id>()
  vehicles.forEach((v, i) =>
    v.pinned?.forEach((id, k) => {
      if (pinned.has(id)) fail('duplicate_id', `vehicles[${i}].pinned[${k}]`, `Order ${id} is pinned twice.`)
      pinned.add(id)
    }),
  )
}

/** Sums of loads must fit 32 bits. */
function validateSums(problem: Problem): void {
  const sums = new Map<number, number>()
  for (const o of problem.orders) {
    for (const amounts of [o.delivery, o.pickup])
      amounts?.forEach((q, k) => sums.set(k, (sums.get(k) ?? 0) + q))
  }
  for (const [k, sum] of sums) {
    if (sum > MAX_VALUE)
      fail('too_large', 'orders', `The amounts of dimension ${k} add up to ${sum}; use a larger unit.`)
  }
}

function validateOptions(
  problem: Problem,
  options: SolveOptions,
  vehicleIds: Set<Id>,
  orderIds: Set<Id>,
): void {
  if (problem.options !== undefined) record(problem.options, 'options')
  const { balance, traffic, fewestVehicles, priorities } = problem.options ?? {}
  optionalBoolean(fewestVehicles, 'options.fewestVehicles')
  if (priorities !== undefined && priorities !== 'strict' && priorities !== 'sum')
    fail('out_of_range', 'options.priorities', 'options.priorities must be strict or sum.')
  if (balance !== undefined) money(balance, 'options.balance')
  if (traffic !== undefined) list(traffic, 'options.traffic')
  traffic?.forEach((t, k) => {
    record(t, `options.traffic[${k}]`)
    whole(t.from, `options.traffic[${k}].from`)
    if (typeof t.factor !== 'number' || !(t.factor >= 0.01 && t.factor <= 100))
      fail('out_of_range', `options.traffic[${k}].factor`, 'A traffic factor must lie between 0.01 and 100.')
    if (k > 0 && t.from <= traffic[k - 1].from)
      fail('not_sorted', `options.traffic[${k}].from`, 'Traffic must be sorted by time.')
  })
  if (options.threads !== undefined) whole(options.threads, 'threads', 0, 64)
  if (options.seed !== undefined) whole(options.seed, 'seed', -MAX_VALUE)
  if (options.timeLimitMs !== undefined && !(options.timeLimitMs >= 0 && options.timeLimitMs <= 86_400_000)) {
    fail('out_of_range', 'timeLimitMs', 'timeLimitMs must lie between 0 and a day.')
  }
  if (options.iterationLimit !== undefined) whole(options.iterationLimit, 'iterationLimit', 1)
  if (options.initial !== undefined) validateInitial(options.initial, vehicleIds, orderIds, 'initial')
}

/** Throws PlannerInputError when a given plan refers to anything absent from the problem. */
function validateInitial(initial: InitialPlan, vehicleIds: Set<Id>, orderIds: Set<Id>, field: string): void {
  record(initial, field)
  list(initial.routes, `${field}.routes`)
  const ids = new Set<Id>()
  const usedIds = new Set<Id>()
  initial.routes.forEach((route, i) => {
    const at = `${field}.routes[${i}]`
    record(route, at)
    if (!vehicleIds.has(route.vehicle))
      fail(
        'unknown_vehicle',
        `${at}.vehicle`,
        `${at} names vehicle ${String(route.vehicle)}, which is not in the problem.`,
      )
    if (usedIds.has(route.vehicle))
      fail('duplicate_id', `${at}.vehicle`, `Vehicle ${route.vehicle} has two routes.`)
    usedIds.add(route.vehicle)
    list(route.orders, `${at}.orders`)
    route.orders.forEach((id, k) => {
      if (!orderIds.has(id))
        fail(
          'unknown_order',
          `${at}.orders[${k}]`,
          `${at} names order ${String(id)}, which is not in the problem.`,
        )
      if (ids.has(id)) fail('duplicate_id', `${at}.orders[${k}]`, `Order ${id} is planned twice.`)
      ids.add(id)
    })
  })
}
