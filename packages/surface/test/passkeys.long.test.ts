// Passkeys: added by whom they belong to, good for one answer at a time, and no way around the second step.
import type { SupabaseClient } from '@supabase/supabase-js'
import { generateKeyPairSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddedPasskey, SignInAttempt } from '../src/options.ts'
import { Authenticator, type Twist } from './authenticator.ts'
import { startWorld, type World } from './world.ts'

const SITE = 'https://fleet.example'

const attempts: SignInAttempt[] = []
const addedPasskeys: AddedPasskey[] = []
let world: World
beforeAll(async () => {
  world = await startWorld({
    siteUrl: SITE,
    hooks: {
      signInTried: async (attempt) => void attempts.push(attempt),
      passkeyAdded: async (added) => void addedPasskeys.push(added),
    },
  })
})
afterAll(() => world.close())

interface Answer {
  status: number
  code?: string
  id?: string
  name?: string
  last_used_at?: string | null
  needs_second_step?: boolean
  access_token?: string
  refresh_token?: string
  ended_sessions?: number
}
interface Options {
  challenge: string
  rpId?: string
  rp?: { id: string }
  user?: { id: string }
  excludeCredentials?: { id: string }[]
  allowCredentials?: unknown[]
}

async function ask<Body = Answer>(
  method: string,
  path: string,
  { body, token = world.anonKey, url = world.url }: { body?: unknown; token?: string; url?: string } = {},
): Promise<Body & { status: number }> {
  const response = await fetch(`${url}/auth/v1/webauthn/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Body
  return Array.isArray(answer)
    ? Object.assign(answer, { status: response.status })
    : { ...answer, status: response.status }
}

const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

let people = 0
async function person(): Promise<{ client: SupabaseClient; email: string; token: string }> {
  people += 1
  const email = `passkey-${people}@example.com`
  const client = await world.user(email)
  return { client, email, token: await tokenOf(client) }
}

async function passwordToken(email: string): Promise<string> {
  const client = world.client()
  await client.auth.signInWithPassword({ email, password: 'secret-123' })
  return tokenOf(client)
}

async function add(token: string, device = new Authenticator(SITE), twist?: Twist) {
  const options = await ask<Options>('POST', 'register/options', { token })
  const body = { name: 'Phone', response: device.create(options, twist) }
  return { device, body, answer: await ask('POST', 'register/verify', { token, body }) }
}

const signInOptions = () => ask<Options>('POST', 'sign-in/options')
async function signIn(device: Authenticator, twist?: Twist): Promise<Answer> {
  const response = device.get(await signInOptions(), twist)
  return ask('POST', 'sign-in/verify', { body: { response } })
}

const refresh = ({ refresh_token: token }: Answer) =>
  fetch(`${world.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.anonKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  })

const sessionOf = (token = ''): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id

const aalOf = (token = ''): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { aal: string }).aal

/** Turns a code app on; the client's session has then taken the second step. */
async function turnOnCodes(client: SupabaseClient): Promise<{ factorId: string; token: string }> {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (!data) throw new Error('not enrolled')
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) })
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: totp.generate({ timestamp: Date.now() + world.clock.offsetMs }),
  })
  if (error) throw error
  return { factorId: data.id, token: await tokenOf(client) }
}

