// The MCP endpoint as an assistant uses it: the official client over a real connection, with an API key.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys } from '../api-keys/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { mcp } from './module.ts'

const DAY = '2027-03-01'

let api: TestApi
let company: TestCompany
let address: URL
const clients: Client[] = []

beforeAll(async () => {
  api = await testApi([fleet, orders, planning, apiKeys, mcp])
  company = await api.company()
  address = new URL('/api/v1/mcp', await api.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await api.close()
})

async function assistant(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(address, {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }) as Parameters<Client['connect']>[0],
  )
  clients.push(client)
  return client
}

async function callTool(client: Client, name: string, input: object = {}) {
  const { content, isError } = (await client.callTool({ name, arguments: { ...input } })) as {
    content: { text: string }[]
    isError?: boolean
  }
  return { isError: isError === true, answer: JSON.parse(content[0]?.text ?? 'null') }
}

describe('an assistant', () => {
  it('finds tools that read and propose, and none that dispatches', async () => {
    const client = await assistant(company.keys.dispatcher)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['list_orders', 'read_plan', 'read_live_day', 'propose_plan', 'propose_repair']),
    )
    expect(tools.filter(({ name }) => /dispatch|recall|cancel|delete/.test(name))).toEqual([])
    expect(tools.every(({ inputSchema }) => inputSchema.type === 'object')).toBe(true)
    const unknown = await client.callTool({ name: 'dispatch_plan', arguments: {} })
    expect(unknown.isError).toBe(true)
  })

  it('reads a day and proposes a plan for it, which stays a proposal', async () => {
    const client = await assistant(company.keys.dispatcher)
    const [text] = townAddresses(api, 1)
    for (const [path, body] of [
      ['/vehicles', { name: 'Van', registration: 'MCP 1', depotId: company.depotId }],
      ['/orders', { reference: 'M-1', recipient: 'Ada', address: text, date: DAY }],
    ] as const)
      expect((await api.call(company.keys.dispatcher, 'POST', path, { body })).statusCode).toBeLessThan(300)
    const { answer: day } = await callTool(client, 'list_orders', { date: DAY })
    expect(day.items.map(({ reference }: { reference: string }) => reference)).toEqual(['M-1'])
    const { answer: proposed } = await callTool(client, 'propose_plan', { date: DAY, timeLimitSeconds: 1 })
    await expect
      .poll(async () => (await callTool(client, 'read_plan', { planId: proposed.id })).answer.status, {
        timeout: 60_000,
      })
      .toBe('done')
    const { answer: plan } = await callTool(client, 'read_plan', { planId: proposed.id })
    expect(plan.routes[0].stops).toHaveLength(1)
    const routes = await api.platform.database.asOwner('select from public.routes where plan_id = $1', [
      proposed.id,
    ])
    expect(routes).toEqual([])
  })

  it('has only the scopes of its key', async () => {
    const { key } = (
      await api.call(company.keys.admin, 'POST', '/api-keys', {
        body: { name: 'Reader', scopes: ['orders:read'] },
      })
    ).json()
    const client = await assistant(key)
    expect((await callTool(client, 'list_orders', { date: DAY })).isError).toBe(false)
    const refused = await callTool(client, 'propose_plan', { date: DAY })
    expect(refused).toMatchObject({ isError: true, answer: { code: 'not_allowed' } })
    const other = await api.company()
    const { answer } = await callTool(await assistant(other.keys.dispatcher), 'list_orders', { date: DAY })
    expect(answer.items).toEqual([])
  })

  it('gets errors for invalid requests, and needs a key', async () => {
    const client = await assistant(company.keys.dispatcher)
    const wrong = await client.callTool({ name: 'list_orders', arguments: { date: 'tomorrow' } })
    expect(wrong.isError).toBe(true)
    await expect(assistant('dwk_wrong')).rejects.toThrow()
    const inAddress = await fetch(`${address.href}?api_key=${company.keys.dispatcher}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    expect(inAddress.status).toBe(401)
    expect(await inAddress.json()).toMatchObject({ code: 'key_in_address' })
    const broken = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${company.keys.dispatcher}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: '{"hello": 1}',
    })
    expect(broken.status).toBe(400)
  })
})
