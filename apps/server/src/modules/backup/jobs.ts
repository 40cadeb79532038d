// The daily backup: writes it, verifies it by reading it, and removes the oldest beyond the number to keep.
import { join } from 'node:path'
import { z } from 'zod'
import { readBackupNotes, writeBackupNotes } from '../../platform/backup-notes.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { BackupSettings, Platform } from '../../platform/platform.ts'
import { isInBucket, openBackup, removeBackup, storeBackup } from './backup-place.ts'
import { checkBackup } from './read-entries.ts'
import { testLastBackup } from './test-restore.ts'
import { writeBackup } from './write-backup.ts'

/** A large installation takes hours. An interrupted attempt is repeated once. */
const write = defineJob('backup.write', z.object({}), { retryLimit: 1, expireInSeconds: 6 * 3_600 })
const testRestore = defineJob('backup.test-restore', z.object({}), {
  retryLimit: 0,
  expireInSeconds: 6 * 3_600,
})
/** Before the nightly jobs that delete old data. */
const AT = '5 1 * * *'

type BackupPlatform = Pick<Platform, 'asService' | 'clock'>

export async function scheduleBackups(platform: Platform): Promise<void> {
  const { jobs, backups } = platform
  if (!backups) return
  await jobs.work(write, async (_data, { signal }) => {
    await runBackup(platform, backups, signal)
    await platform.asService('test the backup', async ({ enqueue }) => enqueue(testRestore, {}))
  })
  await jobs.work(testRestore, () => testLastBackup(platform, backups))
  await jobs.schedule(write, AT, {})
}

export async function runBackup(
  platform: BackupPlatform,
  backups: BackupSettings,
  signal?: AbortSignal,
): Promise<void> {
  const at = new Date(platform.clock.now()).toISOString()
  const name = `dropwise-${at.replaceAll(/[:.]/g, '-')}.backup`
  const place = isInBucket(backups.to) ? `${backups.to.replace(/\/*$/, '')}/${name}` : join(backups.to, name)
  try {
    const { rows, files } = await storeBackup(place, backups, (target) =>
      writeBackup({ ...backups, signal }, target),
    )
    await checkBackup(await openBackup(place, backups), backups.passphrase)
    await writeBackupNotes(platform, (notes) => [
      { at, place, rows, files, error: null, restored: null },
      ...notes,
    ])
  } catch (error) {
    const note = { at, place, rows: 0, files: 0, error: (error as Error).message, restored: null }
    await writeBackupNotes(platform, (notes) => [note, ...notes])
    throw error
  }
  await removeOld(platform, backups)
}

/** Removes only files of these jobs, and only beyond the number of good ones. */
async function removeOld(platform: BackupPlatform, backups: BackupSettings): Promise<void> {
  const notes = await platform.asService('backups to remove', ({ trx }) => readBackupNotes(trx))
  const old = notes.filter(({ error }) => error === null).slice(backups.keep)
  for (const { place } of old) await removeBackup(place, backups)
  const removed = new Set(old.map(({ place }) => place))
  await writeBackupNotes(platform, (all) => all.filter(({ place }) => !removed.has(place)))
}
