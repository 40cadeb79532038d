// A loopback server of extracts.
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers every request with `listener`; the URL ends in an extract's name. */
export async function serveExtracts(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/hamlet.osm.pbf` }
}
