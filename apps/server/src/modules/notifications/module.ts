// Notices to recipients: written when an event of a delivery announces them, and swept every minute.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { onePass } from '../../platform/one-pass.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { undeliveredRoutes } from './undelivered-routes.ts'
import { twilioRoutes } from './twilio-routes.ts'
import { writeNotices } from './write-notices.ts'

/** The database notifies this channel when a notice is due. */
const NOTICES_CHANNEL = 'delivery_notices'

/** Finds notices that were missed, and those that fall due by the clock alone. */
const sweep = defineJob('notifications.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })

async function work(platform: Platform): Promise<void> {
  // A dispatch announces many at once.
  const write = onePass(() => writeNotices(platform))
  await platform.jobs.work(sweep, write)
  await platform.jobs.schedule(sweep, '* * * * *', {})
  await platform.hub.listen(NOTICES_CHANNEL, { hear: write, catchUp: write })
}

export const notifications: ServerModule = {
  name: 'notifications',
  work,
  async api(app, platform) {
    undeliveredRoutes(app, platform)
    await twilioRoutes(app, platform)
  },
}
