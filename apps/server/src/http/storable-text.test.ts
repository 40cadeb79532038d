// Finds unstorable text anywhere in a request.
import { fastify } from 'fastify'
import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { findUnstorable, refuseUnstorableText } from './storable-text.ts'

describe('text that PostgreSQL cannot store', () => {
  it.each([
    [{ body: { name: 'a\0b' } }, 'name'],
    [{ body: { rows: [{ note: 'fine' }, { note: '\ud800' }] } }, 'rows.1.note'],
    [{ body: { custom: { 'a\0': 'key' } } }, 'custom'],
    [{ query: { q: '\0' } }, 'q'],
    [{ params: { id: 'x\udfff' } }, 'id'],
  ])('is found in %j', (parts, field) => {
    expect(findUnstorable(parts)).toBe(field)
  })

  it('is ignored in pairs, in numbers and in files', () => {
    const body = { name: '🚚', lines: [1, null, true, 'a\tb'], file: Buffer.from([0]) }
    expect(findUnstorable({ body, query: {}, params: undefined })).toBeUndefined()
  })

  it('is found at any depth', () => {
    let body: unknown = '\0'
    for (let depth = 0; depth < 50_000; depth += 1) body = [body]
    expect(findUnstorable({ body })).toMatch(/^0(\.0)+$/)
  })

  it('is not searched in a body that the handler reads itself, which would use up the connection', async () => {
    const app = fastify()
    refuseUnstorableText(app)
    app.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload))
    app.post('/files', async ({ body }) => {
      let bytes = 0
      for await (const chunk of body as Readable) bytes += (chunk as Buffer).length
      return { bytes }
    })
    // Over a real connection: an injected request has none.
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: Buffer.alloc(100_000),
    })
    expect(await answer.json()).toEqual({ bytes: 100_000 })
    await app.close()
  })
})
