// Times in the annealing kernel: earliest and latest start of service along a route.
import type { KernelInstance } from '../instance.ts'
import type { State } from './state.ts'

export interface Times {
  /** Updates earliest starts from order `c` forward. */
  pushBegin: (c: number) => void
  /** Updates latest starts from order `c` backward. */
  pushLatest: (c: number) => void
  /** Recomputes both for a whole route. */
  retime: (r: number) => void
  /** The same after orders were removed only between nodes `h` and `j` of route `r`. */
  retimeBetween: (r: number, h: number, j: number) => void
  /**
   * True when route `r` keeps every window and its day. The first stop alone does not show it: a stop after a
   * wait may be late.
   */
  drives: (r: number) => boolean
  /** Least waiting on route `r` in seconds over all starts, with `c` after node `h` unless `c` is -1. */
  waitingOf: (r: number, c: number, h: number) => number
  /** True when the day stays short enough with order `c` after node `h`; walks the route. */
  durationFits: (c: number, h: number) => boolean
}

/** Creates them over a state's arrays. */
export function createTimes(inst: KernelInstance, state: State): Times {
  const { n, m, time, timeBase, early, late, service, maxDuration, hasTime, hasDuration } = inst
  const { next, prev, route, begin, latest, legTime } = state

  function pushBegin(c: number): void {
    for (let i = c; i < n; i = next[i]) {
      const h = prev[i]
      let t = begin[h] + legTime[h]
      if (h < n) t += service[h]
      if (t < early[i]) t = early[i]
      if (begin[i] === t && i !== c) return
      begin[i] = t
    }
  }

  function pushLatest(c: number): void {
    for (let i = c; i < n; i = prev[i]) {
      const j = next[i]
      let t = latest[j] - legTime[i] - service[i]
      if (t > late[i]) t = late[i]
      if (latest[i] === t && i !== c) return
      latest[i] = t
    }
  }

  function retime(r: number): void {
    const s = n + r
    let t = begin[s]
    let h = s
    for (let i = next[s]; i !== s; i = next[i]) {
      t += legTime[h]
      if (h < n) t += service[h]
      if (t < early[i]) t = early[i]
      begin[i] = t
      h = i
    }
    t = latest[s]
    for (let i = prev[s]; i !== s; i = prev[i]) {
      t -= legTime[i] + service[i]
      if (t > late[i]) t = late[i]
      latest[i] = t
    }
  }

  function retimeBetween(r: number, h: number, j: number): void {
    const s = n + r
    // Always visits the nodes between them; beyond, stops when a time is unchanged.
    let mustLook = true
    let before = h
    for (let i = next[h]; i !== s; i = next[i]) {
      if (i === j) mustLook = false
      let t = begin[before] + legTime[before]
      if (before < n) t += service[before]
      if (t < early[i]) t = early[i]
      if (!mustLook && begin[i] === t) break
      begin[i] = t
      before = i
    }
    mustLook = true
    let behind = j
    for (let i = prev[j]; i !== s; i = prev[i]) {
      if (i === h) mustLook = false
      let t = latest[behind] - legTime[i] - service[i]
      if (t > late[i]) t = late[i]
      if (!mustLook && latest[i] === t) break
      latest[i] = t
      behind = i
    }
  }

  function drives(r: number): boolean {
    if (!hasTime) return true
    const s = n + r
    for (let i = next[s]; i !== s; i = next[i]) if (begin[i] > latest[i]) return false
    return next[s] === s || !hasDuration || durationFits(-1, s)
  }

  /** Length of the last walked day. */
  let day = 0

  function waitingOf(r: number, c: number, h: number): number {
    const s = n + r
    const table = timeBase[r]
    let offset = 0
    let total = 0
    let to = late[s]
    let here = s
    let i = h === s && c >= 0 ? c : next[s]
    while (i !== s) {
      offset += time[table + here * m + i]
      const wait = early[i] - offset - to
      if (wait > 0) {
        total += wait
        offset += wait
      }
      if (late[i] - offset < to) to = late[i] - offset
      offset += service[i]
      here = i
      i = i === h && c >= 0 ? c : i === c ? next[h] : next[i]
    }
    day = offset + time[table + here * m + s]
    return total
  }

  function durationFits(c: number, h: number): boolean {
    const r = route[h]
    if (maxDuration[r] >= late[n + r] - early[n + r]) return true
    waitingOf(r, c, h)
    return day <= maxDuration[r]
  }

  return { pushBegin, pushLatest, retime, retimeBetween, drives, waitingOf, durationFits }
}
