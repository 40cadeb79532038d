// npm run backup -- FILE|s3://NAME: writes a backup, also while the product runs. --check reads one and restores nothing.
import { accessFromUrl, reachEmbedded } from '@dropwise/db'
import { stat } from 'node:fs/promises'
import { failCommand, readCommand } from './command-failure.ts'
import { readConfig } from './config.ts'
import { BackupError } from './modules/backup/backup-error.ts'
import { openBackup, storeBackup } from './modules/backup/backup-place.ts'
import { checkBackup } from './modules/backup/read-entries.ts'
import { writeBackup } from './modules/backup/write-backup.ts'
import { accessToPositions } from './platform/positions/database.ts'

const USAGE = 'Usage: npm run backup -- FILE|s3://NAME [--check]'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const { values, positionals } = readCommand(USAGE, {
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [place, ...rest] = positionals
  if (place === undefined || rest.length > 0) throw new BackupError(USAGE)
  const config = readConfig()
  const places = { s3Url: config.backupS3Url, dataDir: config.dataDir }
  if (values.check) {
    const { rows } = await checkBackup(await openBackup(place, places), config.backupPassphrase)
    print(`${place} is complete: ${Object.keys(rows).length} tables.`)
  } else await write(place, config, places)
} catch (error) {
  failCommand(error, BackupError)
}

async function write(
  place: string,
  config: ReturnType<typeof readConfig>,
  places: Parameters<typeof storeBackup>[1],
): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop.abort(new BackupError('The backup was stopped. Nothing was kept.')))
  const reached = config.databaseUrl
    ? { access: accessFromUrl(config.databaseUrl), close: async () => {} }
    : await reachEmbedded(config.dataDir)
  try {
    const summary = await storeBackup(place, places, (target) =>
      writeBackup(
        {
          owner: reached.access.owner,
          positions: accessToPositions(config.positionsUrl),
          dataDir: config.dataDir,
          isStorageElsewhere: config.s3Url !== undefined,
          passphrase: config.backupPassphrase,
          signal: stop.signal,
        },
        target,
      ),
    )
    const size = place.startsWith('s3://') ? '' : `, ${Math.ceil((await stat(place)).size / 1024)} kB`
    print(
      `Saved ${summary.rows} rows of ${summary.tables} tables and ${summary.files} files to ${place}${size}.`,
    )
    if (config.s3Url)
      print('Stored objects lie in the bucket of S3_URL and are not part of it: back up that bucket too.')
    if (config.secretKey) print('Keep SECRET_KEY as well: the backup does not hold it.')
    if (!config.backupPassphrase) print('It is not encrypted. Set BACKUP_PASSPHRASE to encrypt it.')
  } finally {
    await reached.close()
  }
}
