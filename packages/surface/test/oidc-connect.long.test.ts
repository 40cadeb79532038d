// Connecting an account to the OpenID Connect server and disconnecting it, against a real one: only by its own session, and never
// the last way in.
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Browser, CLIENT_ID, CLIENT_SECRET, startIssuer, type TestIssuer } from './oidc-issuer.ts'
import { startWorld, type World } from './world.ts'

const PAGE = 'https://app.example/account/security'

let issuer: TestIssuer
let world: World

beforeAll(async () => {
  const verified = (name: string) => ({ email: `${name}@elsewhere.example`, email_verified: true })
  const names = [
    'home',
    'taken',
    'second',
    'only',
    'paper',
    'secured',
    'unproven',
    'slow',
    'thief',
    'busy',
    'key',
  ]
  issuer = await startIssuer(Object.fromEntries(names.map((name) => [name, verified(name)])))
  world = await startWorld({
    oidc: {
      issuer: issuer.url,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      label: 'Fleet ID',
      signInPath: '/login',
    },
  })
  issuer.open(`${world.url}/auth/v1/callback`)
})
afterAll(async () => {
  await world.close()
  await issuer.close()
})

const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

const CONNECT = `provider=oidc&skip_http_redirect=true&redirect_to=${encodeURIComponent(PAGE)}`
const ask = (token: string, browser = new Browser()) =>
  browser.ask(`${world.url}/auth/v1/user/identities/authorize?${CONNECT}`, token)

/** As the security page does it: asks with its token, then goes where the answer says. Resolves with the page come back to. */
async function connect(token: string, login: string, browser = new Browser()): Promise<URL> {
  const { body } = await ask(token, browser)
  return new URL(await browser.signIn(String(body.url), login, PAGE))
}

async function signIn(login: string): Promise<{ access_token?: string; error_code?: string }> {
  const start = `${world.url}/auth/v1/authorize?provider=oidc&redirect_to=${encodeURIComponent(PAGE)}`
  const url = new URL(await new Browser().signIn(start, login, PAGE))
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

const userOf = async (token = '') => (await world.client().auth.getUser(token)).data.user

async function disconnect(token: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const identity = (await userOf(token))?.identities?.find(({ provider }) => provider === 'oidc')
  const response = await fetch(`${world.url}/auth/v1/user/identities/${identity?.identity_id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it('[2.5-8] connects an account with another address, and signs in to it from then on', async () => {
  const token = await tokenOf(await world.user('home@fleet.example'))
  const back = await connect(token, 'home')
  expect(back.searchParams.get('connected')).toBe('oidc')
  // The response carries no new session: the caller's session continues.
  expect(back.hash).toBe('')
  expect(back.searchParams.has('code')).toBe(false)
  const user = await userOf(token)
  expect(user).toMatchObject({ email: 'home@fleet.example', app_metadata: { providers: ['email', 'oidc'] } })
  expect((await userOf((await signIn('home')).access_token))?.id).toBe(user?.id)
  // Again: nothing changes.
  expect((await connect(token, 'home')).searchParams.get('connected')).toBe('oidc')
  expect((await userOf(token))?.identities).toHaveLength(2)
})

it('refuses a person who has another account, and a second person for one account', async () => {
  const existingUser = await userOf((await signIn('taken')).access_token)
  const token = await tokenOf(await world.user('greedy@fleet.example'))
  const first = await connect(token, 'taken')
  expect(first.searchParams.get('error_description')).toBe(
    'This person at Fleet ID is connected to another account.',
  )
  expect((await userOf((await signIn('taken')).access_token))?.id).toBe(existingUser?.id)

  await connect(token, 'busy')
  expect((await connect(token, 'second')).searchParams.get('error_description')).toBe(
    'Your account is connected to another person at Fleet ID. Disconnect that one first.',
  )
})

it('accepts the response only from the browser that started, and for a session that still exists', async () => {
  const client = await world.user('careful@fleet.example')
  const token = await tokenOf(client)
  const { body } = await ask(token)
  // Somebody else is sent there, and would give the asker their way in.
  const lured = new URL(await new Browser().signIn(String(body.url), 'thief', PAGE))
  expect(lured.searchParams.get('error_code')).toBe('bad_oauth_state')

  const browser = new Browser()
  const { body: ownIdentity } = await ask(token, browser)
  const answer = await browser.signIn(String(ownIdentity.url), 'slow', `${world.url}/auth/v1/callback`)
  await client.auth.signOut()
  const { url } = await browser.go(answer, `${world.url}/login`)
  expect(new URL(url).searchParams.get('error_code')).toBe('bad_oauth_state')
  expect(
    await world.sql(`select from auth.identities where identity_data ->> 'sub' in ('thief', 'slow')`),
  ).toEqual([])
})

it('requires an enabled second step, and a verified address', async () => {
  const secured = await tokenOf(await world.user('secured@fleet.example'))
  await connect(secured, 'secured')
  await world.sql(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret)
     select id, 'totp', 'verified', 'x' from auth.users where email = 'secured@fleet.example'`,
  )
  expect((await ask(secured)).body.code).toBe('insufficient_aal')
  expect((await disconnect(secured)).body.code).toBe('insufficient_aal')

  const unproven = await tokenOf(await world.user('unproven@fleet.example'))
  await world.sql(`update auth.users set email_confirmed_at = null where email = 'unproven@fleet.example'`)
  expect((await ask(unproven)).body.code).toBe('email_not_confirmed')
  expect((await ask(world.anonKey)).status).toBeGreaterThanOrEqual(400)
})

it('disconnects, ends its other sessions, and keeps the password', async () => {
  const client = await world.user('leaver@fleet.example')
  const token = await tokenOf(client)
  await connect(token, 'key')
  const elsewhere = (await signIn('key')).access_token
  expect(await userOf(elsewhere)).not.toBeNull()
  expect(await disconnect(token)).toMatchObject({ status: 200, body: { ended_sessions: 1 } })
  expect(await userOf(elsewhere)).toBeNull()
  expect(await userOf(token)).toMatchObject({ app_metadata: { providers: ['email'] } })
  const again = await world
    .client()
    .auth.signInWithPassword({ email: 'leaver@fleet.example', password: 'secret-123' })
  expect(again.error).toBeNull()
})

it('[2.5-8] keeps the last way in, and can remove it once there is a password or a passkey', async () => {
  for (const [login, another] of [
    ['only', `update auth.users set encrypted_password = 'x' where id = $1`],
    [
      'paper',
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name) values ($1, 'c', 'k', 'Phone')`,
    ],
  ] as const) {
    const token = (await signIn(login)).access_token ?? ''
    const user = await userOf(token)
    expect(user?.app_metadata.providers).toEqual(['oidc'])
    expect(await disconnect(token)).toMatchObject({
      status: 422,
      body: {
        code: 'single_identity_not_deletable',
        message: 'This is your last way in. Choose a password or add a passkey first.',
      },
    })
    await world.sql(another, [user?.id])
    expect((await disconnect(token)).status).toBe(200)
    expect(await userOf(token)).toMatchObject({ email: user?.email, app_metadata: { providers: ['email'] } })
  }
})
