// Accounts: starting a trial, and how much of it is left. Sign-in itself is the surface's.
import type { ServerModule } from '../../platform/platform.ts'
import { accountRoutes } from './routes.ts'

export const accounts: ServerModule = { name: 'accounts', api: accountRoutes }
