// Plans that the owner starts are billed from their first month; owners end trials, see invitations and move
// time.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeTestClock } from '../../platform/billing.ts'
import { billing } from '../billing/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { people } from '../people/module.ts'
import { invite, resendInvitation } from '../people/invitations.ts'
import { moveCompanyTime } from '../billing/move-time.ts'
import { startPlan } from '../billing/start-plan.ts'
import { ownerModule } from './module.ts'

let api: TestApi
let owner: string

beforeAll(async () => {
  const ownerModuleForTests = ownerModule({
    inviteAdmin: (platform, member, email) => invite(platform, member, { email, role: 'admin' }),
    inviteAgain: resendInvitation,
    startPlan,
    moveTime: moveCompanyTime,
  })
  api = await testApi([billing, people, ownerModuleForTests], { hasAccounts: true })
  owner = await api.ownerKey()
})
afterAll(() => api.close())

const post = (path: string, body: object = {}) => api.call(owner, 'POST', `/owner/tenants${path}`, { body })
const usageOf = async (id: string) => (await api.call(owner, 'GET', `/owner/tenants/${id}/usage`)).json()
const invoicesOf = async (id: string) =>
  (await api.call(owner, 'GET', '/owner/invoices'))
    .json<{ items: { tenantId: string; kind: string; totalMinor: number; status: string }[] }>()
    .items.filter(({ tenantId }) => tenantId === id)
const tenant = async (id: string) =>
  (await api.call(owner, 'GET', '/owner/tenants'))
    .json<{ items: Record<string, unknown>[] }>()
    .items.find((item) => item.id === id)!

async function open(
  trialDays: number,
  planId = 'starter',
  billingAddress: string | undefined = '1 Quay, Ashmouth',
) {
  const email = `admin-${Math.random().toString(36).slice(2)}@bosun.example`
  const answer = await post('', { name: 'Bosun Brewing', email, planId, trialDays, billingAddress })
  expect(answer.statusCode, answer.body).toBe(201)
  const { items, invitation } = answer.json()
  return { id: items[0].id as string, email, invitation }
}

it('invoices the first month of a plan without a trial to the invited administrator', async () => {
  const { id, email } = await open(0)
  expect(await tenant(id)).toMatchObject({ subscriptionStatus: 'active', periodEndsAt: expect.any(String) })
  expect(await invoicesOf(id)).toMatchObject([{ kind: 'start', totalMinor: 9_900, status: 'open' }])
  const mails = await api.platform.database.asOwner(
    `select subject from public.outbox where recipient = $1 and subject like 'Invoice%'`,
    [email],
  )
  expect(mails).toHaveLength(1)
})

it('invoices the first month of a trial that becomes its plan, and nothing where the price is agreed by hand', async () => {
  const { id } = await open(14)
  expect((await post(`/${id}/convert-trial`)).statusCode).toBe(200)
  expect(await invoicesOf(id)).toMatchObject([{ kind: 'start', totalMinor: 9_900 }])
  expect((await post(`/${id}/convert-trial`)).statusCode).toBe(404)
  const agreed = await open(0, 'enterprise')
  expect(await invoicesOf(agreed.id)).toEqual([])
})

it('starts no plan that costs something without the address for its invoice', async () => {
  const refused = { code: 'billing_address_missing' }
  const email = 'admin@nowhere.example'
  const body = { name: 'Nowhere Foods', email, planId: 'starter', trialDays: 0 }
  expect((await post('', body)).json()).toMatchObject(refused)
  const { id } = await open(14, 'starter', '')
  expect((await post(`/${id}/convert-trial`)).json()).toMatchObject(refused)
  expect(await tenant(id)).toMatchObject({ subscriptionStatus: 'trial' })
  const patched = await api.call(owner, 'PATCH', `/owner/tenants/${id}`, {
    body: { billingAddress: '2 Quay' },
  })
  expect(patched.statusCode, patched.body).toBe(200)
  expect((await post(`/${id}/convert-trial`)).statusCode).toBe(200)
})

it('ends a trial at once, and not twice', async () => {
  const { id } = await open(14)
  expect((await post(`/${id}/end-trial`)).statusCode).toBe(200)
  expect(Date.parse((await tenant(id)).trialEndsAt as string)).toBeLessThanOrEqual(Date.now())
  expect((await post(`/${id}/end-trial`)).json()).toMatchObject({ code: 'not_found' })
})

it('lists invitations, and creates a link that replaces the earlier link', async () => {
  const { id, email, invitation } = await open(3)
  expect(invitation).toEqual({ email, url: expect.stringContaining('/invite#'), isMailed: false })
  const { invitations } = await usageOf(id)
  expect(invitations).toMatchObject([{ email, role: 'admin', isExpired: false, mail: 'waiting' }])
  const again = await post(`/${id}/invitations/${invitations[0].id}/resend`)
  expect(again.json()).toMatchObject({ email, isMailed: false })
  const tokenOf = (url: string) => url.split('#')[1]
  const preview = (url: string) =>
    api.call(null, 'POST', '/invitations/look', { body: { token: tokenOf(url) } })
  expect((await preview(invitation.url)).json()).toMatchObject({ code: 'invitation_not_found' })
  expect((await preview(again.json().url)).json()).toMatchObject({ email, companyName: 'Bosun Brewing' })
  // Owners get the link; members who invite within a company do not.
  const company = await api.company()
  const answer = await api.call(company.keys.admin, 'POST', '/invitations', {
    body: { email: 'new@fleet.example', role: 'viewer' },
  })
  expect(Object.keys(answer.json())).toEqual(['id', 'expiresAt'])
})

it('moves time only with TEST_CLOCK, and billing acts on its dates', async () => {
  const { id } = await open(3)
  await writeTestClock(api.platform, false)
  expect((await post(`/${id}/move-time`, { days: 4 })).json()).toMatchObject({ code: 'test_clock_off' })
  expect(await tenant(id)).toMatchObject({ daysAhead: 0 })

  await writeTestClock(api.platform, true)
  expect((await post(`/${id}/move-time`, { days: 4 })).json().items[0]).toMatchObject({ daysAhead: 4 })
  expect(Date.parse((await tenant(id)).trialEndsAt as string)).toBeLessThan(Date.now())
  await post(`/${id}/convert-trial`)
  // Due after 14 days, suspended 14 days later: the renewal on day 31 finds the company suspended.
  await post(`/${id}/move-time`, { days: 15 })
  expect(await tenant(id)).toMatchObject({ status: 'active', subscriptionStatus: 'past_due' })
  await post(`/${id}/move-time`, { days: 15 })
  expect(await tenant(id)).toMatchObject({ status: 'suspended', suspendedReason: 'unpaid', daysAhead: 34 })

  await api.call(owner, 'DELETE', `/owner/tenants/${id}`)
  await post(`/${id}/move-time`, { days: 31 })
  expect(await tenant(id)).toBeUndefined()
})

it('is no matter of companies', async () => {
  const { keys, tenantId } = await api.company()
  for (const path of ['move-time', 'end-trial', 'convert-trial'])
    expect(
      (await api.call(keys.admin, 'POST', `/owner/tenants/${tenantId}/${path}`, { body: { days: 1 } }))
        .statusCode,
    ).toBe(403)
})
