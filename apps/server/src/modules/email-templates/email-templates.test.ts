// Templates: sent over a real mail server, versioned, and validated by the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIL_VARIABLES, STANDARD_VARIABLES, variablesOf } from '@dropwise/contracts'
import { sql } from 'kysely'
import { startMailSink, type MailSink } from '../../platform/mail/mail-sink.ts'
import { createMailer, type Mailer } from '../../platform/mail/mail.ts'
import { testApi, type TestApi } from '../testing.ts'
import { emailTemplates } from './module.ts'

let api: TestApi
let withoutMail: TestApi
let sink: MailSink
let mailer: Mailer
let owner: string

beforeAll(async () => {
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@dropwise.test>')
  api = await testApi([emailTemplates], { mailer })
  withoutMail = await testApi([emailTemplates], { mailer: createMailer(undefined, '') })
  owner = await api.ownerKey()
})
afterAll(async () => {
  await api.close()
  await withoutMail.close()
  mailer.close()
  await sink.close()
})

const BRAND = {
  name: 'Tidewater',
  supportEmail: 'help@tidewater.example',
  colour: '#0f5257',
  colourDark: '#78aef2',
  logo: null,
}
const template = {
  subject: 'Closed on {{day}}',
  htmlContent: '<p>Dear {{user_name}}, we are closed on {{day}}. {{unknown}}</p>',
  textContent: '',
  variables: [{ key: 'day', label: 'Day', type: 'text', required: true }],
}
const sendTest = (body: object = {}, on = api, key = owner) =>
  on.call(key, 'POST', '/owner/email-templates/test', {
    body: { to: 'edith@wardandco.example', template, values: { day: '<Monday>' }, ...body },
  })

describe('[M92] [2.9-5] Send Test', () => {
  it('refuses invalid templates, also over the API', async () => {
    const large = await sendTest({ template: { ...template, htmlContent: 'x'.repeat(5 * 1024 * 1024) } })
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large'])
    const long = await sendTest({ template: { ...template, htmlContent: 'x'.repeat(200_001) } })
    expect([long.statusCode, long.json().code]).toEqual([400, 'validation_failed'])
    const [variable] = template.variables
    const spaced = await sendTest({ template: { ...template, variables: [{ ...variable, key: 'the day' }] } })
    expect([spaced.statusCode, spaced.json().code]).toEqual([400, 'validation_failed'])
    expect(spaced.body).toContain('template.variables.0.key')
  })

  it('sends a draft as every mail is rendered: values escaped, no placeholder left', async () => {
    const answer = await sendTest()
    expect(answer.json()).toEqual({ to: 'edith@wardandco.example', subject: 'Closed on <Monday>' })
    const mail = await sink.waitFor('edith@wardandco.example', /Closed on/)
    expect(mail.html).toContain('we are closed on &lt;Monday&gt;. </p>')
    expect(mail.text).toContain('we are closed on <Monday>.')
  })

  it('fills the standard variables and adds the brand, like a real mail', async () => {
    const standard = {
      subject: 'From {{company_name}}',
      htmlContent: '<p>{{user_email}}, write to {{support_email}}. {{current_year}} {{company_name}}</p>',
      textContent: '',
      variables: [],
    }
    const year = new Date().getUTCFullYear()
    await sendTest({ to: 'plain@wardandco.example', template: standard, values: { company_name: '' } })
    const plain = await sink.waitFor('plain@wardandco.example', /From Dropwise/)
    expect(plain.html).toContain(
      `<p>plain@wardandco.example, write to support@dropwise.example. ${year} Dropwise</p>`,
    )
    await api.platform.asService('a brand', async ({ trx }) => {
      await sql`insert into app.settings (key, value) values ('brand', ${JSON.stringify(BRAND)}::jsonb)
        on conflict (key) do update set value = excluded.value`.execute(trx)
    })
    api.platform.brand.forget()
    await sendTest({ to: 'branded@wardandco.example', template: standard, values: {} })
    const branded = await sink.waitFor('branded@wardandco.example', /From Tidewater/)
    expect(branded.html).toContain('write to help@tidewater.example')
    expect(branded.html).toMatch(/^<div[^>]*border-bottom:4px solid #0f5257/)
    await api.platform.asService('no brand', async ({ trx }) => {
      await sql`delete from app.settings where key = 'brand'`.execute(trx)
    })
    api.platform.brand.forget()
  })

  it('returns the error of the mail server', async () => {
    sink.faults.recipient = () => [550, 'No such mailbox']
    const answer = await sendTest({ to: 'nobody@wardandco.example' })
    delete sink.faults.recipient
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ code: 'mail_refused', message: 'Failed to send test email' })
    expect(answer.json().hint).toContain('No such mailbox')
  })

  it('[2.9-4] reports that there is no mail server', async () => {
    const answer = await sendTest({}, withoutMail, await withoutMail.ownerKey())
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ message: 'Send test function not available' })
  })

  it('[2.9-4] requires an address, a subject and valid keys', async () => {
    const issuesOf = async (body: object) => {
      const answer = await sendTest(body)
      expect(answer.statusCode).toBe(400)
      return answer.body
    }
    expect(await issuesOf({ to: '' })).toContain('Please enter a test email address')
    expect(await issuesOf({ template: { ...template, subject: ' ' } })).toContain(
      'Name and subject are required',
    )
    await issuesOf({ template: { ...template, variables: [{ ...template.variables[0], key: 'the day' }] } })
    await issuesOf({ template: { ...template, htmlContent: 'x'.repeat(300_000) } })
  })

  it('is available only to owners', async () => {
    const company = await api.company()
    expect((await sendTest({}, api, company.keys.admin)).statusCode).toBe(403)
  })
})

