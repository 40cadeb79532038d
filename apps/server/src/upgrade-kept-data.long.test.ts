// Data folders of earlier versions start under this version and keep all their rows.
import { startEmbedded } from '@dropwise/db'
import { guard } from '@dropwise/db/test-guard'
import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { constants, createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct } from './server.ts'

/** Archives named by the day whose version wrote them, with the demo company and two driven days. */
const KEPT_DATA = fileURLToPath(new URL('../test/kept-data/', import.meta.url))
/**
 * Columns that migrations change on purpose. They replace standard texts of mails and keep the old ones as versions,
 * and clear the language of people who chose none.
 */
const CHANGED = /^public\.(email_templates\..*|profiles\.(locale|updated_at))$/
/** Tables that an archive has rows of, beyond those of every archive: features that came with its version. */
const ALSO_KEPT: Readonly<Record<string, readonly string[]>> = {
  '2026-11-30.tar.zst': [
    'order_forms',
    'order_requests',
    'rate_cards',
    'order_prices',
    'pay_rules',
    'pay_corrections',
    'pay_statements',
  ],
}
/** Zstandard window of the archives: 2^27 bytes of memory. */
const WINDOW_LOG = 27

describe.each(readdirSync(KEPT_DATA))('the data folder %s', { timeout: 240_000 }, (archive) => {
  it('starts with all its rows', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'dropwise-kept-'))
    await chmod(dataDir, 0o755)
    const release = guard({ dataDir })
    try {
      await unpack(join(KEPT_DATA, archive), dataDir)
      const before = await readRows(dataDir)
      for (const table of ['auth.users', 'public.tenants', 'public.orders', 'public.vehicles'])
        expect(before[table]).not.toEqual([])
      for (const table of ALSO_KEPT[archive] ?? []) expect(before[`public.${table}`], table).not.toEqual([])
      const product = await startProduct(
        readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', ROLE: 'api', LOG_LEVEL: 'silent' }),
        () => {},
      )
      expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
      await product.close()
      expect(missingRows(before, await readRows(dataDir))).toEqual({})
    } finally {
      await rm(dataDir, { recursive: true, force: true })
      release()
    }
  })
})

async function unpack(archive: string, folder: string): Promise<void> {
  const decompress = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG } })
  // Unpacks by way of a file: tar stops at the end of the archive, which would break a pipe with bytes left.
  const file = join(folder, 'kept.tar')
  await pipeline(createReadStream(archive), decompress, createWriteStream(file))
  execFileSync('tar', ['-x', '--numeric-owner', '-C', folder, '-f', file])
  await rm(file)
}

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

const TABLES = `select format('%I.%I', table_schema, table_name) as name
  from information_schema.tables where table_schema in ('public', 'auth', 'storage') and table_type = 'BASE TABLE'`

async function readRows(dataDir: string): Promise<Tables> {
  const server = await startEmbedded({ dataDir })
  const client = new pg.Client(server.superuser())
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    const read: Tables = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`)
      read[name] = rows.map(({ row }) => row)
    }
    return read
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Number of rows by table that are missing, or whose value changed in a column that still exists. */
function missingRows(before: Tables, after: Tables): Record<string, number> {
  const missing = Object.entries(before).map(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => column in (after[table]?.[0] ?? {}) && !CHANGED.test(`${table}.${column}`),
    )
    const textOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]))
    const present = new Set(after[table]?.map(textOf))
    return [table, rows.filter((row) => !present.has(textOf(row))).length] as const
  })
  return Object.fromEntries(missing.filter(([, count]) => count > 0))
}