describe('a passkey', () => {
  it('is added, signs its user in without a name or password, and is noted as a sign-in', async () => {
    const { email, token } = await person()
    const { device, answer } = await add(token)
    expect(answer).toMatchObject({ status: 200, name: 'Phone', last_used_at: null })
    expect(addedPasskeys).toMatchObject([{ id: answer.id, name: 'Phone', user: { email } }])

    const options = await signInOptions()
    expect(options).toMatchObject({ rpId: 'fleet.example', status: 200 })
    expect(options.allowCredentials ?? []).toEqual([])
    const body = { response: device.get(options) }
    const session = await ask<Answer & { user: { email: string } }>('POST', 'sign-in/verify', { body })
    expect(session).toMatchObject({ status: 200, user: { email } })
    expect(aalOf(session.access_token)).toBe('aal2')
    expect(attempts.at(-1)).toMatchObject({ method: 'passkey', outcome: 'signed_in' })

    const [listed] = await ask<Answer[]>('GET', 'passkeys', { token: session.access_token })
    expect(listed?.last_used_at).not.toBeNull()
    const stored = await world.sql<{ transports: string[] }>(
      'select transports from auth.webauthn_credentials where credential_id = $1',
      [device.name],
    )
    expect(stored[0]?.transports).toEqual(['internal'])
  })

  it('is renamed and removed by its user, and cannot sign in afterwards', async () => {
    const { token } = await person()
    const { device, answer } = await add(token)
    const path = `passkeys/${answer.id}`
    expect(await ask('PATCH', path, { token, body: { name: '  Work phone ' } })).toMatchObject({
      status: 200,
      name: 'Work phone',
    })
    expect((await ask('PATCH', path, { token, body: { name: ' ' } })).status).toBe(400)
    expect((await ask('PATCH', path, { token, body: { name: 'x'.repeat(101) } })).status).toBe(400)
    expect((await ask('DELETE', path, { token })).status).toBe(200)
    expect(await signIn(device)).toMatchObject({ status: 404, code: 'webauthn_credential_not_found' })
    expect((await ask('DELETE', path, { token })).status).toBe(404)
  })

  it('ends the sessions it opened when it is removed, and no other', async () => {
    const { email, token } = await person()
    const lostPasskey = await add(token)
    const passkey = await add(token)
    const [atWork, atHome] = [await signIn(lostPasskey.device), await signIn(lostPasskey.device)]
    const other = await signIn(passkey.device)
    const byPassword = await passwordToken(email)
    const isOpen = async (session = '') => (await ask('GET', 'passkeys', { token: session })).status === 200
    expect(await isOpen(atHome.access_token)).toBe(true)

    const answer = await ask('DELETE', `passkeys/${lostPasskey.answer.id}`, { token: atWork.access_token })
    expect(answer).toMatchObject({ status: 200, ended_sessions: 1 })
    // The session that removes it continues; other sessions with it end at once.
    expect(await isOpen(atWork.access_token)).toBe(true)
    expect((await ask('GET', 'passkeys', { token: atHome.access_token })).code).toBe('session_not_found')
    expect((await refresh(atHome)).status).toBe(400)
    for (const session of [token, byPassword, other.access_token]) expect(await isOpen(session)).toBe(true)
  })

  it('ends sessions of passkeys that are not recorded, such as older ones', async () => {
    const { token } = await person()
    const { device, answer } = await add(token)
    const old = await signIn(device)
    await world.sql('update auth.sessions set passkey_id = null where id = $1', [sessionOf(old.access_token)])
    expect(await ask('DELETE', `passkeys/${answer.id}`, { token })).toMatchObject({ ended_sessions: 1 })
    expect((await ask('GET', 'passkeys', { token: old.access_token })).code).toBe('session_not_found')
  })

  it('that is removed while it signs in leaves no session behind', async () => {
    const { token } = await person()
    for (let round = 0; round < 5; round += 1) {
      const { device, answer } = await add(token)
      const [session] = await Promise.all([signIn(device), ask('DELETE', `passkeys/${answer.id}`, { token })])
      if (session.status === 200)
        expect((await ask('GET', 'passkeys', { token: session.access_token })).code).toBe('session_not_found')
      else expect(session.code).toMatch(/^webauthn_/)
    }
  })

  it('of another person cannot be listed, renamed or removed', async () => {
    const [mine, theirs] = [await person(), await person()]
    const { device, answer } = await add(theirs.token)
    const path = `passkeys/${answer.id}`
    const { token } = mine
    expect(await ask<Answer[]>('GET', 'passkeys', { token })).toHaveLength(0)
    expect((await ask('PATCH', path, { token, body: { name: 'Mine' } })).status).toBe(404)
    expect((await ask('DELETE', path, { token })).status).toBe(404)
    expect((await signIn(device)).status).toBe(200)
  })

  it('is added once across accounts', async () => {
    const [mine, theirs] = [await person(), await person()]
    const { device } = await add(mine.token)
    const options = await ask<Options>('POST', 'register/options', { token: mine.token })
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([device.name])
    expect((await add(theirs.token, device)).answer).toMatchObject({
      status: 422,
      code: 'webauthn_credential_exists',
    })
  })

  it('needs an account that is signed in', async () => {
    const guest = world.client()
    await guest.auth.signInAnonymously()
    expect((await ask('POST', 'register/options', { token: await tokenOf(guest) })).status).toBe(403)
    expect((await ask('POST', 'register/options')).status).toBe(403)
    expect((await ask('GET', 'passkeys')).status).toBe(403)
  })

  it('counts only twenty to a user', async () => {
    const { token } = await person()
    for (let count = 0; count < 20; count += 1) expect((await add(token)).answer.status).toBe(200)
    expect(await ask('POST', 'register/options', { token })).toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    })
  })
})

