// Mail from the event to a real mail server: mails have the text of the active template.
import { ADMIN_ROLE } from '@dropwise/db'
import { surface as createSurface, type Surface, type UserObject } from '@dropwise/surface'
import { fastify, type FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountHooks } from '../accounts/hooks.ts'
import { startTrial } from '../accounts/service.ts'
import { systemClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { testPlatform, type TestPlatform } from '../../platform/testing.ts'
import { writeBuiltInTemplates } from '../../platform/mail/built-in-templates.ts'
import { linkIn, startMailSink, type MailSink } from '../../platform/mail/mail-sink.ts'
import { createMailer, type Mailer } from '../../platform/mail/mail.ts'
import { MAIL_LIMITS, type MailLimits } from '../../platform/mail/mail-limits.ts'
import { createTextSender } from '../../platform/texts/texts.ts'
import { releaseHeld, workOutbox } from '../../platform/mail/outbox.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'

const PUBLIC_URL = 'https://deliver.example'

let platform: TestPlatform
let sink: MailSink
let mailer: Mailer
const texts = createTextSender(undefined, PUBLIC_URL)
let surface: Surface
let app: FastifyInstance
let folder: string
const pools: pg.Pool[] = []

beforeAll(async () => {
  platform = await testPlatform()
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@deliver.example>')
  folder = await mkdtemp(join(tmpdir(), 'dropwise-mail-'))
  const { access } = platform.database
  pools.push(new pg.Pool(access.login), new pg.Pool(access.as(ADMIN_ROLE)))
  const log = createLog('silent')
  surface = await createSurface({
    pool: pools[0]!,
    adminPool: pools[1]!,
    listenClient: () => new pg.Client(access.as(ADMIN_ROLE)),
    schemas: ['public'],
    siteUrl: PUBLIC_URL,
    publicUrl: PUBLIC_URL,
    storageDir: folder,
    hooks: accountHooks({ clock: systemClock, log, publicUrl: PUBLIC_URL, isBillingOn: true }),
  })
  app = fastify()
  await app.register(surface.plugin)
  await writeBuiltInTemplates(platform)
  await workOutbox({ ...platform, mailer, texts, publicUrl: PUBLIC_URL })
})
afterAll(async () => {
  await app.close()
  await surface.close()
  for (const pool of pools) await pool.end()
  mailer.close()
  await platform.close()
  await sink.close()
  await rm(folder, { recursive: true, force: true })
})

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  platform.database.asOwner<Row>(sql, values)

let trials = 0

/** Each from its own address, because trials are limited by address. */
function trial(email: string, firstName = 'Irene') {
  trials += 1
  return startTrial(
    { ...platform, surface, publicUrl: PUBLIC_URL },
    { email, firstName, lastName: 'Marsh', companyName: 'Fenwick & Sons', password: 'quiet harbour 42' },
    `198.51.100.${trials}`,
  )
}

/** Calls the surface as a page does. */
function post(url: string, payload: object, remoteAddress = '192.0.2.9') {
  return app.inject({ method: 'POST', url, payload, remoteAddress })
}

/** Requests a password reset as the page does. */
async function recover(email: string): Promise<void> {
  expect((await post('/auth/v1/recover', { email })).statusCode).toBe(200)
}

describe('mails', () => {
  it('[2.9-2] have a built-in template of every type, with the password reset active', async () => {
    const rows = await asOwner<{ type: string; is_active: boolean }>(
      `select type, is_active from public.email_templates where type in ('password_reset', 'welcome', 'order_confirmation', 'delivery_notification')`,
    )
    expect(rows).toHaveLength(4)
    expect(rows.every((row) => row.is_active)).toBe(true)
  })

  it('welcome a new trial in both forms, with the company escaped in HTML alone', async () => {
    await trial('irene@fenwick.example')
    const mail = await sink.waitFor('irene@fenwick.example', /^Welcome to Dropwise$/)
    expect(mail.text).toContain('Hello Irene,')
    expect(mail.text).toContain('Your trial for Fenwick & Sons runs for 3 days')
    expect(mail.html).toContain('Your trial for Fenwick &amp; Sons runs for 3 days')
    expect(mail.text + mail.html).not.toContain('{{')
  })

  it('welcome a trial with the number of days that the owner has set', async () => {
    await asOwner(`insert into app.settings (key, value) values ('trial_terms', '{"days": 14}')`)
    await trial('ines@fenwick.example')
    await asOwner(`delete from app.settings where key = 'trial_terms'`)
    expect((await sink.waitFor('ines@fenwick.example', /^Welcome to Dropwise$/)).text).toContain(
      'runs for 14 days',
    )
  })

  it('report an added passkey to its account, once and by name', async () => {
    await trial('keys@fenwick.example', 'Kay')
    const session = await post('/auth/v1/token?grant_type=password', {
      email: 'keys@fenwick.example',
      password: 'quiet harbour 42',
    })
    const { user } = session.json<{ user: UserObject }>()
    const hooks = accountHooks({
      clock: systemClock,
      log: createLog('silent'),
      publicUrl: PUBLIC_URL,
      isBillingOn: true,
    })
    const client = await pools[1]!.connect()
    const added = {
      id: '6f9b0d0e-3a5c-4f51-9d0e-6a1a2b3c4d5e',
      name: 'Phone <of> Kay',
      addedAt: new Date('2026-11-24T08:05:00Z'),
      user,
    }
    try {
      for (let time = 0; time < 2; time += 1) await hooks.passkeyAdded?.(added, client)
    } finally {
      client.release()
    }
    const mail = await sink.waitFor('keys@fenwick.example', /^A passkey was added/)
    expect(mail.text).toContain('The passkey "Phone <of> Kay" was added on 24 November 2026 at 08:05 UTC.')
    expect(mail.html).toContain('Phone &lt;of&gt; Kay')
    expect(linkIn(mail)).toBe('https://deliver.example/account/security')
    expect(await asOwner(`select from public.outbox where dedupe_key like 'passkey added %'`)).toHaveLength(1)
  })

  it('[2.9-5] reset a password in the words of the active template', async () => {
    await asOwner(`update public.email_templates set is_active = false where type = 'password_reset'`)
    await asOwner(
      `insert into public.email_templates (name, type, subject, html_content, text_content, variables) values
        ('Ours', 'password_reset', '{{user_name}}, a new key', '<p>Dear {{user_name}}, <a href="{{reset_url}}">here</a> {{nonsense}}</p>',
         'Dear {{user_name}}, {{reset_url}} {{nonsense}}', '[]')`,
    )
    await trial('sean@fenwick.example', '<b>Sean</b>')
    await recover('sean@fenwick.example')
    const mail = await sink.waitFor('sean@fenwick.example', /a new key$/)
    expect(mail.subject).toBe('<b>Sean</b>, a new key')
    expect(mail.html).toContain(
      'Dear &lt;b&gt;Sean&lt;/b&gt;, <a href="https://deliver.example/auth/v1/verify?',
    )
    expect(linkIn(mail)).toMatch(/^https:\/\/deliver\.example\/auth\/v1\/verify\?token=\w+&type=recovery/)
    expect(mail.text + mail.html).not.toContain('nonsense')
  })

  it('use the built-in text where no template is active', async () => {
    await asOwner(`delete from public.email_templates where type = 'password_reset'`)
    await trial('dana@fenwick.example', 'Dana')
    await recover('dana@fenwick.example')
    const mail = await sink.waitFor('dana@fenwick.example', /^Reset your password$/)
    expect(mail.text).toContain('expires in 24 hours')
  })

  it('are sent although a template’s list of variables cannot be read', async () => {
    // Rows older than the check may hold any value: it was added as `not valid`.
    await asOwner(`
      alter table public.email_templates drop constraint email_templates_variables_usable,
        drop constraint email_templates_variables_whole;
      update public.email_templates set variables = '{"a": 1}' where type = 'account_exists'`)
    await trial('dana@fenwick.example')
    expect((await sink.waitFor('dana@fenwick.example', /already have/)).text).toContain(`${PUBLIC_URL}/login`)
  })

  it('are written once for each key', async () => {
    const values = { headline: 'Once', message: 'Only once.', tracking_number: 'T', tracking_url: PUBLIC_URL }
    const mail = {
      dedupeKey: 'once',
      tenantId: null,
      to: 'once@example.com',
      type: 'delivery_notification',
      values,
    } as const
    await platform.asService('test', async (scope) => {
      await queueMail(scope, mail)
      await queueMail(scope, mail)
    })
    expect(await asOwner(`select from public.outbox where dedupe_key = 'once'`)).toHaveLength(1)
  })
})

describe('built-in templates', () => {
  it('follow the product until the owner edits them, and stay deleted', async () => {
    await asOwner(`update public.email_templates set subject = 'Old' where type = 'welcome'`)
    await asOwner(
      `update public.email_templates set subject = 'Mine', is_built_in = false where type = 'invitation'`,
    )
    await asOwner(`delete from public.email_templates where type = 'magic_link'`)
    await writeBuiltInTemplates(platform)
    const rows = await asOwner<{ type: string; subject: string }>(
      `select type, subject from public.email_templates where type in ('welcome', 'invitation', 'magic_link') order by type`,
    )
    expect(rows).toEqual([
      { type: 'invitation', subject: 'Mine' },
      { type: 'welcome', subject: 'Welcome to {{product_name}}' },
    ])
  })
})

describe('a trial whose address is unproven', () => {
  const signIn = (email: string) =>
    post('/auth/v1/token?grant_type=password', { email, password: 'quiet harbour 42' })

  it('signs in at once, counts as unproven, and is sent the link that proves it', async () => {
    const email = 'uma@unproven.example'
    await trial(email, 'Uma')
    const [user] = await asOwner<{ email_confirmed_at: Date | null }>(
      'select email_confirmed_at from auth.users where email = $1',
      [email],
    )
    expect(user?.email_confirmed_at).toBeNull()
    expect((await signIn(email)).statusCode).toBe(200)
    expect((await sink.waitFor(email, /^Confirm your email address$/)).html).toContain(
      'Confirm email address',
    )
  })

  it('holds mails to strangers until the company is proven, then sends each once; late ones expire', async () => {
    const email = 'una@unproven.example'
    await trial(email, 'Una')
    const [row] = await asOwner<{ tenant_id: string }>(
      'select m.tenant_id from public.memberships m join auth.users u on u.id = m.user_id where u.email = $1',
      [email],
    )
    const write = (to: string, expiresAt?: Date) =>
      platform.asService('test', (scope) =>
        queueMail(scope, {
          dedupeKey: `held ${to}`,
          tenantId: row!.tenant_id,
          to,
          type: 'delivery_notification',
          values: { headline: 'Held', message: 'Held.', tracking_number: 'T', tracking_url: PUBLIC_URL },
          ...(expiresAt === undefined ? {} : { expiresAt }),
        }),
      )
    await write('stranger@example.com')
    await write('late@example.com', new Date(Date.now() - 1000))
    await write(email)
    await sink.waitFor(email, /^Held$/)
    await releaseHeld(platform)
    const states = () =>
      asOwner<{ recipient: string; state: string }>(
        `select recipient, state from public.outbox where dedupe_key like 'held %' and recipient <> $1 order by recipient`,
        [email],
      )
    expect(await states()).toEqual([
      { recipient: 'late@example.com', state: 'expired' },
      { recipient: 'stranger@example.com', state: 'held' },
    ])

    const { tokenHash } = await surface.createLink('signup', email)
    await post('/auth/v1/verify', { type: 'signup', token_hash: tokenHash })
    await releaseHeld(platform)
    await sink.waitFor('stranger@example.com', /^Held$/)
    expect(sink.mails.filter((mail) => mail.to === 'stranger@example.com')).toHaveLength(1)
    expect(sink.mails.filter((mail) => mail.to === 'late@example.com')).toEqual([])
  })

  it('is no way in for an account that opened no trial', async () => {
    await post('/auth/v1/signup', { email: 'plain@unproven.example', password: 'quiet harbour 42' })
    expect((await signIn('plain@unproven.example')).json()).toMatchObject({
      error_code: 'email_not_confirmed',
    })
  })

  it('is limited in number for sign-ups that ask for a trial too', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) {
      const data = { start_trial: 'true', company_name: `Script ${i}` }
      const email = `script${i}@unproven.example`
      const response = await post(
        '/auth/v1/signup',
        { email, password: 'quiet harbour 42', data },
        '192.0.2.77',
      )
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(await asOwner(`select from public.tenants where name like 'Script %'`)).toHaveLength(10)
  })
})

