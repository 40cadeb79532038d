// Accounts for a module's test: the surface over its database, with the given hooks.
import { ADMIN_ROLE } from '@dropwise/db'
import { surface as createSurface, type Hooks, type Surface } from '@dropwise/surface'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { explainEmptyRead } from './member.ts'
import { POSITIONS_NOT_SERVED } from './read-instead.ts'
import type { TestPlatform } from './testing.ts'

/** The caller must close it. */
export async function testSurface(
  platform: TestPlatform,
  publicUrl: string,
  hooks: Hooks,
): Promise<{ surface: Surface; close: () => Promise<void> }> {
  const { access } = platform.database
  const pool = new pg.Pool(access.login)
  const adminPool = new pg.Pool(access.as(ADMIN_ROLE))
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-surface-'))
  const surface = await createSurface({
    pool,
    adminPool,
    listenClient: () => new pg.Client(access.as(ADMIN_ROLE)),
    schemas: ['public'],
    siteUrl: publicUrl,
    publicUrl,
    storageDir: folder,
    notServed: platform.positionsDatabase ? POSITIONS_NOT_SERVED : {},
    explainEmptyRead: (claims) => explainEmptyRead(platform, claims),
    hooks,
  })
  return {
    surface,
    async close() {
      await surface.close()
      await pool.end()
      await adminPool.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
