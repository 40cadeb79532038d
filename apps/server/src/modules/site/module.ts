// The public site: contact messages, the status report, and its probes.
import type { ServerModule } from '../../platform/platform.ts'
import { workSite } from './jobs.ts'
import { siteRoutes } from './routes.ts'

export const site: ServerModule = { name: 'site', api: siteRoutes, work: workSite }
