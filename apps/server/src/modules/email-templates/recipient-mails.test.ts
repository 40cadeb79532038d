// Choice of a mail's text: the company's in the reader's language, the company's default, the platform's in
// that language, the platform's default.
import { randomUUID } from 'node:crypto'
import { MAIL_LANGUAGES } from '@dropwise/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { emailTemplates } from './module.ts'

const PATH = '/company/recipient-mails'

let api: TestApi
let company: TestCompany
let other: TestCompany

beforeAll(async () => {
  api = await testApi([emailTemplates])
  company = await api.company()
  other = await api.company()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.platform.database.asOwner('delete from public.recipient_mail_texts')
  await api.platform.database.asOwner('delete from public.recipient_message_texts')
  await api.platform.database.asOwner(`delete from public.email_templates where type = 'order_confirmation'`)
  await api.platform.database.asOwner(`update public.tenants set locale = 'en'`)
})

const words = (subject: string) => ({ subject, htmlContent: '', textContent: 'Hello {{user_name}}' })
const write = (
  subject: string,
  { language, key = company.keys.admin }: { language?: string; key?: string } = {},
) =>
  api.call(key, 'PUT', `${PATH}/order_confirmation${language ? `?language=${language}` : ''}`, {
    body: words(subject),
  })
const writePlatform = (subject: string, language: string | null = null) =>
  api.platform.database.asOwner(
    `insert into public.email_templates (name, type, language, subject, text_content) values ('Test', 'order_confirmation', $1, $2, 'Hello')`,
    [language, subject],
  )

/** Subject of the mail that a recipient would get now. */
async function subjectFor(tenantId: string, to = 'edith@wardandco.example'): Promise<string> {
  const dedupeKey = randomUUID()
  await api.platform.asService('test', (work) =>
    queueMail(work, {
      dedupeKey,
      tenantId,
      to,
      type: 'order_confirmation',
      values: { user_name: 'Edith', company_name: 'Ward', order_reference: 'W-1' },
    }),
  )
  const [row] = await api.platform.database.asOwner<{ subject: string }>(
    'select subject from public.outbox where dedupe_key = $1',
    [dedupeKey],
  )
  return row!.subject
}

it('[2.9-1] renders from the most particular text there is', async () => {
  const { tenantId } = company
  await api.platform.database.asOwner(`update public.tenants set locale = 'de-AT' where id = $1`, [tenantId])
  expect(await subjectFor(tenantId)).toBe('Ward: Bestellung W-1 ist bestätigt')

  await writePlatform('Platform')
  expect(await subjectFor(tenantId)).toBe('Platform')
  await writePlatform('Plattform', 'de')
  expect(await subjectFor(tenantId)).toBe('Plattform')
  expect((await write('Ours')).statusCode).toBe(200)
  expect(await subjectFor(tenantId)).toBe('Ours')
  await write('Unseres', { language: 'de' })
  await write('Le nôtre', { language: 'fr' })
  expect(await subjectFor(tenantId)).toBe('Unseres')

  expect(await subjectFor(other.tenantId)).toBe('Platform')
})

it('[2.9-1] has one active template per language', async () => {
  await writePlatform('Plattform', 'de')
  await writePlatform('Platform')
  await writePlatform('Neu', 'de')
  const rows = await api.platform.database.asOwner<{ subject: string }>(
    `select subject from public.email_templates where type = 'order_confirmation' and is_active order by subject`,
  )
  expect(rows.map(({ subject }) => subject)).toEqual(['Neu', 'Platform'])
})

it('writes to a reader in the language of the account', async () => {
  await write('Ours')
  await write('Le nôtre', { language: 'fr' })
  const [account] = await api.platform.database.asOwner<{ email: string }>(
    `insert into public.profiles (id, email, locale) select id, email, 'fr' from auth.users where id = $1 returning email`,
    [other.userId],
  )
  expect(await subjectFor(company.tenantId, account!.email)).toBe('Le nôtre')
  expect(await subjectFor(company.tenantId)).toBe('Ours')
})

