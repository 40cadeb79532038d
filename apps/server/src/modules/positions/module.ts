// Positions: receives and stores fixes. Other modules interpret them later.
import { addDays, dayOf } from '@dropwise/contracts'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { ensurePartitions } from '../../platform/positions/queries.ts'
import { ingestRoutes, positionRoutes } from './routes.ts'

/** Days ahead with their own partition; the default partition holds the rest. */
const DAYS_AHEAD = 3

const partitions = defineJob('positions.partitions', z.object({}))

async function work(platform: Platform): Promise<void> {
  await platform.jobs.work(partitions, async () => {
    const today = dayOf(new Date(platform.clock.now()), 'UTC')
    // Not today's: the default partition may already hold fixes of today.
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1))
    await platform.asService('partitions', ({ trx }) => ensurePartitions(trx, days))
  })
  await platform.jobs.schedule(partitions, '7 2 * * *', {})
}

export const positions: ServerModule = { name: 'positions', api: positionRoutes, root: ingestRoutes, work }
