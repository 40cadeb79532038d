// Accounts: starts trials and reports the time left. The surface handles sign-in.
import type { ServerModule } from '../../platform/platform.ts'
import { accountRoutes } from './routes.ts'

export const accounts: ServerModule = { name: 'accounts', api: accountRoutes }