it('lists the company’s texts beside the platform’s, and can reset them', async () => {
  await write('Ours')
  await write('Unseres', { language: 'de' })
  const { items, platform, language } = (await api.call(company.keys.admin, 'GET', PATH)).json()
  expect(language).toBe('en')
  expect(items.map((item: { subject: string }) => item.subject)).toEqual(['Ours', 'Unseres'])
  expect(platform).toContainEqual(
    expect.objectContaining({
      type: 'order_confirmation',
      language: null,
      subject: '{{company_name}}: order {{order_reference}} is confirmed',
    }),
  )
  expect((await api.call(other.keys.admin, 'GET', PATH)).json().items).toEqual([])

  await api.call(company.keys.admin, 'DELETE', `${PATH}/order_confirmation`)
  await api.call(company.keys.admin, 'DELETE', `${PATH}/order_confirmation?language=de`)
  expect(await subjectFor(company.tenantId)).toBe('Ward: order W-1 is confirmed')
})

it('sets the language of recipients who have not chosen one', async () => {
  await write('Unseres', { language: 'de' })
  const answer = await api.call(company.keys.admin, 'PUT', PATH, { body: { language: 'de' } })
  expect(answer.json().language).toBe('de')
  const american = await api.call(company.keys.admin, 'PUT', PATH, { body: { language: 'en-US' } })
  expect(american.json().language).toBe('en-US')
  await api.call(company.keys.admin, 'PUT', PATH, { body: { language: 'de' } })
  expect(await subjectFor(company.tenantId)).toBe('Unseres')
})

it('refuses unknown placeholders, and people who are not administrators', async () => {
  const unknown = await api.call(company.keys.admin, 'PUT', `${PATH}/order_confirmation`, {
    body: { subject: 'Hi {{first name}}', htmlContent: '', textContent: '{{discount}} {{open' },
  })
  expect(unknown.statusCode).toBe(400)
  expect(
    unknown
      .json()
      .details.map(({ field }: { field: string }) => field)
      .toSorted(),
  ).toEqual(['subject', 'textContent', 'textContent'])
  const empty = await api.call(company.keys.admin, 'PUT', `${PATH}/order_confirmation`, {
    body: { subject: 'Hi', htmlContent: ' ', textContent: '' },
  })
  expect(empty.json()).toMatchObject({ code: 'validation_failed' })
  expect((await write('Theirs', { key: company.keys.dispatcher })).statusCode).toBe(403)
  expect((await api.call(company.keys.viewer, 'GET', PATH)).statusCode).toBe(403)
  expect(
    (await api.call(company.keys.admin, 'PUT', `${PATH}/password_reset`, { body: words('x') })).statusCode,
  ).toBe(400)
  expect((await write('x', { language: 'klingon' })).statusCode).toBe(400)
  expect((await api.call(company.keys.admin, 'GET', PATH)).json().items).toEqual([])
})

it('refuses a language without texts', async () => {
  const locales = [...Object.keys(MAIL_LANGUAGES), 'de-AT', 'PT-br', 'ko', 'no', '', 'den', 'constructor']
  const rows = await api.platform.database.asOwner<{ locale: string }>(
    'select locale from unnest($1::text[]) locale where app.is_mail_locale(locale)',
    [locales],
  )
  expect(rows.map(({ locale }) => locale)).toEqual([...Object.keys(MAIL_LANGUAGES), 'de-AT', 'PT-br'])
  await expect(api.platform.database.asOwner(`update public.tenants set locale = 'ko'`)).rejects.toThrow(
    'tenants_locale_has_words',
  )
})

