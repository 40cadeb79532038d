// Claim: on a clean Debian a release is ready within 5 s of its start, and with PostgreSQL it holds less than 350 MB
// of memory, idle and after a day of 200 orders.
// `npm run bench release -- dist/release/dropwise-VERSION-linux-x64.tar.gz`: unpacks the tarball in a fresh Debian, starts it as
// an account without rights, plans and dispatches 200 orders through the API, and drives the day.
// --debian FOLDER  keeps the Debian for the next time (default /var/tmp/dropwise-debian);  --speed 60  how much faster than
// the day the vans drive
// Runs as root: debootstrap and chroot.
import { DEMO_PASSWORD, type PlanResponse } from '@dropwise/contracts'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const GOALS = { readySeconds: 5, memoryMb: 350 }
const READY_LIMIT_MS = 600_000
const PORT = 4480
const URL = `http://127.0.0.1:${PORT}`
const ACCOUNT = 10_001
/** The demo's own days are in the past and today. */
const DAYS_AHEAD = 20
const IDLE_SECONDS = 60
const ORDERS = 200
const EXAMPLE = join(import.meta.dirname, '../examples/ashmouth-200-orders.csv')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    debian: { type: 'string', default: '/var/tmp/dropwise-debian' },
    speed: { type: 'string', default: '60' },
  },
})
const [tarball] = positionals
if (tarball === undefined) throw new Error('Name the tarball: npm run bench release -- FILE.tar.gz')
const debian = resolve(values.debian)

interface Memory {
  /** Proportional: a shared page counts in parts for the processes that map it. */
  pssMb: number
  privateMb: number
  processes: number
}
interface Row {
  what: string
  figure: string
}

const rows: Row[] = []
const note = (what: string, figure: string): void => {
  rows.push({ what, figure })
  console.log(`${what}: ${figure}`)
}
let product: ChildProcess | undefined
let hasReachedGoals = true

