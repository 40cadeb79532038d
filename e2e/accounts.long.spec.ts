// Accounts end to end with a receiving mail server: new passwords, confirmed addresses, second factor, end of
// a trial. A separate product, because it needs SMTP_URL and direct database access.
import { expect as plain, test, type APIRequestContext, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { linkIn, startMailSink, type MailSink } from '../apps/server/src/platform/mail/mail-sink.ts'
import { startProduct, type StartedProduct } from './support/product.ts'

test.describe.configure({ timeout: 600_000 })

/** Password hashing is slow by design, and a first start is busy, so allow more time. */
const expect = plain.configure({ timeout: 120_000 })
const PASSWORD = 'quiet harbour 42'
let folder: string
let product: StartedProduct
let sink: MailSink
/** The database server's superuser, which no part of the product has. */
let database: pg.Client

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-accounts-'))
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(folder, 0o755)
  sink = await startMailSink()
  product = await startProduct({ DATA_DIR: folder, SMTP_URL: sink.url })
  database = new pg.Client({ host: join(folder, 'socket'), user: 'postgres', database: 'dropwise' })
  await database.connect()
})
test.afterAll(async () => {
  await database?.end()
  await product?.stop()
  await sink?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function startTrial(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post(`${product.url}/api/v1/trial`, {
    data: {
      firstName: 'Irene',
      lastName: 'Marsh',
      email,
      companyName: 'Fenwick Cold Chain',
      password: PASSWORD,
    },
  })
  expect(answer.status()).toBe(202)
}

async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Reads the browser's stored session. */
const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('supabase_auth') ?? '{}') as { access_token?: string }).access_token,
  )

test('[2.5-6] a forgotten password is changed by the link in the mail, which serves once', async ({
  page,
  request,
}) => {
  const email = 'irene@fenwick.example'
  await startTrial(request, email)
  await page.goto(`${product.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill(` ${email} `)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('expires in 24 hours')).toBeVisible()
  const mail = await sink.waitFor(email, /Reset your password/)
  expect(mail.text).toContain('expires in 24 hours')
  await page.goto(linkIn(mail))
  // Mail scanners open links too, so only the button uses the link up.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('New password')).toBeVisible()
  // Neither address bar nor history keeps the link's session.
  await expect(page).toHaveURL(`${product.url}/reset-password`)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('At least 8 characters', { exact: true })).toBeVisible()
  await page.getByLabel('New password').fill('another harbour 43')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.goto(linkIn(mail))
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await enter(page, email)
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await enter(page, email, 'another harbour 43')
  await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
})

test('[2.5-6] an address without an account gets the same answer and no mail', async ({ page }) => {
  await page.goto(`${product.url}/forgot-password`)
  await page.getByLabel('Email').fill('nobody@fenwick.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(
    page.getByText('If nobody@fenwick.example has an account, a link is on its way.'),
  ).toBeVisible()
  expect(sink.mails.filter((mail) => mail.to === 'nobody@fenwick.example')).toEqual([])
})

test('[7-1] a recipient confirms the address by mail, and later signs in by a link alone', async ({
  page,
}) => {
  const email = 'rosa@parcels.example'
  await page.goto(`${product.url}/register`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const first = await sink.waitFor(email, /Confirm your email address/)
  await enter(page, email)
  await expect(page.getByRole('alert')).toContainText('Email not confirmed')

  await database.query(`update auth.one_time_tokens set created_at = created_at - interval '25 hours'`)
  await database.query(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '25 hours'`,
  )
  await page.goto(linkIn(first))
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  const before = sink.mails.length
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(`If ${email} still needs to be confirmed`)).toBeVisible()
  await expect.poll(() => sink.mails.length).toBeGreaterThan(before)
  await page.goto(linkIn(await sink.waitFor(email, /Confirm your email address/)))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page).toHaveURL(`${product.url}/customer`)
  expect(page.url()).not.toContain('access_token')

  await page.goto(`${product.url}/sign-out`)
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto(`${product.url}/login?to=/customer/profile`)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your email above')
  await page.getByLabel('Email').fill('nobody@parcels.example')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText('If nobody@parcels.example has an account')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  const link = linkIn(await sink.waitFor(email, /Your sign-in link/))
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${product.url}/customer/profile`)
  expect(sink.mails.filter(({ to }) => to === 'nobody@parcels.example')).toEqual([])
  await page.goto(`${product.url}/sign-out`)
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('the second step stops someone who knows the password, and a code opens the account', async ({
  page,
  request,
}) => {
  const email = 'sean@tollgate.example'
  await startTrial(request, email)
  await enter(page, email)
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(
    await page
      .getByRole('img', { name: 'QR code' })
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(20)
  const secret = (await page.getByTestId('secret').textContent())?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('6-digit code').fill(app.generate())
  await expect(page.getByText(/^On since/)).toBeVisible()
  await page.getByRole('button', { name: 'Create recovery codes' }).click()
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()

  await page.goto(`${product.url}/sign-out`)
  await expect(page).toHaveURL(`${product.url}/`)
  await enter(page, email)
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
  // With only the password, the database treats the session as anonymous.
  const { anonKey } = (await (await request.get(`${product.url}/config.json`)).json()) as { anonKey: string }
  const headers = { apikey: anonKey, authorization: `Bearer ${await tokenOf(page)}` }
  expect(await (await request.get(`${product.url}/rest/v1/tenants?select=id`, { headers })).json()).toEqual(
    [],
  )
  expect(await (await request.get(`${product.url}/rest/v1/profiles?select=id`, { headers })).json()).toEqual(
    [],
  )
  await page.goto(`${product.url}/tenant`)
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
  // The enrolment code is used up.
  await page.getByLabel('6-digit code').fill('000000')
  await expect(page.getByText('This code is old or mistyped.')).toBeVisible()
  // Codes work once; resetting the last use avoids waiting half a minute.
  await database.query('update auth.mfa_factors set last_used_step = null')
  await page.getByLabel('6-digit code').fill(app.generate())
  await expect(page).toHaveURL(`${product.url}/tenant`)

  // Without the phone: a recovery code, which works once.
  await page.goto(`${product.url}/sign-out`)
  await expect(page).toHaveURL(`${product.url}/`)
  await enter(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('AAAAA-AAAAA')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This code is mistyped or used up.')).toBeVisible()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/(tenant|dashboard|onboarding)/)

  await page.goto(`${product.url}/account/security`)
  await expect(page.getByText('9 of 10 are left.')).toBeVisible()
  const signIns = page.getByRole('list', { name: 'Sign-ins' })
  await expect(signIns.getByText('wrong code').first()).toBeVisible()
  // Another browser's session can be ended from here.
  const { anonKey: apikey } = (await (await request.get(`${product.url}/config.json`)).json()) as {
    anonKey: string
  }
  await request.post(`${product.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey, 'user-agent': 'curl/8.14.1' },
    data: { email, password: PASSWORD },
  })
  await page.reload()
  const sessions = page.getByRole('list', { name: 'Sessions' })
  const stranger = sessions.getByRole('listitem').filter({ hasText: 'curl' })
  await stranger.getByRole('button', { name: /^Sign out/ }).click()
  await expect(stranger).toHaveCount(0)
  await expect(sessions.getByText('this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await page.goto(`${product.url}/sign-out`)
  await expect(page).toHaveURL(`${product.url}/`)
  await enter(page, email)
  await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
})

