// Does a thing for a key at once, and then at most once in a while, the last wish included.

/**
 * `run` is called at once for a key that rested, else when its time has come, with the newest value it was asked with.
 * `merge` joins a wish that waits with a newer one. Failures go to `fail`.
 */
export function throttleByKey<Value>(options: {
  everyMs: number
  run: (value: Value) => Promise<void>
  merge?: (waiting: Value, newer: Value) => Value
  fail: (error: unknown) => void
}): (key: string, value: Value) => void {
  const { everyMs, run, merge = (_waiting, newer) => newer, fail } = options
  const resting = new Map<string, { next: Value | undefined; isAsked: boolean }>()

  const go = (key: string, value: Value): void => {
    const rest = { next: undefined as Value | undefined, isAsked: false }
    resting.set(key, rest)
    setTimeout(() => {
      resting.delete(key)
      if (rest.isAsked) go(key, rest.next as Value)
    }, everyMs).unref()
    run(value).catch(fail)
  }
  return (key, value) => {
    const rest = resting.get(key)
    if (!rest) return go(key, value)
    rest.next = rest.isAsked ? merge(rest.next as Value, value) : value
    rest.isAsked = true
  }
}
