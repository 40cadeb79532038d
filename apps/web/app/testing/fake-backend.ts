// Fake network for component tests: responses by method and path. Everything above is product code.
import { vi } from 'vitest'

export interface BackendRequest {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}
/** Responses by address, or functions of the request, possibly asynchronous. */
export type Answers = Record<string, object | ((request: BackendRequest) => unknown)>

/** The page's `/config.json` under test. */
const CONFIG = {
  url: 'http://localhost:3000',
  anonKey: 'anon-key-of-a-test',
  mapStyleUrl: null,
  features: { demo: false },
  demoAccounts: [],
  version: 'test',
}

/** An error response with this status and body. */
export class Refusal {
  readonly status: number
  readonly body: { code: string; message: string; hint?: string; details?: unknown }
  constructor(status: number, body: { code: string; message: string; hint?: string; details?: unknown }) {
    this.status = status
    this.body = body
  }
}

/**
 * Responds to every fetch from `answers`, keyed `GET /api/v1/vehicles`. Unknown addresses get the answer of
 * `*`, else 404. Returns the list of all requests in order.
 */
export function fakeBackend(answers: Answers): BackendRequest[] {
  const requests: BackendRequest[] = []
  const all: Answers = { 'GET /config.json': CONFIG, ...answers }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://localhost:3000'),
      init,
    )
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const isFile = request.headers.get('content-type') === 'application/octet-stream'
    const recorded: BackendRequest = {
      method: request.method,
      path: pathname,
      query: searchParams,
      // A file is not JSON: keep it as it was sent.
      body: text === '' || isFile ? text || null : JSON.parse(text),
    }
    requests.push(recorded)
    const answer = all[`${recorded.method} ${pathname}`] ?? all['*']
    if (answer === undefined) return Response.json({ code: 'not_found', message: pathname }, { status: 404 })
    const value: unknown =
      typeof answer === 'function' ? await (answer as (r: BackendRequest) => unknown)(recorded) : answer
    if (value instanceof Response) return value
    if (value instanceof Refusal) return Response.json(value.body, { status: value.status })
    return Response.json(value)
  })
  return requests
}
