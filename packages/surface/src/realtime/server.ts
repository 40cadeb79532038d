// The realtime server: sockets, joins, tokens, broadcast, presence.
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { WebSocket } from 'ws'
import type { Verified } from '../core/jwt.ts'
import type { Keys } from '../core/keys.ts'
import { API_ROLES } from '../core/scoped.ts'
import type { Claims, Limits } from '../options.ts'
import { channelRights } from './authorize.ts'
import { Channel, EVERY_RIGHT } from './channel.ts'
import { Feed } from './feed.ts'
import { checkFilters } from './filters.ts'
import { type Incoming, parseBinary, parseText, type Version } from './frames.ts'
import { Hub, replayTo } from './hub.ts'
import { messagesOf, pastMessages, type Message } from './messages.ts'
import { type JoinConfig, parseJoin, tokenErrorReason } from './join.ts'
import { SILENCE_MS, Socket } from './socket.ts'

export interface RealtimeOptions {
  pool: Pool
  adminPool: Pool
  keys: Keys
  limits: Limits
  now: () => number
  /** Whether the session behind a token is still alive. */
  sessionLives: (claims: Claims) => Promise<boolean>
  logger?: FastifyBaseLogger
}

/** WebSocket close code "Service Restart" of the IANA registry. */
const SERVICE_RESTART = 1012
/** Most messages of SQL that one statement reads. */
const MESSAGES_PER_READ = 500
/** Milliseconds that a client may take to answer our close frame. */
const GOODBYE_MS = 2_000

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
const isOpaque = (token: string): boolean => token === '' || token.startsWith('sb_')

export class Realtime {
  hub = new Hub()
  feed: Feed
  #options: RealtimeOptions
  /** What each open socket has joined, by topic. */
  #joined = new Map<Socket, Map<string, Channel>>()
  /** Ids of SQL messages still to read. */
  readonly #announced: string[] = []
  #isDelivering = false
  #perIp = new Map<string, number>()
  #clock: NodeJS.Timeout

  constructor(options: RealtimeOptions) {
    this.#options = options
    this.feed = new Feed({ pool: options.pool, adminPool: options.adminPool, logger: options.logger })
    this.#clock = setInterval(() => void this.#look(), 5000)
    this.#clock.unref()
  }

