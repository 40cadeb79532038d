// Who may read the metrics, and what readiness reports.
import { openRegions } from '@dropwise/roads'
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { renderErrors } from './error-renderer.ts'
import { Lifecycle } from './drain.ts'
import { metricsGuard, serveHealth, type HealthParts } from './health.ts'

const TOKEN = 'a-token-of-sixteen'
let app = fastify()
afterEach(() => app.close())

async function request(token: string | undefined, headers: Record<string, string>, remoteAddress: string) {
  app = fastify()
  renderErrors(app)
  app.get('/metrics', { onRequest: metricsGuard(token) }, async () => 'figures')
  return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
}

describe('the metrics', () => {
  it('can be read only on this machine when no token is set', async () => {
    expect(await request(undefined, {}, '127.0.0.1')).toBe(200)
    expect(await request(undefined, {}, '::ffff:127.0.0.1')).toBe(200)
    expect(await request(undefined, {}, '192.0.2.7')).toBe(404)
    expect(await request(undefined, { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1')).toBe(404)
  })

  it('are for holders of the token when one is set', async () => {
    expect(await request(TOKEN, { authorization: `Bearer ${TOKEN}` }, '192.0.2.7')).toBe(200)
    expect(await request(TOKEN, { authorization: 'Bearer wrong' }, '192.0.2.7')).toBe(401)
    expect(await request(TOKEN, {}, '127.0.0.1')).toBe(401)
  })
})

describe('readiness', () => {
  const good: HealthParts = {
    platform: {
      asService: async () => [] as never,
      hub: { isConnected: true, lagSeconds: undefined, listen: async () => () => {}, close: async () => {} },
      regions: openRegions('/nowhere'),
      positions: undefined,
    },
    lifecycle: new Lifecycle(),
    disk: { isFull: false, state: 'ok', freeBytes: undefined, close: () => {} },
    pools: { isSaturated: false },
  }
  async function ready(parts: Partial<HealthParts>) {
    app = fastify()
    serveHealth(app, { ...good, ...parts })
    const response = await app.inject('/readyz')
    return response.json<Record<string, unknown>>()
  }

  it('is given while the database, its connections and events are there', async () => {
    expect(await ready({})).toEqual({
      status: 'ready',
      database: true,
      connections: true,
      events: true,
      disk: 'ok',
      writes: true,
      regions: true,
    })
  })

  it('is given without the database of positions, and says what is missing', async () => {
    const watch = { place: 'box-2:5432/positions', readSize: async () => undefined }
    const withPositions = (isAnswering: boolean) =>
      ready({ platform: { ...good.platform, positions: { ...watch, isAnswering } } })
    expect(await withPositions(true)).toMatchObject({ status: 'ready', positions: true })
    expect(await withPositions(false)).toMatchObject({
      status: 'ready',
      positions: false,
      note: expect.stringContaining('Everything else works'),
    })
  })

  it('is refused while callers queue for connections', async () => {
    expect(await ready({ pools: { isSaturated: true } })).toMatchObject({
      status: 'not ready',
      connections: false,
    })
  })

  it('reports a damaged map region, whose last good state may still be in memory', async () => {
    const regions = { ...openRegions('/nowhere'), damaged: ['ashmouth'] }
    expect(await ready({ platform: { ...good.platform, regions } })).toMatchObject({
      status: 'ready',
      regions: false,
    })
  })

  it('reports a full disk: reads work and writes do not', async () => {
    const disk = { isFull: true, state: 'full' as const, freeBytes: 1, close: () => {} }
    expect(await ready({ disk })).toMatchObject({ status: 'ready', disk: 'full', writes: false })
  })
})
