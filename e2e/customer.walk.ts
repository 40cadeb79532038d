// Presses every button and follows every link of the recipient's area; each must have an effect.
import { expect, test } from '@playwright/test'
import { openSession } from './support/session.ts'
import { addressesUnder, followAll, pressAll, type Area } from './support/walk.ts'

const AREA: Area = {
  paths: [...addressesUnder('/customer'), '/track', '/track/demo'],
  ready: (page) => expect(page.getByRole('main')).toBeVisible(),
  // Requirement 2.11-1: an empty tracking form does nothing.
  skip: /sign out|remove|delete|^track$/i,
}

test('[2.11-1] no button of the recipient area does nothing', async ({ page, context, request }) => {
  test.setTimeout(1_800_000)
  await openSession(context, request, 'customer')
  const { pressed, dead } = await pressAll(page, AREA)
  expect(dead).toEqual([])
  expect(pressed).toBeGreaterThan(15)
})

test('[2.11-1] every link of the recipient area leads to a page that is there', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(1_200_000)
  await openSession(context, request, 'customer')
  const { followed, missing } = await followAll(page, AREA)
  expect(missing).toEqual([])
  expect(followed).toBeGreaterThan(5)
})
