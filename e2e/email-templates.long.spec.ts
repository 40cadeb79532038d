// The owner's templates and the resulting mails, with a receiving mail server. A separate product, because
// templates affect all mails.
import { expect as plain, test, type Page } from '@playwright/test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMAIL_TEMPLATE_TYPES } from '@dropwise/contracts'
import { startMailSink, type MailSink } from '../apps/server/src/platform/mail/mail-sink.ts'
import { dayFromNow } from './support/day-of-work.ts'
import { dispatchToDriver } from './support/driver-route.ts'
import { dispatcherToken } from './support/orders.ts'
import { readParcel } from './support/parcels.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { openSession } from './support/session.ts'

test.describe.configure({ timeout: 600_000 })

/** The product has just started. */
const expect = plain.configure({ timeout: 120_000 })
let folder: string
let product: StartedProduct
let sink: MailSink

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-templates-'))
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(folder, 0o755)
  sink = await startMailSink()
  product = await startProduct({ DATA_DIR: folder, SMTP_URL: sink.url })
})
test.afterAll(async () => {
  await product?.stop()
  await sink?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function openEmails(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page
    .getByRole('region', { name: 'Demo accounts' })
    .getByRole('button', { name: 'Owner', exact: true })
    .click()
  await expect(page).toHaveURL(/\/owner$/)
  await page.goto(`${product.url}/owner/emails`)
  await expect(cards(page).first()).toBeVisible()
}
const cards = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('listitem')
const html = (page: Page) => page.getByRole('textbox', { name: 'Message as HTML' })

test('[2.9-2] every type can be chosen and filtered by, and an active password reset is there from the start', async ({
  page,
}) => {
  await openEmails(page)
  const type = page.getByRole('combobox', { name: 'Type' })
  await type.click()
  await expect(page.getByRole('option')).toHaveText(['All types', ...Object.values(EMAIL_TEMPLATE_TYPES)])
  for (const wording of [
    'Password Reset',
    'Welcome Message',
    'Order Confirmation',
    'Delivery Notification',
    'Custom Template',
  ])
    await expect(page.getByRole('option', { name: wording, exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'Password Reset', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Active')
  await expect(cards(page)).toContainText('Password Reset')
})

test('[2.9-3] placeholders are filled from variables of five fields; a placeholder without a value stays as written', async ({
  page,
}) => {
  await openEmails(page)
  const mail = page.frameLocator('iframe[title="Email as it looks"]')
  await page.getByRole('button', { name: 'New template' }).click()
  for (const key of ['user_name', 'user_email', 'company_name', 'support_email', 'current_year'])
    await expect(page.getByLabel(`${key} is always available`)).toBeVisible()
  await page.getByRole('button', { name: 'Add variable' }).click()
  await page.getByLabel('Key', { exact: true }).fill('gate_code')
  await page.getByLabel('Label', { exact: true }).fill('Code of the gate')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Value of gate_code')).toBeVisible()
  await html(page).fill('<p>Dear {{user_name}}, the code is {{gate_code}}, {{current_year}}</p>')
  await expect(mail.getByText(/Dear Edith Ward/)).toContainText(`{{gate_code}}, ${new Date().getFullYear()}`)
  await page.getByLabel('Value of gate_code').fill('4711')
  await expect(mail.getByText('the code is 4711')).toBeVisible()

  await page.goto(`${product.url}/owner/emails?type=password_reset`)
  await cards(page).getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByLabel('reset_url is always available')).toBeVisible()
})

test('[2.9-5] a test mail arrives; the active template words the mails of its type, with values escaped', async ({
  page,
}) => {
  await openEmails(page)
  await page.goto(`${product.url}/owner/emails?type=password_reset`)
  await cards(page).getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Subject').fill('A new password for {{user_name}}')
  await html(page).fill('<p>Worded anew for {{user_name}} <a href="{{reset_url}}">here</a></p>')
  await page.getByLabel('Value of user_name').fill('Edith <b>Ward</b>')
  await page.getByLabel('Test email address').fill('edith@wardandco.example')
  await page.getByRole('button', { name: 'Send Test' }).click()
  await expect(page.getByText('Test email sent successfully')).toBeVisible()
  const testMail = await sink.waitFor('edith@wardandco.example', /A new password for/)
  expect(testMail.html).toContain('Edith &lt;b&gt;Ward&lt;/b&gt;')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template saved successfully')).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${product.url}/forgot-password`)
  await page.getByLabel('Email').fill('dispatcher@dropwise.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  const mail = await sink.waitFor('dispatcher@dropwise.example', /A new password for/)
  expect(mail.html).toContain('Worded anew for')
  expect(mail.html).not.toContain('{{')
})

test('[2.9-6] lists the newest template first; shows built-in templates when the list fails; reports failures', async ({
  page,
}) => {
  const TABLE = /\/rest\/v1\/email_templates/
  await openEmails(page)
  const name = `Snow day ${Date.now()}`
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Subject').fill('Snow')
  await html(page).fill('<p>Dear {{user_name}}</p>')

  await test.step('a failed save is reported', async () => {
    await page.route(TABLE, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '{"message":"no"}' })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Save template' }).click()
    await expect(page.getByText('Failed to save template')).toBeVisible()
    await page.unroute(TABLE)
    await page.getByRole('button', { name: 'Save template' }).click()
    await expect(page.getByText('Template saved successfully')).toBeVisible()
  })
  await page.goto(`${product.url}/owner/emails`)
  await expect(cards(page).first()).toContainText(name)

  await test.step('a failed removal is reported', async () => {
    await page.route(TABLE, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, body: '{"message":"no"}' })
        : route.continue(),
    )
    await cards(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete template')).toBeVisible()
    await expect(cards(page).first()).toContainText(name)
    await page.unroute(TABLE)
  })
  await test.step('the list fails: the built-in templates replace it', async () => {
    await page.route(TABLE, (route) => route.fulfill({ status: 500, body: '{"message":"no"}' }))
    await page.reload()
    await expect(
      page.getByText('Your templates could not be loaded. These are the built-in ones.'),
    ).toBeVisible()
    await expect(cards(page)).toHaveCount(Object.keys(EMAIL_TEMPLATE_TYPES).length - 1)
    await page.unroute(TABLE)
  })
})

test('[2.11-9] a recipient reads of a delivery in one language, from the subject to the last line', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.url })
  const context = await browser.newContext({ baseURL: product.url })
  await openSession(context, request, 'customer')
  const page = await context.newPage()
  await page.goto('/customer/profile')
  const saved = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/profiles') && response.request().method() === 'PATCH',
  )
  await page.getByLabel('Emails in').click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  expect((await saved).ok()).toBe(true)
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const date = dayFromNow(28)
  const row = { reference: 'GERMAN-1', recipient: 'Edith Ward', address: '26 Lamb Lane, Ashmouth', date }
  const imported = await request.post('/api/v1/orders/import', {
    headers,
    data: { rows: [{ ...row, email: 'customer@dropwise.example' }] },
  })
  expect(await imported.json()).toMatchObject({ created: 1 })
  await dispatchToDriver(request, date, [(await readParcel(request, 'GERMAN-1')).id])
  const mail = await sink.waitFor('customer@dropwise.example', /GERMAN-1/)
  expect(mail.subject).toMatch(/Bestellung|Lieferung/)
  expect(mail.text).toMatch(/Bestellung|Lieferung|Sendung/)
  for (const words of [mail.subject, mail.text])
    expect(words).not.toMatch(/\b(your|delivery|confirmed|parcel|between|follow)\b/i)
  await context.close()
  await request.dispose()
})
