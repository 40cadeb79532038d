// Address data is entered once, and the next order there inherits it.
import { expect, test, type APIRequestContext } from '@playwright/test'
import { dayFromNow } from './support/day-of-work.ts'
import { dispatcherToken } from './support/orders.ts'
import { openSession } from './support/session.ts'

const DAY = dayFromNow(27)
const ADDRESS = '99 Pear Road, Ashmouth AH5 4AF'

async function importOrder(request: APIRequestContext, reference: string) {
  const answer = await request.post('/api/v1/orders/import', {
    headers: { authorization: `Bearer ${await dispatcherToken(request)}` },
    data: { rows: [{ reference, recipient: reference, address: ADDRESS, date: DAY }] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { created: number; fromAddressBook?: number }
}

test('2.10-3 an order inherits service time and notes of its address', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  const number = `BOOK-${Date.now()}`
  expect((await importOrder(request, `${number}-1`)).created).toBe(1)

  await page.goto('/tenant/settings/addresses')
  await page.getByLabel('Search addresses').fill('99 pear')
  await page.getByRole('cell', { name: ADDRESS }).first().click()
  const panel = page.getByRole('complementary', { name: ADDRESS })
  await panel.getByLabel('Time at the door').fill('11')
  await panel.getByLabel('Notes for drivers').fill('Ring twice')
  await panel.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText(`${ADDRESS} changed`)).toBeVisible()
  await expect(page.getByRole('cell', { name: '11 min set' })).toBeVisible()

  expect(await importOrder(request, `${number}-2`)).toMatchObject({ created: 1, fromAddressBook: 1 })
  await page.goto(`/tenant/orders?day=${DAY}&filter=${number}-2`)
  await page
    .getByRole('cell', { name: `${number}-2`, exact: true })
    .first()
    .click()
  const order = page.getByRole('complementary').filter({ hasText: `${number}-2` })
  await expect(order.getByText('Ring twice')).toBeVisible()
  await expect(order.getByText('11 min')).toBeVisible()

  await page.goto('/tenant/settings/addresses?filter=99+pear')
  await page.getByRole('cell', { name: ADDRESS }).first().click()
  await page.getByRole('button', { name: 'Forget' }).click()
  await page.getByRole('button', { name: 'Forget address' }).click()
  await expect(page.getByText(`${ADDRESS} forgotten`)).toBeVisible()
})
