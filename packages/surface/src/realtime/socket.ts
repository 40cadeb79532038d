// A WebSocket: framing, rate limiting and slow-reader handling.
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Limits } from '../options.ts'
import { type Version, writeText } from './frames.ts'

/** A client that sends nothing for this long, not even its heartbeat (every 25 s), counts as disconnected. */
export const SILENCE_MS = 75_000

export class Socket {
  ws: WebSocket
  /** The underlying connection, for frames that are already encoded. */
  connection: Duplex
  version: Version
  apiToken: string
  ip: string
  lastSeen = Date.now()
  #limits: Limits
  #window = { count: 0, since: Date.now() }

  constructor(
    ws: WebSocket,
    connection: Duplex,
    version: Version,
    apiToken: string,
    ip: string,
    limits: Limits,
  ) {
    this.ws = ws
    this.connection = connection
    this.version = version
    this.apiToken = apiToken
    this.ip = ip
    this.#limits = limits
  }

  /** Disconnects a reader that does not keep up, instead of buffering its messages without bound. */
  #hasRoom(): boolean {
    if (this.ws.readyState !== this.ws.OPEN) return false
    if (this.ws.bufferedAmount <= this.#limits.socketBufferBytes) return true
    this.ws.terminate()
    return false
  }

  sendText(
    joinRef: string | null,
    ref: string | null,
    topicJson: string,
    event: string,
    payloadJson: string,
  ): void {
    if (this.#hasRoom()) this.ws.send(writeText(this.version, joinRef, ref, topicJson, event, payloadJson))
  }

  sendBytes(bytes: Buffer): void {
    if (this.#hasRoom()) this.ws.send(bytes)
  }

  /** Writes complete frames. Compression is off, so the library never has frames queued ahead of them. */
  sendFrames(frames: Buffer): void {
    if (frames.length > 0 && this.#hasRoom()) this.connection.write(frames)
  }

  reply(
    topic: string,
    joinRef: string | null,
    ref: string | null,
    status: 'ok' | 'error',
    response: unknown,
  ): void {
    this.sendText(joinRef, ref, JSON.stringify(topic), 'phx_reply', JSON.stringify({ status, response }))
  }

  /** Counts an incoming message; false when the socket exceeded its rate limit. */
  countMessage(): boolean {
    const now = Date.now()
    this.lastSeen = now
    if (now - this.#window.since >= 1000) this.#window = { count: 0, since: now }
    this.#window.count += 1
    return this.#window.count <= this.#limits.messagesPerSecond
  }
}
