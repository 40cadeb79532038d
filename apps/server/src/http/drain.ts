// Graceful HTTP shutdown: notifies proxies, finishes requests in flight, and cuts off only slow ones.
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longest wait for requests in flight once the server has stopped listening, in milliseconds. */
const REQUESTS_LIMIT_MS = 20_000

/** Whether this server is shutting down. `/readyz` reports it. */
export class Lifecycle {
  isStopping = false

  /** Keeps serving for a while, so that proxies that poll `/readyz` have moved on before the server stops listening. */
  async drain(seconds: number): Promise<void> {
    this.isStopping = true
    await sleep(seconds * 1000)
  }
}

/** During shutdown every response closes its connection, so that the next request opens one elsewhere. */
export function endConnectionsWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.isStopping) reply.header('connection', 'close')
  })
}

/**
 * Stops listening, closes sockets so that they reconnect elsewhere, and waits for requests in flight. Cuts
 * off those that outlast the limit.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_LIMIT_MS)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