  /** Whether this address may open another socket. */
  mayConnect(ip: string): boolean {
    return (this.#perIp.get(ip) ?? 0) < this.#options.limits.socketsPerIp
  }

  accept(ws: WebSocket, connection: Duplex, version: Version, token: string, ip: string): void {
    const socket = new Socket(ws, connection, version, token, ip, this.#options.limits)
    this.#joined.set(socket, new Map())
    this.#perIp.set(ip, (this.#perIp.get(ip) ?? 0) + 1)
    // Messages of one socket are processed in order: a join completes before the next frame is handled.
    let last = Promise.resolve()
    let queued = 0
    ws.on('message', (data: Buffer, isBinary: boolean) => {
      if (!socket.countMessage() || queued > 1000) {
        ws.close(1008, 'too many messages')
        return
      }
      queued += 1
      last = last
        .then(() => this.#receive(socket, data, isBinary))
        .catch((error: unknown) => {
          this.#options.logger?.warn({ err: error }, 'realtime message failed')
        })
        .finally(() => (queued -= 1))
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      const channels = this.#joined.get(socket)?.values() ?? []
      this.#joined.delete(socket)
      const remaining = (this.#perIp.get(ip) ?? 1) - 1
      if (remaining > 0) this.#perIp.set(ip, remaining)
      else this.#perIp.delete(ip)
      for (const channel of channels) this.#forget(channel)
    })
  }

  async #receive(socket: Socket, data: Buffer, isBinary: boolean): Promise<void> {
    const message = isBinary ? parseBinary(data) : parseText(data.toString('utf8'), socket.version)
    if (!message || (isBinary && socket.version === '1.0.0')) {
      socket.ws.close(1003, 'not a frame of this protocol')
      return
    }
    if (message.topic === 'phoenix') {
      if (message.event === 'heartbeat') socket.reply('phoenix', null, message.ref, 'ok', {})
      else socket.reply('phoenix', null, message.ref, 'error', { reason: 'unmatched topic' })
      return
    }
    if (message.event === 'phx_join') return this.#join(socket, message)
    const channel = this.#joined.get(socket)?.get(message.topic)
    if (!channel) {
      socket.reply(message.topic, message.joinRef, message.ref, 'error', { reason: 'unmatched topic' })
      return
    }
    switch (message.event) {
      case 'access_token':
        return this.#takeToken(channel, object(message.payload).access_token)
      case 'broadcast':
        return this.#takeBroadcast(channel, message)
      case 'presence':
        return this.#takePresence(channel, message)
      case 'phx_leave':
        this.#forget(channel)
        channel.send('phx_reply', '{"status":"ok","response":{}}', message.ref)
        channel.send('phx_close', '{}')
        return
      default:
        // Unknown events get a reply, so that a waiting client does not hang.
        if (message.ref !== null) channel.send('phx_reply', '{"status":"ok","response":{}}', message.ref)
    }
  }

  #forget(channel: Channel): void {
    channel.closed = true
    const channels = this.#joined.get(channel.socket)
    if (channels?.get(channel.topic) === channel) channels.delete(channel.topic)
    this.hub.leave(channel)
    this.feed.unsubscribe(channel)
  }

  /** Closes a channel from the server side. */
  #shutDown(channel: Channel, message: string): void {
    channel.system('system', 'error', message)
    channel.send('phx_close', '{}')
    this.#forget(channel)
  }

  async #claims(token: string): Promise<{ claims: Claims } | { reason: string }> {
    const result: Verified = await this.#options.keys.verify(token, 0)
    if ('fault' in result) return { reason: tokenErrorReason(result) }
    const { claims } = result
    if (claims.role === '' || typeof claims.exp !== 'number')
      return { reason: 'InvalidJWTToken: Fields `role` and `exp` are required in JWT' }
    if (!API_ROLES.has(claims.role))
      return { reason: `Unauthorized: You do not have permissions to read from this Channel topic` }
    if (!(await this.#options.sessionLives(claims)))
      return { reason: 'InvalidJWTToken: The session of this token has ended' }
    return { claims }
  }

  async #join(socket: Socket, message: Incoming): Promise<void> {
    const refuse = (reason: string): void =>
      socket.reply(message.topic, message.joinRef ?? message.ref, message.ref, 'error', { reason })
    const name = message.topic.startsWith('realtime:') ? message.topic.slice('realtime:'.length) : undefined
    if (name === undefined) return refuse('unmatched topic')
    if (name === '' || name.includes('\0')) return refuse('TopicNameRequired: You must provide a topic name')
    const channels = this.#joined.get(socket)
    if (!channels) return
    const old = channels.get(message.topic)
    if (!old && channels.size >= this.#options.limits.channelsPerSocket)
      return refuse('ChannelRateLimitReached: Too many channels')

    const config = parseJoin(message.payload)
    const token = config.token === undefined || isOpaque(config.token) ? socket.apiToken : config.token
    const who = await this.#claims(token)
    if ('reason' in who) return refuse(who.reason)
    const rights = config.isPrivate ? await channelRights(this.#options.pool, who.claims, name) : EVERY_RIGHT
    if (!rights.readBroadcast && !rights.readPresence)
      return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`)
    const { replay } = config
    if (replay === 'invalid') return refuse('UnableToReplayMessages: Replay params are not valid')
    if (replay && !config.isPrivate)
      return refuse('UnableToReplayMessages: Replay is not allowed for public channels')
    const past =
      replay && rights.readBroadcast ? await pastMessages(this.#options.adminPool, name, replay) : []
    if (socket.ws.readyState !== socket.ws.OPEN) return
    if (old) {
      this.#forget(old)
      old.send('phx_close', '{}')
    }
    const channel = new Channel({
      socket,
      topic: message.topic,
      joinRef: message.joinRef ?? message.ref,
      isPrivate: config.isPrivate,
      echo: config.echo,
      acknowledge: config.acknowledge,
      presenceKey: config.presenceKey || randomUUID(),
      hasPresence: config.hasPresence,
      bindings: config.bindings.map((b) => b.binding),
      token,
      claims: who.claims,
      rights,
    })
    channels.set(message.topic, channel)
    this.hub.join(channel)
    channel.send(
      'phx_reply',
      JSON.stringify({ status: 'ok', response: { postgres_changes: config.bindings.map((b) => b.echoed) } }),
      message.ref,
    )
    if (channel.hasPresence)
      channel.send(
        'presence_state',
        JSON.stringify(rights.readPresence ? this.hub.presenceState(channel) : {}),
      )
    for (const message of past) replayTo(channel, message)
    if (config.wantsReady) channel.system('system', 'ok', 'Replication connection established')
    if (channel.bindings.length > 0) await this.#listen(channel, config)
  }

  async #listen(channel: Channel, config: JoinConfig): Promise<void> {
    const unknown = channel.bindings.some((b) => b.table !== undefined && !this.feed.find(b.schema, b.table))
    if (unknown) await this.feed.refresh()
    for (const { binding, problem } of config.bindings) {
      const description = `[event: ${binding.event}, schema: ${binding.schema}, table: ${binding.table ?? '*'}, filters: ${binding.filterText ?? '[]'}]`
      const unable = 'Unable to subscribe to changes with given parameters.'
      if (problem !== undefined)
        return channel.system('postgres_changes', 'error', `${unable} ${problem} ${description}`)
      if (binding.table === undefined) continue
      const table = this.feed.find(binding.schema, binding.table)
      if (!table) {
        return channel.system(
          'postgres_changes',
          'error',
          `${unable} Please check Realtime is enabled for the given connect parameters: ${description}`,
        )
      }
      if (table.problem !== undefined)
        return channel.system(
          'postgres_changes',
          'error',
          `${unable} The table cannot be watched: ${table.problem} ${description}`,
        )
      try {
        checkFilters(binding.filters, table)
        for (const column of binding.select ?? [])
          if (!table.column.has(column)) throw new Error(`invalid column for select ${column}`)
      } catch (error) {
        return channel.system(
          'postgres_changes',
          'error',
          `${unable} An exception happened so please check your connect parameters: ${description}. Exception: ${(error as Error).message}`,
        )
      }
    }
    if (channel.closed) return
    this.feed.subscribe(channel)
    channel.system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
  }

  async #takeToken(channel: Channel, givenToken: unknown): Promise<void> {
    if (typeof givenToken !== 'string' || isOpaque(givenToken) || givenToken === channel.token) return
    const who = await this.#claims(givenToken)
    if ('reason' in who) return this.#shutDown(channel, who.reason)
    if (channel.isPrivate) {
      channel.rights = await channelRights(this.#options.pool, who.claims, channel.name)
      if (!channel.rights.readBroadcast && !channel.rights.readPresence) {
        return this.#shutDown(
          channel,
          `Unauthorized: You do not have permissions to read from this Channel topic: ${channel.name}`,
        )
      }
    }
    channel.setClaims(givenToken, who.claims)
  }

  #takeBroadcast(channel: Channel, message: Incoming): void {
    const payload = object(message.payload)
    const event = typeof payload.event === 'string' ? payload.event : 'broadcast'
    if (channel.rights.writeBroadcast) {
      if (message.raw) this.hub.broadcastBytes(channel.name, channel.isPrivate, event, message.raw, channel)
      else this.hub.broadcast(channel.name, channel.isPrivate, event, payload.payload, channel)
    }
    if (channel.acknowledge) channel.send('phx_reply', '{"status":"ok","response":{}}', message.ref)
  }

  #takePresence(channel: Channel, message: Incoming): void {
    const payload = object(message.payload)
    const event = typeof payload.event === 'string' ? payload.event.toLowerCase() : ''
    const now = Date.now()
    if (now - channel.presenceCalls.since > 30_000) channel.presenceCalls = { count: 0, since: now }
    channel.presenceCalls.count += 1
    if (channel.presenceCalls.count > this.#options.limits.presencePer30Seconds)
      return this.#shutDown(channel, 'Client presence rate limit exceeded')
    if (event === 'track' && !channel.rights.writePresence) {
      channel.send(
        'phx_reply',
        JSON.stringify({
          status: 'error',
          response: { reason: 'Unauthorized: You do not have permissions to track presence on this Channel' },
        }),
        message.ref,
      )
      return
    }
    if (!channel.hasPresence) {
      channel.hasPresence = true
      if (channel.rights.readPresence)
        channel.send('presence_state', JSON.stringify(this.hub.presenceState(channel)))
    }
    channel.send('phx_reply', '{"status":"ok","response":{}}', message.ref)
    if (event === 'track') this.hub.track(channel, object(payload.payload))
    else if (event === 'untrack') this.hub.untrack(channel)
  }

  /** Closes silent sockets and channels with expired tokens; runs every few seconds. */
  async #look(): Promise<void> {
    const now = Date.now()
    const seconds = this.#options.now() / 1000
    for (const [socket, channels] of this.#joined) {
      if (now - socket.lastSeen > SILENCE_MS) socket.ws.terminate()
      for (const channel of channels.values()) {
        const { exp } = channel.claims
        if (exp !== undefined && exp < seconds)
          this.#shutDown(channel, `Token has expired ${Math.floor(seconds - exp)} seconds ago`)
      }
    }
  }

  /** Downgrades the channels of ended sessions to the socket's API key, or closes them where that key has no access. */
  async sessionsEnded(userId: string, sessionIds?: string[]): Promise<void> {
    // Copied, because closing a channel modifies the set.
    const channels = Array.from(this.hub.all())
    for (const channel of channels) {
      const { sub, session_id: session } = channel.claims
      if (sub !== userId || (sessionIds !== undefined && !sessionIds.includes(String(session)))) continue
      const who = await this.#claims(channel.socket.apiToken)
      if ('reason' in who || who.claims.sub !== undefined)
        this.#shutDown(channel, 'The session of this token has ended')
      else await this.#takeToken(channel, channel.socket.apiToken)
    }
  }

  get socketCount(): number {
    return this.#joined.size
  }

  closeSockets(userId: string): number {
    let closed = 0
    for (const [socket, channels] of this.#joined) {
      if (![...channels.values()].some((c) => c.claims.sub === userId)) continue
      closed += 1
      socket.ws.close(1008, 'session ended')
    }
    return closed
  }

  /** Delivers messages that SQL inserted into realtime.messages, in the order of the calls. */
  async deliverMessage(id: string): Promise<void> {
    this.#announced.push(id)
    if (this.#isDelivering) return
    this.#isDelivering = true
    try {
      // One read at a time: in parallel, a later message could overtake an earlier one.
      while (this.#announced.length > 0) {
        const ids = this.#announced.splice(0, MESSAGES_PER_READ)
        for (const message of await messagesOf(this.#options.adminPool, ids)) this.#deliver(message)
      }
    } finally {
      this.#isDelivering = false
    }
  }

  #deliver({ id, topic, event, payload, bytes, private: isPrivate }: Message): void {
    if (bytes) this.hub.broadcastBytes(topic, isPrivate, event, bytes, undefined, { id })
    else this.hub.broadcast(topic, isPrivate, event, payload, undefined, { id })
  }

  /** Closes all sockets; upstream's clients reconnect after any code but 1000. */
  close(): void {
    clearInterval(this.#clock)
    this.feed.close()
    for (const { ws } of this.#joined.keys()) {
      ws.close(SERVICE_RESTART, 'the server restarts')
      // A client that does not answer must not delay the stop.
      setTimeout(() => ws.terminate(), GOODBYE_MS).unref()
    }
  }
}
