// A recipient's journeys beside a dispatcher in another browser: claim, message, reschedule, rate.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { doorPhoto, PLACE_MARK } from './support/door-photo.ts'
import { dayFromNow } from './support/day-of-work.ts'
import { tokenOf } from './support/orders.ts'
import { deliverParcel, importParcel, readParcel, type Parcel } from './support/parcels.ts'
import { openSession, type DemoRole } from './support/session.ts'

test.use({ actionTimeout: 120_000 })

const PATIENCE = { timeout: 120_000 }
const PHONE = { width: 390, height: 844 }

/** A separate signed-in browser. */
async function openAs(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
  role: DemoRole,
): Promise<Page> {
  const size = role === 'customer' ? { viewport: PHONE } : {}
  const context = await browser.newContext({ baseURL: baseURL!, ...size })
  await openSession(context, request, role)
  return context.newPage()
}

/** Claims a delivery by its number and a proof that only its recipient has. */
async function claim(recipient: Page, { trackingNumber }: Parcel): Promise<void> {
  await recipient.goto('/customer')
  await recipient.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNumber.toLowerCase())
  await recipient.getByRole('button', { name: 'Track', exact: true }).click()
  const form = recipient.getByRole('form', { name: 'Add this parcel to your deliveries' })
  const proof = form.getByLabel('Last characters of phone or email')
  await proof.fill('0178')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByText('That does not match.')).toBeVisible()
  await expect(recipient.getByRole('region', { name: 'Messages' })).toBeHidden()
  await proof.fill('0177')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form).toBeHidden()
}

const written = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Messages', exact: true }).getByRole('listitem').filter({ hasText: text })

