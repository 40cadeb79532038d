// Repeats a call that the server did not accept. A POST carries an idempotency key, so that it counts once.

const TRY_AGAIN = new Set([429, 502, 503, 504])
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 60_000

interface RetryOptions {
  retries: number
  send: (request: Request) => Promise<Response>
  wait?: (milliseconds: number) => Promise<void>
}

export function retryingFetch({ retries, send, wait = sleep }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'POST' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID())
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries
      // A body can be read once: each attempt gets a copy.
      const answer = await send(isLast ? request : request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error
        return null
      })
      if (answer && (isLast || !TRY_AGAIN.has(answer.status))) return answer
      await wait(waitAfter(attempt, answer))
    }
  }
}

/** The server's Retry-After, else exponential backoff with jitter. */
function waitAfter(attempt: number, answer: Response | null): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN)
  if (seconds >= 0) return Math.min(seconds * 1000, LONGEST_WAIT_MS)
  return Math.min(FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random() / 2), LONGEST_WAIT_MS)
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
