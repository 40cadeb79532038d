// Announces the end of a call in its responses (RFC 9745, RFC 8594): docs/api.md has the version policy.
import type { FastifyInstance } from 'fastify'

interface Deprecation {
  /** Day from which callers should stop using the call, for example 2027-03-01. */
  since: string
  /** Day from which the call may be removed: at least a year later. */
  until: string
  /** Path of the call to make instead, below the same prefix. */
  instead?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that will be removed. */
    deprecated?: Deprecation
  }
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Call before registering routes. */
export function announceDeprecations(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { deprecated } = routeOptions.config
    if (!deprecated) return
    const { since, until, instead } = deprecated
    reply
      .header('deprecation', `@${startOf(since) / 1000}`)
      .header('sunset', new Date(startOf(until)).toUTCString())
    if (instead) reply.header('link', `<${app.prefix}${instead}>; rel="successor-version"`)
  })
}
