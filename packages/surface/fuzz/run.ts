// `npm run fuzz -- --requests 20000 --seed 1`: attacks a surface of its own and prints what came back. Ends with 1 on a fault.
import { startEmbedded } from '@dropwise/db/embedded'
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { prepare } from '../src/prepare.ts'
import { afterwards, AREAS, fuzz, type Fault } from './fuzz.ts'
import { tryLargeUploads } from './uploads.ts'
import { CANARY_SQL, countFiles, settle } from './world.ts'

const SECRET = 'fuzz-secret-fuzz-secret-fuzz-secret-1'
const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const MOST_SHOWN = 40

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
if (!Number.isInteger(requests) || requests < 1 || requests > 5_000_000 || !Number.isInteger(seed)) {
  console.error('Usage: npm run fuzz -- [--requests N (1 to 5,000,000)] [--seed N]')
  process.exit(1)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

async function makeDatabase(dataDir: string): Promise<void> {
  const server = await startEmbedded({ dataDir })
  try {
    const owner = new pg.Client(server.access().owner)
    await owner.connect()
    await prepare(owner)
    await owner.query(await readFile(new URL('../test/fixtures/work.sql', import.meta.url), 'utf8'))
    await owner.query(CANARY_SQL)
    await owner.end()
  } finally {
    await server.stop()
  }
}

/** Resident memory of a process in MB, where the system tells. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

function print(counts: Record<string, Record<string, number>>, faults: Fault[]): void {
  for (const area of AREAS) {
    const kinds = Object.entries(counts[area] ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const total = kinds.reduce((sum, [, n]) => sum + n, 0)
    console.log(
      `${area.padEnd(10)}${String(total).padStart(9)}  ${kinds.map(([kind, n]) => `${kind} ${n}`).join(', ')}`,
    )
  }
  for (const { area, number, what, shown } of faults.slice(0, MOST_SHOWN))
    console.log(`\nfault in ${area}, case ${number}: ${what}\n  ${shown}`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'surface-fuzz-'))
// The database server runs as nobody where we run as root, and must reach its folder.
await chmod(dataDir, 0o755)
await makeDatabase(dataDir)
const port = await freePort()
const child = spawn(
  process.execPath,
  [
    CLI,
    '--port',
    String(port),
    '--data-dir',
    dataDir,
    '--jwt-secret',
    SECRET,
    '--tx-rollback',
    '--autoconfirm',
    '--anonymous',
    '--limit',
    '100000000',
  ],
  { stdio: ['ignore', 'pipe', 'pipe'] },
)
let said = ''
let complaints = ''
child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
let faulty = true
try {
  for (let i = 0; i < 300 && !said.includes('service key: ') && child.exitCode === null; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const key = (kind: string) => new RegExp(`${kind} key: (\\S+)`).exec(said)?.[1] ?? ''
  if (key('service') === '') throw new Error(`The surface did not start:\n${complaints}`)
  const target = await settle({
    url: `http://127.0.0.1:${port}`,
    secret: SECRET,
    anonKey: key('anon'),
    serviceKey: key('service'),
  })
  const before = await memoryOf(child.pid ?? 0)
  const started = performance.now()
  const { counts, faults } = await fuzz(target, requests, seed)
  const seconds = (performance.now() - started) / 1000
  const wrong = [
    ...(await tryLargeUploads(target)),
    ...(await afterwards(target, () => countFiles(join(dataDir, 'storage')))),
  ]
  print(counts, faults)
  for (const line of wrong) console.log(`\nafterwards: ${line}`)
  const logged = complaints.match(/"level":50/g)?.length ?? 0
  console.log(
    `\n${requests} cases of seed ${seed} in ${seconds.toFixed(0)} s: ${faults.length} faults, ${wrong.length} things wrong afterwards, ` +
      `${logged} errors logged, memory ${before ?? '?'} to ${(await memoryOf(child.pid ?? 0)) ?? '?'} MB`,
  )
  if (logged > 0) console.log((/^.*"level":50.*$/m.exec(complaints)?.[0] ?? '').slice(0, 900))
  faulty = faults.length > 0 || wrong.length > 0 || logged > 0
} finally {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
process.exitCode = faulty ? 1 : 0
