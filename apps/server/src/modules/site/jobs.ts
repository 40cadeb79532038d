// Jobs of the public site: probes every minute, and a daily clean-up.
import { STATUS_DAYS } from '@dropwise/contracts'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { runProbes } from './probes.ts'
import { forgetOldProbes, insertProbes } from './queries.ts'

const probe = defineJob('site.probe', z.object({}), { retryLimit: 0, expireInSeconds: 50 })
const tidy = defineJob('site.tidy', z.object({}))

/** Starts the jobs, and probes at once so that a fresh start has a status. */
export async function workSite(platform: Platform): Promise<void> {
  const probeNow = async () => {
    const at = new Date(platform.clock.now())
    const results = await runProbes(platform)
    await platform.asService('probes', ({ trx }) => insertProbes(trx, at, results))
  }
  await platform.jobs.work(probe, probeNow)
  await platform.jobs.work(tidy, () =>
    platform.asService('tidy probes', ({ trx }) => forgetOldProbes(trx, STATUS_DAYS)),
  )
  await platform.jobs.schedule(probe, '* * * * *', {})
  await platform.jobs.schedule(tidy, '17 3 * * *', {})
  await probeNow()
}