test('[2.11-4][2.11-7] a recipient claims a parcel, writes with dispatch, and reads what is new', async ({
  browser,
  request,
  baseURL,
}) => {
  const parcel = await importParcel(request, 'RECIPIENT-WRITES', dayFromNow(20))
  const recipient = await openAs(browser, request, baseURL, 'customer')
  const dispatcher = await openAs(browser, request, baseURL, 'tenant')
  await test.step('the parcel is claimed with the end of its phone number', () => claim(recipient, parcel))

  await test.step('the recipient’s message reaches dispatch without a reload', async () => {
    await dispatcher.goto('/tenant/messages')
    await expect(dispatcher.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible(PATIENCE)
    await recipient.getByLabel(/^Message to/).fill('The gate code is 4711')
    await recipient.getByRole('button', { name: 'Send' }).click()
    await expect(written(recipient, 'The gate code is 4711')).toBeVisible()
    const thread = dispatcher.getByRole('list', { name: 'Threads' }).getByRole('button', {
      name: /Ada Penrose.*RECIPIENT-WRITES: The gate code is 4711/,
    })
    await thread.click(PATIENCE)
    await expect(written(dispatcher, 'The gate code is 4711')).toBeVisible()
  })
  await test.step('the reply reaches the recipient, who sees that it was read', async () => {
    await dispatcher.getByLabel('Write to Ada Penrose').fill('Thank you, Kit has it')
    await dispatcher.getByRole('button', { name: 'Send' }).click()
    await expect(written(recipient, 'Thank you, Kit has it')).toBeVisible(PATIENCE)
    await expect(written(recipient, 'The gate code is 4711')).toContainText('read', PATIENCE)
  })
  await test.step('the notices list it until all are marked as read', async () => {
    await recipient.goto('/customer/notifications')
    const notice = recipient
      .getByRole('listitem')
      .filter({ hasText: 'Message from Harbour Lane Couriers' })
      .filter({ hasText: 'Thank you, Kit has it' })
    await expect(notice).toContainText('New:')
    await recipient.getByRole('button', { name: 'Mark All as Read' }).click()
    await expect(recipient.getByText('0 New', { exact: true })).toBeVisible()
    await recipient.reload()
    await expect(recipient.getByText('0 New', { exact: true })).toBeVisible(PATIENCE)
    await expect(notice).not.toContainText('New:')
    await notice.getByRole('link').click()
    await expect(recipient.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
  })
  await Promise.all([recipient.context().close(), dispatcher.context().close()])
})

test('[2.11-5] a recipient moves a parcel to a time that a van can keep, and the order moves', async ({
  browser,
  request,
  baseURL,
}) => {
  const parcel = await importParcel(request, 'RECIPIENT-MOVES', dayFromNow(20))
  const recipient = await openAs(browser, request, baseURL, 'customer')
  await claim(recipient, parcel)
  await recipient.getByRole('link', { name: 'Reschedule' }).click()
  const save = recipient.getByRole('button', { name: /^Save/ })
  await expect(save).toBeDisabled()
  const day = dayFromNow(22)
  await recipient.getByRole('radiogroup', { name: 'Day' }).locator(`[data-day="${day}"]`).click()
  await expect(save).toBeDisabled()
  const times = recipient.getByRole('radiogroup', { name: 'When?' })
  await expect(times.getByRole('radio', { name: /^Evening/ })).toBeDisabled()
  await times.getByRole('radio', { name: /^Afternoon/ }).click()
  await recipient.getByRole('radio', { name: 'Neighbour' }).click()
  await recipient.getByLabel('Anything the driver should know?').last().fill('Number 12 is always in')
  await recipient.getByRole('radiogroup', { name: 'Contact me by' }).getByText('Text').click()
  await recipient.getByLabel('Phone').fill('+44 7700 900177')
  await save.click()
  await expect(recipient.getByText('Your delivery preferences have been saved successfully!')).toBeVisible()
  const moved = await readParcel(request, parcel.reference)
  expect(moved.date).toBe(day)
  expect(new Date(moved.windowStart!).toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe(
    '12:00:00',
  )
  await recipient.context().close()
})

test('[2.11-6] feedback with a photo books its points, once', async ({ browser, request, baseURL }) => {
  const parcel = await importParcel(request, 'RECIPIENT-JUDGES', dayFromNow(24))
  await deliverParcel(request, parcel)
  const recipient = await openAs(browser, request, baseURL, 'customer')
  await claim(recipient, parcel)
  await recipient.getByRole('link', { name: 'Give feedback' }).click()
  const submit = recipient.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await recipient.getByRole('radio', { name: '4, Very Good' }).click()
  await recipient.getByRole('radio', { name: 'Minor damage' }).click()
  await recipient.getByLabel('Comments').last().fill('One corner is dented')
  await recipient
    .getByLabel('Photos', { exact: true })
    .last()
    .setInputFiles(await doorPhoto(recipient))
  await expect(recipient.getByRole('list', { name: 'Photos added' }).getByText('Photo 1')).toBeVisible()
  await submit.click()
  await expect(recipient.getByRole('heading', { name: 'Thank You for Your Feedback!' })).toBeVisible()
  await expect(recipient.getByRole('status')).toContainText("you've earned 50 loyalty points")
  await expect(recipient).toHaveURL(/\/customer$/)
  const storedFeedback = await recipient.evaluate(() => localStorage.getItem('lastFeedback'))
  expect(JSON.parse(storedFeedback!)).toMatchObject({ rating: 4, packageCondition: 'minor_damage' })
  await test.step('the company has it with the photo, without its location', async () => {
    const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
    const headers = { apikey: anonKey, authorization: `Bearer ${await tokenOf(request, 'tenant')}` }
    const rows = (await (
      await request.get('/rest/v1/feedback?comments=eq.One%20corner%20is%20dented&select=rating,photos', {
        headers,
      })
    ).json()) as { rating: number; photos: string[] }[]
    expect(rows).toEqual([{ rating: 4, photos: [expect.any(String)] }])
    const photo = await request.get(`/storage/v1/object/authenticated/feedback/${rows[0]!.photos[0]}`, {
      headers,
    })
    expect(photo.status()).toBe(200)
    expect((await photo.body()).includes(PLACE_MARK)).toBe(false)
  })
  await recipient.context().close()
})