test('[2.6-2][2.6-4] when a trial has ended the portal says so, and the database refuses to go on', async ({
  page,
  request,
}) => {
  const email = 'dana@fenwick.example'
  await startTrial(request, email)
  const welcome = await sink.waitFor(email, /Welcome/)
  expect(welcome.text).toContain('Fenwick Cold Chain')
  await enter(page, email)
  await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
  await database.query(
    `update public.subscriptions s set trial_ends_at = now() - interval '1 minute'
     from public.memberships m join auth.users u on u.id = m.user_id where m.tenant_id = s.tenant_id and u.email = $1`,
    [email],
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your trial has ended' })).toBeVisible()
  await expect(page.getByText('Read everything')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/pricing')

  const authorization = `Bearer ${await tokenOf(page)}`
  const call = (path: string, data: string | object, type: string) =>
    request.post(`${product.url}/api/v1${path}`, { data, headers: { authorization, 'content-type': type } })
  const today = new Date().toISOString().slice(0, 10)
  const csv = `reference,recipient,address,date\nA-1,Compass Travel,"37 Lichfield Road, Ashmouth AH11 4FD",${today}\n`
  const imported = await call('/orders/import', csv, 'text/csv')
  expect([imported.status(), ((await imported.json()) as { code: string }).code]).toEqual([
    403,
    'trial_ended',
  ])
  await page.goto(`${product.url}/tenant`)
  await expect(page.getByText('Your trial has ended. Everything stays readable')).toBeVisible()
  // Reading still works.
  const read = await request.get(`${product.url}/api/v1/orders?date=${today}`, {
    headers: { authorization },
  })
  expect(read.status()).toBe(200)
})

test('[2.7-4] a contact message is stored, reaches the support inbox and is mailed; a flood is stopped', async ({
  request,
}) => {
  const write = (i: number) =>
    request.post(`${product.url}/api/v1/contact`, {
      data: { name: 'Zoë <b>', email: 'zoe@bright.example', subject: 'sales', message: `Two depots? ${i}` },
    })
  expect((await write(0)).status()).toBe(202)
  const mail = await sink.waitFor('support@dropwise.example', /Contact \(sales\)/)
  expect(mail.text).toContain('Two depots? 0')
  const { rows } = await database.query<{ subject: string }>(
    `select t.subject from public.support_tickets t where t.status = 'open'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const states: number[] = []
  for (let i = 1; i <= 11; i++) states.push((await write(i)).status())
  expect(states.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 202))
  expect(states.at(-1)).toBe(429)
})
