// Drivers: their day as they are given it, and what they say of it.
import type { ServerModule } from '../../platform/platform.ts'
import { driverRoutes } from './routes.ts'

export const driver: ServerModule = { name: 'driver', api: driverRoutes }
