// @vitest-environment happy-dom
// Tests the developers' page with the product's own description: search, fill in, run, copy as curl.
import { exampleOf } from '@dropwise/contracts'
import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DevelopersPage } from './developers-page.tsx'
import { readDescription } from './document.ts'
import { curlOf, emptyDraft, pythonOf, requestOf, typescriptOf } from './example.ts'

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Dropwise API', version: '1' },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/orders': {
      get: {
        operationId: 'getOrders',
        tags: ['Orders'],
        summary: 'List orders',
        parameters: [{ name: 'date', in: 'query', schema: { type: 'string', format: 'date' } }],
        responses: { 200: { description: 'Done' } },
      },
    },
    '/orders/{id}': {
      patch: {
        operationId: 'patchOrdersById',
        tags: ['Orders'],
        summary: 'Change an order',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['note'],
                properties: { note: { type: 'string' }, packages: { type: 'integer' } },
              },
            },
          },
        },
        responses: { 200: { description: 'Done' } },
      },
    },
    '/orders/{id}/attachments': {
      post: {
        operationId: 'postOrdersByIdAttachments',
        tags: ['Orders'],
        summary: 'Attach a file',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { 'application/octet-stream': {}, 'image/png': {} } },
        responses: { 201: { description: 'Created' } },
      },
    },
    '/webhooks': {
      get: { operationId: 'getWebhooks', tags: ['Webhooks'], summary: 'List webhooks', responses: {} },
    },
  },
}

it('finds a call, runs it with the key, and shows what came back', async () => {
  const { screen, user, requests } = renderScreen(<DevelopersPage />, {
    path: '/developers',
    user: null,
    answers: {
      'GET /api/v1/openapi.json': DOCUMENT,
      'GET /api/v1/orders': () => new Refusal(401, { code: 'not_signed_in', message: 'Sign in first.' }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Webhooks' })).toBeDefined()
  await user.type(screen.getByLabelText('Find a call'), 'get orders')
  expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull()
  await user.type(screen.getByLabelText('API key for trying calls out'), 'dwk_test_1')
  await user.click(screen.getByRole('button', { name: /GET \/orders List orders/ }))
  await user.type(screen.getByLabelText('date'), '2027-03-01')
  const shell = screen.getByLabelText('The call in curl').textContent
  expect(shell).toContain('/api/v1/orders?date=2027-03-01')
  expect(shell).not.toContain('dwk_test_1')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(await screen.findByText('401')).toBeDefined()
  expect(screen.getByLabelText('Answer').textContent).toContain('not_signed_in')
  const search = requests.find(({ path }) => path === '/api/v1/orders')
  expect(search?.query.get('date')).toBe('2027-03-01')
})

it('reports that the description did not load, and loads it again on request', async () => {
  let isDown = true
  const { screen, user } = renderScreen(<DevelopersPage />, {
    path: '/developers',
    user: null,
    answers: {
      'GET /api/v1/openapi.json': () =>
        isDown ? new Refusal(503, { code: 'unavailable', message: 'down' }) : DOCUMENT,
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeDefined()
})

it('starts with the required fields of a body, and sends body and path', () => {
  const { groups, base } = readDescription(DOCUMENT)
  const change = groups[0]!.operations.find(({ method }) => method === 'PATCH')!
  const draft = emptyDraft(change)
  expect(JSON.parse(draft.body)).toEqual({ note: 'text' })
  const request = requestOf(base, change, { ...draft, values: { id: 'a/b' } }, 'dwk_1')
  expect(request).toMatchObject({
    method: 'PATCH',
    url: '/api/v1/orders/a%2Fb',
    headers: { authorization: 'Bearer dwk_1', 'content-type': 'application/json' },
  })
  expect(curlOf('https://a.example', { ...request, body: `{"note": "it's"}` })).toBe(
    [
      `curl -X PATCH 'https://a.example/api/v1/orders/a%2Fb'`,
      `-H "authorization: Bearer $API_KEY"`,
      `-H 'content-type: application/json'`,
      `-d '{"note": "it'\\''s"}'`,
    ].join(' \\\n  '),
  )
})

const run = promisify(execFile)
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

/** Runs code that calls a server, and returns what the server got. */
async function receive(command: string, args: (origin: string) => string[]) {
  let sentRequest: { method?: string; url?: string; key?: string; body: string } | undefined
  const server = createServer(async (request: IncomingMessage, response) => {
    const { method = '', url = '', headers } = request
    sentRequest = { method, url, key: headers.authorization ?? '', body: await text(request) }
    response.end('done')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const { stdout } = await run(command, args(`http://127.0.0.1:${port}`), {
    env: { ...process.env, API_KEY: 'dwk_test_1' },
  })
  server.close()
  return { ...sentRequest, stdout }
}

it('shows code that runs unchanged in a shell, in TypeScript and in Python', async () => {
  const { groups, base } = readDescription(DOCUMENT)
  const change = groups[0]!.operations.find(({ method }) => method === 'PATCH')!
  const body = '{"note": "it\\u2019s a \\"gate\\"", "parts": [1, true, null], "more": {}}'
  const request = requestOf(base, change, { values: { id: 'a' }, body, file: null }, 'dwk_test_1')
  const answers = [
    await receive('sh', (origin) => ['-c', curlOf(origin, request)]),
    await receive('node', (origin) => [
      '--input-type=module-typescript',
      '-e',
      typescriptOf(origin, request),
    ]),
    ...(hasPython ? [await receive('python3', (origin) => ['-c', pythonOf(origin, request)])] : []),
  ]
  for (const { method, url, key, body: requestBody, stdout } of answers) {
    expect({ method, url, key }).toEqual({
      method: 'PATCH',
      url: '/api/v1/orders/a',
      key: 'Bearer dwk_test_1',
    })
    expect(JSON.parse(requestBody!)).toEqual(JSON.parse(body))
    expect(stdout).toContain('done')
  }
})

it('makes values that fit their schemas', () => {
  expect(exampleOf({ type: 'string', format: 'email' })).toContain('@')
  expect(exampleOf({ enum: ['a', 'b'] })).toBe('a')
  expect(exampleOf({ anyOf: [{ type: 'null' }] })).toBeNull()
  expect(exampleOf({ type: 'array', items: { type: 'integer', minimum: 5 } })).toEqual([5])
})

it('sends a file as it is where a call takes one', () => {
  const operation = readDescription(DOCUMENT)
    .groups.flatMap(({ operations }) => operations)
    .find(({ operationId }) => operationId === 'postOrdersByIdAttachments')!
  const file = new File(['…'], 'gate.png', { type: 'image/png' })
  const request = requestOf(
    '/api/v1',
    operation,
    { ...emptyDraft(operation), values: { id: 'a' }, file },
    'k',
  )
  expect(request).toMatchObject({ url: '/api/v1/orders/a/attachments', body: file })
  expect(request.headers['content-type']).toBe('image/png')
  expect(curlOf('https://x.example', request)).toContain("--data-binary '@gate.png'")
})
