// The first owner of a platform: a link printed at the start, and the page it leads to.
import type { ServerModule } from '../../platform/platform.ts'
import { firstOwnerRoutes } from './routes.ts'

export const firstOwner: ServerModule = { name: 'first-owner', api: firstOwnerRoutes }
