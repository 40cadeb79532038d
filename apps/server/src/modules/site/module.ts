// What the public site asks for: contact messages, the status report, and the probes behind it.
import type { ServerModule } from '../../platform/platform.ts'
import { workSite } from './jobs.ts'
import { siteRoutes } from './routes.ts'

export const site: ServerModule = { name: 'site', api: siteRoutes, work: workSite }
