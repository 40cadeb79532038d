// A server on loopback that extracts are asked of.
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers every request by `listener`; the address ends in the name of an extract. */
export async function serveExtracts(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/hamlet.osm.pbf` }
}
