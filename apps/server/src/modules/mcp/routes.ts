// Streamable HTTP without sessions: each POST gets its whole answer, so any server can handle the next.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireMember } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ApiAnswer } from './server.ts'
import type { ApiCall } from './tools.ts'

export function mcpRoutes(app: FastifyInstance, { brand }: Pick<Platform, 'brand'>): void {
  app.post(
    '/mcp',
    {
      // Each tool requires the scope of its API call.
      config: { access: requireMember('any'), keepResponse: false, acceptsUnknown: true },
      schema: {
        tags: ['Assistants'],
        summary: 'Call the Model Context Protocol server',
        description:
          'Streamable HTTP without sessions. Assistants read the day and make proposals with the rights of the key. No tool dispatches.',
      } as object,
    },
    async (request, reply) => {
      // The protocol's library is loaded with the first call: it takes some 30 MB.
      const { createMcpServer, StreamableHTTPServerTransport } = await import('./server.ts')
      const server = createMcpServer((await brand.read()).name, (call) => callApi(app, request, call))
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
      reply.hijack()
      reply.raw.once('close', () => void server.close())
      await server.connect(transport)
      await transport.handleRequest(request.raw, reply.raw, request.body)
    },
  )
}

/** Calls the API like any program, with the caller's own key. */
async function callApi(
  app: FastifyInstance,
  request: FastifyRequest,
  { method, path, query = {}, body }: ApiCall,
): Promise<ApiAnswer> {
  const flags = Object.entries(query).filter(([, value]) => value !== undefined)
  const { statusCode, payload } = await app.inject({
    method,
    url: `/api/v1${path}`,
    query: Object.fromEntries(flags.map(([name, value]) => [name, String(value)])),
    headers: {
      authorization: request.headers.authorization ?? '',
      'user-agent': request.headers['user-agent'] ?? '',
    },
    remoteAddress: request.ip,
    ...(body && { payload: body }),
  })
  return { status: statusCode, text: payload }
}
