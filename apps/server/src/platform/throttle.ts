// Runs work for a key at once, then at most once per interval; the latest request is never dropped.

/**
 * Calls `run` at once for an idle key, otherwise at the end of the interval with the newest value. `merge`
 * combines a waiting value with a newer one. Failures go to `fail`.
 */
export function throttleByKey<Value>(options: {
  everyMs: number
  run: (value: Value) => Promise<void>
  merge?: (waiting: Value, newer: Value) => Value
  fail: (error: unknown) => void
}): (key: string, value: Value) => void {
  const { everyMs, run, merge = (_waiting, newer) => newer, fail } = options
  const cooling = new Map<string, { next: Value | undefined; isWaiting: boolean }>()

  const runNow = (key: string, value: Value): void => {
    const state = { next: undefined as Value | undefined, isWaiting: false }
    cooling.set(key, state)
    setTimeout(() => {
      cooling.delete(key)
      if (state.isWaiting) runNow(key, state.next as Value)
    }, everyMs).unref()
    run(value).catch(fail)
  }
  return (key, value) => {
    const state = cooling.get(key)
    if (!state) return runNow(key, value)
    state.next = state.isWaiting ? merge(state.next as Value, value) : value
    state.isWaiting = true
  }
}
