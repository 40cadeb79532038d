// The server that a test kills during an import of one large file.
import { createPool } from '../../platform/db/pool.ts'
import { createScopes } from '../../platform/db/scope.ts'
import { systemClock } from '../../platform/clock.ts'
import { importOrders } from './import-orders.ts'
import type { ClientConfig } from 'pg'

interface Task {
  login: ClientConfig
  tenantId: string
  userId: string
  csv: string
}

process.once('message', (task: Task) => {
  void run(task)
})

async function run({ login, tenantId, userId, csv }: Task): Promise<void> {
  const pool = createPool(login, 'killed import', 2)
  const scopes = createScopes(pool, {
    send: async () => {
      throw new Error('An import sends no jobs.')
    },
  })
  const answer = await importOrders(
    { scopes, clock: systemClock, geocode: async () => [], isInReach: () => true, whereUnlikely: () => null },
    { tenantId, userId, role: 'dispatcher', rights: null, claims: { role: 'authenticated', sub: userId } },
    { source: { file: Buffer.from(csv) }, isDryRun: false, isPartial: false },
  )
  await pool.end()
  process.send?.(answer)
  process.disconnect()
}
