// Tests the language of the platform's own mails, from the event to the outbox: sign-in, trial, invoice.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../../modules/accounts/module.ts'
import { issueInvoice } from '../../modules/billing/invoices.ts'
import { lockSubscription } from '../../modules/billing/queries.ts'
import { mail } from '../../modules/mail/module.ts'
import { testApi, type TestApi } from '../../modules/testing.ts'
import { queueMail } from './queue-mail.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi([accounts, mail], { hasAccounts: true })
})
afterAll(() => api.close())

interface Written extends Record<string, unknown> {
  subject: string
  body: string
  html: string
}

const asOwner = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, values)

/** Mails to an address, oldest first. */
const mailsTo = (address: string) =>
  asOwner<Written>('select subject, body, html from public.outbox where recipient = $1 order by created_at', [
    address,
  ])

const startTrial = (email: string, acceptLanguage: string) =>
  api.call(null, 'POST', '/trial', {
    headers: { 'accept-language': acceptLanguage },
    body: {
      firstName: 'Greta',
      lastName: 'Holm',
      email,
      companyName: `Fracht ${email}`,
      password: 'four vans and a map',
    },
  })

/** As a person whose address is confirmed, and whose last link was a while ago. */
async function requestLink(email: string) {
  await asOwner(
    'update auth.users set email_confirmed_at = now(), recovery_sent_at = null where email = $1',
    [email],
  )
  return api.app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email, create_user: false } })
}

it('writes to a person who signed up in German in German, and signs them in with a German mail', async () => {
  const email = 'greta@fracht.example'
  expect((await startTrial(email, 'de-AT,de;q=0.9,en;q=0.5')).statusCode).toBe(202)
  expect((await requestLink(email)).statusCode).toBe(200)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Bestätige deine E-Mail-Adresse',
    'Dein Anmeldelink',
    'Willkommen bei Dropwise',
  ])
  const link = mails.find(({ subject }) => subject === 'Dein Anmeldelink')!
  expect(link.body).toContain('Hallo Greta,')
  expect(link.body).toMatch(/Oder gib den Code \d{6} ein\./)
  expect(link.html).toContain('>Anmelden</a>')
  expect(mails.map(({ body }) => body).join('\n')).not.toMatch(/\b(you|your|the)\b/)
})

it('writes to a person without a language in that of their company, and in English without one', async () => {
  const email = 'noor@fracht.example'
  await startTrial(email, 'en-GB')
  await requestLink(email)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your sign-in link')
  await asOwner(`update public.tenants set locale = 'ar' where name = $1`, [`Fracht ${email}`])
  await asOwner(`delete from public.outbox`)
  await requestLink(email)
  const [link] = await mailsTo(email)
  expect(link?.subject).toBe('رابط تسجيل الدخول')
  expect(link?.html).toContain('dir="rtl"')
})

it('sends an invoice in the language of each reader', async () => {
  const { tenantId } = await api.company()
  await asOwner(`update public.tenants set locale = 'de', name = 'Fracht & Co.' where id = $1`, [tenantId])
  const [admin] = await asOwner<{ id: string; email: string }>(
    `select u.id, u.email from auth.users u join public.memberships m on m.user_id = u.id
     where m.tenant_id = $1 and m.role = 'admin'`,
    [tenantId],
  )
  await asOwner(
    `insert into public.profiles (id, email, locale) values ($1, $2, 'ja') on conflict (id) do update set locale = 'ja'`,
    [admin!.id, admin!.email],
  )
  await asOwner(`insert into public.billing_details (tenant_id, email) values ($1, 'kasse@fracht.example')`, [
    tenantId,
  ])
  await api.platform.asService('test', async (work) => {
    const subscription = await lockSubscription(work.trx, tenantId)
    const lines = [{ description: 'Professional', amountMinor: 35_880 }]
    const draft = {
      kind: 'renewal',
      planId: 'professional',
      currency: 'EUR',
      period: 'month',
      lines,
    } as const
    await issueInvoice(
      work,
      'https://deliver.example',
      subscription,
      { ...draft, lines },
      new Date('2026-12-01T08:00:00Z'),
    )
  })
  const [toBilling] = await mailsTo('kasse@fracht.example')
  expect(toBilling?.subject).toMatch(/^Rechnung \S+: 358,80\s€$/)
  expect(toBilling?.body).toMatch(/^Hallo zusammen,/)
  expect(toBilling?.body).toMatch(/Sie ist am \d+\. \S+ 2026 fällig\./)
  expect(toBilling?.html).toContain('Fracht &amp; Co.')
  const [toAdmin] = await mailsTo(admin!.email.toLowerCase())
  expect(toAdmin?.subject).toMatch(/^請求書 \S+：€358\.80$/)
  expect(toAdmin?.body).toMatch(/お支払い期限は2026年\d+月\d+日です。/)
})

it('uses the owner’s own template of the reader’s language, with words of that language', async () => {
  await asOwner(
    `insert into public.email_templates (name, type, language, subject, text_content, is_active)
     values ('Unsere', 'invitation', 'de', 'Komm zu {{inviting_company}}', 'Als {{role_name}}, {{expires_in}}', true)`,
  )
  const { tenantId } = await api.company()
  await asOwner(`update public.tenants set locale = 'de' where id = $1`, [tenantId])
  await api.platform.asService('test', (work) =>
    queueMail(work, {
      dedupeKey: 'invited',
      tenantId,
      to: 'neu@fracht.example',
      type: 'invitation',
      values: (language, words) => ({
        inviting_company: 'Fracht',
        role_name: `${words.roles.driver} (${language})`,
      }),
    }),
  )
  expect(await mailsTo('neu@fracht.example')).toMatchObject([
    { subject: 'Komm zu Fracht', body: 'Als Fahrer (de), 24 Stunden' },
  ])
})
