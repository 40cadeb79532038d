// An administrator finds, exports and erases a driver; a person exports their own data and deletes the
// account.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { accessTokenOf } from './support/session.ts'
import { startTrial } from './support/trial.ts'

async function filesOf(page: Page, button: RegExp): Promise<Record<string, Uint8Array>> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return unzipSync(await readFile(await (await download).path()))
}

test('an administrator finds, exports and erases one person, then deletes their own account', async ({
  page,
  request,
}) => {
  test.slow()
  await startTrial(page, 1440)
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` }
  const data = { name: 'Dora Winterfeld', email: 'dora.winterfeld@post.example', phone: '+1 555 0142 771' }
  expect((await request.post('/api/v1/drivers', { headers, data })).status()).toBe(201)

  await test.step('found by mail address', async () => {
    await page.goto('/tenant/settings/privacy')
    await page.getByLabel('Name, email, phone or address').fill('dora.winter')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Dora Winterfeld, driver' }).click()
    await expect(page.getByRole('region', { name: 'What there is' })).toContainText('Dora Winterfeld')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
  await test.step('handed out as a zip', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const files = await filesOf(page, /^Download, /)
    expect(Buffer.from(files['tables/public.drivers.ndjson']!).toString()).toContain(data.phone)
  })
  await test.step('erased once the name is typed', async () => {
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase Dora Winterfeld' })
    await expect(dialog.getByText('Tax law').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled()
    await dialog.getByLabel('Type “Dora Winterfeld” to confirm').fill('dora winterfeld')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    const rows = page.getByRole('region', { name: 'Requests' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Erasure: driver')
    await expect(rows.first()).toContainText('Done: ', { timeout: 60_000 })
    await expect(page.getByRole('button', { name: /^Download, / })).toHaveCount(0)
    await page.getByLabel('Name, email, phone or address').fill('winterfeld')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('Nobody by “winterfeld”.')).toBeVisible()
  })
  await test.step('the account’s data is a zip too', async () => {
    await page.goto('/account/security')
    await page.getByRole('button', { name: 'Write my data' }).click()
    const files = await filesOf(page, /^Download, /)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['manifest.json', 'tables/auth.users.ndjson']))
  })
  await test.step('the last administrator learns what has to change first', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account' })
    await expect(dialog.getByRole('alert')).toContainText('has no other administrator')
    await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
})

test('a driver deletes their account, and is signed out for good', async ({ page, browser, request }) => {
  test.slow()
  await startTrial(page, 1440)
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` }
  const created = await request.post('/api/v1/drivers', { headers, data: { name: 'Lea Vermeer' } })
  const { id } = (await created.json()) as { id: string }
  const codeResponse = await request.post(`/api/v1/drivers/${id}/sign-in-code`, { headers })
  const { code } = (await codeResponse.json()) as { code: string }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto('/driver/code')
  await phone.getByLabel('Code').fill(code)
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone).toHaveURL('/driver')

  await phone.goto('/account/security')
  const email = (await phone.getByText(/^driver-.*@/).textContent()) ?? ''
  await phone.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog.getByText('Ask them: they erase it themselves.')).toBeVisible()
  await dialog.getByLabel('Type your email to confirm').fill(email)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  // The page is left for the public one, with a load of its own.
  await phone.waitForURL('/', { timeout: 60_000 })
  await phone.goto('/driver')
  await expect(phone).toHaveURL(/\/login/)
  const driver = async () => {
    const answer = await request.get(`/api/v1/drivers?limit=200`, { headers })
    const { items } = (await answer.json()) as { items: { id: string; hasAccount: boolean }[] }
    return items.find((item) => item.id === id)?.hasAccount
  }
  await expect.poll(driver, { timeout: 60_000 }).toBe(false)
  await context.close()
})
