// Deletes files within the hour after their last order was deleted or dropped them.
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { removeUnusedFiles, type AttachmentDeps } from './service.ts'
import type { Platform } from '../../../platform/platform.ts'

const sweep = defineJob('orders.sweep_files', z.object({}), { retryLimit: 0 })

export async function workAttachments(platform: AttachmentDeps & Pick<Platform, 'jobs'>): Promise<void> {
  await platform.jobs.work(sweep, async () => {
    await removeUnusedFiles(platform)
  })
  await platform.jobs.schedule(sweep, '47 * * * *', {})
}
