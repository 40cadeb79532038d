// Slow senders on a real socket get 408 when their time is up.
import { fastify } from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { connectionOptions } from './connections.ts'

it.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: a\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhal'],
])('cuts a sender of %s that stops in the middle', async (_what, begun) => {
  const app = fastify(connectionOptions(500))
  app.post('/', async () => 'never')
  await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port)
  socket.write(begun)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await app.close()
})

it('answers too large headers with our error, and closes the connection', async () => {
  const app = fastify(connectionOptions(60_000))
  app.get('/*', async () => 'never')
  await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port)
  socket.write(`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('connection: close')
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
    code: 'headers_too_large',
    message: 'The URL and headers are longer than 32 kB.',
  })
  await app.close()
})
