// Sign-in by OpenID Connect, against a real OpenID Connect server.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Browser, CLIENT_ID, CLIENT_SECRET, startIssuer, type TestIssuer } from './oidc-issuer.ts'
import { startWorld, type World } from './world.ts'

const PAGE = 'https://app.example/sign-in'

let issuer: TestIssuer
let world: World
let browser: Browser

beforeAll(async () => {
  issuer = await startIssuer({
    ann: { email: 'ann@fleet.example', email_verified: true, name: 'Ann Baker' },
    unproven: { email: 'unproven@fleet.example', email_verified: false },
    nameless: {},
    renamed: { email: 'renamed@fleet.example', email_verified: true },
    secured: { email: 'secured@fleet.example', email_verified: true },
    waiting: { email: 'waiting@fleet.example', email_verified: true },
    first: { email: 'shared@fleet.example', email_verified: true },
    second: { email: 'shared@fleet.example', email_verified: true },
    banned: { email: 'banned@fleet.example', email_verified: true },
  })
  world = await startWorld({
    oidc: { ...client(), label: 'Fleet ID', signInPath: '/login' },
    hooks: { extraClaims: async () => ({ role: 'dispatcher' }) },
  })
  issuer.open(`${world.url}/auth/v1/callback`)
})
afterAll(async () => {
  await world.close()
  await issuer.close()
})
beforeEach(() => {
  browser = new Browser()
})

const client = () => ({ issuer: issuer.url, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET })

const start = (more: Record<string, string> = {}): string =>
  `${world.url}/auth/v1/authorize?${new URLSearchParams({ provider: 'oidc', redirect_to: PAGE, ...more }).toString()}`

/** What the page finds in its address. */
const fragmentOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)))

const signIn = async (login: string, from = browser): Promise<Record<string, string>> =>
  fragmentOf(await from.signIn(start(), login, PAGE))

const countUsers = async (): Promise<number> =>
  Number((await world.sql<{ n: string }>('select count(*) as n from auth.users'))[0]?.n)

/** The address that the issuer sends the browser to, not opened yet. */
const answerFor = (login: string): Promise<string> =>
  browser.signIn(start(), login, `${world.url}/auth/v1/callback`)

