// Pushes moved routes to a company's open screens: reads a route once and sends it to this server's sockets.
import { liveRoute, liveTopic, type livePositionEvent } from '@dropwise/contracts'
import { z } from 'zod'
import { ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import type { Platform } from '../../platform/platform.ts'
import { throttleByKey } from '../../platform/throttle.ts'
import { readRoute } from './queries.ts'

/** Least milliseconds between two pushes of one route. */
const PUSH_EVERY_MS = 1_000

const moved = z.object({ tenantId: z.uuid(), routeId: z.uuid() })

/** Listens for moved routes and pushes `position` and `route` on the company's private topic. */
export async function startPush({ hub, asService, surface, log }: Platform): Promise<void> {
  const push = throttleByKey<z.output<typeof moved>>({
    everyMs: PUSH_EVERY_MS,
    fail: (error) => log.warn({ err: error }, 'push of a route'),
    async run({ tenantId, routeId }) {
      const route = await asService('push a route', ({ trx }) => readRoute(trx, tenantId, routeId))
      if (!route) return
      const topic = liveTopic(tenantId)
      const { position, vehicle } = route
      if (position) {
        const event: z.input<typeof livePositionEvent> = { vehicleId: vehicle.id, routeId, position }
        surface.broadcast(topic, 'position', event, { private: true })
      }
      surface.broadcast(topic, 'route', liveRoute.parse(route), { private: true })
    },
  })
  await hub.listen(ROUTE_MOVED_CHANNEL, {
    hear(payload) {
      const route = moved.parse(payload)
      push(route.routeId, route)
    },
  })
}
