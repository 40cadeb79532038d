// Opens the database of a start. Loads little, so PostgreSQL starts while the modules of the server are compiled.
import {
  accessFromUrl,
  accessThroughPooler,
  makeDataFolder,
  startEmbedded,
  type DatabaseAccess,
} from '@dropwise/db'
import type { Config } from './config.ts'
import { checkPort } from './ports.ts'

export interface OpenDatabase {
  access: DatabaseAccess
  close: () => Promise<void>
}

/** Starts the embedded server unless DATABASE_URL names another. Throws StartupError, also for a port in use. */
export async function openDatabase(config: Config, print: (line: string) => void): Promise<OpenDatabase> {
  await checkPort(config)
  await makeDataFolder(config.dataDir)
  if (config.databaseUrl) {
    const direct = accessFromUrl(config.databaseUrl)
    const access = config.poolerUrl ? { ...direct, pooler: accessThroughPooler(config.poolerUrl) } : direct
    return { access, close: async () => {} }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: print })
  return { access: embedded.access(), close: () => embedded.stop() }
}
