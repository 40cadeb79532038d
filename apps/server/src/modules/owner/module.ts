// The owner's portal: companies, support, mails, operations, settings. Billing, audit, regions and templates
// are other modules.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { platformRoutes } from './platform-routes.ts'
import { supportRoutes } from './support-routes.ts'
import { tenantRoutes, type OwnerCommands } from './tenant-routes.ts'
import { deleteClosed } from './tenants.ts'

const deleteDue = defineJob('owner.delete-closed', z.object({}), { retryLimit: 0 })

export const ownerModule = (commands: OwnerCommands): ServerModule => ({
  name: 'owner',
  api(app, platform) {
    tenantRoutes(app, platform, commands)
    supportRoutes(app, platform)
    platformRoutes(app, platform)
  },
  async work(platform) {
    const { jobs, clock } = platform
    await jobs.work(deleteDue, async () => {
      await deleteClosed(platform, new Date(clock.now()))
    })
    await jobs.schedule(deleteDue, '41 2 * * *', {})
  },
})
