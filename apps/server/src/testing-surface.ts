// The surface alone over the access fixture: its people call REST, realtime and storage.
import { fillAccessFixture } from '@dropwise/db/access-fixture'
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { surface as createSurface, type Surface, type SurfaceOptions } from '@dropwise/surface'
import { fastify } from 'fastify'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const SECRET = 'access-secret-access-secret-access-1'
const HOUR_SECONDS = 3_600

export interface AccessSurface {
  database: TestDatabase
  surface: Surface
  url: string
  /** Signs a token with our own secret. */
  sign(claims: Record<string, unknown>): string
  close(): Promise<void>
}

export async function openAccessSurface(options: Partial<SurfaceOptions> = {}): Promise<AccessSurface> {
  const database = await testDatabase()
  await fillAccessFixture(database)
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-access-'))
  const [pool, adminPool] = [database.access.login, database.access.as('supabase_admin')].map(
    (config) => new pg.Pool({ ...config, max: 4, pipeline: true } as pg.PoolConfig),
  ) as [pg.Pool, pg.Pool]
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const surface = await createSurface({
    pool,
    adminPool,
    listenClient: () => new pg.Client(database.access.as('supabase_admin')),
    schemas: ['public'],
    jwtSecret: SECRET,
    siteUrl: url,
    publicUrl: url,
    storageDir: folder,
    ...options,
  })
  const app = fastify({ forceCloseConnections: true })
  await app.register(surface.plugin)
  await app.listen({ port, host: '127.0.0.1' })
  return {
    database,
    surface,
    url,
    sign(claims) {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS
      const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp })}`
      return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
    },
    async close() {
      await surface.close()
      await app.close()
      await Promise.all([pool.end(), adminPool.end()])
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}
