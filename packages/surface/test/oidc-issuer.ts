// A real OpenID Connect server on this machine (oidc-provider), and a browser without a screen that signs in there.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const CLIENT_ID = 'dropwise'
export const CLIENT_SECRET = 'a-secret-of-the-issuer-for-dropwise'

/** Claims of the people who can sign in there, by login. */
export type Directory = Record<
  string,
  { sub?: string; email?: string; email_verified?: boolean; name?: string }
>

export interface TestIssuer {
  url: string
  people: Directory
  /** Starts to answer. Until then connections are refused an answer by 503. */
  open(callbackUrl: string): void
  close(): Promise<void>
}

export async function startIssuer(people: Directory): Promise<TestIssuer> {
  const server = createServer((_request, response) => response.writeHead(503).end())
  const url = await listen(server)
  return {
    url,
    people,
    open(callbackUrl) {
      const provider = providerAt(url, callbackUrl, people)
      server.removeAllListeners('request')
      server.on('request', provider.callback())
    },
    close: () => closeServer(server),
  }
}

function providerAt(url: string, callbackUrl: string, people: Directory): Provider {
  const provider = new Provider(url, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [callbackUrl] }],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['a key for cookies of a test'] },
    findAccount: (_ctx, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people[login] }),
    }),
  })
  provider.on('server_error', (_ctx, error) => console.error(error))
  return provider
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Follows redirects and keeps cookies, as a browser does. */
export class Browser {
  #cookies = new Map<string, string>()

  /** Goes there and on, to the first answer that is a page, or to the first address that begins with `until`. */
  async go(
    address: string,
    until: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; html: string }> {
    let url = address
    let body = form ? new URLSearchParams(form) : undefined
    for (let hops = 0; hops < 20; hops += 1) {
      const { origin } = new URL(url)
      const response = await fetch(url, {
        ...(body ? { method: 'POST', body } : {}),
        redirect: 'manual',
        headers: { cookie: this.#cookieOf(origin) },
      })
      this.#keep(origin, response)
      const location = response.headers.get('location')
      const html = await response.text()
      if (location === null) return { url, html }
      url = new URL(location, url).toString()
      body = undefined
      if (url.startsWith(until)) return { url, html: '' }
    }
    throw new Error(`too many redirects, the last to ${url}`)
  }

  /** Background requests of a page, with its token. */
  async ask(address: string, token: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const { origin } = new URL(address)
    const response = await fetch(address, {
      headers: {
        authorization: `Bearer ${token}`,
        cookie: this.#cookieOf(origin),
        'x-supabase-api-version': '2024-01-01',
      },
    })
    this.#keep(origin, response)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** From the first address to `until`, signing in at the issuer and agreeing on the way. */
  async signIn(address: string, login: string, until: string): Promise<string> {
    let page = await this.go(address, until)
    for (let steps = 0; steps < 4 && !page.url.startsWith(until); steps += 1) {
      const action = /action="([^"]+)"/.exec(page.html)?.[1]
      const prompt = /name="prompt" value="(\w+)"/.exec(page.html)?.[1]
      if (action === undefined || prompt === undefined)
        throw new Error(`no form at ${page.url}: ${page.html}`)
      page = await this.go(action, until, { prompt, login, password: 'any' })
    }
    return page.url
  }

  #cookieOf(origin: string): string {
    return [...this.#cookies]
      .flatMap(([key, value]) => (key.startsWith(`${origin} `) ? value : []))
      .join('; ')
  }

  #keep(origin: string, response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const key = `${origin} ${pair.split('=')[0]}`
      if (/max-age=0\b|expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(key)
      else this.#cookies.set(key, pair)
    }
  }
}
