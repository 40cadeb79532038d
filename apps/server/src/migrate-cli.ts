// npm run migrate: migrates the database of DATABASE_URL to this release and exits. Servers migrate at start
// too; a rollout migrates first.
import { accessFromUrl, migrate, StartupError } from '@dropwise/db'
import { prepare } from '@dropwise/surface'
import { failCommand, readCommand } from './command-failure.ts'
import { readConfig } from './config.ts'

const USAGE = `Usage: npm run migrate

Migrates the database of DATABASE_URL to this release. Servers migrate at start too; a rollout migrates first.`

try {
  readCommand(USAGE, {})
  const { databaseUrl } = readConfig()
  if (!databaseUrl)
    throw new StartupError(
      'migrate needs DATABASE_URL: the embedded database is migrated when the product starts.',
    )
  const { applied, known } = await migrate(accessFromUrl(databaseUrl), {
    prepare: (client) => prepare(client, { openDefaults: false }),
  })
  process.stdout.write(`${applied.length} migrations ran, ${known} had run before.\n`)
} catch (error) {
  failCommand(error)
}
