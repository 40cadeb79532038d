// The API's description has every call of the contract with its schemas, and no hidden ones.
import { resolveRefs } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { optimize } from '../optimize/module.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { openapi } from './module.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string }[]
  requestBody?: unknown
  responses: Record<string, { content?: Record<string, { schema: { properties?: object } }> }>
}

let api: TestApi
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
/** The served document, with its references resolved. */
let written: Document
let document: Document

beforeAll(async () => {
  api = await testApi([openapi, orders, addresses, fleet, planning, dispatch, optimize])
  written = (await api.call(null, 'GET', '/openapi.json')).json()
  document = resolveRefs(written)
})
afterAll(() => api.close())

describe('openapi.json', () => {
  it.each([
    ['post', '/orders/import'],
    ['get', '/orders'],
    ['get', '/vehicles'],
    ['post', '/vehicles/{id}/device-token'],
    ['post', '/plans'],
    ['get', '/plans/{id}'],
    ['post', '/plans/{id}/stop'],
    ['post', '/plans/{id}/dispatch'],
    ['post', '/optimize'],
  ])('describes %s %s', (method, path) => {
    const operation = document.paths[path]?.[method]
    expect(operation?.operationId).toBeTruthy()
    const good = Object.keys(operation!.responses).find((status) => status.startsWith('2'))
    expect(operation!.responses[good!]?.content?.['application/json']?.schema.properties).toBeTruthy()
  })

  it('is version 3.1, with one id an operation and a place for every part of a path', () => {
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    )
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations) {
      const namedCalls =
        operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`) ??
        []
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(namedCalls)
    }
    expect(document.paths['/openapi.json']).toBeUndefined()
  })

  it('names things, contains each schema once, and leaves small ones inline', () => {
    const { schemas } = written.components
    const names = ['Order', 'OrderItem', 'NewOrder', 'OrderPatch', 'Plan', 'Vehicle', 'ErrorBody']
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(names))
    expect(
      written.paths['/orders']?.get?.responses[200]?.content?.['application/json']?.schema,
    ).toMatchObject({ properties: { items: { items: { $ref: '#/components/schemas/OrderItem' } } } })
    const texts = Object.values(schemas).map((schema) => JSON.stringify(schema))
    const documentText = JSON.stringify(written)
    const unused = Object.keys(schemas).filter(
      (name) => !documentText.includes(`"#/components/schemas/${name}"`),
    )
    expect(unused).toEqual([])
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.9)
  })

  it('names the values that several schemas share once', () => {
    const { OrderStatus, OrderItem, Order } = written.components.schemas as Record<string, never>
    const status = { $ref: '#/components/schemas/OrderStatus' }
    expect(OrderStatus).toMatchObject({
      type: 'string',
      enum: expect.arrayContaining(['open', 'dispatched']),
    })
    expect([OrderItem, Order]).toMatchObject([{ properties: { status } }, { properties: { status } }])
  })

  it('describes every call and its errors', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const call = `${method} ${path}`
        expect(operation, call).toMatchObject({
          summary: expect.any(String),
          description: expect.any(String),
          tags: [expect.any(String)],
        })
        expect(
          operation.responses['4XX']?.content?.['application/json']?.schema.properties,
          call,
        ).toHaveProperty('code')
      }
  })

  it('documents the limits of lists and the idempotency key of posts', () => {
    expect(document.paths['/orders']?.get?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['limit', 'cursor', 'date', 'status', 'reference']),
    )
    expect(document.paths['/plans']?.post?.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    ])
  })
})
