// Sign-in by OpenID Connect with restrictions by the operator, and with an issuer that fails or lies.
import { createServer, type IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, expect, it } from 'vitest'
import { Browser, CLIENT_ID, CLIENT_SECRET, closeServer, listen, startIssuer } from './oidc-issuer.ts'
import { startWorld, type World } from './world.ts'

const PAGE = 'https://app.example/sign-in'
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const worldFor = async (issuer: string, more: object = {}, options: object = {}): Promise<World> => {
  const world = await startWorld({
    oidc: { issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, label: 'Fleet ID', ...more },
    ...options,
  })
  closers.push(() => world.close())
  return world
}

const start = ({ url }: World): string =>
  `${url}/auth/v1/authorize?provider=oidc&redirect_to=${encodeURIComponent(PAGE)}`

const fragmentOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)))

const users = (world: World) => world.sql('select email from auth.users order by email')

it('accepts only verified addresses of the configured domains', async () => {
  const issuer = await startIssuer({
    ann: { email: 'Ann@Fleet.example', email_verified: true },
    bob: { email: 'bob@notfleet.example', email_verified: true },
    half: { email: 'half@fleet.example', email_verified: false },
  })
  closers.push(() => issuer.close())
  const world = await worldFor(issuer.url, { mailDomains: ['fleet.example', 'depot.example'] })
  issuer.open(`${world.url}/auth/v1/callback`)
  for (const login of ['bob', 'half'])
    expect(fragmentOf(await new Browser().signIn(start(world), login, PAGE))).toMatchObject({
      error_code: 'provider_domain_not_allowed',
      error_description:
        'Only people with an email address at fleet.example or depot.example may sign in with Fleet ID.',
    })
  expect(fragmentOf(await new Browser().signIn(start(world), 'ann', PAGE)).access_token).toBeTruthy()
  expect(await users(world)).toEqual([{ email: 'ann@fleet.example' }])
})

it('creates no account where sign-ups are closed, and signs existing accounts in', async () => {
  const issuer = await startIssuer({
    new: { email: 'new@fleet.example', email_verified: true },
    known: { email: 'known@fleet.example', email_verified: true },
  })
  closers.push(() => issuer.close())
  const world = await worldFor(issuer.url, {}, { disableSignup: true })
  issuer.open(`${world.url}/auth/v1/callback`)
  await world.surface.createUser({ email: 'known@fleet.example', emailConfirmed: true })
  expect(fragmentOf(await new Browser().signIn(start(world), 'new', PAGE))).toMatchObject({
    error_code: 'signup_disabled',
  })
  expect(fragmentOf(await new Browser().signIn(start(world), 'known', PAGE)).access_token).toBeTruthy()
  expect(await users(world)).toEqual([{ email: 'known@fleet.example' }])
})

it('reports that the issuer is down, and signs in once it is back', async () => {
  const issuer = await startIssuer({ ann: { email: 'ann@fleet.example', email_verified: true } })
  closers.push(() => issuer.close())
  const world = await worldFor(issuer.url)
  const sentence =
    'Fleet ID cannot be reached at the moment. Try again in a few minutes, or sign in another way.'
  const down = await new Browser().go(start(world), PAGE)
  expect(fragmentOf(down.url)).toEqual({
    error: 'server_error',
    error_code: 'provider_unreachable',
    error_description: sentence,
  })
  issuer.open(`${world.url}/auth/v1/callback`)
  const browser = new Browser()
  const answer = await browser.signIn(start(world), 'ann', `${world.url}/auth/v1/callback`)
  await issuer.close()
  expect(fragmentOf((await browser.go(answer, PAGE)).url).error_description).toBe(sentence)
  expect(fragmentOf((await browser.go(start(world), PAGE)).url).error_description).toBe(sentence)
  expect(await users(world)).toEqual([])
  closers.splice(0, 1)
})

it('does not wait for an issuer that never responds', async () => {
  const silent = createServer(() => {})
  const url = await listen(silent)
  closers.push(() => closeServer(silent))
  const world = await worldFor(url, { timeoutSeconds: 0.5 })
  expect(fragmentOf((await new Browser().go(start(world), PAGE)).url).error_code).toBe('provider_unreachable')
})

interface Lie {
  alg?: 'none'
  signer?: 'stranger'
  claims?: Record<string, unknown>
  issuerOfMetadata?: string
}

const keys = await generateKeyPair('RS256', { extractable: true })
const strangersKeys = await generateKeyPair('RS256')

/** An issuer that redirects everybody straight back, with an ID token that has the given fault. */
async function startLiar(lie: Lie): Promise<string> {
  let nonce = ''
  const server = createServer((request, response) => {
    const send = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', url)
      if (pathname === '/authorize') {
        nonce = searchParams.get('nonce') ?? ''
        const back = new URL(searchParams.get('redirect_uri') ?? '')
        back.search = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' }).toString()
        return response.writeHead(303, { location: back.toString() }).end()
      }
      if (pathname === '/jwks')
        return send({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256' }] })
      if (pathname === '/token') {
        await bodyOf(request)
        return send({ access_token: 'a', token_type: 'bearer', id_token: await idToken(url, nonce, lie) })
      }
      return send({
        issuer: lie.issuerOfMetadata ?? url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    })()
  })
  const url = await listen(server)
  closers.push(() => closeServer(server))
  return url
}

async function idToken(issuer: string, nonce: string, { alg, signer, claims }: Lie): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000)
  const payload = {
    iss: issuer,
    sub: 'ann',
    aud: CLIENT_ID,
    iat: seconds,
    exp: seconds + 60,
    nonce,
    email: 'ann@fleet.example',
    email_verified: true,
    ...claims,
  }
  if (alg === 'none') return new UnsecuredJWT(payload).encode()
  const { privateKey } = signer === 'stranger' ? strangersKeys : keys
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
}

async function bodyOf(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request);
}

it('accepts the valid token on which the invalid ones below are based', async () => {
  const world = await worldFor(await startLiar({}))
  expect(fragmentOf((await new Browser().go(start(world), PAGE)).url).access_token).toBeTruthy()
  expect(await users(world)).toEqual([{ email: 'ann@fleet.example' }])
})

it.each<[string, Lie]>([
  ['another nonce', { claims: { nonce: 'of-somebody-else' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another audience', { claims: { aud: 'somebody-else' } }],
  ['a time that has passed', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no signature', { alg: 'none' }],
  ["a stranger's signature", { signer: 'stranger' }],
  ['a discovery document of another issuer', { issuerOfMetadata: 'https://evil.example' }],
])('refuses a response with %s, and creates no account', async (_what, lie) => {
  const world = await worldFor(await startLiar(lie))
  expect(fragmentOf((await new Browser().go(start(world), PAGE)).url)).toEqual({
    error: 'server_error',
    error_code: 'bad_oauth_callback',
    error_description:
      'Fleet ID gave an answer that cannot be trusted, so nobody was signed in. Try again. If it happens once more, tell your administrator.',
  })
  expect(await users(world)).toEqual([])
})
