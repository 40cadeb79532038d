// A small proxy like those of operators: it polls /readyz, sends requests to ready servers in turn, and repeats none.
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

const ASK_EVERY_MS = 100

export interface Proxy {
  url: string
  /** Adds a server; requests reach it once it is ready. */
  add(url: string): void
  remove(url: string): void
  /** Resolves when the server gets requests, or gets none any longer. */
  until(url: string, isReady: boolean): Promise<void>
  close(): Promise<void>
}

export async function startProxy(): Promise<Proxy> {
  const servers = new Map<string, { isReady: boolean }>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const nextServer = (): string | undefined => {
    const ready = [...servers].filter(([, { isReady }]) => isReady)
    turn += 1
    return ready[turn % ready.length]?.[0]
  }
  const server = createServer((request, response) => {
    const to = nextServer()
    if (to === undefined) response.writeHead(502).end('no server is ready')
    else forward(request, response, new URL(to), agent)
  })
  const healthCheck = setInterval(() => {
    for (const [url, state] of servers) {
      void fetch(`${url}/readyz`, { headers: { connection: 'close' } })
        .then(
          (response) => response.ok,
          () => false,
        )
        .then((isReady) => (state.isReady = isReady))
    }
  }, ASK_EVERY_MS)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void servers.set(url, { isReady: false }),
    remove: (url) => void servers.delete(url),
    async until(url, isReady) {
      while (servers.get(url)?.isReady !== isReady) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async close() {
      clearInterval(healthCheck)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function forward(request: IncomingMessage, response: ServerResponse, to: URL, agent: Agent): void {
  const { method, url: path, headers } = request
  const onward = httpRequest(
    { hostname: to.hostname, port: to.port, method, path, headers, agent },
    (answer) => {
      const { connection: _ours, ...theirs } = answer.headers
      response.writeHead(answer.statusCode ?? 502, theirs)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    },
  )
  onward.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end(error.message)
  })
  request.pipe(onward)
}
