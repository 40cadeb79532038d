// Our roads behind OSRM's API (docs/api.md, part D): `/osrm/{table,route,nearest,match,trip,tile}/v1/driving/…`, answered by the region that holds the first point.
import { answerOsrm } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

export function serveOsrm(app: FastifyInstance, { regions }: Platform): void {
  app.get('/osrm/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.slice('/osrm'.length).split('?')
    if (!regions.list[0])
      return reply.code(400).send({ code: 'NoSegment', message: 'No map region is installed.' })
    const regionFor = ([first]: { lat: number; lng: number }[]) =>
      (first && regions.at(first.lat, first.lng)) ?? regions.list[0]
    const { status, body, tile } = answerOsrm(regionFor, decodeURIComponent(path), query)
    if (!tile) return reply.code(status).send(body)
    return reply.type('application/x-protobuf').send(Buffer.from(tile))
  })
  // Answers clients whose URL lacks `/osrm`, which would otherwise get a page.
  for (const service of ['route', 'table', 'nearest', 'match', 'trip', 'tile'])
    app.get(`/${service}/v1/*`, async (_request, reply) =>
      reply.code(404).send({
        code: 'InvalidUrl',
        message: `The roads are served below /osrm: ask for /osrm/${service}/v1/...`,
      }),
    )
}
