// The protocol: tools of the official library, each answered by an API call.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { TOOLS, type ApiCall } from './tools.ts'

export { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'

export interface ApiAnswer {
  status: number
  /** JSON text. */
  text: string
}

const INSTRUCTIONS =
  'Reads a delivery company’s orders, plans and live day, and makes proposals. Times are RFC 3339, distances metres, durations seconds. Nothing here dispatches: a person does that in the portal.'

/** One for each request, without state. People see `title`. */
export function createMcpServer(title: string, callApi: (call: ApiCall) => Promise<ApiAnswer>): McpServer {
  const server = new McpServer({ name: 'dropwise', title, version: '1' }, { instructions: INSTRUCTIONS })
  for (const tool of TOOLS)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input.shape,
        annotations: { readOnlyHint: tool.isReading, destructiveHint: false, openWorldHint: false },
      },
      async (input: Record<string, unknown>) => {
        const { status, text } = await callApi(tool.call(input))
        return { content: [{ type: 'text', text }], isError: status >= 400 }
      },
    )
  return server
}
