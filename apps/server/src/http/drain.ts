// An orderly stop of the HTTP side: proxies are told first, requests in flight are answered, nothing is cut but what takes too long.
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longest wait for requests in flight once the server has stopped listening, in milliseconds. */
const REQUESTS_LIMIT_MS = 20_000

/** Whether this server is about to stop. `/readyz` says so. */
export class Lifecycle {
  isStopping = false

  /** Goes on serving for a while, so that whoever asks `/readyz` has turned elsewhere before the server stops listening. */
  async drain(seconds: number): Promise<void> {
    this.isStopping = true
    await sleep(seconds * 1000)
  }
}

/** While the server stops, every answer ends its connection: the next request then opens one elsewhere. */
export function endConnectionsWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.isStopping) reply.header('connection', 'close')
  })
}

/** Stops listening, sends sockets elsewhere, and waits for requests in flight. Those that outlast the limit are cut. */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_LIMIT_MS)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
