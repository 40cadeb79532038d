// Limits hold when tries arrive at the same moment, on several servers, and tell nothing about who has an account.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

const CROWD = 120

let world: World
beforeAll(async () => {
  world = await startWorld({ limits: { signInPerAccount: 10, signInPerIp: 50, mailIntervalSeconds: 60 } })
})
afterAll(() => world.close())

async function post(path: string, body: unknown, token = world.anonKey, url = world.url) {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { code?: string; message?: string }
  return { status: response.status, ...answer }
}

const signIn = (email: string, password: string, url?: string) =>
  post('/token?grant_type=password', { email, password }, undefined, url)

const countOf = (answers: { code?: string }[], code: string) =>
  answers.filter((answer) => answer.code === code).length

describe('wrong passwords', () => {
  it('sent all at once are checked up to the limit and no further', async () => {
    await world.user('crowd@example.com')
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, index) => signIn('crowd@example.com', `guess-${index}`)),
    )
    expect(countOf(answers, 'invalid_credentials')).toBe(10)
    expect(countOf(answers, 'over_request_rate_limit')).toBe(CROWD - 10)
  })

  it('of one address share a limit over all accounts', async () => {
    const strict = await startWorld({ limits: { signInPerAccount: 10, signInPerIp: 20 } })
    try {
      const answers = await Promise.all(
        Array.from({ length: CROWD }, (_, index) =>
          post(
            '/token?grant_type=password',
            { email: `nobody-${index}@example.com`, password: 'x' },
            strict.anonKey,
            strict.url,
          ),
        ),
      )
      expect(countOf(answers, 'invalid_credentials')).toBe(20)
    } finally {
      await strict.close()
    }
  })

  it('are counted for all servers of a database together', async () => {
    await world.user('servers@example.com')
    const other = await world.anotherServer()
    try {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          signIn('servers@example.com', `guess-${index}`, index % 2 === 0 ? world.url : other.url),
        ),
      )
      expect(countOf(answers, 'invalid_credentials')).toBe(10)
    } finally {
      await other.close()
    }
  })

  it('are forgiven once the right one is typed', async () => {
    await world.user('forgetful@example.com')
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 6; guess += 1) await signIn('forgetful@example.com', 'wrong')
      expect((await signIn('forgetful@example.com', 'secret-123')).status).toBe(200)
    }
  })
})

describe('codes', () => {
  it('of a second factor work once, also when sent twice at the same moment', async () => {
    const client = await world.user('factor@example.com')
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    if (!data) throw new Error('not enrolled')
    const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) })
    const code = totp.generate({ timestamp: Date.now() + world.clock.offsetMs })
    const { access_token: token = '' } = (await client.auth.getSession()).data.session ?? {}
    const verify = async () => {
      const challenge = await client.auth.mfa.challenge({ factorId: data.id })
      return { challenge_id: challenge.data?.id, code }
    }
    const bodies = [await verify(), await verify(), await verify(), await verify()]
    const answers = await Promise.all(bodies.map((body) => post(`/factors/${data.id}/verify`, body, token)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('become invalid after ten wrong tries, also at the same moment', async () => {
    await world.user('code@example.com')
    await post('/recover', { email: 'code@example.com' })
    const mail = world.mails.findLast((mailItem) => mailItem.to === 'code@example.com')
    const wrong = mail?.token === '000000' ? '111111' : '000000'
    await Promise.all(
      Array.from({ length: 10 }, () =>
        post('/verify', { type: 'recovery', email: 'code@example.com', token: wrong }),
      ),
    )
    const right = await post('/verify', { type: 'recovery', email: 'code@example.com', token: mail?.token })
    expect(right).toMatchObject({ status: 403, code: 'otp_expired' })
  })
})

describe('mails', () => {
  it('are sent once when requested in parallel', async () => {
    await world.user('eager@example.com')
    await Promise.all(Array.from({ length: 10 }, () => post('/recover', { email: 'eager@example.com' })))
    expect(world.mails.filter((mail) => mail.to === 'eager@example.com')).toHaveLength(1)
  })

  it.each([
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/otp', {}],
  ])('%s answers known and unknown addresses alike, the second time too', async (path, more) => {
    const knownEmail = `known${path.slice(1)}@example.com`
    await world.user(knownEmail)
    const twice = async (email: string) => [
      await post(path, { email, ...more }),
      await post(path, { email, ...more }),
    ]
    const shape = (answers: Awaited<ReturnType<typeof twice>>) =>
      answers.map(({ status, code, message }) => ({ status, code, message: message?.replace(/\d+/, 'N') }))
    const unknown = await twice(`unknown${path.slice(1)}@example.com`)
    expect(shape(await twice(knownEmail))).toEqual(shape(unknown))
    expect(unknown[1]?.status).toBe(429)
  })

  it('are limited by caller, so that a caller cannot use up the limit of others', async () => {
    const strict = await startWorld({ limits: { mailPerIp: 3, mailIntervalSeconds: 0 } })
    try {
      const ask = (email: string) => post('/recover', { email }, strict.anonKey, strict.url)
      for (let n = 0; n < 3; n += 1) expect((await ask(`person-${n}@example.com`)).status).toBe(200)
      expect(await ask('person-4@example.com')).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
      })
      await strict.sql(`delete from auth.rate_limits where key like 'mail:ip:%'`)
      expect((await ask('person-4@example.com')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  it('to one recipient are limited across callers', async () => {
    const strict = await startWorld({ limits: { mailPerRecipient: 2, mailIntervalSeconds: 0 } })
    try {
      await strict.user('target@example.com')
      const ask = () => post('/recover', { email: 'target@example.com' }, strict.anonKey, strict.url)
      expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
    } finally {
      await strict.close()
    }
  })

  it('of anonymous callers are limited before those of people with an account, and the hook is called', async () => {
    const heldMails: string[] = []
    const strict = await startWorld({
      autoconfirm: false,
      limits: { mailPerHour: 4, mailIntervalSeconds: 0, mailPerIp: 100 },
      hooks: { mailsHeld: async ({ group }) => void heldMails.push(group) },
    })
    try {
      await strict
        .client(strict.serviceKey)
        .auth.admin.createUser({ email: 'member@example.com', password: 'secret-123', email_confirm: true })
      const register = (n: number) =>
        post(
          '/signup',
          { email: `stranger-${n}@example.com`, password: 'secret-123' },
          strict.anonKey,
          strict.url,
        )
      const answers = []
      for (let n = 0; n < 6; n += 1) answers.push(await register(n))
      expect(countOf(answers, 'over_email_send_rate_limit')).toBeGreaterThan(0)
      expect(
        (await post('/recover', { email: 'member@example.com' }, strict.anonKey, strict.url)).status,
      ).toBe(200)
      expect(heldMails).toContain('strangers')
    } finally {
      await strict.close()
    }
  })
})
