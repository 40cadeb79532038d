// Map tiles: the list of regions, and the PMTiles archives of the world and of each region by byte ranges.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { MapArchives } from '@dropwise/contracts'
import { WORLD_ATTRIBUTION, WORLD_TILES_PATH } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import { errors } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'

/** The world's archive. Names of regions cannot begin with an underscore. */
const WORLD = '_world'

/**
 * Serves `/tiles/regions.json`, which lists the regions, smallest first, and `/tiles/<region>.pmtiles` with `Range`, `ETag`
 * and `If-None-Match`.
 */
export function serveTiles(app: FastifyInstance, { regions }: Platform): void {
  app.get('/tiles/regions.json', async (_request, reply): Promise<MapArchives> => {
    reply.header('cache-control', 'no-cache')
    return {
      regions: regions.list.map(({ manifest: { name, bounds, attribution } }) => ({
        name,
        bounds,
        attribution,
      })),
      world: { attribution: WORLD_ATTRIBUTION },
    }
  })
  app.get<{ Params: { file: string } }>('/tiles/:file', async (request, reply) => {
    const name = /^([a-z0-9_-]+)\.pmtiles$/i.exec(request.params.file)?.[1]
    const path =
      name === WORLD
        ? WORLD_TILES_PATH
        : regions.list.find((candidate) => candidate.manifest.name === name)?.tilesPath
    if (!path) throw errors.not_found('This map region')
    const { size, mtimeMs } = await stat(path)
    // A compile replaces the whole file; a new ETag keeps the map from mixing ranges of two archives.
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    reply
      .type('application/octet-stream')
      .header('etag', etag)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const { range } = request.headers
    if (range === undefined) return reply.header('content-length', size).send(createReadStream(path))
    const span = readRange(range, size)
    if (!span) return reply.code(416).header('content-range', `bytes */${size}`).send()
    const [from, to] = span
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${size}`)
      .header('content-length', to - from + 1)
      .send(createReadStream(path, { start: from, end: to }))
  })
}

/** First and last byte of a single `bytes=` range (RFC 9110, 14.1.2); undefined for an unsatisfiable one. */
function readRange(header: string, size: number): [number, number] | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to && from < size ? [from, to] : undefined
}
