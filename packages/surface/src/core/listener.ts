// A connection that listens for notifications and reconnects by itself.
import type { Client } from 'pg'
import type { FastifyBaseLogger } from 'fastify'

interface Options {
  connect: () => Client
  channels: string[]
  onNotification: (channel: string, payload: string) => void
  /** Called after every connect, including the first, to catch up on missed notifications. */
  onConnected: () => void
  logger?: FastifyBaseLogger
}

const MAX_WAIT_MS = 5000

export class Listener {
  #options: Options
  #client: Client | undefined
  #closed = false
  #wait = 100
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  async start(): Promise<void> {
    try {
      await this.#connect()
    } catch (error) {
      this.#retry(error)
    }
  }

  async #connect(): Promise<void> {
    const client = this.#options.connect()
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client, new Error('connection ended')))
    client.on('notification', ({ channel, payload }) => this.#options.onNotification(channel, payload ?? ''))
    await client.connect()
    if (this.#closed) {
      await client.end()
      return
    }
    this.#client = client
    await client.query(this.#options.channels.map((name) => `listen ${name}`).join(';'))
    this.#wait = 100
    this.#options.onConnected()
  }

  #lost(client: Client, error: Error): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    client.end().catch(() => undefined)
    this.#retry(error)
  }

  #retry(error: unknown): void {
    if (this.#closed) return
    this.#options.logger?.warn({ err: error }, 'notifications are interrupted; connecting again')
    this.#timer = setTimeout(() => void this.start(), this.#wait)
    this.#timer.unref()
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }
}
