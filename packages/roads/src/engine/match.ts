// Snaps a trail of positions to driven roads: a hidden Markov model (Newson & Krumm 2009) over nearby places
// on roads, where a step is likely when its driven length is close to the straight one.
import type { Leg, LngLat, Match, MatchedPoint, TracePoint } from '../types.ts'
import type { ProfileEngine } from './profile-engine.ts'
import { distanceMetres } from './geometry.ts'
import type { RoadGraph } from './graph.ts'
import { findPath, pathLine } from './route.ts'
import { seedsOf, snapCandidates, type Snap } from './snap.ts'
import { manyToMany } from './table.ts'

const CANDIDATES = 5
const SIGMA_METRES = 8
/** Usual difference between driven and straight length, in metres. */
const BETA_METRES = 40
/** Longer steps cut the trail. */
const GAP_METRES = 3_000
const GAP_SECONDS = 900

interface State {
  snap: Snap
  cost: number
  previous: number
}

export function matchTrace(roads: RoadGraph, engine: ProfileEngine, trace: TracePoint[]): Match {
  const points: (MatchedPoint | null)[] = trace.map(() => null)
  const geometry: LngLat[][] = []
  const legs: Leg[][] = []
  let [distance, offset, matched] = [0, 0, 0]
  for (const piece of pieces(roads, engine, trace)) {
    const snaps = bestPath(piece)
    snaps.forEach((snap, i) => {
      points[piece[i].index] = {
        lat: snap.lat,
        lng: snap.lng,
        metres: snap.metres,
        name: roads.names[roads.segmentName[snap.segment]],
        piece: geometry.length,
      }
      offset += snap.metres
      matched++
    })
    const line: LngLat[] = []
    const driven: Leg[] = []
    for (let i = 1; i < snaps.length; i++) {
      const path = findPath(engine, seedsOf(engine.graph, snaps[i - 1]), seedsOf(engine.graph, snaps[i]))
      driven.push({ distance: (path?.length ?? 0) / 100, duration: (path?.duration ?? 0) / 1000 })
      if (!path) continue
      distance += path.length / 100
      for (const point of pathLine(roads, engine.graph, path).points) {
        const last = line[line.length - 1]
        if (!last || last[0] !== point[0] || last[1] !== point[1]) line.push(point)
      }
    }
    geometry.push(line)
    legs.push(driven)
  }
  const share = trace.length > 0 ? matched / trace.length : 0
  const closeness = matched > 0 ? Math.exp(-offset / matched / 40) : 0
  return {
    points,
    geometry,
    legs,
    distance: Math.round(distance),
    confidence: Math.round(share * closeness * 100) / 100,
  }
}

interface Layer {
  index: number
  states: State[]
}

/** Runs the Viterbi algorithm; starts a new piece where no step is possible. */
function pieces(roads: RoadGraph, engine: ProfileEngine, trace: TracePoint[]): Layer[][] {
  const finishedParts: Layer[][] = []
  let open: Layer[] = []
  trace.forEach((point, index) => {
    const radius = Math.max(40, 3 * (point.accuracy ?? 15))
    const snaps = snapCandidates(roads, engine.graph, point.lat, point.lng, CANDIDATES, Math.min(200, radius))
    if (snaps.length === 0) return
    const sigma = Math.max(SIGMA_METRES, (point.accuracy ?? 0) / 2)
    const fit = (snap: Snap) => 0.5 * (snap.metres / sigma) ** 2
    const last = open[open.length - 1]
    const states =
      last && !isGap(trace[last.index], point)
        ? step(engine, last, trace[last.index], point, snaps, fit)
        : null
    if (states) open.push({ index, states })
    else {
      if (open.length > 0) finishedParts.push(open)
      open = [{ index, states: snaps.map((snap) => ({ snap, cost: fit(snap), previous: -1 })) }]
    }
  })
  if (open.length > 0) finishedParts.push(open)
  return finishedParts
}

function isGap(a: TracePoint, b: TracePoint): boolean {
  if (a.at !== undefined && b.at !== undefined && b.at - a.at > GAP_SECONDS) return true
  return distanceMetres(a.lat, a.lng, b.lat, b.lng) > GAP_METRES
}

function step(
  engine: ProfileEngine,
  last: Layer,
  from: TracePoint,
  to: TracePoint,
  snaps: Snap[],
  fit: (snap: Snap) => number,
): State[] | null {
  const straight = distanceMetres(from.lat, from.lng, to.lat, to.lng)
  const { graph, searches } = engine
  const sources = last.states.map(({ snap }) => seedsOf(graph, snap))
  const targets = snaps.map((snap) => seedsOf(graph, snap))
  const { distances } = manyToMany(graph, searches, sources, targets, { major: 1, minor: 1 })
  const states: State[] = []
  snaps.forEach((snap, column) => {
    let best = Infinity
    let previous = -1
    last.states.forEach((state, row) => {
      const driven = distances[row * snaps.length + column]
      if (driven > 4 * straight + 400) return
      // A fix that moves backwards on the same street is noise, not a drive around the block.
      const isSame = state.snap.segment === snap.segment && driven > straight + 60
      const cost = state.cost + (isSame ? straight / BETA_METRES : Math.abs(driven - straight) / BETA_METRES)
      if (cost < best) {
        best = cost
        previous = row
      }
    })
    if (previous >= 0) states.push({ snap, cost: best + fit(snap), previous })
  })
  return states.length > 0 ? states : null
}

function bestPath(layers: Layer[]): Snap[] {
  const snaps: Snap[] = []
  const last = layers[layers.length - 1].states
  let at = last.reduce((best, state, i) => (state.cost < last[best].cost ? i : best), 0)
  for (let i = layers.length - 1; i >= 0; i--) {
    const state = layers[i].states[at]
    snaps.push(state.snap)
    at = state.previous
  }
  return snaps.toReversed()
}
