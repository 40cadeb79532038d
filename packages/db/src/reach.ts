// The embedded database for a program beside the product: the running server, or one started temporarily.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accessToCluster, type DatabaseAccess } from './access.ts'
import { serverAccount } from './binaries.ts'
import { clusterPassword, placeCluster, runningServer } from './cluster-files.ts'
import { DATABASE_NAME, startEmbedded } from './embedded.ts'
import { StartupError } from './startup-error.ts'

export interface ReachedDatabase {
  access: DatabaseAccess
  /** Stops the server if this started it. */
  close(): Promise<void>
}

/**
 * Does not lock the data folder: the product may run, start and stop meanwhile. Throws StartupError where there is no
 * database, unless `isNewAllowed`: a mistyped DATA_DIR would become an empty installation.
 */
export async function reachEmbedded(
  dataDir: string,
  { isNewAllowed = false } = {},
): Promise<ReachedDatabase> {
  if (!isNewAllowed && !existsSync(dataDir)) throw noDatabase(dataDir)
  const place = await placeCluster(dataDir, serverAccount())
  if (!isNewAllowed && !existsSync(join(place.cluster, 'PG_VERSION'))) throw noDatabase(dataDir)
  const running = await runningServer(place.cluster, place.sockets)
  if (!running) {
    const embedded = await startEmbedded({ dataDir })
    return { access: embedded.access(), close: () => embedded.stop() }
  }
  const address = {
    host: running.sockets === '' ? '127.0.0.1' : running.sockets,
    port: running.port,
    password: await clusterPassword(place.passwordFile),
    cluster: place.cluster,
  }
  return { access: accessToCluster(address, DATABASE_NAME), close: async () => {} }
}

const noDatabase = (dataDir: string) =>
  new StartupError(`${dataDir} has no database. Is DATA_DIR right? The product makes one at its first start.`)
