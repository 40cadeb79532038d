// The embedded database for a program beside the product: the running server, or one started temporarily.
import { accessToCluster, type DatabaseAccess } from './access.ts'
import { serverAccount } from './binaries.ts'
import { clusterPassword, placeCluster, runningServer } from './cluster-files.ts'
import { DATABASE_NAME, startEmbedded } from './embedded.ts'

export interface ReachedDatabase {
  access: DatabaseAccess
  /** Stops the server if this started it. */
  close(): Promise<void>
}

/** Does not lock the data folder: the product may run, start and stop meanwhile. */
export async function reachEmbedded(dataDir: string): Promise<ReachedDatabase> {
  const place = await placeCluster(dataDir, serverAccount())
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
