// Mail from the event to a real mail server: what the active template says is what arrives.
import { ADMIN_ROLE } from '@dropwise/db'
import { surface as createSurface, type Surface } from '@dropwise/surface'
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
import { workOutbox } from '../../platform/mail/outbox.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

const PUBLIC_URL = 'https://deliver.example'

let platform: TestPlatform
let sink: MailSink
let mailer: Mailer
let surface: Surface
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
    hooks: accountHooks({ clock: systemClock, log, publicUrl: PUBLIC_URL }),
  })
  await writeBuiltInTemplates(platform)
  await workOutbox({ ...platform, mailer })
})
afterAll(async () => {
  await surface.close()
  for (const pool of pools) await pool.end()
  mailer.close()
  await platform.close()
  await sink.close()
  await rm(folder, { recursive: true, force: true })
})

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  platform.database.asOwner<Row>(sql, values)

function trial(email: string, firstName = 'Irene') {
  return startTrial(
    { ...platform, surface, publicUrl: PUBLIC_URL },
    { email, firstName, lastName: 'Marsh', companyName: 'Fenwick & Sons', password: 'quiet harbour 42' },
    '192.0.2.1',
  )
}

/** Asks for a reset as the page does. */
async function recover(email: string): Promise<void> {
  const { fastify } = await import('fastify')
  const app = fastify()
  await app.register(surface.plugin)
  const response = await app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email } })
  expect(response.statusCode).toBe(200)
  await app.close()
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

  it('use the product’s own text where no template is active', async () => {
    await asOwner(`delete from public.email_templates where type = 'password_reset'`)
    await trial('dana@fenwick.example', 'Dana')
    await recover('dana@fenwick.example')
    const mail = await sink.waitFor('dana@fenwick.example', /^Reset your password$/)
    expect(mail.text).toContain('expires in 24 hours')
  })

  it('are sent although a template’s list of variables cannot be read', async () => {
    await asOwner(`update public.email_templates set variables = '{"a": 1}' where type = 'account_exists'`)
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
      { type: 'welcome', subject: 'Welcome to Dropwise' },
    ])
  })
})
