// Finds changes of a route since the driver's last look: added, removed, moved, or changed stops. Pure.
import type { DriverRoute, DriverStop, ProofTask } from '@dropwise/contracts'
import type { SeenRoute, SeenStop } from './phone/database.ts'

/** Facts of a stop that may change. */
const STOP_FACTS = [
  'address',
  'time',
  'proof',
  'note',
  'parcels',
  'needs',
  'pair',
  'cash',
  'loading',
  'details',
  'files',
] as const
export type StopFact = (typeof STOP_FACTS)[number]

export type StopChange =
  | { kind: 'added' | 'moved' | 'cancelled' }
  | { kind: 'changed'; facts: readonly StopFact[] }
export interface RouteChanges {
  byOrder: ReadonlyMap<string, StopChange>
  /** Names of removed stops. */
  takenAway: readonly string[]
  /** The company's new default proof; null when unchanged. */
  companyProof: readonly ProofTask[] | null
  count: number
  /** True once the bar named them; the list still marks them. */
  areTold: boolean
}

export const NO_CHANGES: RouteChanges = {
  byOrder: new Map(),
  takenAway: [],
  companyProof: null,
  count: 0,
  areTold: false,
}

const isOff = (stop: DriverStop): boolean => stop.orderStatus === 'cancelled' || stop.status === 'skipped'

/** Facts that a driver would notice, without position. The company's default proof does not belong to a stop. */
function factsOf(stop: DriverStop, companyProof: string): SeenStop {
  const { address, window, otherWindows, tasks, instructions, packages, pallets, skills, pair, cash } = stop
  const proof = JSON.stringify(tasks)
  const facts: Record<StopFact, unknown> = {
    address,
    time: [window, ...otherWindows],
    proof: proof === companyProof ? 'company' : proof,
    note: instructions,
    parcels: [packages, pallets],
    needs: skills,
    pair,
    cash,
    loading: stop.reload !== null,
    details: [stop.items, stop.custom],
    files: stop.attachments.map(({ object }) => object),
  }
  return {
    name: stop.name,
    isOff: isOff(stop),
    facts: Object.fromEntries(STOP_FACTS.map((fact) => [fact, JSON.stringify(facts[fact])])),
  }
}

export function seenOf(userId: string, route: DriverRoute, companyProof: readonly ProofTask[]): SeenRoute {
  const proof = JSON.stringify(companyProof)
  const entries = route.stops.map((stop) => [stop.orderId, factsOf(stop, proof)] as const)
  return {
    routeId: route.id,
    userId,
    version: route.version,
    companyProof: proof,
    stops: Object.fromEntries(entries),
  }
}

/** Without an earlier look nothing is marked: the whole day is new. */
export function changesOf(
  route: DriverRoute,
  lastSeen: SeenRoute | undefined,
  companyProof: readonly ProofTask[],
): RouteChanges {
  if (!lastSeen || lastSeen.version === route.version) return NO_CHANGES
  const proof = JSON.stringify(companyProof)
  const byOrder = new Map<string, StopChange>()
  const moved = movedOrders(route, lastSeen)
  for (const stop of route.stops) {
    const before = lastSeen.stops[stop.orderId]
    const now = factsOf(stop, proof)
    // A stop's own proof may equal the company's new default.
    const isSameProof = before && proofOf(before, lastSeen.companyProof) === proofOf(now, proof)
    const change = changeOf(before, now, {
      isMoved: moved.has(stop.orderId),
      facts: STOP_FACTS.filter((fact) => fact !== 'proof' || !isSameProof),
    })
    if (change) byOrder.set(stop.orderId, change)
  }
  const now = new Set(route.stops.map(({ orderId }) => orderId))
  const takenAway = Object.entries(lastSeen.stops).flatMap(([id, { name }]) => (now.has(id) ? [] : [name]))
  const isOtherProof = lastSeen.companyProof !== proof
  return {
    byOrder,
    takenAway,
    companyProof: isOtherProof ? companyProof : null,
    count: byOrder.size + takenAway.length + (isOtherProof ? 1 : 0),
    areTold: lastSeen.toldVersion === route.version,
  }
}

const COMPANY = JSON.stringify('company')
const proofOf = ({ facts }: SeenStop, company: string): string | undefined =>
  facts.proof === COMPANY ? company : facts.proof && (JSON.parse(facts.proof) as string)

function changeOf(
  before: SeenStop | undefined,
  now: SeenStop,
  current: { isMoved: boolean; facts: readonly StopFact[] },
): StopChange | null {
  if (!before) return { kind: 'added' }
  if (now.isOff && !before.isOff) return { kind: 'cancelled' }
  const facts = current.facts.filter((fact) => before.facts[fact] !== now.facts[fact])
  if (facts.length > 0) return { kind: 'changed', facts }
  if (before.isOff !== now.isOff) return { kind: 'added' }
  return current.isMoved ? { kind: 'moved' } : null
}

/** Moved stops: the fewest that explain the new order of stops that existed before. */
function movedOrders(route: DriverRoute, lastSeen: SeenRoute): Set<string> {
  const placeBefore = new Map(Object.keys(lastSeen.stops).map((orderId, place) => [orderId, place]))
  const remaining = route.stops.flatMap(({ orderId }) => {
    const place = placeBefore.get(orderId)
    return place === undefined ? [] : [{ orderId, place }]
  })
  // Longest increasing run of positions ending at each stop.
  const runs: { orderIds: string[]; place: number }[] = []
  for (const { orderId, place } of remaining) {
    const before = runs.filter((run) => run.place < place).toSorted(byLength)[0]
    runs.push({ orderIds: [...(before?.orderIds ?? []), orderId], place })
  }
  const stayed = new Set(runs.toSorted(byLength)[0]?.orderIds)
  return new Set(remaining.map(({ orderId }) => orderId).filter((orderId) => !stayed.has(orderId)))
}

const byLength = (a: { orderIds: string[] }, b: { orderIds: string[] }): number =>
  b.orderIds.length - a.orderIds.length