it('creates an account with the identity and names from the issuer, and finds it again', async () => {
  const tokens = await signIn('ann')
  const { data } = await world.client().auth.getUser(tokens.access_token)
  expect(data.user).toMatchObject({
    email: 'ann@fleet.example',
    app_metadata: { provider: 'oidc', providers: ['oidc'], role: 'dispatcher' },
    user_metadata: { full_name: 'Ann Baker' },
    identities: [{ provider: 'oidc', identity_data: { iss: issuer.url, sub: 'ann', email_verified: true } }],
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  const users = await countUsers()
  const again = await world.client().auth.getUser((await signIn('ann', new Browser())).access_token)
  expect(again.data.user?.id).toBe(data.user?.id)
  expect(await countUsers()).toBe(users)
})

it('keeps an account when its person has another address at the issuer', async () => {
  const before = await world.client().auth.getUser((await signIn('renamed')).access_token)
  issuer.people.renamed = { email: 'married@fleet.example', email_verified: false }
  const after = await world.client().auth.getUser((await signIn('renamed', new Browser())).access_token)
  expect(after.data.user).toMatchObject({ id: before.data.user?.id, email: 'renamed@fleet.example' })
})

it('gives a PKCE client a code that only its verifier redeems', async () => {
  const verifier = 'v'.repeat(50)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const back = await browser.signIn(
    start({ code_challenge: challenge, code_challenge_method: 's256' }),
    'ann',
    PAGE,
  )
  const code = new URL(back).searchParams.get('code')
  expect(new URL(back).hash).toBe('')
  const trade = (codeVerifier: string) =>
    fetch(`${world.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: world.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: codeVerifier }),
    })
  expect((await trade('w'.repeat(50))).status).toBe(400)
  expect(await (await trade(verifier)).json()).toMatchObject({ user: { email: 'ann@fleet.example' } })
  expect((await trade(verifier)).status).toBe(404)
})

it.each([
  [
    'unproven',
    'provider_email_needs_verification',
    'Fleet ID has not verified your email address. Verify it there first, then sign in again.',
  ],
  ['nameless', 'provider_email_missing', 'Fleet ID did not say what your email address is.'],
])('refuses %s, whose address is not verified', async (login, code, sentence) => {
  await world.user('unproven@fleet.example').catch(() => undefined)
  const users = await countUsers()
  expect(await signIn(login)).toMatchObject({ error_code: code, error_description: sentence })
  expect(await countUsers()).toBe(users)
  expect(await world.sql(`select from auth.identities where identity_data ->> 'sub' = $1`, [login])).toEqual(
    [],
  )
})

it('signs in to the account of a verified address, and still requires its second step', async () => {
  const userClient = await world.user('secured@fleet.example')
  const { user } = (await userClient.auth.getUser()).data
  await world.sql(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`,
    [user?.id],
  )
  const tokens = await signIn('secured')
  const claims = JSON.parse(Buffer.from(tokens.access_token?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({
    sub: user?.id,
    aal: 'aal1',
    amr: [{ method: 'oauth' }],
    app_metadata: { provider: 'email', providers: ['email', 'oidc'] },
  })
  expect(
    (await userClient.auth.signInWithPassword({ email: 'secured@fleet.example', password: 'secret-123' }))
      .error,
  ).toBeNull()
})

it('removes all other ways into an account whose address was never confirmed', async () => {
  const userClient = await world.user('waiting@fleet.example')
  const { session } = (await userClient.auth.getSession()).data
  await world.sql(`update auth.users set email_confirmed_at = null where email = 'waiting@fleet.example'`)
  const { data } = await world.client().auth.getUser((await signIn('waiting')).access_token)
  expect(data.user).toMatchObject({ id: session?.user.id, app_metadata: { providers: ['oidc'] } })
  expect((await world.client().auth.getUser(session?.access_token)).error?.name).toBe(
    'AuthSessionMissingError',
  )
  const byPassword = await userClient.auth.signInWithPassword({
    email: 'waiting@fleet.example',
    password: 'secret-123',
  })
  expect(byPassword.error?.code).toBe('invalid_credentials')
})

it('does not give an account to the next person with its address', async () => {
  await signIn('first')
  expect(await signIn('second', new Browser())).toMatchObject({ error_code: 'identity_already_exists' })
})

it('refuses a banned account', async () => {
  await signIn('banned')
  await world.sql(
    `update auth.users set banned_until = now() + interval '1 day' where email = 'banned@fleet.example'`,
  )
  expect(await signIn('banned', new Browser())).toMatchObject({ error_code: 'user_banned' })
})

it('takes an answer once', async () => {
  const answer = await answerFor('ann')
  const sessions = () => world.sql('select from auth.sessions')
  expect(fragmentOf((await browser.go(answer, PAGE)).url).access_token).toBeTruthy()
  const { length } = await sessions()
  const again = (await browser.go(answer, `${world.url}/login`)).url
  expect(fragmentOf(again)).toEqual({
    error: 'access_denied',
    error_code: 'bad_oauth_state',
    error_description: 'This sign-in was used already or took longer than ten minutes. Start it again.',
  })
  expect(await sessions()).toHaveLength(length)
})

it('takes an answer within ten minutes', async () => {
  const answer = await answerFor('ann')
  world.clock.offsetMs = 601_000
  try {
    const { url } = await browser.go(answer, `${world.url}/login`)
    expect(fragmentOf(url).error_code).toBe('bad_oauth_state')
  } finally {
    world.clock.offsetMs = 0
  }
})

it('accepts the response only from the browser that started, and spends it in any case', async () => {
  const answer = await answerFor('ann')
  const { url } = await new Browser().go(answer, PAGE)
  expect(fragmentOf(url).error_description).toBe(
    'This sign-in was started in another browser. Start it again here.',
  )
  expect(fragmentOf((await browser.go(answer, `${world.url}/login`)).url).error_code).toBe('bad_oauth_state')
})

it('refuses a state that was never issued', async () => {
  const { url } = await browser.go(
    `${world.url}/auth/v1/callback?code=x&state=${randomUUID()}`,
    `${world.url}/login`,
  )
  expect(fragmentOf(url).error_code).toBe('bad_oauth_state')
})

it('never leads to a foreign page', async () => {
  const back = await browser.signIn(start({ redirect_to: 'https://evil.example/' }), 'ann', world.url + '/#')
  expect(fragmentOf(back).access_token).toBeTruthy()
  expect(new URL(back).origin).toBe(world.url)
})

it('reports a sign-in that was cancelled at the issuer', async () => {
  const page = await browser.go(start(), PAGE)
  const abort = /href="([^"]+\/abort)"/.exec(page.html)?.[1] ?? ''
  const { url } = await browser.go(abort, PAGE)
  expect(fragmentOf(url)).toEqual({
    error: 'access_denied',
    error_code: 'access_denied',
    error_description: 'The sign-in with Fleet ID was cancelled.',
  })
})

it('lists the provider in its settings, and refuses other providers', async () => {
  const get = async (path: string) =>
    (await fetch(`${world.url}/auth/v1${path}`, { headers: { apikey: world.anonKey } })).json()
  expect(await get('/settings')).toMatchObject({ external: { oidc: true, google: false } })
  expect(await get('/authorize?provider=google')).toMatchObject({
    msg: 'Unsupported provider: provider is not enabled',
  })
})
