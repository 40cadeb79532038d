// Restores the last good backup into a temporary embedded server, to prove that it can be restored.
import { startEmbedded, StartupError, type EmbeddedPostgres } from '@dropwise/db'
import { prepare } from '@dropwise/surface'
import { sql } from 'kysely'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readBackupNotes, writeBackupNotes } from '../../platform/backup-notes.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { makeQueueTables } from '../../platform/jobs/jobs.ts'
import type { BackupSettings, Platform } from '../../platform/platform.ts'
import { sizeOfPositions } from '../../platform/positions/database.ts'
import { openBackup } from './backup-place.ts'
import { restoreBackup } from './restore-backup.ts'

/** Free space that a test needs, as a multiple of the database's size: a copy, its write-ahead log and a reserve. */
const SPACE_FACTOR = 3

const PREFIX = '.test-restore-'

type TestPlatform = Pick<Platform, 'asService' | 'clock'>

/** Notes the result with the backup. Throws when the backup cannot be restored. */
export async function testLastBackup(platform: TestPlatform, backups: BackupSettings): Promise<void> {
  const notes = await platform.asService('backup to test', ({ trx }) => readBackupNotes(trx))
  const last = notes.find(({ error }) => error === null)
  if (!last || last.restored !== null) return
  const startedAt = platform.clock.now()
  const note = (rows: number, error: string | null) =>
    writeBackupNotes(platform, (all) =>
      all.map((one) => {
        if (one.place !== last.place) return one
        const seconds = Math.round((platform.clock.now() - startedAt) / 1000)
        return { ...one, restored: { at: new Date(startedAt).toISOString(), rows, seconds, error } }
      }),
    )
  try {
    await requireSpace(platform, backups)
    await note(await restoreAside(last.place, backups), null)
  } catch (error) {
    await note(0, (error as Error).message)
    throw error
  }
}

async function requireSpace(
  { asService }: TestPlatform,
  { dataDir, positions }: BackupSettings,
): Promise<void> {
  const { bytes: mainBytes } = await asService('size of a test restore', async ({ trx }) =>
    onlyRow(await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(trx)),
  )
  // The temporary server takes the positions too.
  const bytes = mainBytes + (positions ? await sizeOfPositions(positions) : 0)
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < bytes * SPACE_FACTOR)
    throw new StartupError(`The disk has less free space than ${SPACE_FACTOR} times the database.`)
}

/** Returns the number of restored rows. */
async function restoreAside(place: string, backups: BackupSettings): Promise<number> {
  // A process that was killed during a test left its server running.
  for (const name of await readdir(backups.dataDir))
    if (name.startsWith(PREFIX)) await remove(await startAside(join(backups.dataDir, name)))
  const aside = await startAside(await mkdtemp(join(backups.dataDir, PREFIX)))
  try {
    const { rows } = await restoreBackup(await openBackup(place, backups), {
      access: aside.server.access(),
      dataDir: aside.dataDir,
      passphrase: backups.passphrase,
      prepare: (client) => prepare(client, { openDefaults: false }),
      makeQueue: makeQueueTables,
    })
    return rows
  } finally {
    await remove(aside)
  }
}

interface Aside {
  dataDir: string
  server: EmbeddedPostgres
}

const startAside = async (dataDir: string): Promise<Aside> => ({
  dataDir,
  server: await startEmbedded({ dataDir }),
})

/** Stops the server and removes its folders; the database lives elsewhere when its account cannot enter the data folder. */
async function remove({ dataDir, server }: Aside): Promise<void> {
  await server.stop()
  const home = dirname(server.cluster)
  for (const folder of new Set([home, dataDir])) await rm(folder, { recursive: true, force: true })
}
