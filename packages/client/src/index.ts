// `@dropwise/client`: the API of a Dropwise installation, typed by its OpenAPI document.
export { createClient, type ClientOptions, type DropwiseClient } from './client.ts'
export { DropwiseError, unwrap } from './errors.ts'
export { paginate, type Page } from './paginate.ts'
export { verifyWebhook, type WebhookEvent } from './webhooks.ts'
export type { components, paths } from './api.gen.ts'
