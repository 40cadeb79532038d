// Webhooks: signed calls to a company's programs about events, with retries, and never into our own network.
import type { ServerModule } from '../../platform/platform.ts'
import { workWebhooks } from './jobs.ts'
import { webhookRoutes } from './routes.ts'

export const webhooks: ServerModule = { name: 'webhooks', api: webhookRoutes, work: workWebhooks }
