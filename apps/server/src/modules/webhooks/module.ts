// Webhooks: a company's programs are told what happens, signed, tried again, and never inside our own network.
import type { ServerModule } from '../../platform/platform.ts'
import { workWebhooks } from './jobs.ts'
import { webhookRoutes } from './routes.ts'

export const webhooks: ServerModule = { name: 'webhooks', api: webhookRoutes, work: workWebhooks }
