// The Test buttons against stand-ins of the services: their requests, and messages after a refusal.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { ownerForTests } from './testing.ts'

/** Answers of the stand-in, by path. */
const answers = new Map<string, { status: number; body: unknown }>()
const requests: { path: string; authorization: string | undefined }[] = []
let outside: Server
let api: TestApi
let owner: string

beforeAll(async () => {
  outside = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, authorization: request.headers.authorization })
    const { status, body } = answers.get(path) ?? { status: 404, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    outside.listen(0, '127.0.0.1', resolve)
  })
  const address = outside.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  api = await testApi([ownerForTests()], {
    hasAccounts: true,
    twilio: { baseUrl: url, accountSid: 'AC1', authToken: 'token', from: '+15550100' },
    mapStyleUrl: `${url}/style.json`,
  })
  owner = await api.ownerKey()
})
afterAll(async () => {
  await api.close()
  outside.close()
})

const test = async (id: string) =>
  (await api.call(owner, 'POST', `/owner/services/${id}/test`, { body: {} })).json()

it('reads the account at the provider of texts, and sends nothing', async () => {
  const path = '/2010-04-01/Accounts/AC1.json'
  answers.set(path, { status: 200, body: { friendly_name: 'Fleet', status: 'active' } })
  expect(await test('texts')).toMatchObject({
    isWorking: true,
    message: expect.stringContaining('+15550100'),
  })
  expect(requests.at(-1)).toEqual({
    path,
    authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
  })
  answers.set(path, { status: 200, body: { friendly_name: 'Fleet', status: 'suspended' } })
  expect(await test('texts')).toMatchObject({ isWorking: false, message: 'The account Fleet is suspended.' })
  answers.set(path, { status: 401, body: {} })
  expect(await test('texts')).toMatchObject({
    isWorking: false,
    message: 'The provider does not know this account or its token.',
  })
})

it('fetches the map style, and reports a page in its place', async () => {
  answers.set('/style.json', { status: 200, body: { version: 8, sources: { streets: {} }, layers: [] } })
  expect(await test('maps')).toMatchObject({ isWorking: true, message: 'The style names streets.' })
  answers.set('/style.json', { status: 200, body: { hello: 'world' } })
  expect(await test('maps')).toMatchObject({ isWorking: false, message: 'What came is no MapLibre style.' })
  answers.set('/style.json', { status: 503, body: {} })
  expect(await test('maps')).toMatchObject({
    isWorking: false,
    message: 'The style’s server answered HTTP 503.',
  })
})

it('stores a file and removes it', async () => {
  expect(await test('storage')).toMatchObject({
    isWorking: true,
    message: 'A file was stored, read back and removed.',
  })
})

it('lists every service with its settings, and never a password', async () => {
  const { services } = (await api.call(owner, 'GET', '/owner/system')).json()
  expect(services.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
    ['mail', 'none'],
    ['texts', 'set'],
    ['maps', 'set'],
    ['roads', 'built_in'],
    ['geocoder', 'built_in'],
    ['storage', 'built_in'],
    ['stripe', 'none'],
    ['database', 'set'],
  ])
  expect(JSON.stringify(services)).not.toContain('token')
})
