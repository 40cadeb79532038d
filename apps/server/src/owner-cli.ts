// npm run owner -- --mail ADDRESS: makes an owner of the platform, or a new link for one, and prints the one-time link.
import { accessFromUrl, migrate, reachEmbedded, StartupError } from '@dropwise/db'
import { prepare } from '@dropwise/surface'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { makeOwnerLink } from './owner-link.ts'

const USAGE = `npm run owner -- --mail ADDRESS

Makes the account with this address an owner of the platform, and prints a link that sets its password.
The link works once, for a day. Run it again for a new one. The product may run meanwhile.`

try {
  const { values } = parseArgs({ options: { mail: { type: 'string' }, help: { type: 'boolean' } } })
  const mail = z.email().safeParse(values.mail)
  if (values.help || !mail.success) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = values.help ? 0 : 1
  } else {
    await printLink(mail.data)
  }
} catch (error) {
  const isExpected =
    error instanceof StartupError || String((error as Error).message).startsWith('Unknown option')
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}

async function printLink(mail: string): Promise<void> {
  const config = readConfig()
  const reached = config.databaseUrl
    ? { access: accessFromUrl(config.databaseUrl), close: async () => {} }
    : await reachEmbedded(config.dataDir)
  try {
    await migrate(reached.access, { prepare: (client) => prepare(client, { openDefaults: false }) })
    const base = config.publicUrl ?? `http://${config.host}:${config.port}`
    const { link, isNew } = await makeOwnerLink(reached.access.owner, mail, base)
    process.stdout.write(
      `${mail} ${isNew ? 'is now an owner' : 'is an owner'}. This link sets the password:\n  ${link}\n`,
    )
  } finally {
    await reached.close()
  }
}
