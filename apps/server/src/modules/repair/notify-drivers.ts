// Notifies drivers by push that dispatch changed their route, at most once a minute.
import { quietUntil, readNoticeRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { queuePush } from '../../platform/push/queue-push.ts'

const ONCE_IN_MS = 60_000
/** Milliseconds for which a push is useful; later, drivers see the changes in the app. */
const USEFUL_MS = 4 * 3_600_000

interface Driven {
  id: string
  number: number
  userId: string
  isStarted: boolean
  settings: unknown
  timeZone: string
}

export async function notifyDrivers(
  trx: Trx,
  tenantId: string,
  routeIds: readonly string[],
  now = Date.now(),
): Promise<void> {
  const { rows } = await sql<Driven>`
    select r.id, r.number, w.user_id as "userId", r.status = 'started' as "isStarted", t.settings, t.time_zone as "timeZone"
    from public.routes r
    join public.tenants t on t.id = r.tenant_id
    join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id and w.user_id is not null
    where r.tenant_id = ${tenantId} and r.id = any(${routeIds}::uuid[])`.execute(trx)
  for (const { id, number, userId, isStarted, settings, timeZone } of rows)
    await queuePush(trx, {
      dedupeKey: `route ${id} ${Math.floor(now / ONCE_IN_MS)}`,
      tenantId,
      userId,
      payload: {
        title: `R${number} has changed`,
        body: 'Dispatch changed the stops of your route. Open the list to see what is new.',
        url: `/driver?route=${number}&view=list`,
        tag: `route ${id}`,
      },
      expiresAt: new Date(now + USEFUL_MS),
      // Notify drivers at work at once.
      sendAfter: isStarted ? null : quietUntil(new Date(now), readNoticeRules(settings), timeZone),
    })
}