describe('templates in the database', () => {
  const sqlRows = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    api.platform.database.asOwner<Row & object>(text, values)
  const insert = (parts: Record<string, unknown> = {}) =>
    sqlRows<{ id: string }>(
      `insert into public.email_templates (name, type, subject, html_content, variables, is_active)
       values ($1, $2, $3, $4, $5::jsonb, $6) returning id`,
      [
        parts.name ?? 'Holiday',
        parts.type ?? 'custom',
        parts.subject ?? 'Closed',
        parts.html ?? '<p>Closed</p>',
        JSON.stringify(parts.variables ?? variablesOf('custom')),
        parts.isActive ?? false,
      ],
    ).then(([row]) => row!.id)

  it('[M92] store a numbered version before each change of the text', async () => {
    const id = await insert()
    await sqlRows(`update public.email_templates set name = 'Renamed' where id = $1`, [id])
    await sqlRows(`update public.email_templates set html_content = '<p>Open</p>' where id = $1`, [id])
    await sqlRows(`update public.email_templates set subject = 'Open', version = 99 where id = $1`, [id])
    const versions = await sqlRows(
      'select version, subject, html_content from public.email_template_versions where template_id = $1 order by version',
      [id],
    )
    expect(versions).toEqual([
      { version: 1, subject: 'Closed', html_content: '<p>Closed</p>' },
      { version: 2, subject: 'Closed', html_content: '<p>Open</p>' },
    ])
    expect(await sqlRows('select version from public.email_templates where id = $1', [id])).toEqual([
      { version: 3 },
    ])
  })

  it('[2.9-3] always contain the standard variables', async () => {
    const ownVariable = { key: 'day', label: 'Day', type: 'date', required: false, defaultValue: 'Monday' }
    const variablesIn = async (id: string) =>
      (
        await sqlRows<{ variables: unknown[] }>(
          'select variables from public.email_templates where id = $1',
          [id],
        )
      )[0]?.variables
    const id = await insert({ variables: [ownVariable] })
    expect(await variablesIn(id)).toEqual([ownVariable, ...STANDARD_VARIABLES])
    const renamed = { ...STANDARD_VARIABLES[0], label: 'Reader', defaultValue: 'reader' }
    await sqlRows('update public.email_templates set variables = $2::jsonb where id = $1', [
      id,
      JSON.stringify([renamed]),
    ])
    expect(await variablesIn(id)).toEqual([renamed, ...STANDARD_VARIABLES.slice(1)])
    const reset = await insert({ type: 'password_reset', variables: [] })
    expect(await variablesIn(reset)).toEqual([...STANDARD_VARIABLES, MAIL_VARIABLES.password_reset[0]])
    await sqlRows('delete from public.email_templates where id = any($1)', [[id, reset]])
  })

  it('[3-1] are written and read under the names of the requirements and of the product', async () => {
    const [created] = await sqlRows<{ id: string; version: number; isActive: boolean }>(
      `insert into public.email_templates (name, type, subject, "htmlContent", "textContent", "isActive")
       values ('Named', 'custom', 'Closed', '<p>Closed</p>', 'Closed', false) returning *`,
    )
    expect(created).toMatchObject({ html_content: '<p>Closed</p>', text_content: 'Closed', is_active: false })
    const change = async (assignment: string) =>
      (
        await sqlRows(`update public.email_templates set ${assignment} where id = $1 returning *`, [
          created?.id,
        ])
      )[0]
    expect(await change(`"htmlContent" = '<p>Open</p>'`)).toMatchObject({
      html_content: '<p>Open</p>',
      htmlContent: '<p>Open</p>',
      version: 2,
    })
    const changed = await change(`text_content = 'Open', is_active = true`)
    expect(changed).toMatchObject({ textContent: 'Open', isActive: true, version: 3 })
    expect(changed?.updatedAt).toEqual(changed?.updated_at)
    expect(changed?.createdAt).toEqual(changed?.created_at)
  })

  it('[3-1] replace the active text of their type by either name', async () => {
    const first = await insert({ type: 'support_reply', isActive: true })
    const second = await insert({ type: 'support_reply' })
    await sqlRows('update public.email_templates set "isActive" = true where id = $1', [second])
    expect(
      await sqlRows('select is_active, "isActive" from public.email_templates where id = $1', [first]),
    ).toEqual([{ is_active: false, isActive: false }])
    await sqlRows('delete from public.email_templates where id = any($1)', [[first, second]])
  })

  it('have one active template per type: the last one activated', async () => {
    const first = await insert({ type: 'support_reply', isActive: true })
    const second = await insert({ type: 'support_reply', isActive: true })
    const active = await sqlRows(
      `select id from public.email_templates where type = 'support_reply' and is_active`,
    )
    expect(active).toEqual([{ id: second }])
    await sqlRows('update public.email_templates set is_active = true where id = $1', [first])
    expect(
      await sqlRows(`select id from public.email_templates where type = 'support_reply' and is_active`),
    ).toEqual([{ id: first }])
  })

  it('[2.9-4] need a name, a subject, and variables with key and label', async () => {
    const variable = { key: 'day', label: 'Day', type: 'text', required: true }
    await expect(insert({ name: ' ' })).rejects.toThrow(/check/)
    await expect(insert({ subject: '' })).rejects.toThrow(/check/)
    await expect(insert({ html: 'x'.repeat(5_000_000) })).rejects.toThrow(/html_content_usable/)
    for (const wrong of [
      { key: 'the day' },
      { key: '' },
      { label: ' ' },
      { label: undefined },
      { type: 'script' },
    ])
      await expect(insert({ variables: [{ ...variable, ...wrong }] })).rejects.toThrow(/variables_whole/)
    await expect(insert({ variables: ['day'] })).rejects.toThrow(/variables_whole/)
    for (const open of [
      '<p>Dear {{user_name</p>',
      'user_name}} there',
      '{{user name}}',
      '{{}}',
      '{{User}}',
      '{{{{day}}',
    ])
      await expect(insert({ html: open })).rejects.toThrow(/placeholders_whole/)
    await expect(insert({ subject: 'Closed on {{day' })).rejects.toThrow(/placeholders_whole/)
    await insert({ html: '<style>p { color: red }</style><p>{{ user_name }} {{day}} { } </p>' })
    await insert({ variables: [variable] })
  })
})
