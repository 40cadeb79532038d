// A client that sends a write, with the same key, until it gets an answer.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Entry, Journal, Write } from './journal.ts'

/** Statuses after which the client repeats the write with the same key. */
const COME_AGAIN = new Set([429, 502, 503])
const PAUSE_MS = 500
const TRY_LIMIT_MS = 60_000
/** Tries after which a write without an answer counts as a fault. */
const MAX_TRIES = 400

export class PersistentClient {
  readonly url: () => Promise<string>

  /** `url` resolves to the product's address once the product listens. */
  constructor(url: () => Promise<string>) {
    this.url = url
  }

  /** Sends a write once. Null when the connection was cut, so that the outcome is unknown. */
  async send(write: Write, apiKey: string): Promise<Answer | null> {
    const url = await this.url()
    try {
      const response = await fetch(`${url}/api/v1${write.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': write.contentType ?? 'application/json',
          'idempotency-key': write.key,
        },
        body: typeof write.body === 'string' ? write.body : JSON.stringify(write.body),
        signal: AbortSignal.timeout(TRY_LIMIT_MS),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    } catch {
      return null
    }
  }

  /** Repeats a write until there is an answer, and records it in the journal. */
  async perform(journal: Journal, write: Omit<Write, 'key'>, apiKey: string): Promise<Answer> {
    const entry = journal.begin(write)
    const answer = await this.#insist(entry, apiKey)
    journal.acknowledge(entry, answer)
    return answer
  }

  async #insist(entry: Entry, apiKey: string): Promise<Answer> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await this.send(entry, apiKey)
      if (answer && !COME_AGAIN.has(answer.status)) return answer
      if (answer) entry.deferrals += 1
      else entry.cuts += 1
      await sleep(PAUSE_MS)
    }
    throw new Error(`No answer after ${MAX_TRIES} tries: ${entry.kind} ${entry.path}`)
  }

  /** Repeats an acknowledged write until it is answered again. */
  repeat(entry: Entry, apiKey: string): Promise<Answer> {
    return this.#insist({ ...entry }, apiKey)
  }
}
