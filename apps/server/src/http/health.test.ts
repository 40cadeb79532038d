// Who may read the metrics.
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { renderErrors } from './error-renderer.ts'
import { metricsGuard } from './health.ts'

const TOKEN = 'a-token-of-sixteen'
let app = fastify()
afterEach(() => app.close())

async function ask(token: string | undefined, headers: Record<string, string>, remoteAddress: string) {
  app = fastify()
  renderErrors(app)
  app.get('/metrics', { onRequest: metricsGuard(token) }, async () => 'figures')
  return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
}

describe('the metrics', () => {
  it('are for this machine alone when no token is set', async () => {
    expect(await ask(undefined, {}, '127.0.0.1')).toBe(200)
    expect(await ask(undefined, {}, '::ffff:127.0.0.1')).toBe(200)
    expect(await ask(undefined, {}, '192.0.2.7')).toBe(404)
    expect(await ask(undefined, { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1')).toBe(404)
  })

  it('are for holders of the token when one is set', async () => {
    expect(await ask(TOKEN, { authorization: `Bearer ${TOKEN}` }, '192.0.2.7')).toBe(200)
    expect(await ask(TOKEN, { authorization: 'Bearer wrong' }, '192.0.2.7')).toBe(401)
    expect(await ask(TOKEN, {}, '127.0.0.1')).toBe(401)
  })
})
