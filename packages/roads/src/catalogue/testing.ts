// A file server on loopback for tests of downloads: ranges, checksums, and faults on request.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Mirror {
  /** Without a trailing slash. */
  url: string
  /** Ranges of the requests for extracts, '' for a whole file. */
  ranges: string[]
  close(): Promise<void>
}

export interface MirrorOptions {
  /** Returns true when it sent the response itself. */
  before?: (request: IncomingMessage, response: ServerResponse, file: Buffer | undefined) => boolean
  withoutChecksums?: boolean
}

/**
 * Serves files by path, such as `/europe/denmark-latest.osm.pbf`, each with its `.md5`. The map may change
 * meanwhile.
 */
export async function serveMirror(files: Map<string, Buffer>, options: MirrorOptions = {}): Promise<Mirror> {
  const ranges: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const file = files.get(path)
    if (path.endsWith('.pbf')) ranges.push(request.headers.range ?? '')
    if (options.before?.(request, response, file)) return
    const summed = path.endsWith('.md5') ? files.get(path.slice(0, -4)) : undefined
    if (summed && !options.withoutChecksums)
      return void response.end(`${md5(summed)}  ${path.slice(1, -4)}\n`)
    if (!file) return void response.writeHead(404).end('not here')
    sendFile(request, response, file)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    ranges,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends a file, or the requested range if the file is unchanged. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: Buffer): void {
  const etag = `"${md5(file)}"`
  const { range, 'if-range': ifRange } = request.headers
  const from = ifRange === etag ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0
  if (from >= file.length && file.length > 0) return void response.writeHead(416).end()
  const body = file.subarray(from)
  response.writeHead(from > 0 ? 206 : 200, {
    etag,
    'content-length': body.length,
    ...(from > 0 ? { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex')
