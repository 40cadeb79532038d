// The first owner of a platform: a link printed at start, and its page.
import type { ServerModule } from '../../platform/platform.ts'
import { firstOwnerRoutes } from './routes.ts'

export const firstOwner: ServerModule = { name: 'first-owner', api: firstOwnerRoutes }
