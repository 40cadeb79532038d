// Shops: Shopify and WooCommerce send orders by signed webhooks, and each is imported once.
import type { FastifyInstance } from 'fastify'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import type { OrderCommands } from './receive.ts'
import { shopRoutes } from './routes.ts'

export function shopsModule(commands: (platform: Platform) => OrderCommands): ServerModule {
  return {
    name: 'shops',
    api: (app: FastifyInstance, platform: Platform) => shopRoutes(app, platform, commands(platform)),
  }
}
