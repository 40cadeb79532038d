// npm run owner: creates a platform owner or a new link for one, and unlocks owners who locked themselves
// out.
import { accessFromUrl, migrate, reachEmbedded, type DatabaseAccess } from '@dropwise/db'
import { prepare } from '@dropwise/surface'
import { z } from 'zod'
import { failCommand, readCommand } from './command-failure.ts'
import { readConfig, type Config } from './config.ts'
import { allowAnyAddress, makeOwnerLink } from './owner-link.ts'
import { webAddress } from './ports.ts'

const USAGE = `npm run owner -- --mail ADDRESS | --allow-any-address

Makes the account with this address an owner of the platform, and prints a link that sets its password.
The link works once, for a day. Run it again for a new one.

With --allow-any-address owners may work from every address again.

The product may run meanwhile.`

try {
  const { values } = readCommand(USAGE, {
    options: {
      mail: { type: 'string' },
      'allow-any-address': { type: 'boolean' },
    },
  })
  const mail = z.email().safeParse(values.mail)
  const isOpening = values['allow-any-address'] === true
  if ((values.mail !== undefined && !mail.success) || (!isOpening && !mail.success)) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 1
  } else {
    if (isOpening) await openAddresses()
    if (mail.success) await printLink(mail.data)
  }
} catch (error) {
  failCommand(error)
}

async function openAddresses(): Promise<void> {
  await withDatabase(async ({ owner }) => {
    const wasLimited = await allowAnyAddress(owner)
    process.stdout.write(
      wasLimited
        ? 'Owners may work from every address again.\n'
        : 'Owners were not limited to addresses: nothing changed.\n',
    )
  })
}

async function printLink(mail: string): Promise<void> {
  await withDatabase(async ({ owner }, config) => {
    const base = config.publicUrl ?? webAddress(config)
    const { link, isNew } = await makeOwnerLink(owner, mail, base)
    process.stdout.write(
      `${mail} ${isNew ? 'is now an owner' : 'is an owner'}. This link sets the password:\n  ${link}\n`,
    )
  })
}

/** The product's own database, migrated. */
async function withDatabase(work: (access: DatabaseAccess, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig()
  const reached = config.databaseUrl
    ? { access: accessFromUrl(config.databaseUrl), close: async () => {} }
    : await reachEmbedded(config.dataDir, { isNewAllowed: true })
  try {
    await migrate(reached.access, { prepare: (client) => prepare(client, { openDefaults: false }) })
    await work(reached.access, config)
  } finally {
    await reached.close()
  }
}
