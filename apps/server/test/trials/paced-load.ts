// Requests at a steady rate that does not depend on response times, as from people who do not wait for one another.
const TICK_MS = 50
/** Most requests under way; further ones are counted as skipped. */
const MAX_IN_FLIGHT = 200
const MAX_FAILURES_KEPT = 50

export type SendRequest = () => Promise<Response>

export interface LoadReport {
  answered: number
  skipped: number
  failed: number
  /** The first ones, in words. */
  failures: string[]
  /** 95th percentile of the answers since the last report, in milliseconds. */
  p95: number
}

export interface PacedLoad {
  /** Figures so far; the times of answers start again with each report. */
  report(): LoadReport
  stop(): Promise<LoadReport>
}

/** Sends the given requests in turn, `perSecond` of them. */
export function startPacedLoad(perSecond: number, requests: SendRequest[]): PacedLoad {
  const counts = { answered: 0, skipped: 0, failed: 0 }
  const failures: string[] = []
  const underWay = new Set<Promise<void>>()
  let times: number[] = []
  let turn = 0
  const startedAt = performance.now()

  const send = async (request: SendRequest): Promise<void> => {
    const sentAt = performance.now()
    try {
      const response = await request()
      const text = await response.text()
      counts.answered += 1
      if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text.slice(0, 200)}`)
    } catch (error) {
      counts.failed += 1
      if (failures.length < MAX_FAILURES_KEPT)
        failures.push(error instanceof Error ? error.message : String(error))
    }
    times.push(performance.now() - sentAt)
  }
  const timer = setInterval(() => {
    const dueCount = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    for (; turn < dueCount; turn += 1) {
      const request = requests[turn % requests.length]
      if (!request || underWay.size >= MAX_IN_FLIGHT) {
        counts.skipped += 1
        continue
      }
      const sent = send(request).finally(() => underWay.delete(sent))
      underWay.add(sent)
    }
  }, TICK_MS)
  const report = (): LoadReport => {
    const sorted = times.toSorted((a, b) => a - b)
    times = []
    return { ...counts, failures, p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0) }
  }
  return {
    report,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      return report()
    },
  }
}
