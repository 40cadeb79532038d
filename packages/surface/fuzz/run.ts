// `npm run fuzz -- --requests 20000 --seed 1`: attacks a private instance and prints a report. Exits with 1 on a fault.
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
import { afterwards, AREAS, type Fault, fuzz, type Report } from './fuzz.ts'
import type { Target } from './target.ts'
import { tryLargeUploads } from './uploads.ts'
import { startWatch } from './watch.ts'
import { CANARY_SQL, countFiles, settle } from './world.ts'

const SECRET = 'fuzz-secret-fuzz-secret-fuzz-secret-1'
const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const MAX_SHOWN = 40
/** Characters of the surface's last log lines that are printed when it ends by itself. */
const MAX_COMPLAINTS_SHOWN = 8000
const MAX_LOG_LINE_SHOWN = 900
/** A line of the surface's log at level `error` or above. */
const LOGGED_ERROR = /^.*"level":[56]0.*$/gm
/** A busy machine may take this long to start the database and the surface. */
const START_LIMIT_SECONDS = 300

const USAGE = `Usage: npm run fuzz -- [--requests N (1 to 5,000,000)] [--seed N] [--parts N] [--at-once N] [--areas a,b]
  --parts    cuts the run into parts, of which the first has the seed, the next the seed after it, and so on`

function readArguments() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      parts: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: '8' },
      areas: { type: 'string', default: AREAS.map(({ name }) => name).join(',') },
    },
  })
  const [requests, seed, parts, atOnce] = [values.requests, values.seed, values.parts, values['at-once']].map(
    Number,
  )
  const names = values.areas.split(',')
  const areas = AREAS.filter(({ name }) => names.includes(name))
  const isWhole = (value: number | undefined, most: number): value is number =>
    Number.isInteger(value) && value !== undefined && value >= 1 && value <= most
  if (
    !isWhole(requests, 5_000_000) ||
    !isWhole(seed, 2 ** 32) ||
    !isWhole(parts, 1000) ||
    !isWhole(atOnce, 256) ||
    areas.length !== names.length
  ) {
    console.error(USAGE)
    process.exit(1)
  }
  return { requests, seed, parts, atOnce, areas }
}

const options = readArguments()

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

function print(counts: Report['counts'], faults: Fault[]): void {
  for (const [area, count] of Object.entries(counts)) {
    const kinds = Object.entries(count).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const total = kinds.reduce((sum, [, n]) => sum + n, 0)
    console.log(
      `${area.padEnd(10)}${String(total).padStart(9)}  ${kinds.map(([kind, n]) => `${kind} ${n}`).join(', ')}`,
    )
  }
  for (const { area, number, what, shown } of faults.slice(0, MAX_SHOWN))
    console.log(`\nfault in ${area}, case ${number}: ${what}\n  ${shown}`)
}

/** Runs all parts and the final checks; returns whether everything held. */
async function attack(target: Target): Promise<boolean> {
  const { requests, seed, parts, atOnce, areas } = options
  const watch = await startWatch(target, '/healthz', child.pid)
  let faultCount = 0
  for (let part = 0; part < parts; part += 1) {
    const share = Math.ceil(requests / parts)
    const started = performance.now()
    const { counts, faults } = await fuzz(target, { requests: share, seed: seed + part, areas, atOnce })
    const seconds = (performance.now() - started) / 1000
    faultCount += faults.length
    print(counts, faults)
    console.log(
      `part ${part + 1} of ${parts}: ${share} cases of seed ${seed + part} in ${seconds.toFixed(0)} s (${(share / seconds).toFixed(0)} a second), ${faults.length} faults\n`,
    )
  }
  const { wrong: wrongAnswers, looks, firstMb, peakMb, lastMb } = await watch.stop()
  const wrong = [
    ...wrongAnswers,
    ...(await tryLargeUploads(target)),
    ...(await afterwards(target, () => countFiles(join(dataDir, 'storage')))),
  ]
  for (const line of wrong) console.log(`wrong: ${line}`)
  // The log goes to standard output.
  const logged = output.match(LOGGED_ERROR) ?? []
  console.log(
    `${faultCount} faults, ${wrong.length} things wrong, ${logged.length} errors logged; ${looks} looks at its health, ` +
      `memory ${firstMb ?? '?'} MB at first, ${peakMb ?? '?'} at most, ${lastMb ?? '?'} at last`,
  )
  for (const line of logged.slice(0, MAX_SHOWN)) console.log(line.slice(0, MAX_LOG_LINE_SHOWN))
  return faultCount === 0 && wrong.length === 0 && logged.length === 0
}

const dataDir = await mkdtemp(join(tmpdir(), 'surface-fuzz-'))
// When run as root, the database server runs as nobody and must be able to reach its folder.
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
let output = ''
let complaints = ''
child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
/** True once the attack is over: until then, an end of the surface is the worst of faults. */
let isOver = false
child.once('exit', (code, signal) => {
  if (isOver) return
  console.error(`The surface ended by itself: exit code ${code ?? 'none'}, signal ${signal ?? 'none'}.`)
  console.error(complaints.slice(-MAX_COMPLAINTS_SHOWN))
  process.exit(1)
})
let faulty = true
try {
  for (let tenths = 0; tenths < START_LIMIT_SECONDS * 10 && child.exitCode === null; tenths += 1) {
    if (output.includes('S3 secret key: ')) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const key = (kind: string) => new RegExp(`${kind} key: (\\S+)`).exec(output)?.[1] ?? ''
  if (key('service') === '') throw new Error(`The surface did not start:\n${complaints}`)
  const target = await settle({
    url: `http://127.0.0.1:${port}`,
    secret: SECRET,
    anonKey: key('anon'),
    serviceKey: key('service'),
    s3: { accessKeyId: key('S3 access'), secretAccessKey: key('S3 secret'), region: 'local' },
  })
  faulty = !(await attack(target))
} finally {
  isOver = true
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
process.exitCode = faulty ? 1 : 0
