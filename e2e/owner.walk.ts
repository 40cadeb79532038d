// Presses every button and follows every link of the owner's portal; each must have an effect.
import { expect, test } from '@playwright/test'
import { openSession } from './support/session.ts'
import { addressesUnder, followAll, pressAll, type Area } from './support/walk.ts'

const AREA: Area = {
  paths: [...addressesUnder('/owner'), '/account/security'],
  ready: (page) => expect(page.getByRole('main')).toBeVisible(),
  skip: /sign out|remove|revoke|delete|suspend|look as/i,
}

test('[2.8-1] no button of the owner portal does nothing', async ({ page, context, request }) => {
  test.setTimeout(3_000_000)
  await openSession(context, request, 'owner')
  const { pressed, dead } = await pressAll(page, AREA)
  expect(dead).toEqual([])
  expect(pressed).toBeGreaterThan(40)
})

test('[2.8-1] every link of the owner portal leads to a page that is there', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(1_200_000)
  await openSession(context, request, 'owner')
  const { followed, missing } = await followAll(page, AREA)
  expect(missing).toEqual([])
  expect(followed).toBeGreaterThan(10)
})
