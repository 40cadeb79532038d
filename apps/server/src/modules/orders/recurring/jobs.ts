// Workers make orders of series at start and every hour, so that each company's day begins with them.
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makeOrders, type RecurringDeps } from './make-orders.ts'
import { companiesWithSeries } from './queries.ts'

const recurJob = defineJob('orders.recur', z.object({}), { retryLimit: 0 })

export async function workRecurring(platform: Platform, deps: RecurringDeps): Promise<void> {
  await platform.jobs.work(recurJob, () => makeAll(platform, deps))
  await platform.jobs.schedule(recurJob, '3 * * * *', {})
  await platform.asService('recurring orders', async ({ enqueue }) => enqueue(recurJob, {}))
}

/** One company after another; a failure is logged and tried again in an hour. */
async function makeAll({ log }: Platform, deps: RecurringDeps): Promise<void> {
  const companies = await deps.scopes.asService('recurring orders: companies', ({ trx }) =>
    companiesWithSeries(trx),
  )
  for (const tenantId of companies)
    await makeOrders(deps, tenantId).catch((error: unknown) =>
      log.error({ err: error, tenantId }, 'recurring orders were not made'),
    )
}
