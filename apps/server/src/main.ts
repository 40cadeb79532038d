// Runs the product until a signal stops it. A StartupError prints one line and exits with code 1.
import { makeDataFolder, StartupError } from '@dropwise/db'
import module from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { readConfig, readServiceManager, type Config } from './config.ts'
import { openDatabase } from './open-database.ts'
import type { RunningProduct } from './server.ts'
import { reportToManager } from './service-manager.ts'

/** Folder of compiled sources in the data folder, for later starts. `npm start` has one of its own. */
const COMPILED = '.compiled'
/** One Ctrl-C may send two signals (terminal and parent). A signal within this time repeats the first. */
const SAME_WISH_MS = 1_000

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const config = readConfig()
  const starting = start(config)
  stopWhenTold(starting)
  const product = await starting
  await announce(config, product)
  reportToManager(readServiceManager())
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}

/**
 * Most of the modules are imported after their cache is open, which saves about a second of processor time, and while
 * the database opens.
 */
async function start(config: Config): Promise<RunningProduct> {
  await makeDataFolder(config.dataDir)
  module.enableCompileCache(join(config.dataDir, COMPILED))
  const database = openDatabase(config, print)
  // startProduct awaits the promise later and throws its error then.
  database.catch(() => {})
  const { startProduct } = await import('./server.ts')
  const product = await startProduct(config, print, database)
  // A killed process would not write it.
  module.flushCompileCache()
  return product
}

async function announce(config: Config, product: RunningProduct): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TRACKING_NUMBER, PRODUCT_NAME } =
    await import('@dropwise/contracts')
  if (config.role === 'worker')
    return print(`${PRODUCT_NAME} worker is ready: ${product.address} (health and metrics)`)
  const address = config.publicUrl ?? product.address
  print(`\n${PRODUCT_NAME} is ready: ${address}`)
  if (product.setupLink)
    print(
      `\nNobody owns it yet. This link makes the first owner, once, within a day:\n  ${product.setupLink}`,
    )
  if (!config.isDemo) return
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  print('\nDemo accounts, password ' + DEMO_PASSWORD)
  for (const { email, label } of DEMO_ACCOUNTS) print(`  ${email.padEnd(width)}  ${label}`)
  print(`  ${`${address}/track/${DEMO_TRACKING_NUMBER}`.padEnd(width)}  a parcel to follow`)
  print('\nCtrl-C stops it.')
}

function stopWhenTold(starting: Promise<RunningProduct>): void {
  let toldAt: number | undefined
  const stop = (signal: NodeJS.Signals): void => {
    const now = performance.now()
    if (toldAt !== undefined) {
      if (now - toldAt > SAME_WISH_MS) process.exit(128 + constants.signals[signal])
      return
    }
    toldAt = now
    starting
      .then((product) => product.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