describe('a challenge', () => {
  it('is answered once', async () => {
    const { token } = await person()
    const { device, body } = await add(token)
    expect(await ask('POST', 'register/verify', { token, body })).toMatchObject({
      code: 'webauthn_challenge_not_found',
    })
    const response = device.get(await signInOptions())
    const answers = await Promise.all(
      [response, response, response].map((each) =>
        ask('POST', 'sign-in/verify', { body: { response: each } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  it('is spent by a wrong response too', async () => {
    const { token } = await person()
    const { device } = await add(token)
    const options = await signInOptions()
    const wrong = { response: device.get(options, { origin: 'https://evil.example' }) }
    expect(await ask('POST', 'sign-in/verify', { body: wrong })).toMatchObject({
      status: 400,
      code: 'webauthn_verification_failed',
    })
    const right = { response: device.get(options) }
    expect((await ask('POST', 'sign-in/verify', { body: right })).code).toBe('webauthn_challenge_not_found')
  })

  it('that is invented, of another session or of another purpose does not count', async () => {
    const { email, token } = await person()
    const device = new Authenticator(SITE)
    const options = await ask<Options>('POST', 'register/options', { token })
    const body = { response: device.create(options) }
    const elsewhere = await passwordToken(email)
    expect((await ask('POST', 'register/verify', { token: elsewhere, body })).code).toBe(
      'webauthn_challenge_not_found',
    )
    const created = { response: device.create({ ...options, challenge: 'AAAA' }) }
    expect((await ask('POST', 'register/verify', { token, body: created })).code).toBe(
      'webauthn_challenge_not_found',
    )
    const forSignIn = { response: device.create({ ...options, ...(await signInOptions()) }) }
    expect((await ask('POST', 'register/verify', { token, body: forSignIn })).code).toBe(
      'webauthn_challenge_not_found',
    )
  })

  it('ends after five minutes, and is swept away', async () => {
    const { token } = await person()
    const { device } = await add(token)
    const response = device.get(await signInOptions())
    await signInOptions()
    world.clock.offsetMs += 5 * 60_000 + 1000
    expect((await ask('POST', 'sign-in/verify', { body: { response } })).code).toBe(
      'webauthn_challenge_expired',
    )
    await signInOptions()
    const challenges = await world.sql<{ count: string }>('select count(*) from auth.webauthn_challenges')
    expect(challenges[0]?.count).toBe('1')
  })
})

describe('an answer is refused', () => {
  it.each<[string, () => Twist]>([
    ['from another site', () => ({ origin: 'https://evil.example' })],
    ['from a subdomain of ours', () => ({ origin: 'https://www.fleet.example' })],
    ['for another domain', () => ({ rpId: 'evil.example' })],
    ['without the person checked', () => ({ isUserVerified: false })],
    ['signed by another key', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['for another user', () => ({ userHandle: Buffer.alloc(16).toString('base64url') })],
    ['that names no user', () => ({ userHandle: '' })],
  ])('at sign-in: %s', async (_what, twist) => {
    const { token } = await person()
    const { device } = await add(token)
    expect(await signIn(device, twist())).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
    expect(attempts.at(-1)).toMatchObject({ method: 'passkey', outcome: 'wrong_code' })
    expect((await signIn(device)).status).toBe(200)
  })

  it.each<[string, Twist]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without the person checked', { isUserVerified: false }],
  ])('when a passkey is added: %s', async (_what, twist) => {
    const { token } = await person()
    const { answer } = await add(token, undefined, twist)
    expect(answer).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
    expect(await ask<Answer[]>('GET', 'passkeys', { token })).toHaveLength(0)
  })

  it('whose counter does not grow, as that of a copied key', async () => {
    const { token } = await person()
    const { device } = await add(token)
    expect((await signIn(device, { counter: 7 })).status).toBe(200)
    expect((await signIn(device, { counter: 7 })).code).toBe('webauthn_verification_failed')
    expect((await signIn(device, { counter: 3 })).code).toBe('webauthn_verification_failed')
    expect((await signIn(device, { counter: 8 })).status).toBe(200)
  })

  it('accepts one of two responses with the same counter at the same moment', async () => {
    const { token } = await person()
    const { device } = await add(token)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(device, { counter: 5 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('that is no credential at all', async () => {
    const { token } = await person()
    const bodies = [
      {},
      { response: 'text' },
      { response: { id: 'x' } },
      { response: { id: 'x', response: {} } },
      { response: { id: 'x', response: { clientDataJSON: 'bm8' } } },
    ]
    for (const body of bodies) {
      expect((await ask('POST', 'sign-in/verify', { body })).status).toBe(400)
      expect((await ask('POST', 'register/verify', { token, body })).status).toBe(400)
    }
    const options = await ask<Options>('POST', 'register/options', { token })
    const { response, ...rest } = new Authenticator(SITE).create(options)
    const broken = { ...rest, response: { ...response, attestationObject: 'AAAA' } }
    expect((await ask('POST', 'register/verify', { token, body: { response: broken } })).code).toBe(
      'webauthn_verification_failed',
    )
  })
})

describe('accounts that must not sign in', () => {
  it('cannot sign in with a passkey either: disabled, deleted, or not confirmed', async () => {
    const { email, token } = await person()
    const { device } = await add(token)
    await world.sql(`update auth.users set banned_until = now() + interval '1 day' where email = $1`, [email])
    expect(await signIn(device)).toMatchObject({ status: 400, code: 'user_banned' })
    await world.sql('update auth.users set banned_until = null, email_confirmed_at = null where email = $1', [
      email,
    ])
    expect(await signIn(device)).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    await world.sql('update auth.users set email_confirmed_at = now(), deleted_at = now() where email = $1', [
      email,
    ])
    expect(await signIn(device)).toMatchObject({ status: 404, code: 'webauthn_credential_not_found' })
    await world.sql('delete from auth.users where email = $1', [email])
    expect(
      await world.sql('select from auth.webauthn_credentials where credential_id = $1', [device.name]),
    ).toEqual([])
  })

  it('allows as many tries from one address as with passwords', async () => {
    const strict = await startWorld({ siteUrl: SITE, limits: { signInPerIp: 5, otpPerIp: 100 } })
    try {
      const { url } = strict
      const device = new Authenticator(SITE)
      const codes: (string | undefined)[] = []
      for (let count = 0; count < 7; count += 1) {
        const response = device.get(await ask<Options>('POST', 'sign-in/options', { url }))
        codes.push((await ask('POST', 'sign-in/verify', { url, body: { response } })).code)
      }
      expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'webauthn_credential_not_found'))
      expect(codes.slice(5)).toEqual(['over_request_rate_limit', 'over_request_rate_limit'])
      const { error } = await strict
        .client()
        .auth.signInWithPassword({ email: 'a@example.com', password: 'x' })
      expect(error?.status).toBe(429)
    } finally {
      await strict.close()
    }
  })

  it('limits the number of challenges', async () => {
    const strict = await startWorld({ siteUrl: SITE, limits: { otpPerIp: 3 } })
    try {
      const statuses: number[] = []
      for (let count = 0; count < 4; count += 1)
        statuses.push((await ask('POST', 'sign-in/options', { url: strict.url })).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('beside a code app', () => {
  it('a passkey that was added after the code counts as both steps', async () => {
    const { client } = await person()
    const { token } = await turnOnCodes(client)
    const { device, answer } = await add(token)
    expect(answer.needs_second_step).toBe(false)
    expect(aalOf((await signIn(device)).access_token)).toBe('aal2')
  })

  it('a passkey from before the app does not count as both, and its sessions end', async () => {
    const { client, token } = await person()
    const { device } = await add(token)
    const before = await signIn(device)
    expect(aalOf(before.access_token)).toBe('aal2')
    // A second one, added by a session of the first: no way around either.
    const { device: next } = await add(before.access_token ?? '')
    const { factorId, token: strong } = await turnOnCodes(client)
    expect((await ask('GET', 'passkeys', { token: before.access_token })).code).toBe('session_not_found')
    for (const each of [device, next]) expect(aalOf((await signIn(each)).access_token)).toBe('aal1')
    const listed = await ask<Answer[]>('GET', 'passkeys', { token: strong })
    expect(listed.map((each) => each.needs_second_step)).toEqual([true, true])
    await client.auth.mfa.unenroll({ factorId })
    expect(aalOf((await signIn(device)).access_token)).toBe('aal2')
  })

  it('sessions of trusted passkeys continue when codes are used elsewhere', async () => {
    const { client, email } = await person()
    const { factorId, token } = await turnOnCodes(client)
    const { device } = await add(token)
    const open = await signIn(device)
    const phone = world.client()
    await phone.auth.signInWithPassword({ email, password: 'secret-123' })
    const [factor] = await world.sql<{ secret: string }>(
      'select secret from auth.mfa_factors where id = $1',
      [factorId],
    )
    world.clock.offsetMs += 60_000
    const totp = new TOTP({ secret: Secret.fromBase32(factor?.secret ?? '') })
    const code = totp.generate({ timestamp: Date.now() + world.clock.offsetMs })
    expect((await phone.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    expect((await ask('GET', 'passkeys', { token: open.access_token })).status).toBe(200)
  })

  it('a session that has only the password adds, sees and removes none', async () => {
    const { client, email } = await person()
    const { token } = await turnOnCodes(client)
    const { answer } = await add(token)
    const weak = await passwordToken(email)
    const tries = [
      await ask('POST', 'register/options', { token: weak }),
      await ask('GET', 'passkeys', { token: weak }),
      await ask('PATCH', `passkeys/${answer.id}`, { token: weak, body: { name: 'x' } }),
      await ask('DELETE', `passkeys/${answer.id}`, { token: weak }),
    ]
    expect(tries.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'insufficient_aal'))
  })
})

describe('the address of the site', () => {
  it('is localhost where the server serves its own machine', async () => {
    const local = await startWorld()
    try {
      const { url } = local
      const options = await ask<Options>('POST', 'sign-in/options', { url })
      expect(options.rpId).toBe('localhost')
      const { data } = await local.client().auth.signUp({ email: 'own@example.com', password: 'secret-123' })
      const token = data.session?.access_token ?? ''
      const device = new Authenticator(`http://localhost:${new URL(url).port}`)
      const registration = await ask<Options>('POST', 'register/options', { url, token })
      const body = { response: device.create(registration) }
      expect(await ask('POST', 'register/verify', { url, token, body })).toMatchObject({ name: 'Passkey' })
    } finally {
      await local.close()
    }
  })

  it.each(['http://192.168.1.20:3000', 'https://[2001:db8::1]', 'http://fleet.example'])(
    'must be a domain with HTTPS: %s has no passkeys',
    async (siteUrl) => {
      const local = await startWorld({ siteUrl })
      try {
        expect(await ask('POST', 'sign-in/options', { url: local.url })).toMatchObject({
          status: 404,
          code: 'passkey_disabled',
        })
      } finally {
        await local.close()
      }
    },
  )
})
