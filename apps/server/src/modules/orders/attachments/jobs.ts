// Bytes of files that no order names any more go within the hour: the order was deleted, or the file taken off the last one.
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
