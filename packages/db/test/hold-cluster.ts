// A product as a process of its own, for tests that kill it: starts the cluster of a folder, says so, and stays.
import { startEmbedded } from '../src/embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const cluster = await startEmbedded({ dataDir })
process.stdout.write(`${JSON.stringify({ pid: cluster.pid, isAdopted: cluster.isAdopted })}\n`)
process.once('SIGTERM', () => void cluster.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