makeDebian()
try {
  const unpackedAt = performance.now()
  run('tar', ['-xzf', tarball, '-C', join(debian, 'opt/dropwise'), '--strip-components=1'])
  note('unpacking', inSeconds(performance.now() - unpackedAt))
  const firstStart = await start()
  note('first start to ready (makes the database and the demo)', await withProcessorTime(firstStart))
  const token = await signIn()
  await planDay(token)
  note('tarball to the first planned day', inSeconds(performance.now() - unpackedAt))
  await stop()
  const secondStart = await start()
  note('second start to ready', await withProcessorTime(secondStart))
  await sleep(IDLE_SECONDS * 1000)
  noteMemory(`memory ${IDLE_SECONDS} s after the start`, await readMemory())
  await driveDay(await signIn())
  noteMemory(`memory after a driven day of ${ORDERS} orders`, await readMemory())
  note('processor time of the second run', `${(await processorSeconds()).toFixed(0)} s`)
  hasReachedGoals &&= Math.max(firstStart, secondStart) <= GOALS.readySeconds * 1000
} finally {
  await stop()
  run('umount', [join(debian, 'proc')])
}
console.table(rows)
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`)
if (!hasReachedGoals) process.exitCode = 1

/** A Debian with nothing but its base, and an empty place for the product. */
function makeDebian(): void {
  if (!existsSync(join(debian, 'bin/sh'))) run('debootstrap', ['--variant=minbase', 'bookworm', debian])
  for (const folder of ['opt/dropwise', 'srv/data']) {
    rmSync(join(debian, folder), { recursive: true, force: true })
    mkdirSync(join(debian, folder), { recursive: true })
  }
  chownSync(join(debian, 'srv/data'), ACCOUNT, ACCOUNT)
  // A run that was killed leaves it mounted.
  if (!existsSync(join(debian, 'proc/self'))) run('mount', ['-t', 'proc', 'proc', join(debian, 'proc')])
  for (const [name, minor] of Object.entries({ null: '3', urandom: '9' }))
    if (!existsSync(join(debian, 'dev', name)))
      run('mknod', ['-m', '666', join(debian, 'dev', name), 'c', '1', minor])
  run('install', ['-d', '-m', '1777', join(debian, 'dev/shm')])
  const programs = ['node', 'npm', 'postgres'].filter((name) => isInstalled(name))
  if (programs.length > 0) throw new Error(`This Debian has ${programs.join(', ')}: name another folder.`)
  if (!readFileSync(join(debian, 'etc/passwd'), 'utf8').includes('dropwise:'))
    run('chroot', [debian, 'useradd', '--uid', String(ACCOUNT), '--home-dir', '/srv/data', 'dropwise'])
}

function isInstalled(name: string): boolean {
  try {
    run('chroot', [debian, 'sh', '-c', `command -v ${name}`])
    return true
  } catch {
    return false
  }
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Starts the product; milliseconds until it was ready. */
async function start(): Promise<number> {
  const log = openSync(join(debian, 'srv/log'), 'a')
  const startedAt = performance.now()
  product = spawn('chroot', [`--userspec=${ACCOUNT}:${ACCOUNT}`, debian, '/opt/dropwise/bin/dropwise'], {
    env: { PATH: '/usr/bin:/bin:/usr/sbin', HOME: '/srv/data', PORT: String(PORT), DATA_DIR: '/srv/data' },
    stdio: ['ignore', log, log],
  })
  while (!(await fetch(`${URL}/readyz`).catch(() => null))?.ok) {
    if (product.exitCode !== null || performance.now() - startedAt > READY_LIMIT_MS)
      throw new Error(`The product did not start: ${readFileSync(join(debian, 'srv/log'), 'utf8')}`)
    await sleep(20)
  }
  return performance.now() - startedAt
}

async function stop(): Promise<void> {
  if (!product || product.exitCode !== null || product.signalCode !== null) return
  product.kill('SIGTERM')
  await once(product, 'exit')
}

async function signIn(): Promise<string> {
  const { anonKey } = (await (await fetch(`${URL}/config.json`)).json()) as { anonKey: string }
  const answer = await fetch(`${URL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dispatcher@dropwise.example', password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function call<Answer>(
  token: string,
  method: string,
  path: string,
  body?: string | object,
): Promise<Answer> {
  const type = typeof body === 'string' ? 'text/csv' : 'application/json'
  const response = await fetch(`${URL}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Imports the orders of a day and plans it. */
async function planDay(token: string): Promise<void> {
  const csv = readFileSync(EXAMPLE, 'utf8').replaceAll(/\b\d{4}-\d\d-\d\d\b/g, dayOfOrders())
  const stored = await call<{ created: number }>(token, 'POST', '/orders/import', csv)
  if (stored.created !== ORDERS) throw new Error(`${stored.created} orders were stored.`)
  const plan = await runPlan(token)
  note('orders in the plan', String(plan.summary.stops))
}

async function runPlan(token: string): Promise<PlanResponse> {
  const { id } = await call<{ id: string }>(token, 'POST', '/plans', { date: dayOfOrders() })
  let plan: PlanResponse
  do {
    await sleep(100)
    plan = await call<PlanResponse>(token, 'GET', `/plans/${id}`)
  } while (plan.status === 'queued' || plan.status === 'running')
  if (plan.status !== 'done') throw new Error(`The plan ended as ${plan.status}: ${plan.error}`)
  return plan
}

/** Plans the day again in this run of the product, dispatches it, and lets all vans drive it. */
async function driveDay(token: string): Promise<void> {
  const { id } = await runPlan(token)
  await call(token, 'POST', `/plans/${id}/dispatch`)
  const drive = join(import.meta.dirname, '../scripts/drive.ts')
  const options = ['--url', URL, '--date', dayOfOrders(), '--speed', values.speed]
  const vans = spawn(process.execPath, [drive, ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(vans, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The day was not driven to its end.')
}

function dayOfOrders(): string {
  return new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10)
}

/** Processes whose root folder is the Debian: the product with its PostgreSQL, nothing else. */
async function processesInside(): Promise<number[]> {
  const inside: number[] = []
  for (const pid of (await readdir('/proc')).map(Number).filter(Boolean))
    if ((await readlink(`/proc/${pid}/root`).catch(() => '')) === debian) inside.push(pid)
  return inside
}

async function readMemory(): Promise<Record<'Node' | 'PostgreSQL', Memory>> {
  const memory = {
    Node: { pssMb: 0, privateMb: 0, processes: 0 },
    PostgreSQL: { pssMb: 0, privateMb: 0, processes: 0 },
  }
  for (const pid of await processesInside()) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    const exe = await readlink(`/proc/${pid}/exe`).catch(() => '')
    const megabytes = (name: string) =>
      (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) * 1024) / 1e6
    const part = memory[exe.endsWith('/postgres') ? 'PostgreSQL' : 'Node']
    part.pssMb += megabytes('Pss')
    part.privateMb += megabytes('Private_Clean') + megabytes('Private_Dirty')
    part.processes += 1
  }
  return memory
}

function noteMemory(what: string, { Node, PostgreSQL }: Awaited<ReturnType<typeof readMemory>>): void {
  const total = Node.pssMb + PostgreSQL.pssMb
  note(
    what,
    `${total.toFixed(0)} MB PSS: Node ${Node.pssMb.toFixed(0)} (private ${Node.privateMb.toFixed(0)}), PostgreSQL ` +
      `${PostgreSQL.pssMb.toFixed(0)} (private ${PostgreSQL.privateMb.toFixed(0)}, ${PostgreSQL.processes} processes)`,
  )
  hasReachedGoals &&= total <= GOALS.memoryMb
}

/** User and system time of all processes inside. */
async function processorSeconds(): Promise<number> {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  let ticks = 0
  for (const pid of await processesInside()) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // Fields 14 to 17 of proc(5), with the children that ended.
    for (const field of stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15))
      ticks += Number(field)
  }
  return ticks / ticksPerSecond
}

/** Processor time, the only useful figure on a busy machine. */
async function withProcessorTime(milliseconds: number): Promise<string> {
  return `${inSeconds(milliseconds)}, ${(await processorSeconds()).toFixed(1)} s of processor time`
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
