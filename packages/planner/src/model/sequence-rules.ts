// Rules on the sequence of a route: first and last orders, orders after others, orders that share a vehicle,
// and pairs unloaded in reverse. They bind served orders only, and never move a pinned one.
import type { Problem } from './problem.ts'

/** Input of the rules from a compiled problem. */
interface Ruled {
  rules: SequenceRules | null
  partner: Int32Array
  isPickup: Uint8Array
}

export interface SequenceRules {
  /** -1 for orders that come first, 1 for those that come last, else 0. */
  turn: Int8Array
  /** Orders that come earlier on the same route, by order. */
  after: ReadonlyMap<number, readonly number[]>
  /** Orders that share the vehicle of each order, where both are served. */
  shares: readonly (readonly number[])[]
  /** Orders of one group move to another vehicle together; -1 for orders without a group. */
  group: Int32Array
  members: readonly (readonly number[])[]
}

/** The rules of a problem; null when there are none, so that other problems pay nothing. */
export function compileSequenceRules({ orders, vehicles }: Problem): SequenceRules | null {
  const isLoadedInReverse =
    vehicles.some((v) => v.lastInFirstOut) && orders.some(({ pair }) => pair !== undefined)
  const hasRules = orders.some((o) => o.turn || o.after?.length || o.together !== undefined)
  if (!hasRules && !isLoadedInReverse) return null
  const indexOf = new Map(orders.map((o, i) => [o.id, i]))
  const after = new Map<number, number[]>()
  orders.forEach((o, i) => {
    const earlierOrders = (o.after ?? []).flatMap((id) => indexOf.get(id) ?? [])
    if (earlierOrders.length > 0) after.set(i, earlierOrders)
  })
  return {
    turn: Int8Array.from(orders, ({ turn }) => (turn === 'first' ? -1 : turn === 'last' ? 1 : 0)),
    after,
    ...groupOrders({ orders, vehicles }, after),
  }
}

/** Orders that share a vehicle: each with those that a rule names, and all that follow from these. */
function groupOrders(
  { orders, vehicles }: Pick<Problem, 'orders' | 'vehicles'>,
  after: ReadonlyMap<number, readonly number[]>,
): Pick<SequenceRules, 'shares' | 'group' | 'members'> {
  const shares = orders.map((): number[] => [])
  const leader = orders.map((_, i) => i)
  const lead = (i: number): number => (leader[i] === i ? i : (leader[i] = lead(leader[i])))
  const pinned = new Set(vehicles.flatMap((v) => v.pinned ?? []))
  const link = (a: number, b: number): void => {
    leader[lead(a)] = lead(b)
    if (pinned.has(orders[a].id) && pinned.has(orders[b].id)) return
    shares[a].push(b)
    shares[b].push(a)
  }
  const ordersOfGroup = Map.groupBy(
    orders.map((_, i) => i).filter((i) => orders[i].together !== undefined),
    (i) => orders[i].together,
  )
  for (const set of ordersOfGroup.values()) set.forEach((a, k) => set.slice(k + 1).forEach((b) => link(a, b)))
  for (const [order, earlierOrders] of after) for (const other of earlierOrders) link(order, other)
  const halves = Map.groupBy(
    orders.map((_, i) => i).filter((i) => orders[i].pair),
    (i) => orders[i].pair!.id,
  )
  for (const [a, b] of halves.values()) {
    if (b === undefined || shares[a].length + shares[b].length === 0) continue
    leader[lead(a)] = lead(b)
    const both = [...shares[a], ...shares[b]].filter((x) => x !== a && x !== b)
    shares[a] = both
    shares[b] = both
  }
  const members = [
    ...Map.groupBy(
      orders.map((_, i) => i),
      (i) => lead(i),
    ).values(),
  ].filter((set) => set.length > 1)
  const group = new Int32Array(orders.length).fill(-1)
  members.forEach((set, g) => set.forEach((i) => (group[i] = g)))
  return { shares, group, members }
}

/** True when the sequence keeps every rule; pinned orders keep their place. */
export function keepsSequence(
  { rules, partner, isPickup }: Ruled,
  v: { pinned: Int32Array; lastInFirstOut: boolean },
  sequence: ArrayLike<number>,
  length: number,
): boolean {
  if (!rules) return true
  const { turn, after } = rules
  let begin = 0
  while (begin < v.pinned.length && begin < length && v.pinned.includes(sequence[begin])) begin++
  let phase = -1
  for (let i = begin; i < length; i++) {
    const o = sequence[i]
    if (turn[o] < phase) return false
    phase = turn[o]
    const earlierOrders = after.size > 0 ? after.get(o) : undefined
    if (!earlierOrders) continue
    for (let j = i + 1; j < length; j++) if (earlierOrders.includes(sequence[j])) return false
  }
  return !v.lastInFirstOut || unloadsInReverse(partner, isPickup, sequence, length)
}

function unloadsInReverse(
  partner: Int32Array,
  isPickup: Uint8Array,
  sequence: ArrayLike<number>,
  length: number,
): boolean {
  const aboard: number[] = []
  for (let i = 0; i < length; i++) {
    const o = sequence[i]
    if (partner[o] < 0) continue
    if (isPickup[o] === 1) aboard.push(o)
    else if (aboard.pop() !== partner[o]) return false
  }
  return true
}

/** True when a rule needs the whole sequence of a route: orders after others, or pairs unloaded in reverse. */
export function ordersStops({ rules, hasPairs }: Pick<Ruled, 'rules'> & { hasPairs: boolean }): boolean {
  return rules !== null && (rules.after.size > 0 || hasPairs)
}

/** True when some orders share a vehicle. */
export function hasGroups({ rules }: Pick<Ruled, 'rules'>): boolean {
  return rules !== null && rules.members.length > 0
}

/** True unless an order that shares its vehicle is on another route; `routeOf` is -1 for unserved orders. */
export function mayRide(
  { rules }: Pick<Ruled, 'rules'>,
  o: number,
  vehicle: number,
  routeOf: Int32Array,
): boolean {
  return !rules || rules.shares[o].every((x) => routeOf[x] < 0 || routeOf[x] === vehicle)
}

/** The route of each order of a plan by vehicle index, -1 for unserved orders. */
export function routesOfOrders(
  n: number,
  plan: readonly { vehicle: number; orders: readonly number[] }[],
): Int32Array {
  const routeOf = new Int32Array(n).fill(-1)
  for (const { vehicle, orders } of plan) for (const o of orders) routeOf[o] = vehicle
  return routeOf
}