describe('limits of mails', () => {
  const HOUR = 3_600
  /** Inserts mails without notifying this file's worker, so that the test sends them. */
  async function queue(name: string, to: (i: number) => string, count: number, tenantId?: string) {
    const ids: string[] = []
    for (let i = 0; i < count; i += 1) {
      const [row] = await asOwner<{ id: string }>(
        `insert into public.outbox (tenant_id, dedupe_key, recipient, subject, body, state)
         values ($1, $2, $3, 'Limited', 'x', 'held') returning id`,
        [tenantId ?? null, `limited ${name} ${i}`, to(i)],
      )
      ids.push(row!.id)
    }
    await asOwner(`alter table public.outbox disable trigger announce_release`)
    await asOwner(`update public.outbox set state = 'waiting' where id = any($1)`, [ids])
    return ids
  }
  const send = (id: string, limits: MailLimits) =>
    sendMail({ ...platform, mailer, texts, publicUrl: PUBLIC_URL }, { id, isLast: false, limits })
  async function heldOf(ids: string[], limits: MailLimits): Promise<boolean[]> {
    const lockStates: boolean[] = []
    for (const id of ids) lockStates.push((await send(id, limits)) !== undefined)
    return lockStates
  }
  const reasonOf = async (id: string | undefined) => {
    const rows = await asOwner<{ state: string; error: string }>(
      `select state, error from public.outbox where id = $1 and send_after > now()`,
      [id],
    )
    return rows[0]
  }
  async function company(slug: string, status: string): Promise<string> {
    const [row] = await asOwner<{ id: string }>(
      `with company as (insert into public.tenants (name, slug) values ($1, $1) returning id)
       insert into public.subscriptions (tenant_id, plan_id, status, vehicle_limit, trial_ends_at)
       select id, 'professional', $2, 0, now() + interval '14 days' from company returning tenant_id as id`,
      [slug, status],
    )
    return row!.id
  }

  it('hold mails above the limit of one recipient, and send those to others', async () => {
    const limits = { ...MAIL_LIMITS, recipient: { most: 2, seconds: HOUR } }
    const many = await queue('many', () => 'many@example.com', 3)
    expect(await heldOf(many, limits)).toEqual([false, false, true])
    const other = await queue('other', () => 'other@example.com', 1)
    expect(await heldOf(other, limits)).toEqual([false])
    expect(await reasonOf(many[2])).toEqual({
      state: 'waiting',
      error: expect.stringContaining('this recipient') as string,
    })
    expect(sink.mails.filter((mail) => mail.subject === 'Limited').map((mail) => mail.to)).toEqual([
      'many@example.com',
      'many@example.com',
      'other@example.com',
    ])
  })

  it('hold mails above the limit of one company, and send those of others', async () => {
    const limits = { ...MAIL_LIMITS, company: { most: 2, seconds: HOUR } }
    const [busy, quiet] = [await company('busy', 'active'), await company('quiet', 'active')]
    const many = await queue('busy', (i) => `busy${i}@example.com`, 3, busy)
    expect(await heldOf(many, limits)).toEqual([false, false, true])
    expect((await reasonOf(many[2]))?.error).toContain('this company')
    expect(await heldOf(await queue('quiet', () => 'quiet@example.com', 1, quiet), limits)).toEqual([false])
  })

  it('are narrower for a company on trial, until it pays', async () => {
    const limits = { ...MAIL_LIMITS, trial: { most: 1, seconds: HOUR } }
    const tenantId = await company('trying', 'trial')
    const mails = await queue('trying', (i) => `trying${i}@example.com`, 2, tenantId)
    expect(await heldOf(mails, limits)).toEqual([false, true])
    await asOwner(`update public.subscriptions set status = 'active' where tenant_id = $1`, [tenantId])
    expect(await heldOf(mails.slice(1), limits)).toEqual([false])
  })

  it('of the platform notify its owner once, and a held mail does not count towards other limits', async () => {
    const holds = async () =>
      (await asOwner(`select from public.audit_log where action = 'mails_held'`)).length
    const before = await holds()
    const [sent] = await asOwner<{ count: number }>(
      `select coalesce(sum(hits), 0)::int as count from auth.rate_limits where key = 'outbox platform'`,
    )
    const limits = {
      ...MAIL_LIMITS,
      recipient: { most: 1, seconds: HOUR },
      platform: { most: sent!.count + 1, seconds: HOUR },
    }
    const mails = await queue('platform', (i) => `platform${i}@example.com`, 3)
    expect(await heldOf(mails, limits)).toEqual([false, true, true])
    expect((await reasonOf(mails[1]))?.error).toContain('the platform')
    expect((await holds()) - before).toBe(1)
    const wider = { ...limits, platform: MAIL_LIMITS.platform }
    expect(await heldOf(mails.slice(1), wider)).toEqual([false, false])
  })
})
