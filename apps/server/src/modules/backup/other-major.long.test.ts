// A backup moves an installation to an older or newer major version of PostgreSQL. Runs against Debian's servers and
// the programs in the folder OTHER_POSTGRES.
import { migrate, type DatabaseAccess } from '@dropwise/db'
import { testDatabase } from '@dropwise/db/testing'
import { prepare } from '@dropwise/surface'
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeQueueTables } from '../../platform/jobs/jobs.ts'
import { restoreBackup } from './restore-backup.ts'
import { digestRows, startOtherServer, type OtherServer } from './testing.ts'
import { writeBackup } from './write-backup.ts'

const DEBIAN = '/usr/lib/postgresql'
const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((major) => join(DEBIAN, major, 'bin')) : []
const others = [...debian, ...(process.env.OTHER_POSTGRES ? [process.env.OTHER_POSTGRES] : [])]
const asAtStart = {
  prepare: (client: pg.Client) => prepare(client, { openDefaults: false }),
  makeQueue: makeQueueTables,
}

describe.skipIf(others.length === 0).each(others)('PostgreSQL in %s', (programs) => {
  let folder: string
  let server: OtherServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dropwise-majors-'))
    server = await startOtherServer(programs)
  }, 120_000)
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const carry = async (from: DatabaseAccess, to: DatabaseAccess): Promise<void> => {
    const file = join(folder, `${Date.now()}.backup`)
    const dataDir = join(folder, 'files')
    await mkdir(dataDir, { recursive: true })
    const source = { owner: from.owner, dataDir, isStorageElsewhere: false, passphrase: undefined }
    await writeBackup(source, createWriteStream(file))
    const target = { access: to, dataDir: join(folder, `restored-${Date.now()}`), passphrase: undefined }
    await restoreBackup(createReadStream(file), { ...target, ...asAtStart })
    expect(await digestRows(to.owner)).toEqual(await digestRows(from.owner))
  }

  it('exchanges companies with the embedded version in both directions', async () => {
    const [first, second] = [await testDatabase('empty'), await testDatabase('product')]
    await second.asOwner(
      `insert into public.tenants (name, slug) select 'Company ' || n, 'company-' || n from generate_series(1, 50) n`,
    )
    await carry(second.access, server.access)
    await migrate(server.access, asAtStart)
    await carry(server.access, first.access)
    await Promise.all([first.close(), second.close()])
  })
})
