// Retention: the owner's periods over HTTP, and the nightly job that removes older data.
import { retention } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requirePlatformOwner } from '../../platform/access.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { readRetention, writeRetention } from './queries.ts'
import { removeOld, type MeasureDriven } from './remove-old.ts'

const removeJob = defineJob('retention.remove', z.object({}), { retryLimit: 0, expireInSeconds: 3_600 })

export const retentionModule = (measureDriven: MeasureDriven): ServerModule => ({
  name: 'retention',
  api: retentionRoutes,
  async work(platform) {
    await platform.jobs.work(removeJob, () => removeOld(platform, measureDriven))
    await platform.jobs.schedule(removeJob, '55 2 * * *', {})
  },
})

function retentionRoutes(app: FastifyInstance, { asService }: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Owner: platform']
  const config = { access: requirePlatformOwner() }

  api.get(
    '/owner/retention',
    { config, schema: { tags, summary: 'Retrieve the retention periods', response: { 200: retention } } },
    () => asService('retention', ({ trx }) => readRetention(trx)),
  )
  api.put(
    '/owner/retention',
    {
      config,
      schema: {
        tags,
        summary: 'Replace the retention periods',
        description:
          'Positions, proofs, files, mails and closed tickets are in months, where 0 means forever. The others are in days.',
        body: retention,
        response: { 200: retention },
      },
    },
    async ({ body }) => {
      await asService('retention', ({ trx }) => writeRetention(trx, body))
      return body
    },
  )
}
