// A company is closed while its administrator works: the open page, a new sign-in and the export say so; then
// it is restored.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'
import { startTrial } from './support/trial.ts'
import { accessTokenOf } from './support/session.ts'

test('[2.2-3] people of a company that is closed read so, export its data, and are in no other area', async ({
  page,
  request,
}) => {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anonKey },
    data: { email: DEMO_ACCOUNTS.find(({ role }) => role === 'owner')?.email, password: DEMO_PASSWORD },
  })
  const { access_token: owner } = (await signedIn.json()) as { access_token: string }
  const asOwner = { authorization: `Bearer ${owner}` }

  await startTrial(page, 1440)
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` }
  const access = await request.get('/api/v1/account/access', { headers: headers })
  const { tenantId } = (await access.json()) as { tenantId: string }
  expect((await request.delete(`/api/v1/owner/tenants/${tenantId}`, { headers: asOwner })).status()).toBe(200)

  const closed = page.getByRole('heading', {
    name: /^Tollgate Parcels is closed\. Its data is deleted after /,
  })
  await test.step('the open page learns it at its next call', async () => {
    // A call that the page makes by itself may come first, and takes the link away.
    await Promise.race([
      page.getByRole('link', { name: 'Orders' }).first().click(),
      page.waitForURL('/account/access'),
    ])
    await expect(page).toHaveURL('/account/access', { timeout: 120_000 })
    await expect(closed).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  await test.step('no area treats them as another person', async () => {
    for (const area of ['/tenant', '/driver', '/owner', '/dashboard']) {
      await page.goto(area)
      await expect(page).toHaveURL('/account/access', { timeout: 120_000 })
    }
  })

  await test.step('the administrator exports the data', async () => {
    await page.getByRole('button', { name: 'Write archive' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download, / }).click({ timeout: 120_000 })
    expect((await download).suggestedFilename()).toMatch(/^archive-.*\.zip$/)
  })

  await test.step('signing in again leads to the same page', async () => {
    const email = await page.getByRole('banner').locator('span.truncate').innerText()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('quiet harbour 42')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(closed).toBeVisible({ timeout: 120_000 })
  })

  await test.step('opened again, it is there as before', async () => {
    const back = await request.post(`/api/v1/owner/tenants/${tenantId}/resume`, {
      headers: asOwner,
      data: {},
    })
    expect(back.status()).toBe(200)
    await page.reload()
    await expect(page).toHaveURL('/tenant', { timeout: 120_000 })
  })
})
