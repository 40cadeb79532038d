// npm run restore -- FILE|s3://NAME: restores a backup into an empty installation, on the embedded database
// or DATABASE_URL.
import { accessFromUrl, startEmbedded } from '@dropwise/db'
import { prepare } from '@dropwise/surface'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failCommand, readCommand } from './command-failure.ts'
import { readConfig } from './config.ts'
import { BackupError } from './modules/backup/backup-error.ts'
import { openBackup } from './modules/backup/backup-place.ts'
import { restoreBackup } from './modules/backup/restore-backup.ts'
import { makeQueueTables } from './platform/jobs/jobs.ts'
import { accessToPositions } from './platform/positions/database.ts'

const USAGE = 'Usage: npm run restore -- FILE|s3://NAME'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const { positionals } = readCommand(USAGE, { allowPositionals: true, options: {} })
  const [place, ...rest] = positionals
  if (place === undefined || rest.length > 0) throw new BackupError(USAGE)
  const config = readConfig()
  const source = await openBackup(place, { s3Url: config.backupS3Url, dataDir: config.dataDir })
  // Locks the data folder, so that no product uses it meanwhile.
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir })
  try {
    const summary = await restoreBackup(source, {
      access: embedded?.access() ?? accessFromUrl(config.databaseUrl ?? ''),
      positions: accessToPositions(config.positionsUrl),
      dataDir: config.dataDir,
      passphrase: config.backupPassphrase,
      prepare: (client) => prepare(client, { openDefaults: false }),
      makeQueue: makeQueueTables,
    })
    print(
      `Restored ${summary.rows} rows of ${summary.tables} tables and ${summary.files} files, as of ${summary.createdAt}.`,
    )
    const key = join(config.dataDir, 'secret.key')
    if (config.databaseUrl && !config.secretKey && existsSync(key))
      print(`Start it with SECRET_KEY_FILE=${key}, which opens its signing keys.`)
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  failCommand(error, BackupError)
}
