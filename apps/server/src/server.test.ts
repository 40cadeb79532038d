// The whole product in one process with its embedded database answers on every surface.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testProduct, type TestProduct } from './testing.ts'

let product: TestProduct
let dataDir: string
let url: string

beforeAll(async () => {
  product = await testProduct()
  ;({ dataDir, url } = product)
})
afterAll(() => product.close())

describe('the product', () => {
  it('reports liveness, readiness and health', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' })
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('http_request_duration_seconds_bucket')
  })

  it('measures queues, pools, events and disk', async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    for (const line of [
      /^# TYPE jobs_waiting gauge$/m,
      /^# TYPE jobs_oldest_seconds gauge$/m,
      /^database_pool_limit\{pool="product"\} 10$/m,
      /^database_pool_waiting\{pool="surface"\} 0$/m,
      /^realtime_sockets 0$/m,
      /^events_connected 1$/m,
      /^disk_free_bytes \d+$/m,
      /^process_resident_memory_bytes \d+$/m,
    ])
      expect(text).toMatch(line)
  })

  it('serves the public configuration of pages without secrets', async () => {
    const config = (await (await fetch(`${url}/config.json`)).json()) as Record<string, unknown>
    expect(config).toMatchObject({ url, features: { demo: false } })
    expect(Object.keys(config)).not.toContain('demoPassword')
    const { role } = JSON.parse(
      Buffer.from(String(config.anonKey).split('.')[1] ?? '', 'base64url').toString(),
    ) as { role: string }
    expect(role).toBe('anon')
  })

  it('sends every answer with a request id and without rights for frames and scripts', async () => {
    const { headers } = await fetch(`${url}/healthz`)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers an unknown call in JSON, with the code and a next step', async () => {
    for (const path of ['/api/v1/nothing', '/tiles/a/b', '/storage/v2/x']) {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found', hint: expect.any(String) })
    }
  })

  it('answers in one sentence to a body that is no JSON', async () => {
    const answer = await fetch(`${url}/api/v1/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect([400, 401]).toContain(answer.status)
    expect(await answer.json()).toMatchObject({ message: expect.any(String), hint: expect.any(String) })
  })

  it('[M96] serves a region’s tiles by ranges', async () => {
    const tiles = `${url}/tiles/ashmouth.pmtiles`
    const start = await fetch(tiles, { headers: { range: 'bytes=0-6' } })
    expect(start.status).toBe(206)
    expect(await start.text()).toBe('PMTiles')
    const size = Number(start.headers.get('content-range')?.split('/')[1])
    const end = await fetch(tiles, { headers: { range: 'bytes=-5' } })
    expect(end.headers.get('content-range')).toBe(`bytes ${size - 5}-${size - 1}/${size}`)
    expect((await end.arrayBuffer()).byteLength).toBe(5)
    expect((await fetch(tiles, { headers: { range: `bytes=${size}-` } })).status).toBe(416)
    const etag = start.headers.get('etag') ?? ''
    expect((await fetch(tiles, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(`${url}/tiles/nowhere.pmtiles`)).status).toBe(404)
  })

  it('answers in OSRM’s words', async () => {
    const manifest = JSON.parse(
      await readFile(join(dataDir, 'regions', 'ashmouth', 'region.json'), 'utf8'),
    ) as {
      center: number[]
    }
    const [lng = 0, lat = 0] = manifest.center
    const points = `${lng},${lat};${lng + 0.004},${lat + 0.003}`
    const table = (await (
      await fetch(`${url}/osrm/table/v1/driving/${points}?annotations=duration,distance`)
    ).json()) as {
      code: string
      durations: number[][]
    }
    expect(table.code).toBe('Ok')
    expect(table.durations[0]?.[0]).toBe(0)
    expect((await fetch(`${url}/osrm/table/v1/driving/nonsense`)).status).toBe(400)
    const tileAt = (x: number, y: number) => fetch(`${url}/osrm/tile/v1/driving/tile(${x},${y},15).mvt`)
    const tile = await tileAt(...tileOf(lng, lat, 15))
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'application/x-protobuf'])
    // Layers carry their names as plain text.
    const layers = Buffer.from(await tile.arrayBuffer()).toString('latin1')
    expect(layers).toContain('speeds')
    expect(layers).toContain('turns')
    const elsewhere = await tileAt(0, 0)
    expect([elsewhere.status, (await elsewhere.arrayBuffer()).byteLength < layers.length]).toEqual([
      200,
      true,
    ])
    expect((await fetch(`${url}/osrm/tile/v1/driving/tile(0,0,3).mvt`)).status).toBe(400)
  })
})

/** Column and row of the tile that holds a place (slippy map tilenames). */
function tileOf(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const radians = (lat * Math.PI) / 180
  const count = 2 ** zoom
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count
  return [Math.floor(((lng + 180) / 360) * count), Math.floor(y)]
}
