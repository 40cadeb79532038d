// What servers on one database tell each other by NOTIFY: changes, messages, a new schema, ended sessions.
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { Listener } from './core/listener.ts'
import type { SessionWatch } from './core/session-watch.ts'
import type { SurfaceOptions } from './options.ts'
import type { Realtime } from './realtime/server.ts'
import type { SchemaCache } from './rest/schema-cache.ts'

interface ListenerOptions {
  options: SurfaceOptions
  cache: SchemaCache
  sessions: SessionWatch
  realtime: Realtime
  endedSessions: EndedSessions
}

export function createListener({
  options: { listenClient, logger },
  cache,
  sessions,
  realtime,
  endedSessions,
}: ListenerOptions): Listener {
  return new Listener({
    connect: listenClient,
    channels: ['pgrst', 'realtime_changes', 'realtime_messages', 'surface_sessions'],
    logger,
    onNotification: (channel, payload) => {
      if (channel === 'realtime_changes') realtime.feed.notify(payload)
      else if (channel === 'pgrst')
        void cache
          .reload()
          .catch((error: unknown) => logger?.warn({ err: error }, 'could not read the schema'))
      else if (channel === 'realtime_messages')
        void realtime
          .deliverMessage(payload)
          .catch((error: unknown) => logger?.warn({ err: error }, 'could not read a message'))
      else endedSessions.receive(payload)
    },
    onConnected: () => {
      sessions.forget()
      void realtime.feed
        .catchUp()
        .catch((error: unknown) => logger?.warn({ err: error }, 'could not read missed changes'))
    },
  })
}

/** Announces ended sessions through the database, so that every server holding one of their sockets is notified. */
export class EndedSessions {
  #adminPool: Pool
  #sessions: SessionWatch
  #realtime: Realtime
  #logger: FastifyBaseLogger | undefined

  constructor(adminPool: Pool, sessions: SessionWatch, realtime: Realtime, logger?: FastifyBaseLogger) {
    this.#adminPool = adminPool
    this.#sessions = sessions
    this.#realtime = realtime
    this.#logger = logger
  }

  /** Without ids, all sessions of the user have ended. */
  announce(userId: string, ended?: string[]): void {
    if (ended?.length === 0) return
    this.#sessions.ended(userId, ended)
    // NOTIFY payloads are limited to 8000 bytes: beyond a hundred sessions, treat all of them as ended.
    const payload = ended === undefined || ended.length > 100 ? userId : [userId, ...ended].join(',')
    void this.#adminPool
      .query(`select pg_notify('surface_sessions', $1)`, [payload])
      .catch((error: unknown) => this.#logger?.warn({ err: error }, 'could not announce ended sessions'))
  }

  receive(payload: string): void {
    const [userId = '', ...ids] = payload.split(',')
    const ended = ids.length === 0 ? undefined : ids
    this.#sessions.ended(userId, ended)
    void this.#realtime
      .sessionsEnded(userId, ended)
      .catch((error: unknown) => this.#logger?.warn({ err: error }, 'could not close ended sessions'))
  }
}
