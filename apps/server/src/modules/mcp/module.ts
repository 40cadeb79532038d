// `POST /api/v1/mcp`: assistants read a day and propose, by the Model Context Protocol. A person dispatches.
import type { ServerModule } from '../../platform/platform.ts'
import { mcpRoutes } from './routes.ts'

export const mcp: ServerModule = { name: 'mcp', api: mcpRoutes }
