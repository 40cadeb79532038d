// Requests to other programs over HTTP: time-out, a few patient retries, and failures as RoadsError.
import { RoadsError } from '../types.ts'

export interface HttpOptions {
  /** Milliseconds for one try (default 10,000). */
  timeoutMs?: number
  /** Tries in total (default 3); 4xx other than 429 are not retried. */
  tries?: number
  fetch?: typeof fetch
  /** Waits; tests inject their own. */
  sleep?: (ms: number) => Promise<void>
  /** Public servers require it in their rules of use. */
  userAgent?: string
}

export interface Reply {
  status: number
  body: unknown
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The JSON of any answer with a status below 500. Throws engine_unreachable, engine_refused (persistent
 * 429), engine_answer (no JSON).
 */
export async function askJson(
  name: string,
  url: string,
  init: RequestInit,
  options: HttpOptions,
  signal?: AbortSignal,
): Promise<Reply> {
  const { timeoutMs = 10_000, tries = 3, sleep = pause } = options
  const fetcher = options.fetch ?? fetch
  let failure = new RoadsError('engine_unreachable', `${name} was not asked.`)
  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt > 0) await sleep(250 * 4 ** (attempt - 1))
    signal?.throwIfAborted()
    let answer: Response
    try {
      const timeout = AbortSignal.timeout(timeoutMs)
      answer = await fetcher(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
    } catch (error) {
      signal?.throwIfAborted()
      const why =
        error instanceof Error && error.name === 'TimeoutError'
          ? `did not answer within ${timeoutMs / 1000} s`
          : 'cannot be reached'
      failure = new RoadsError('engine_unreachable', `${name} ${why}.`, 'Check its address and that it runs.')
      continue
    }
    if (answer.status === 429 || answer.status >= 500) {
      await answer.body?.cancel()
      failure = new RoadsError(
        answer.status === 429 ? 'engine_refused' : 'engine_unreachable',
        `${name} answers ${answer.status}.`,
        answer.status === 429 ? 'It asks for fewer requests.' : 'Look at its log.',
      )
      const wait = Number(answer.headers.get('retry-after'))
      if (wait > 0 && wait <= 30 && attempt + 1 < tries) await sleep(wait * 1000)
      continue
    }
    try {
      return { status: answer.status, body: await answer.json() }
    } catch {
      throw new RoadsError(
        'engine_answer',
        `${name} answers something that is not JSON (status ${answer.status}).`,
        'Check that its address points at the engine and not at a web page.',
      )
    }
  }
  throw failure
}

/** Caches the newest answers by key. A second request during the first shares it. */
export class ResponseCache<T> {
  private readonly entries = new Map<string, Promise<T>>()
  private readonly most: number
  constructor(most: number) {
    this.most = most
  }
  get(key: string, make: () => Promise<T>): Promise<T> {
    const existing = this.entries.get(key)
    if (existing) {
      this.entries.delete(key)
      this.entries.set(key, existing)
      return existing
    }
    const request = make()
    this.entries.set(key, request)
    // Do not cache failures.
    request.catch(() => this.entries.delete(key))
    if (this.entries.size > this.most) {
      const oldest = this.entries.keys().next()
      if (!oldest.done) this.entries.delete(oldest.value)
    }
    return request
  }
}

/** Lets requests through one by one, at least `gapMs` apart. */
export class Pace {
  private next = 0
  private readonly gapMs: number
  private readonly sleep: (ms: number) => Promise<void>
  constructor(gapMs: number, sleep: (ms: number) => Promise<void> = pause) {
    this.gapMs = gapMs
    this.sleep = sleep
  }
  async turn(): Promise<void> {
    const now = Date.now()
    const at = Math.max(now, this.next)
    this.next = at + this.gapMs
    if (at > now) await this.sleep(at - now)
  }
}
