// The window promised to a recipient, and the range shown at dispatch.
import type { SnapshotOrder } from '../../src/modules/planning/snapshot.ts'

/** Half the width of the promise to an order without a window, around its planned time. */
const PROMISE_MS = 30 * 60_000

export const orderOf = (orders: readonly SnapshotOrder[], id: string): SnapshotOrder =>
  orders.find((order) => order.id === id)!

/** The window of the planned time, which dispatch promises. */
export function promiseOf({ windowStart, windowEnd, otherWindows }: SnapshotOrder, serviceAt: number) {
  const windows = [
    ...(windowStart && windowEnd ? [{ from: windowStart.getTime(), to: windowEnd.getTime() }] : []),
    ...otherWindows,
  ].toSorted((a, b) => a.from - b.from)
  const window = windows.findLast(({ from }) => from <= serviceAt) ?? windows[0]
  return window
    ? { opensAt: window.from, from: window.from, to: window.to }
    : { opensAt: null, from: serviceAt - PROMISE_MS, to: serviceAt + PROMISE_MS }
}

/** The same as platform/leg-sql.ts at dispatch. */
export function rangeWithMargin(etaAt: number, promise: { from: number; to: number }) {
  return {
    etaFrom: promise.from <= etaAt ? Math.max(etaAt - PROMISE_MS / 2, promise.from) : etaAt - PROMISE_MS / 2,
    etaTo: promise.to >= etaAt ? Math.min(etaAt + PROMISE_MS / 2, promise.to) : etaAt + PROMISE_MS / 2,
  }
}
