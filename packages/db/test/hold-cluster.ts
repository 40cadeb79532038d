// A product as its own process, for tests that kill it: starts the cluster of a folder, says so, and stays.
import { startEmbedded } from '../src/embedded.ts'
import { guard } from '../src/test-guard.ts'

const [dataDir = '', isGuarded] = process.argv.slice(2)
if (isGuarded) guard({ dataDir })
const cluster = await startEmbedded({ dataDir })
process.stdout.write(`${JSON.stringify({ pid: cluster.pid, isAdopted: cluster.isAdopted })}\n`)
process.once('SIGTERM', () => void cluster.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
