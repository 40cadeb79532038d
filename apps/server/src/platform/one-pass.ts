// Merges many requests for the same work: one pass at a time, and another if requests came meanwhile.

/** Calls during a pass return at once; the running call makes another pass for them. */
export function onePass(work: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false
  let needsAnotherPass = false
  return async () => {
    needsAnotherPass = true
    if (isRunning) return
    isRunning = true
    try {
      while (needsAnotherPass) {
        needsAnotherPass = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
}
