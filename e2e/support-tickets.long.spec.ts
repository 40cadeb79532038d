// A support ticket: a dispatcher asks, an owner replies by mail and in the product, and all counts follow.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'
import { openSession } from './support/session.ts'

const DISPATCHER = DEMO_ACCOUNTS.find(({ role }) => role === 'tenant')!.email

/** Counts and rows from the database, read as owner. */
async function asOwner(request: APIRequestContext) {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const email = DEMO_ACCOUNTS.find(({ role }) => role === 'owner')!.email
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anonKey },
    data: { email, password: DEMO_PASSWORD },
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
  return async <Row>(path: string): Promise<Row> => {
    const answer = await request.get(path, { headers })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as Row
  }
}

/** Compares counts on the owner's pages with the table's rows. */
async function expectCounts(owner: Page, read: Awaited<ReturnType<typeof asOwner>>): Promise<void> {
  const rows = await read<{ status: string }[]>('/rest/v1/support_tickets?select=status')
  const count = (state: string) => rows.filter(({ status }) => status === state).length
  await owner.goto('/owner/support')
  const segments = owner.getByRole('radiogroup', { name: 'Show' })
  await expect(segments.getByRole('radio')).toHaveText([
    `Open ${count('open')}`,
    `Pending ${count('pending')}`,
    `Closed ${count('closed')}`,
  ])
  await owner.goto('/owner')
  const figure = owner.getByRole('main').getByRole('link', { name: /^Support Tickets/ })
  await expect(figure).toContainText(new RegExp(`^Support Tickets\\s*${count('open')}(?!\\d)`))
  await expect(owner.getByRole('link', { name: `All ${count('open')}`, exact: true }).last()).toBeVisible()
}

test('[4-4] [2.8-2] a ticket goes from open to pending to open to closed, and every count follows', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const read = await asOwner(request)
  const office = await browser.newContext()
  await openSession(office, request, 'tenant')
  const company = await office.newPage()
  const portal = await browser.newContext()
  await openSession(portal, request, 'owner')
  const owner = await portal.newPage()
  const subject = `Import stops, ${Date.now()}`
  const stateOf = async () =>
    (
      await read<{ status: string }[]>(
        `/rest/v1/support_tickets?select=status&subject=eq.${encodeURIComponent(subject)}`,
      )
    ).map(({ status }) => status)
  const mailsTo = async (address: string) => {
    const { items } = await read<{ items: { id: string; to: string }[] }>(
      `/api/v1/owner/outbox?search=${encodeURIComponent(subject)}`,
    )
    return items.filter(({ to }) => to === address)
  }

  await test.step('a dispatcher asks', async () => {
    await company.goto('/tenant')
    await company
      .getByRole('navigation', { name: 'Company' })
      .getByRole('link', { name: 'Support' })
      .filter({ visible: true })
      .click()
    await company.getByRole('button', { name: 'New ticket' }).click()
    await company.getByLabel('Subject').fill(subject)
    await company.getByLabel(/^What happens/).fill('The file has 3,000 rows and ends at 1,204.')
    await company.getByRole('button', { name: 'Send to support' }).click()
    await expect(company.getByRole('list', { name: 'Messages' })).toContainText('ends at 1,204')
    expect((await new AxeBuilder({ page: company }).analyze()).violations).toEqual([])
    expect(await stateOf()).toEqual(['open'])
    const { supportEmail } = await read<{ supportEmail: string }>('/api/v1/owner/brand')
    expect(await mailsTo(supportEmail)).toHaveLength(1)
    await expectCounts(owner, read)
  })

  await test.step('an owner answers, in the product and by mail', async () => {
    await owner.goto('/owner/support')
    await owner.getByRole('button', { name: new RegExp(subject) }).click()
    await owner.getByLabel(`Reply to ${DISPATCHER}`).fill('Row 1,204 has a line break. It imports now.')
    await owner.getByRole('button', { name: 'Send and set to pending' }).click()
    await expect(owner.getByText(`Reply sent to ${DISPATCHER}`)).toBeVisible()
    expect(await stateOf()).toEqual(['pending'])
    await expectCounts(owner, read)
    const [mail] = await mailsTo(DISPATCHER)
    const { text } = await read<{ text: string }>(`/api/v1/owner/outbox/${mail?.id}`)
    expect(text).toContain('It imports now.')
    const link = /https?:\/\/\S+\/tenant\/support\?ticket=\S+/.exec(text)?.[0] ?? ''
    await company.goto(new URL(link).pathname + new URL(link).search)
    await expect(company.getByRole('heading', { name: subject })).toBeVisible()
    await expect(company.getByRole('list', { name: 'Messages' })).toContainText('It imports now.')
    await expect(company.getByText('answered', { exact: true }).first()).toBeVisible()
  })

  await test.step('the dispatcher writes back, which opens it again', async () => {
    await company.getByLabel('Write to support').fill('Thank you, it does.')
    await company.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(company.getByRole('list', { name: 'Messages' })).toContainText('Thank you, it does.')
    expect(await stateOf()).toEqual(['open'])
    await expectCounts(owner, read)
  })

  await test.step('the owner closes it', async () => {
    await owner.goto('/owner/support')
    await owner.getByRole('button', { name: new RegExp(subject) }).click()
    await expect(owner.getByRole('list', { name: 'Messages' })).toContainText('Thank you, it does.')
    await owner.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(stateOf).toEqual(['closed'])
    await expectCounts(owner, read)
    await company.reload()
    await expect(company.getByLabel('Write to open it again')).toBeVisible()
  })

  await office.close()
  await portal.close()
})
