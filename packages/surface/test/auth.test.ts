// Accounts and sessions as supabase-js sees them, with mails caught and the clock in our hands.
import { createHmac } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ autoconfirm: false })
})
afterAll(() => world.close())

const admin = () => world.client(world.serviceKey).auth.admin
const newest = (kind: string, to: string) => {
  const mail = world.mails.findLast((m) => m.kind === kind && m.to === to)
  if (!mail) throw new Error(`no ${kind} mail to ${to}`)
  return mail
}
async function confirmed(email: string, password = 'secret-123') {
  const { error } = await admin().createUser({ email, password, email_confirm: true })
  if (error) throw error
  const client = world.client()
  const { data, error: fault } = await client.auth.signInWithPassword({ email, password })
  if (fault || !data.session) throw fault ?? new Error('no session')
  return { client, session: data.session, user: data.user }
}
async function post(path: string, body: unknown, token = world.anonKey) {
  const response = await fetch(`${world.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown>,
    headers: response.headers,
  }
}

describe('sign-up', () => {
  it('sends a confirmation, refuses sign-in before it, and takes code or link once', async () => {
    const client = world.client()
    const { data } = await client.auth.signUp({
      email: 'New@Example.com',
      password: 'secret-123',
      options: { data: { name: 'N' } },
    })
    expect(data.session).toBeNull()
    expect(data.user?.email).toBe('new@example.com')
    expect(
      (await client.auth.signInWithPassword({ email: 'new@example.com', password: 'secret-123' })).error
        ?.code,
    ).toBe('email_not_confirmed')
    const { token } = newest('signup', 'new@example.com')
    expect(
      (
        await client.auth.verifyOtp({
          type: 'signup',
          email: 'new@example.com',
          token: '000000' === token ? '000001' : '000000',
        })
      ).error?.code,
    ).toBe('otp_expired')
    const verified = await client.auth.verifyOtp({ type: 'signup', email: 'new@example.com', token })
    expect(verified.data.session?.user.user_metadata).toEqual({ name: 'N' })
    expect(
      (await client.auth.verifyOtp({ type: 'signup', email: 'new@example.com', token })).error?.code,
    ).toBe('otp_expired')
  })

  it('does not reveal that an address is taken', async () => {
    await confirmed('taken@example.com')
    const { data, error } = await world
      .client()
      .auth.signUp({ email: 'taken@example.com', password: 'other-secret' })
    expect(error).toBeNull()
    expect(data.user?.identities).toEqual([])
    for (const email of ['taken@example.com', 'nobody@example.com'])
      expect((await world.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    const unknown = await post('/token?grant_type=password', { email: 'nobody@example.com', password: 'x' })
    const wrong = await post('/token?grant_type=password', { email: 'taken@example.com', password: 'x' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    })
    expect(wrong.body).toEqual(unknown.body)
  })

  it('keeps the first password of an address that is not confirmed yet', async () => {
    const email = 'claimed@example.com'
    await world.client().auth.signUp({ email, password: 'the-first-one', options: { data: { by: 'owner' } } })
    await world
      .client()
      .auth.signUp({ email, password: 'the-second-one', options: { data: { by: 'thief' } } })
    const { tokenHash } = newest('signup', email)
    const { data } = await world.client().auth.verifyOtp({ type: 'signup', token_hash: tokenHash })
    expect(data.user?.user_metadata).toEqual({ by: 'owner' })
    const signIn = (password: string) => world.client().auth.signInWithPassword({ email, password })
    expect((await signIn('the-second-one')).error?.code).toBe('invalid_credentials')
    expect((await signIn('the-first-one')).error).toBeNull()
  })

  it('refuses weak passwords and broken addresses, echoing the API version', async () => {
    const weak = await post('/signup', { email: 'w@example.com', password: '123' })
    expect(weak).toMatchObject({
      status: 422,
      body: { code: 'weak_password', weak_password: { reasons: ['length'] } },
    })
    expect(weak.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect((await post('/signup', { email: 'nonsense', password: 'secret-123' })).body.message).toBe(
      'Unable to validate email address: invalid format',
    )
    expect((await post('/signup', { email: 'l@example.com', password: 'x'.repeat(73) })).body.code).toBe(
      'validation_failed',
    )
  })
})

describe('sessions', () => {
  it('rotate, allow a repeat within ten seconds, and end their session when an older token is used', async () => {
    const { session } = await confirmed('rotate@example.com')
    const first = await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
    const again = await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
    expect(first.body.refresh_token).not.toBe(session.refresh_token)
    expect(again.body.refresh_token).toBe(first.body.refresh_token)
    world.clock.offsetMs += 11_000
    expect(
      (await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })).body,
    ).toMatchObject({ code: 'refresh_token_already_used' })
    expect(
      (await post('/token?grant_type=refresh_token', { refresh_token: first.body.refresh_token })).status,
    ).toBe(400)
    const { error } = await world.client().auth.getUser(String(first.body.access_token))
    expect(error?.name).toBe('AuthSessionMissingError')
  })

  it('end by scope, and all others when the password changes', async () => {
    const { client, session } = await confirmed('scopes@example.com')
    const other = world.client()
    await other.auth.signInWithPassword({ email: 'scopes@example.com', password: 'secret-123' })
    expect((await client.auth.updateUser({ password: 'secret-123' })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'another-456' })).error).toBeNull()
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    await client.auth.signOut({ scope: 'global' })
    expect((await world.client().auth.getUser(session.access_token)).error?.name).toBe(
      'AuthSessionMissingError',
    )
  })

  it('refuses a forged refresh token without asking the database', async () => {
    const { session } = await confirmed('forged@example.com')
    const forged =
      session.refresh_token.slice(0, -4) + (session.refresh_token.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    expect((await post('/token?grant_type=refresh_token', { refresh_token: forged })).body.code).toBe(
      'refresh_token_not_found',
    )
    expect((await world.client().auth.getUser()).error).not.toBeNull()
  })

  it('takes bcrypt hashes of other systems and replaces them', async () => {
    await admin().createUser({
      email: 'old@example.com',
      email_confirm: true,
      password_hash: bcrypt.hashSync('old-secret', 4),
    } as never)
    expect(
      (await world.client().auth.signInWithPassword({ email: 'old@example.com', password: 'old-secret' }))
        .error,
    ).toBeNull()
    const [row] = await world.sql<{ encrypted_password: string }>(
      `select encrypted_password from auth.users where email = 'old@example.com'`,
    )
    expect(row?.encrypted_password).toMatch(/^\$argon2id\$/)
    expect(
      (await world.client().auth.signInWithPassword({ email: 'old@example.com', password: 'old-secret' }))
        .error,
    ).toBeNull()
  })
})

describe('guessing', () => {
  it('stops after ten wrong passwords, also for the right one, and only for that address and account', async () => {
    const strict = await startWorld({ limits: { signInPerAccount: 10, signInPerIp: 50 } })
    try {
      await strict.user('victim@example.com')
      await strict.user('other@example.com')
      const attempt = async (email: string, password: string) =>
        (await strict.client().auth.signInWithPassword({ email, password })).error?.code
      for (let i = 0; i < 10; i += 1)
        expect(await attempt('victim@example.com', `guess-${i}`)).toBe('invalid_credentials')
      expect(await attempt('victim@example.com', 'secret-123')).toBe('over_request_rate_limit')
      expect(await attempt('other@example.com', 'secret-123')).toBeUndefined()
    } finally {
      await strict.close()
    }
  })
})

describe('links', () => {
  it('lead back to the site with a session, only there, and only once', async () => {
    await confirmed('link@example.com')
    await world
      .client()
      .auth.resetPasswordForEmail('link@example.com', { redirectTo: 'https://evil.example/steal' })
    const { link } = newest('recovery', 'link@example.com')
    const first = await fetch(link, { redirect: 'manual' })
    expect(first.status).toBe(303)
    const target = new URL(first.headers.get('location') ?? '')
    expect(target.origin).toBe(world.url)
    expect(new URLSearchParams(target.hash.slice(1)).get('type')).toBe('recovery')
    const second = await fetch(link, { redirect: 'manual' })
    expect(second.headers.get('location')).toContain('error_code=otp_expired')
  })

  it('die after a day', async () => {
    await confirmed('late@example.com')
    await world.client().auth.resetPasswordForEmail('late@example.com')
    const { tokenHash } = newest('recovery', 'late@example.com')
    world.clock.offsetMs += 25 * 3600 * 1000
    expect(
      (await world.client().auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })).error?.code,
    ).toBe('otp_expired')
    world.clock.offsetMs = 0
  })

  it('carry a code for PKCE clients, which gives a session only with the verifier', async () => {
    await confirmed('pkce@example.com')
    const store = new Map<string, string>()
    const client = world.client(world.anonKey, {
      auth: {
        flowType: 'pkce',
        persistSession: true,
        autoRefreshToken: false,
        storage: {
          getItem: (k: string) => store.get(k) ?? null,
          setItem: (k: string, v: string) => void store.set(k, v),
          removeItem: (k: string) => void store.delete(k),
        },
      },
    })
    await client.auth.signInWithOtp({
      email: 'pkce@example.com',
      options: { emailRedirectTo: 'https://app.example/in' },
    })
    const response = await fetch(newest('magiclink', 'pkce@example.com').link, { redirect: 'manual' })
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.origin).toBe('https://app.example')
    const code = target.searchParams.get('code') ?? ''
    expect(
      (await post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(50) })).body.code,
    ).toBe('bad_code_verifier')
    expect((await client.auth.exchangeCodeForSession(code)).data.session?.user.email).toBe('pkce@example.com')
  })

  it('change an address only when both sides agree', async () => {
    const { client } = await confirmed('from@example.com')
    expect((await client.auth.updateUser({ email: 'to@example.com' })).data.user?.new_email).toBe(
      'to@example.com',
    )
    const half = await world.client().auth.verifyOtp({
      type: 'email_change',
      token_hash: newest('email_change', 'from@example.com').tokenHash,
    })
    expect(half.data.session).toBeNull()
    const verification = await world.client().auth.verifyOtp({
      type: 'email_change',
      token_hash: newest('email_change', 'to@example.com').tokenHash,
    })
    expect(verification.data.user?.email).toBe('to@example.com')
  })
})

describe('second factors', () => {
  it('raise the session to aal2, count a code once, and protect calls that need aal2', async () => {
    const { client } = await confirmed('mfa@example.com')
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(enrolled.data?.totp.qr_code).toContain('<svg')
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    )
    const factorId = enrolled.data?.id ?? ''
    const totp = new TOTP({ secret: Secret.fromBase32(enrolled.data?.totp.secret ?? '') })
    const challenge = await client.auth.mfa.challenge({ factorId })
    const challengeId = challenge.data?.id ?? ''
    expect((await client.auth.mfa.verify({ factorId, challengeId, code: '000000' })).error?.code).toBe(
      'mfa_verification_failed',
    )
    const code = totp.generate({ timestamp: Date.now() + world.clock.offsetMs })
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
    const second = await client.auth.mfa.challenge({ factorId })
    expect(
      (await client.auth.mfa.verify({ factorId, challengeId: second.data?.id ?? '', code })).error?.code,
    ).toBe('mfa_verification_failed')

    const weak = world.client()
    await weak.auth.signInWithPassword({ email: 'mfa@example.com', password: 'secret-123' })
    expect((await weak.auth.updateUser({ password: 'something-else' })).error?.code).toBe('insufficient_aal')
    expect((await weak.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    expect((await client.auth.mfa.unenroll({ factorId })).data?.id).toBe(factorId)
  })
})

describe('operators', () => {
  it('list pages of users, ban, invite and create links; other roles may not', async () => {
    const { client, user } = await confirmed('person@example.com')
    const page = await admin().listUsers({ page: 1, perPage: 1 })
    expect(page.data).toMatchObject({ nextPage: 2 })
    await admin().updateUserById(user.id, { ban_duration: '24h' })
    expect(
      (await world.client().auth.signInWithPassword({ email: 'person@example.com', password: 'secret-123' }))
        .error?.code,
    ).toBe('user_banned')
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await admin().inviteUserByEmail('guest@example.com')).data.user?.invited_at).toBeTruthy()
    const link = await admin().generateLink({ type: 'magiclink', email: 'guest@example.com' })
    expect(link.data.properties?.action_link).toContain(link.data.properties?.hashed_token)
    expect((await world.client().auth.admin.listUsers()).error?.status).toBe(403)
    expect((await admin().deleteUser(user.id)).error).toBeNull()
    expect((await admin().getUserById(user.id)).error?.code).toBe('user_not_found')
  })

  it('explains why a token is refused', async () => {
    const now = Math.floor(Date.now() / 1000)
    const forge = (claims: object, secret = SECRET) => {
      const part = (v: unknown) => Buffer.from(JSON.stringify(v)).toString('base64url')
      const signed = `${part({ alg: 'HS256' })}.${part(claims)}`
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    }
    const ask = async (token?: string) => {
      const response = await fetch(`${world.url}/auth/v1/user`, {
        headers: {
          'x-supabase-api-version': '2024-01-01',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      })
      return [response.status, ((await response.json()) as { code: string }).code]
    }
    expect(await ask()).toEqual([401, 'no_authorization'])
    expect(await ask(world.anonKey)).toEqual([403, 'bad_jwt'])
    expect(await ask(forge({ sub: crypto.randomUUID(), exp: now + 60 }, 'x'))).toEqual([403, 'bad_jwt'])
    expect(await ask(forge({ sub: 'x', exp: now + 60 }))).toEqual([400, 'bad_jwt'])
    expect(await ask(forge({ sub: crypto.randomUUID(), exp: now + 60 }))).toEqual([403, 'user_not_found'])
  })
})
