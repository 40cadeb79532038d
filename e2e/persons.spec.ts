// An administrator finds a driver, hands out a copy and erases them; a person takes the own data along and deletes the account.
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

test('an administrator finds, exports and erases one person, then deletes the own account', async ({
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
    await expect(dialog.getByText('Tax law')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled()
    await dialog.getByLabel('Type “Dora Winterfeld” to confirm').fill('dora winterfeld')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    const rows = page.getByRole('region', { name: 'Requests' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Erasure of a driver')
    await expect(rows.first()).toContainText('Done: ', { timeout: 60_000 })
    await expect(page.getByRole('button', { name: /^Download, / })).toHaveCount(0)
    await page.getByLabel('Name, email, phone or address').fill('winterfeld')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('Nobody by “winterfeld”.')).toBeVisible()
  })
  await test.step('the own data is a zip too', async () => {
    await page.goto('/account/security')
    await page.getByRole('button', { name: 'Write my data' }).click()
    const files = await filesOf(page, /^Download, /)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['manifest.json', 'tables/auth.users.ndjson']))
  })
  await test.step('the last administrator is told what has to change first', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account' })
    await expect(dialog.getByRole('alert')).toContainText('has no other administrator')
    await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
})

test('a recipient deletes the own account and cannot sign in any more', async ({ page, request }) => {
  test.slow()
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const account = { email: `leaver-${Date.now()}@post.example`, password: 'a-long-pass-phrase-7' }
  const signUp = await request.post('/auth/v1/signup', { headers: { apikey: anonKey }, data: account })
  expect(signUp.status(), await signUp.text()).toBe(200)
  const signIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await signIn()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByLabel('Type your email to confirm').fill(account.email)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(/\/(login)?$/, { timeout: 60_000 })
  await expect
    .poll(async () => {
      const answer = await request.post('/auth/v1/token?grant_type=password', {
        headers: { apikey: anonKey },
        data: account,
      })
      return answer.status()
    })
    .toBe(400)
})
