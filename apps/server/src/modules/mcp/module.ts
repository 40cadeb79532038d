// `POST /api/v1/mcp`: assistants read a day and propose changes over the Model Context Protocol. Only people
// dispatch.
import type { ServerModule } from '../../platform/platform.ts'
import { mcpRoutes } from './routes.ts'

export const mcp: ServerModule = { name: 'mcp', api: mcpRoutes }
