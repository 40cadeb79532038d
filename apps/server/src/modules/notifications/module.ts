// Notices to recipients: sent when the live day announces them, and swept up each minute.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { notifyDriverNear } from './driver-near.ts'

/** Announced by the live day when a driver came near some recipients. */
const DRIVER_NEAR_CHANNEL = 'driver_near'

/** Finds what an announcement missed. */
const sweep = defineJob('notifications.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })

async function work(platform: Platform): Promise<void> {
  const notify = async () => void (await notifyDriverNear(platform))
  await platform.jobs.work(sweep, notify)
  await platform.jobs.schedule(sweep, '* * * * *', {})
  await platform.hub.listen(DRIVER_NEAR_CHANNEL, { hear: notify, catchUp: notify })
}

export const notifications: ServerModule = { name: 'notifications', work }
