// Runs heavy work a few pieces at a time with a bounded queue: hashing passwords, drawing pictures.
import pLimit from 'p-limit'

/**
 * Runs at most `concurrency` pieces in parallel; further ones wait, and beyond `maxPending` they are
 * refused.
 */
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
