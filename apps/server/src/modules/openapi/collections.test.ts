// Collections for Postman and Bruno hold every call of integrators, with a body that fits its schema.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { brunoFiles } from './collections.ts'
import { openapi } from './module.ts'

interface PostmanRequest {
  name: string
  request: {
    method: string
    url: { raw: string; query: { key: string; disabled: boolean }[]; variable: { key: string }[] }
    body?: { raw?: string; mode: string }
  }
}
interface Collection {
  info: { schema: string }
  auth: { bearer: { value: string }[] }
  variable: { key: string; value: string }[]
  item: { name: string; item: PostmanRequest[] }[]
}

let api: TestApi
let paths: Record<string, object>
beforeAll(async () => {
  api = await testApi([openapi, orders, fleet])
  paths = (await api.call(null, 'GET', '/openapi.json')).json().paths
})
afterAll(() => api.close())

describe('the collection for Postman', () => {
  it('has each call once, with its variables, filters and an example', async () => {
    const collection = (await api.call(null, 'GET', '/postman.json')).json<Collection>()
    expect(collection.info.schema).toContain('v2.1.0')
    expect(collection.auth.bearer[0]?.value).toBe('{{apiKey}}')
    expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'http://dropwise.test/api/v1' })
    const requests = collection.item.flatMap(({ item }) => item).map(({ request }) => request)
    expect(requests).toHaveLength(Object.values(paths).flatMap((methods) => Object.keys(methods)).length)
    const add = requests.find(({ method, url }) => method === 'POST' && url.raw === '{{baseUrl}}/orders')
    const answer = await api.call((await api.company()).keys.dispatcher, 'POST', '/orders', {
      body: JSON.parse(add!.body!.raw!),
    })
    expect([answer.statusCode, answer.json()], add!.body!.raw).toEqual([201, expect.anything()])
    const list = requests.find(({ method, url }) => method === 'GET' && url.raw === '{{baseUrl}}/orders')
    expect(list?.url.query).toContainEqual(expect.objectContaining({ key: 'cursor', disabled: true }))
    const change = requests.find(({ method, url }) => method === 'PATCH' && url.raw.endsWith('/orders/:id'))
    expect(change?.url.variable).toEqual([expect.objectContaining({ key: 'id' })])
  })
})

describe('the collection for Bruno', () => {
  it('has a file for each call, whose blocks are closed', async () => {
    const document = (await api.call(null, 'GET', '/openapi.json')).json()
    const files = brunoFiles(document, 'Dropwise API', 'http://dropwise.test/api/v1')
    const calls = Object.keys(files).filter((path) => path.endsWith('.bru') && path.includes(' /'.trim()))
    expect(calls.length).toBeGreaterThan(20)
    const add = files['Orders/POST orders.bru']
    expect(add).toContain('post {\n  url: {{baseUrl}}/orders\n  body: json\n  auth: inherit\n}')
    for (const [path, text] of Object.entries(files))
      if (path.endsWith('.bru'))
        for (const line of text.split('\n'))
          expect(line, path).toMatch(/^(?: {2}.*|[}\]]|[\w:-]+(?: \{| \[)|)$/)
  })

  it('is a zip', async () => {
    const answer = await api.call(null, 'GET', '/bruno.zip')
    expect([answer.headers['content-type'], answer.rawPayload.subarray(0, 2).toString()]).toEqual([
      'application/zip',
      'PK',
    ])
  })
})
