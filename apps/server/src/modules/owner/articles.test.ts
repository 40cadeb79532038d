// Articles of the public site: owners write them, versions are kept, anyone reads them, and scripts are
// removed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { ownerModule } from './module.ts'
import { startPlan } from '../billing/start-plan.ts'
import { moveCompanyTime } from '../billing/move-time.ts'
import { invite, resendInvitation } from '../people/invitations.ts'

let api: TestApi
let owner: string

beforeAll(async () => {
  const ownerModuleForTests = ownerModule({
    inviteAdmin: (platform, member, email) => invite(platform, member, { email, role: 'admin' }),
    inviteAgain: resendInvitation,
    startPlan,
    moveTime: moveCompanyTime,
  })
  api = await testApi([ownerModuleForTests])
  owner = await api.ownerKey()
})
afterAll(() => api.close())

const write = (content: string | null, version: number, key = owner) =>
  api.call(key, 'PUT', '/owner/articles/privacy', { body: { content, version } })
const displayed = async () => (await api.call(null, 'GET', '/articles/privacy')).json()

it('shows the text of the product until an owner writes one', async () => {
  expect(await displayed()).toEqual({ page: 'privacy', html: null, changedAt: null })
  const { items } = (await api.call(owner, 'GET', '/owner/articles')).json()
  expect(items.map(({ page, version }: { page: string; version: number }) => [page, version])).toEqual([
    ['privacy', 0],
    ['terms', 0],
    ['about', 0],
  ])
})

it('shows the owner’s text, stores each version, and restores old ones', async () => {
  expect((await write('# Our privacy\n\nFirst.', 0)).statusCode).toBe(200)
  expect((await write('# Our privacy\n\nSecond.', 1)).statusCode).toBe(200)
  expect(await displayed()).toMatchObject({
    html: '<h1>Our privacy</h1>\n<p>Second.</p>\n',
    changedAt: expect.any(String),
  })
  expect((await write(null, 2)).statusCode).toBe(200)
  expect(await displayed()).toMatchObject({ html: null })
  const { items } = (await api.call(owner, 'GET', '/owner/articles/privacy/versions')).json()
  expect(
    items.map(({ version, content }: { version: number; content: string }) => [version, content]),
  ).toEqual([
    [3, null],
    [2, '# Our privacy\n\nSecond.'],
    [1, '# Our privacy\n\nFirst.'],
  ])
})

it('accepts one of several concurrent changes', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write(`# Privacy ${n}`, 3)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    code: 'article_changed',
  })
})

it('is previewed before saving, without scripts', async () => {
  const content =
    '# A <b>b</b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) [y](https://example.org)'
  const answer = await api.call(owner, 'POST', '/owner/articles/preview', { body: { content } })
  const { html } = answer.json()
  expect(html).not.toMatch(/<script|<b>|href="javascript/)
  expect(html).toContain('<a href="https://example.org">y</a>')
})

it('is refused to companies, and without a title', async () => {
  const { keys } = await api.company()
  expect((await write('# Mine', 4, keys.admin)).statusCode).toBe(403)
  expect((await api.call(keys.admin, 'GET', '/owner/articles')).statusCode).toBe(403)
  expect((await write('No title', 4)).json()).toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'content' }],
  })
})
