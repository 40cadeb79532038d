// A company's integrations: a webhook to a safe address, and a key tried on the developers' page.
import { expect, test } from '@playwright/test'
import { openSession } from './support/session.ts'

test('a webhook is added, its secret is shown once, and an inside address is refused', async ({
  page,
  context,
  request,
}) => {
  const purpose = `Warehouse ${Date.now()}`
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/settings/webhooks')
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByLabel('Address').fill('https://127.0.0.1:9/hook')
  await page.getByLabel('What it is for').fill(purpose)
  await page.getByRole('checkbox', { name: /^delivered/ }).click()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText(/not on the public internet/).first()).toBeVisible()
  await expect(page.getByText(/^whsec_/)).toBeHidden()
  // Reserved for examples, so no server responds.
  await page.getByLabel('Address').fill('https://hooks.example.com/hook')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(/^whsec_/)).toBeHidden()

  await page.getByRole('button', { name: new RegExp(purpose) }).click()
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  const calls = page.getByRole('list', { name: 'Calls' })
  await expect(calls.getByText('webhook.test failed')).toBeVisible()

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: new RegExp(purpose) })).toBeHidden()
})

test('the developers’ page runs a call with a key, and shows the answer', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/settings/api-keys')
  const key = await page.evaluate(async () => {
    const session = Object.entries(localStorage).find(([, value]) => value.includes('access_token'))
    const { access_token: token } = JSON.parse(session?.[1] ?? '{}') as { access_token: string }
    const answer = await fetch('/api/v1/api-keys', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Trying out', scopes: ['fleet:read'], isTest: true }),
    })
    return ((await answer.json()) as { key: string }).key
  })
  await page.goto('/developers')
  await page.getByLabel('Find a call').fill('get vehicles')
  await page.getByLabel('API key for trying calls out').fill(key)
  await page.getByRole('button', { name: 'GET /vehicles List vehicles' }).click()
  await expect(page.getByLabel('The call in curl')).toContainText('/api/v1/vehicles')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByText('200', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Answer')).toContainText('registration')
})
