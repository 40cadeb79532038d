// Trips in the annealing kernel: each stop's trip, its load and earliest departure, and where vehicles
// reload.
import type { KernelInstance } from '../instance.ts'
import type { State } from './state.ts'
import { NO_LEG } from './state.ts'

export interface Reloads {
  /** A reload that represents all of them in the tables. */
  sample: number
  /** True when order `c` fits on the trip of node `h`. */
  fits: (c: number, h: number) => boolean
  /** True when `c` fits with the trip up to node `h`, or with the rest of it after `h`. */
  fitsUpTo: (c: number, h: number) => boolean
  fitsFrom: (c: number, h: number) => boolean
  /** True when the vehicle of route `r` may reload once more. */
  mayOpen: (r: number) => boolean
  /** True when a vehicle like that of slot `v` can carry the trips of route `r`. */
  fitVan: (r: number, v: number) => boolean
  /** Call after order `c` is inserted or removed. */
  note: (c: number) => void
  drop: (c: number) => void
  /** Inserts a reload after node `h` and returns the price change; `opened` is the node. */
  open: (h: number) => number
  opened: number
  /** Removes unnecessary reloads from route `r` and returns the price change. */
  tidy: (r: number) => number
  clear: () => void
}

/** Creates it over a state's arrays; null when nothing reloads or is released. */
export function createReloads(inst: KernelInstance, state: State): Reloads | null {
  const { trips, n, m, price, time, timeBase, routes } = inst
  if (!trips) return null
  const { firstNode, nodes, dims, loads, room, mostReloads, release, service: loading } = trips
  const { next, prev, route, leg, legTime, homeLeg, van, base, trip, tripLoad, released, reloads } = state
  const end = firstNode + nodes
  let free = firstNode

  /** Recomputes the trip that begins at `opener`. */
  function survey(opener: number): void {
    tripLoad.fill(0, opener * dims, (opener + 1) * dims)
    let ready = 0
    for (let i = next[opener]; i < n; i = next[i]) {
      trip[i] = opener
      for (let d = 0; d < dims; d++) tripLoad[opener * dims + d] += loads[i * dims + d]
      if (release[i] > ready) ready = release[i]
    }
    released[opener] = ready
  }

  /** True when the orders from `first` up to a reload, a depot or `stop` leave room for `c`. */
  function fitsPart(c: number, first: number, stop: number, r: number): boolean {
    for (let d = 0; d < dims; d++) {
      let remaining = room[van[r] * dims + d] - loads[c * dims + d]
      for (let i = first; i < n && i !== stop; i = next[i]) remaining -= loads[i * dims + d]
      if (remaining < 0) return false
    }
    return true
  }

  /** Advances to an unused node; false when there is none. */
  function findFree(): boolean {
    for (let k = 0; k < nodes && route[free] >= 0; k++) free = free + 1 === end ? firstNode : free + 1
    return nodes > 0 && route[free] < 0
  }

  function close(node: number): number {
    const h = prev[node]
    const j = next[node]
    const r = route[node]
    next[h] = j
    prev[j] = h
    const isTrip = h < n || j < n
    const joined = isTrip ? price[base[r] + h * m + j] : 0
    const change = joined - leg[h] - leg[node]
    leg[h] = joined
    legTime[h] = isTrip ? time[timeBase[r] + h * m + j] : 0
    if (j === n + r) homeLeg[r] = h === j ? NO_LEG : joined
    route[node] = -1
    reloads[r]--
    survey(trip[h])
    return change
  }

  /** True when the trips around a reload can merge; a merged trip never runs later. */
  function joins(node: number): boolean {
    const h = prev[node]
    const j = next[node]
    const before = trip[h]
    if (released[node] > Math.max(released[before], before < firstNode ? inst.early[before] : 0)) return false
    if (time[timeBase[route[node]] + h * m + j] > legTime[h] + loading + legTime[node]) return false
    for (let d = 0; d < dims; d++)
      if (tripLoad[before * dims + d] + tripLoad[node * dims + d] > room[van[route[node]] * dims + d])
        return false
    return true
  }

  const self: Reloads = {
    sample: firstNode,
    fits(c, h) {
      const at = trip[h] * dims
      const most = van[route[h]] * dims
      for (let d = 0; d < dims; d++) if (tripLoad[at + d] + loads[c * dims + d] > room[most + d]) return false
      return true
    },
    fitsUpTo: (c, h) => fitsPart(c, next[trip[h]], next[h], route[h]),
    fitsFrom: (c, h) => fitsPart(c, next[h], -1, route[h]),
    mayOpen(r) {
      if (reloads[r] >= mostReloads[van[r]]) return false
      return findFree()
    },
    fitVan(r, v) {
      if (reloads[r] > mostReloads[v]) return false
      for (let i = n + r; ;) {
        for (let d = 0; d < dims; d++) if (tripLoad[i * dims + d] > room[v * dims + d]) return false
        do i = next[i]
        while (i < n)
        if (i === n + r) return true
      }
    },
    note(c) {
      const opener = trip[prev[c]]
      trip[c] = opener
      for (let d = 0; d < dims; d++) tripLoad[opener * dims + d] += loads[c * dims + d]
      if (release[c] > released[opener]) released[opener] = release[c]
    },
    drop(c) {
      const opener = trip[c]
      if (release[c] > 0 && release[c] === released[opener]) return survey(opener)
      for (let d = 0; d < dims; d++) tripLoad[opener * dims + d] -= loads[c * dims + d]
    },
    open(h) {
      const j = next[h]
      const r = route[h]
      findFree()
      const node = free
      self.opened = node
      next[h] = node
      prev[node] = h
      next[node] = j
      prev[j] = node
      route[node] = r
      trip[node] = node
      reloads[r]++
      const out = price[base[r] + h * m + node]
      const on = j < n ? price[base[r] + node * m + j] : 0
      const change = out + on - leg[h]
      leg[h] = out
      leg[node] = on
      const table = timeBase[r]
      legTime[h] = time[table + h * m + node]
      legTime[node] = j < n ? time[table + node * m + j] : 0
      if (j === n + r) homeLeg[r] = on
      survey(node)
      survey(trip[h])
      return change
    },
    opened: -1,
    tidy(r) {
      let change = 0
      for (let i = next[n + r]; i !== n + r;) {
        const j = next[i]
        if (i >= n && (prev[i] >= n || j >= n || joins(i))) change += close(i)
        i = j
      }
      return change
    },
    clear() {
      for (let node = firstNode; node < end; node++) route[node] = -1
      reloads.fill(0)
      tripLoad.fill(0)
      released.fill(0)
      for (let r = 0; r < routes; r++) trip[n + r] = n + r
    },
  }
  self.clear()
  return self
}
