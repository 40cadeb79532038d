// Times on days with reloads and releases: a trip leaves once all its orders are released.
import type { KernelInstance } from '../instance.ts'
import type { Clock } from './clock.ts'
import type { Reloads } from './reloads.ts'
import type { State } from './state.ts'

export interface TripClock extends Clock {
  /**
   * True when order `c` between nodes `h` and `j` is in time if a new trip starts with it and contains all
   * that follows.
   */
  keepsFrom: (c: number, h: number, j: number) => boolean
  /** The same if a trip ends with it and another begins after it. */
  keepsUpTo: (c: number, h: number, j: number) => boolean
}

/** Later than any time. */
const NEVER = 0x7fffffff

/** Creates it over a state's arrays. */
export function createTripClock(inst: KernelInstance, reloads: Reloads, state: State): TripClock {
  const { n, m, time, timeBase, early, late, service } = inst
  const { next, prev, route, begin, latest, legTime, trip, released } = state
  const { sample } = reloads
  const { release } = inst.trips!

  function beginAt(i: number): number {
    const h = prev[i]
    const t = begin[h] + service[h] + legTime[h]
    const open = i < n ? early[i] : released[i]
    return t > open ? t : open
  }

  function latestAt(i: number): number {
    const t = latest[next[i]] - legTime[i] - service[i]
    return i < n && t > late[i] ? late[i] : t
  }

  function openDay(s: number): void {
    begin[s] = released[s] > early[s] ? released[s] : early[s]
  }

  /** Departure from node `h` if its trip also waits for order `c`; NEVER when too late for one of its orders. */
  function leaving(h: number, c: number): number {
    const opener = trip[h]
    if (release[c] <= begin[opener]) return begin[h] + service[h]
    let t = release[c] + service[opener]
    let from = opener
    while (from !== h) {
      const i = next[from]
      t += legTime[from]
      if (t < early[i]) t = early[i]
      if (t > latest[i]) return NEVER
      t += service[i]
      from = i
    }
    return t
  }

  /** Departure from order `c` reached at `t`; NEVER after its window. */
  function served(c: number, t: number): number {
    const start = t > early[c] ? t : early[c]
    return start > late[c] ? NEVER : start + service[c]
  }

  function retime(r: number): void {
    const s = n + r
    openDay(s)
    for (let i = next[s]; i !== s; i = next[i]) begin[i] = beginAt(i)
    for (let i = prev[s]; i !== s; i = prev[i]) latest[i] = latestAt(i)
  }

  return {
    keeps(c, h, j, into, out) {
      const from = leaving(h, c)
      if (from === NEVER) return false
      const done = served(c, from + into)
      return done !== NEVER && done + out <= latest[j]
    },
    keepsFrom(c, h, j) {
      // Later orders of the trip were released before it began.
      const table = timeBase[route[h]]
      let t = begin[h] + service[h] + time[table + h * m + sample]
      if (t < release[c]) t = release[c]
      const done = served(c, t + service[sample] + time[table + sample * m + c])
      return done !== NEVER && done + time[table + c * m + j] <= latest[j]
    },
    keepsUpTo(c, h, j) {
      const from = leaving(h, c)
      if (from === NEVER) return false
      const table = timeBase[route[h]]
      const done = served(c, from + time[table + h * m + c])
      if (done === NEVER) return false
      return done + time[table + c * m + sample] + service[sample] + time[table + sample * m + j] <= latest[j]
    },
    push(c) {
      const s = n + route[c]
      const opener = trip[c]
      let first = c
      if (released[opener] > begin[opener]) {
        begin[opener] = released[opener]
        first = next[opener]
      }
      let mustLook = true
      for (let i = first; i !== s; i = next[i]) {
        const t = beginAt(i)
        if (!mustLook && begin[i] === t) break
        begin[i] = t
        if (i === c) mustLook = false
      }
      for (let i = c; i !== s; i = prev[i]) {
        const t = latestAt(i)
        if (latest[i] === t && i !== c) break
        latest[i] = t
      }
    },
    retime,
    // A removal may let the whole trip leave earlier.
    retimeBetween: (r) => retime(r),
    drives(r) {
      const s = n + r
      for (let i = next[s]; i !== s; i = next[i]) if (begin[i] > latest[i]) return false
      return true
    },
  }
}
