// npm run migrate: brings the database of DATABASE_URL to this release and ends. Servers do it at their start as well; a rollout does it first.
import { accessFromUrl, migrate, StartupError } from '@dropwise/db'
import { prepare } from '@dropwise/surface'
import { readConfig } from './config.ts'

try {
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
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
