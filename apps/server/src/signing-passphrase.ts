// The passphrase that encrypts the signing keys in the database, and the operator's message when it is
// wrong.
import { StartupError } from '@dropwise/db'
import { UnreadableKeysError } from '@dropwise/surface'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const FILE = 'secret.key'

interface KeyPassphrase {
  keyPassphrase?: string
  replaceUnreadableKeys?: boolean
}

/**
 * `SECRET_KEY`, or for the embedded database a file beside it that only we can read. A missing file is
 * created: any old keys are then lost, new ones are made, and everyone must sign in again.
 */
export async function readKeyPassphrase(config: Config): Promise<KeyPassphrase> {
  if (config.secretKey) return { keyPassphrase: config.secretKey }
  // Several servers may share one DATABASE_URL: a secret in one server's folder would lock out the others.
  if (config.databaseUrl) return {}
  const file = join(config.dataDir, FILE)
  const isNew = await writeFile(file, randomBytes(32).toString('base64url'), {
    mode: 0o600,
    flag: 'wx',
  }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  return { keyPassphrase: (await readFile(file, 'utf8')).trim(), replaceUnreadableKeys: isNew }
}

/** Turns the surface's refusal into one line with a next step; returns other errors unchanged. */
export function explainUnreadableKeys(config: Config, error: unknown): unknown {
  if (!(error instanceof UnreadableKeysError)) return error
  if (config.secretKey || config.databaseUrl)
    return new StartupError(
      'SECRET_KEY is not the one that this database was started with. Set that one, or empty auth.signing_keys: then everyone signs in anew.',
    )
  return new StartupError(
    `${join(config.dataDir, FILE)} is not the key of this database. Put the right one back, or remove the file: then everyone signs in anew.`,
  )
}
