// API keys of a company: creates, lists and revokes them.
import type { ServerModule } from '../../platform/platform.ts'
import { apiKeyRoutes } from './routes.ts'

export const apiKeys: ServerModule = { name: 'api-keys', api: apiKeyRoutes }
