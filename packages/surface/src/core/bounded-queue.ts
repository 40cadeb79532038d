// Heavy work a few pieces at a time, with an end to how many may wait: hashing passwords, drawing pictures.
import pLimit from 'p-limit'

/** Runs at most `concurrency` pieces together; further ones wait, and beyond `maxPending` they are refused. */
export function boundedQueue(
  { concurrency, maxPending }: { concurrency: number; maxPending: number },
  refusal: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(concurrency)
  return async (work) => {
    if (limit.pendingCount >= maxPending) throw refusal()
    return limit(work)
  }
}