it('writes in the language of the person, else in that of their company', async () => {
  const { database } = api.platform
  const [person] = await database.asOwner<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'reader@example.test') returning id`,
  )
  const languageOf = async (locale: string | null) => {
    await database.asOwner(
      `insert into public.profiles (id, email, locale) values ($1, 'reader@example.test', $2)
       on conflict (id) do update set locale = excluded.locale`,
      [person?.id, locale],
    )
    const [row] = await database.asOwner<{ language: string }>(
      `select app.reader_language(null, 'reader@example.test') as language`,
    )
    return row?.language
  }
  expect([await languageOf('fr'), await languageOf('ja'), await languageOf('pt-BR')]).toEqual([
    'fr',
    'ja',
    'pt',
  ])
  expect(await languageOf(null)).toBe('en')
  await database.asOwner(
    `insert into public.memberships (tenant_id, user_id, role) values ($1, $2, 'dispatcher')`,
    [company.tenantId, person?.id],
  )
  await database.asOwner(`update public.tenants set locale = 'nl' where id = $1`, [company.tenantId])
  expect([await languageOf(null), await languageOf('fr')]).toEqual(['nl', 'fr'])
  await database.asOwner(`update public.tenants set locale = 'en' where id = $1`, [company.tenantId])
  await expect(languageOf('klingon')).rejects.toThrow('profiles_locale_is_known')
})

const MESSAGES = '/company/recipient-messages'

it('[M76] stores a text for each message, channel and language, and restores the product’s text', async () => {
  const { admin } = company.keys
  const putText = (path: string, body: object) => api.call(admin, 'PUT', `${MESSAGES}/${path}`, { body })
  const text = { message: 'Ward: {{expected_time}} {{tracking_url}}' }
  expect((await putText('driver_near/text', text)).statusCode).toBe(200)
  expect(
    (await putText('driver_near/text?language=de', { message: 'Gleich da. {{tracking_url}}' })).statusCode,
  ).toBe(200)
  const { items } = (
    await putText('delivered/push', { title: 'Done', message: '{{order_reference}} is there' })
  ).json()
  expect(items).toEqual([
    {
      kind: 'delivered',
      channel: 'push',
      language: null,
      title: 'Done',
      message: '{{order_reference}} is there',
    },
    { kind: 'driver_near', channel: 'text', language: null, title: '', ...text },
    {
      kind: 'driver_near',
      channel: 'text',
      language: 'de',
      title: '',
      message: 'Gleich da. {{tracking_url}}',
    },
  ])
  expect((await api.call(other.keys.admin, 'GET', MESSAGES)).json().items).toEqual([])
  const removal = (await api.call(admin, 'DELETE', `${MESSAGES}/driver_near/text`)).json()
  expect(removal.items).toHaveLength(2)

  const refused = [
    await putText('delivered/push', { title: '', message: 'Without a title' }),
    await putText('delivered/push', { title: 'Hi', message: '{{discount}}' }),
    await putText('delivered/text', { message: 'x'.repeat(481) }),
    await putText('order_confirmed/email', { title: 'Hi', message: 'The template has these words' }),
    await putText('delivered/fax', { message: 'Hello' }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
  expect((await api.call(company.keys.dispatcher, 'GET', MESSAGES)).statusCode).toBe(403)
})

it('[M76] sends a draft to the person who writes it, at most twenty in an hour', async () => {
  const { admin } = company.keys
  const send = (path: string, body: object) => api.call(admin, 'POST', `${MESSAGES}/${path}/test`, { body })
  const mail = { title: 'Here soon', message: 'At {{expected_time}}' }
  await api.platform.database.asOwner(
    `insert into public.profiles (id, email) select id, coalesce(email, 'writer@ward.example') from auth.users on conflict do nothing`,
  )
  const sendResponse = await send('driver_near/email', mail)
  expect(sendResponse.json()).toMatchObject({ isSending: expect.any(Boolean) })
  const { to } = sendResponse.json()
  expect(to).toContain('@')
  const sms = await send('driver_near/text', {
    message: '{{company_name}}: {{street}}',
    phone: '+1 212 555 0187',
  })
  expect(sms.json().to).toBe('+12125550187')
  expect((await send('driver_near/text', { message: 'No number' })).json().code).toBe('phone_needed')
  expect((await send('driver_near/push', mail)).json().code).toBe('not_found')
  const rows = await api.platform.database.asOwner(
    `select channel, recipient, subject, body from public.outbox where dedupe_key like 'draft %' order by channel`,
  )
  expect(rows).toMatchObject([
    {
      channel: 'email',
      recipient: to,
      subject: 'Here soon',
      body: expect.stringContaining('At 11:01–11:11'),
    },
    { channel: 'sms', recipient: '+12125550187', body: expect.stringContaining(': 12 Mill Lane') },
  ])
  for (let count = 2; count < 20; count += 1) await send('driver_near/email', mail)
  expect((await send('driver_near/email', mail)).statusCode).toBe(429)
})
