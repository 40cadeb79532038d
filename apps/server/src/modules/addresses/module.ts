// Addresses: geocodes and remembers them.
import type { ServerModule } from '../../platform/platform.ts'
import { addressRoutes } from './routes.ts'

export const addresses: ServerModule = { name: 'addresses', api: addressRoutes }
