// npm run positions -- move | distribute: prepares the database of POSITIONS_DATABASE_URL.
import { accessFromUrl, migratePositions, POSITIONS_SETTING, reachEmbedded, StartupError } from '@dropwise/db'
import { failCommand, readCommand } from './command-failure.ts'
import { readConfig, type Config } from './config.ts'
import { distributePositions } from './platform/positions/distribute.ts'
import { movePositions } from './platform/positions/move.ts'

const USAGE = `Usage: npm run positions -- move | distribute

move        copies the positions of the main database to that of ${POSITIONS_SETTING}, compares them, and
            deletes them in the main database. Stop the product before.
distribute  spreads them over the workers of a Citus cluster, by company.`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const { positionals } = readCommand(USAGE, { allowPositionals: true, options: {} })
  const [command, ...rest] = positionals
  if ((command !== 'move' && command !== 'distribute') || rest.length > 0) throw new StartupError(USAGE)
  const config = readConfig()
  if (config.positionsUrl === undefined)
    throw new StartupError(`${POSITIONS_SETTING} is not set: positions are in the main database.`)
  const access = accessFromUrl(config.positionsUrl)
  await migratePositions(access)
  if (command === 'distribute') {
    await distributePositions(access.owner)
    print(`The positions in ${access.place} are distributed by company.`)
  } else {
    const { companies, positions } = await withMain(config, (main) => movePositions(main, access.owner))
    print(`Moved ${positions} positions of ${companies} companies to ${access.place}.`)
  }
} catch (error) {
  failCommand(error)
}

async function withMain<T>(
  config: Config,
  work: (main: Parameters<typeof movePositions>[0]) => Promise<T>,
): Promise<T> {
  const reached = config.databaseUrl
    ? { access: accessFromUrl(config.databaseUrl), close: async () => {} }
    : await reachEmbedded(config.dataDir)
  try {
    return await work(reached.access.owner)
  } finally {
    await reached.close()
  }
}
