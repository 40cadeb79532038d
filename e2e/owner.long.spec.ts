// The owner's work on demo data: figures and actions lead to their pages, and a template is edited.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signIn } from './support/sign-in.ts'

test('[2.8-2] [2.8-3] figures and quick actions of the overview lead to their pages', async ({ page }) => {
  await signIn(page, 'Owner')
  const leads = [
    [/^Total Customers/, '/owner/tenants'],
    [/^Monthly Revenue/, '/owner/billing'],
    [/^Active Trials/, '/owner/subscriptions'],
    [/^Support Tickets/, '/owner/support'],
    [/^New tenant/, '/owner/tenants/new'],
    [/^Edit plans/, '/owner/plans'],
    [/^Integrations$/, '/owner/integrations'],
    [/^Security$/, '/owner/security'],
  ] as const
  const main = page.getByRole('main')
  const head = page.getByRole('link', { name: 'Settings' })
  for (const [name, path] of leads) {
    await page.goto('/owner')
    // Tabs above have the same text, so take the last link.
    await main.getByRole('link', { name }).last().click()
    await expect(page).toHaveURL((url) => url.pathname === path)
  }
  await head.first().click()
  await expect(page).toHaveURL(/\/owner\/settings$/)
})

test('[2.8-5] a run on the AI routes tab replaces the sample by its own figures', async ({ page }) => {
  await signIn(page, 'Owner')
  await page.goto('/owner/ai-routes')
  for (const total of ['247', '6.5 hrs', '92%']) await expect(page.getByText(total)).toBeVisible()
  const sample = page.getByText('sample', { exact: true })
  await expect(sample).toHaveCount(4)
  await page
    .getByRole('button', { name: /Optimi[sz]e/ })
    .first()
    .click()
  await expect(sample).toHaveCount(0)
})

test('[2.9-1] a script in a template runs in no preview', async ({ page, context }) => {
  const hostile = `<p>Dear {{user_name}}</p><p id="said">quiet</p>
    <script>document.getElementById('said').textContent = 'loud'; parent.postMessage('ran', '*')</script>
    <img src="https://outside.example/a.png" onerror="parent.postMessage('ran', '*')">`
  // A page without the policy runs it: only the frame is under test.
  const open = await context.newPage()
  await open.setContent(hostile)
  await expect(open.locator('#said')).toHaveText('loud')
  await open.close()

  await signIn(page, 'Owner')
  await page.goto('/owner/emails')
  // The test answers this request, so only the frame's policy can stop it.
  const outside: string[] = []
  await page.route('https://outside.example/**', (route) => route.fulfill({ body: '' }))
  page.on('response', (response) => {
    if (response.url().includes('outside.example')) outside.push(response.url())
  })
  await page.evaluate(() => {
    window.addEventListener(
      'message',
      ({ data }) => data === 'ran' && document.body.setAttribute('data-ran', ''),
    )
  })
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Hostile')
  await page.getByLabel('Subject').fill('Hello')
  const refused = page.waitForEvent('console', (message) => /Blocked script execution/.test(message.text()))
  await page.getByRole('textbox', { name: 'Message as HTML' }).fill(hostile)

  const mail = page.frameLocator('iframe[title="Email as it looks"]')
  await expect(mail.getByText('Dear Edith Ward')).toBeVisible()
  await refused
  await expect(mail.locator('#said')).toHaveText('quiet')
  const frame = page.locator('iframe[title="Email as it looks"]')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame).toHaveAttribute(
    'srcdoc',
    /Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"/,
  )
  await expect(page.locator('body')).not.toHaveAttribute('data-ran')
  expect(outside).toEqual([])
})

test('[2.9-1] [2.9-4] a template is created, previewed, saved, restored and deleted', async ({ page }) => {
  await signIn(page, 'Owner')
  await page.goto('/owner/emails')
  const mail = page.frameLocator('iframe[title="Email as it looks"]')
  const html = page.getByRole('textbox', { name: 'Message as HTML' })
  const editor = page.getByRole('main')

  await test.step('is written with variables, and previewed', async () => {
    await page.getByRole('button', { name: 'New template' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Holiday opening hours')
    await page.getByLabel('Subject').fill('Closed for ')
    await html.fill(
      '<h1 style="color:#b00">Closed</h1><p>Dear {{user_name}}</p><script>document.title="gone"</script>',
    )
    await expect(mail.getByText('Dear Edith Ward')).toBeVisible()
    await expect(editor.getByText(/Scripts, forms and frames do not run/)).toBeVisible()
    await page.getByLabel('Subject').press('End')
    await page.getByRole('button', { name: '{{company_name}}' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('Closed for {{company_name}}')
    await page.getByRole('radio', { name: 'Phone' }).click()
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(mail.getByText('Dear Edith Ward')).toBeVisible()
    await expect(page).toHaveTitle(/Emails/)
  })

  await test.step('is not saved while a placeholder is open or unknown', async () => {
    await html.fill('<p>Dear {{user_name</p><p>{{nobody_knows}}</p>')
    await page.getByRole('button', { name: 'Save template' }).click()
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText('{{nobody_knows}} is not among')
    await html.fill('<p>Dear {{user_name}}, we are closed</p>')
    await page.getByRole('button', { name: 'Save template' }).click()
    await expect(page.getByText('Template saved successfully')).toBeVisible()
    expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
  })

  await test.step('stores earlier versions, and restores one', async () => {
    await html.fill('<p>Dear {{user_name}}, we are open</p>')
    await page.getByRole('button', { name: 'Save template' }).click()
    // The previous save's toast may still show; check the version.
    await expect(page.getByText(/version 2$/)).toBeVisible()
    await expect(page.getByText('Template saved successfully').last()).toBeVisible()
    await page.getByRole('button', { name: 'Versions' }).click()
    const panel = page.getByRole('complementary', { name: 'Versions' })
    await panel.getByRole('button', { name: /^Version 1/ }).click()
    await expect(panel).toContainText('Then: <p>Dear {{user_name}}, we are closed</p>')
    await panel.getByRole('button', { name: 'Restore' }).click()
    await expect(mail.getByText('we are closed')).toBeVisible()
  })

  await test.step('reports that there is no mail server for a test', async () => {
    await page.getByLabel('Test email address').fill('edith@wardandco.example')
    await page.getByRole('button', { name: 'Send Test' }).click()
    await expect(page.getByText('Send test function not available')).toBeVisible()
  })

  await test.step('is found, and deleted after the question', async () => {
    await page.getByRole('button', { name: 'All templates' }).click()
    await page.getByLabel('Search templates').fill('holiday')
    const card = page.getByRole('list', { name: 'Templates' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Inactive')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await page
      .getByRole('dialog', { name: 'Are you sure you want to delete this template?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByText('Template deleted successfully')).toBeVisible()
    await expect(page.getByText('No templates found')).toBeVisible()
  })
})
