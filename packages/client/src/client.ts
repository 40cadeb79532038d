// The client: calls and answers have the types of the document, refused calls are tried again where that can help.
import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from './api.gen.ts'
import { retryingFetch } from './retry.ts'

export type DropwiseClient = Client<paths>

export interface ClientOptions {
  /** Address of the installation: `https://dropwise.example`. */
  baseUrl: string
  /** `dwk_…`, or `dwk_test_…` for the sandbox. */
  apiKey: string
  /** How often a call is tried again after a lost connection, 429, 502, 503 or 504. */
  retries?: number
  fetch?: (request: Request) => Promise<Response>
}

/**
 * @example
 * const dropwise = createClient({ baseUrl: 'https://dropwise.example', apiKey: 'dwk_test_…' })
 * const { data, error } = await dropwise.GET('/orders/{id}', { params: { path: { id } } })
 */
export function createClient({ baseUrl, apiKey, retries = 4, fetch }: ClientOptions): DropwiseClient {
  return createFetchClient<paths>({
    baseUrl: new URL('/api/v1', baseUrl).href,
    headers: { authorization: `Bearer ${apiKey}` },
    fetch: retryingFetch({ retries, send: fetch ?? ((request) => globalThis.fetch(request)) }),
  })
}
