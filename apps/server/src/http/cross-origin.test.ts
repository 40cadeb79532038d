// The requests of leaflet-routing-machine and vroom-frontend from a page of another origin, as a browser sends them.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startProduct, type RunningProduct } from '../server.ts'
import { databaseUrlOf, testDataDir, type TestDataDir } from '../testing.ts'

const ORIGIN = 'http://localhost:9966'

let folder: TestDataDir
let database: TestDatabase
let product: RunningProduct
let url: string

beforeAll(async () => {
  folder = await testDataDir()
  database = await testDatabase()
  const env = {
    PORT: '0',
    DATA_DIR: folder.dataDir,
    DATABASE_URL: databaseUrlOf(database),
    DEMO: '0',
    LOG_LEVEL: 'silent',
    CORS_ORIGINS: ORIGIN,
  }
  product = await startProduct(readConfig(env), () => {})
  url = product.address
})
afterAll(async () => {
  await product.close()
  await database.close()
  await folder.remove()
})

const get = (path: string, headers: Record<string, string> = { origin: ORIGIN }) =>
  fetch(url + path, { headers })

describe('a page of an allowed origin', () => {
  it('gets the route that leaflet-routing-machine requests, with the steps that it draws', async () => {
    const places = '-125.303,46.933;-125.295,46.936'
    const answer = await get(
      `/osrm/route/v1/driving/${places}?overview=false&alternatives=true&steps=true&hints=;`,
    )
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    const body = (await answer.json()) as { code: string; routes: { legs: { steps: unknown[] }[] }[] }
    expect(body.code).toBe('Ok')
    expect(body.routes[0]?.legs[0]?.steps.length).toBeGreaterThan(1)
  })

  it('may send the requests of vroom-frontend, and read errors', async () => {
    const permission = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, authorization',
      },
    })
    expect(permission.status).toBe(204)
    expect(permission.headers.get('access-control-allow-headers')).toBe('content-type, authorization')
    expect(permission.headers.get('access-control-allow-methods')).toContain('POST')

    const answer = await fetch(url, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ jobs: [], vehicles: [], options: { g: true } }),
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  })

  it('may use the API with every method', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const permission = await fetch(`${url}/api/v1/orders`, {
        method: 'OPTIONS',
        headers: { origin: ORIGIN, 'access-control-request-method': method },
      })
      expect(permission.status).toBe(204)
      expect(permission.headers.get('access-control-allow-methods')).toContain(method)
    }
  })
})

describe('a page of another origin', () => {
  it('gets no header that allows a page to read the response', async () => {
    for (const path of ['/api/v1/orders', '/osrm/nearest/v1/driving/-125.3,46.93']) {
      const answer = await get(path, { origin: 'https://elsewhere.example' })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })

  it('gets the address of the roads when it requests them at the root', async () => {
    const answer = await get('/route/v1/driving/-125.303,46.933;-125.295,46.936')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      code: 'InvalidUrl',
      message: expect.stringContaining('/osrm'),
    })
  })
})
