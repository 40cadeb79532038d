// A product that is killed without a word and started again, and a client that sends until it gets an answer.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnProduct, type ProductProcess } from '../../src/testing.ts'
import type { Answer, Entry, Journal, Write } from './journal.ts'

/** Answers that ask to come again with the same key. */
const COME_AGAIN = new Set([429, 502, 503])
const PAUSE_MS = 500
const TRY_LIMIT_MS = 60_000
/** A write without an answer after this many tries is its own fault. */
const MAX_TRIES = 400

export class CrashingProduct {
  #env: Record<string, string>
  #running: Promise<ProductProcess>

  constructor(env: Record<string, string>) {
    this.#env = env
    this.#running = spawnProduct(env)
  }

  /** Where it listens, once it does. */
  async url(): Promise<string> {
    return (await this.#running).url
  }

  /** kill -9, then a new start. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL')
    this.#running = spawnProduct(this.#env)
    await this.#running
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const { child, ended } = await this.#running
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    }
    await ended
  }

  /** One try. Null: cut, nobody knows what happened. */
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

  /** Sends until there is an answer, and writes it down. */
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
