// Work that many announcements ask for: one pass at a time, and another when something came meanwhile.

/** Calls that come during a pass return at once: the running one makes another pass for them. */
export function onePass(work: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false
  let isAsked = false
  return async () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAsked) {
        isAsked = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
}
