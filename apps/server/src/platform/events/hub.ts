// Listens for announcements of transactions (NOTIFY), reconnects after a lost connection, and then tells
// listeners, which may have missed some.
import pg, { type ClientConfig } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { COUNTED_NAME } from '../db/shares.ts'
import type { Logger } from '../log.ts'

interface Listener {
  /** One announcement, parsed from its JSON. */
  hear(payload: unknown): void | Promise<void>
  /** The connection was restored: read missed changes from the tables. */
  catchUp?(): void | Promise<void>
}

export interface EventHub {
  /** Starts listening to a channel; returns a function that stops it. */
  listen(channel: string, listener: Listener): Promise<() => void>
  readonly isConnected: boolean
  /** Delay of the last probe from announcement to arrival; undefined before the first. */
  readonly lagSeconds: number | undefined
  close(): Promise<void>
}

const PAUSE_FIRST_MS = 50
const PAUSE_MOST_MS = 2_000
/** A half-open connection raises no error, so it is probed now and then. */
const PULSE_MS = 15_000
const PULSE_LIMIT_MS = 5_000
const PROBE_CHANNEL = 'dropwise_probe'

export async function startHub(config: ClientConfig, log: Logger): Promise<EventHub> {
  const hub = new PgEventHub(config, log)
  await hub.open()
  return hub
}

class PgEventHub implements EventHub {
  #config: ClientConfig
  #log: Logger
  #listeners = new Map<string, Set<Listener>>()
  #client: pg.Client | undefined
  #isClosed = false
  #pulse: NodeJS.Timeout | undefined
  #probe: { text: string; sentAt: number } | undefined
  lagSeconds: number | undefined

  constructor(config: ClientConfig, log: Logger) {
    this.#config = config
    this.#log = log
  }

  get isConnected(): boolean {
    return this.#client !== undefined
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      ...this.#config,
      application_name: COUNTED_NAME,
      query_timeout: PULSE_LIMIT_MS,
      keepAlive: true,
    })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? 'null'))
    await client.connect()
    await client.query(`listen ${PROBE_CHANNEL}`)
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    this.#client = client
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined
      if (!this.#isClosed) void this.#comeBack()
    })
    clearInterval(this.#pulse)
    this.#pulse = setInterval(() => {
      // A probe without a response ends the connection, which makes the hub reconnect.
      const sentAt = performance.now()
      this.#probe = { text: `${process.pid} ${sentAt}`, sentAt }
      client
        .query('select pg_notify($1, $2)', [PROBE_CHANNEL, JSON.stringify(this.#probe.text)])
        .catch(() => void client.end().catch(() => {}))
    }, PULSE_MS)
    this.#pulse.unref()
  }

  async listen(channel: string, listener: Listener): Promise<() => void> {
    let listeners = this.#listeners.get(channel)
    if (!listeners) {
      listeners = new Set()
      this.#listeners.set(channel, listeners)
      // While disconnected, the reconnect listens to it.
      await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#pulse)
    await this.#client?.end().catch(() => {})
  }

  #hear(channel: string, payload: string): void {
    if (channel === PROBE_CHANNEL) return this.#hearProbe(payload)
    for (const listener of this.#listeners.get(channel) ?? []) {
      this.#guard(channel, async () => listener.hear(JSON.parse(payload)))
    }
  }

  #hearProbe(payload: string): void {
    if (this.#probe && payload === JSON.stringify(this.#probe.text))
      this.lagSeconds = (performance.now() - this.#probe.sentAt) / 1000
  }

  #guard(channel: string, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#log.error({ err: error, channel }, 'event listener'))
  }

  async #comeBack(): Promise<void> {
    for (let pause = PAUSE_FIRST_MS; !this.#isClosed; pause = Math.min(pause * 2, PAUSE_MOST_MS)) {
      // With jitter, so that many servers do not reconnect at the same moment.
      await sleep(pause * (0.5 + Math.random()))
      try {
        await this.open()
        break
      } catch {
        continue
      }
    }
    if (this.#isClosed) return
    this.#log.info('event hub is back')
    for (const [channel, listeners] of this.#listeners) {
      for (const listener of listeners) this.#guard(channel, async () => listener.catchUp?.())
    }
  }
}
