// Claim: a day of 200 orders has its first complete plan within 2 s and finishes within 10 s, progress moves
// at least twice a second, the plan is a quarter shorter than orders in file order by the nearest vehicle,
// and other calls continue.
// `npm run bench plan-day`: starts the product with its own data folder and uses its public API.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD, type PlanResponse } from '@dropwise/contracts'

const PORT = 5740
const BASE = `http://127.0.0.1:${PORT}`
const ROOT = join(import.meta.dirname, '..')
const START_LIMIT_MS = 120_000
/** Avoids the demo's own routes. */
const DAYS_AHEAD = 20
const FILES = [
  { file: 'ashmouth-200-orders.csv', orders: 200 },
  { file: 'ashmouth-1000-orders-optimoroute.csv', orders: 1000 },
]

interface Line {
  orders: number
  'import ms': number
  'first plan ms': number
  'done ms': number
  'progress a second': number
  'slowest other call ms': number
  served: number
  'km planned': number
  'km in file order': number
  'shorter %': number
}

const folder = mkdtempSync(join(tmpdir(), 'dropwise-bench-'))
const product = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(tmpdir(), 'dropwise-bench-cache'),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await ready()
  const token = await signIn()
  const lines: Line[] = []
  for (const [i, { file, orders }] of FILES.entries())
    lines.push(await measure(token, file, orders, DAYS_AHEAD + i))
  console.table(lines)
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'results', 'plan-day.json'),
    `${JSON.stringify({ node: process.version, at: new Date().toISOString(), lines }, null, 2)}\n`,
  )
} finally {
  if (product.exitCode === null) {
    product.kill('SIGTERM')
    await new Promise((resolve) => product.once('exit', resolve))
  }
  rmSync(folder, { recursive: true, force: true })
}

async function ready(): Promise<void> {
  const until = performance.now() + START_LIMIT_MS
  while (!(await fetch(`${BASE}/readyz`).catch(() => null))?.ok) {
    if (performance.now() > until || product.exitCode !== null) throw new Error('The product did not start.')
    await sleep(200)
  }
}

async function signIn(): Promise<string> {
  const { anonKey } = (await (await fetch(`${BASE}/config.json`)).json()) as { anonKey: string }
  const answer = await fetch(`${BASE}/auth/v1/token?grant_type=password`, {
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
  body?: unknown,
  type = 'application/json',
): Promise<Answer> {
  const response = await fetch(`${BASE}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

async function measure(token: string, file: string, orders: number, daysAhead: number): Promise<Line> {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const [year, month, date] = day.split('-')
  const csv = readFileSync(join(ROOT, 'examples', file), 'utf8')
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, day)
    .replaceAll(/\b\d\d\/\d\d\/\d{4}\b/g, `${date}/${month}/${year}`)
  const vans = Math.ceil(orders / 40)
  const { items } = await call<{ items: unknown[] }>(token, 'GET', '/vehicles?status=active&limit=200')
  for (let i = items.length; i < vans; i += 1)
    await call(token, 'POST', '/vehicles', { name: `Bench ${i}`, registration: `BENCH ${i}` })

  const importBegan = performance.now()
  const stored = await call<{ created: number; updated: number }>(
    token,
    'POST',
    '/orders/import',
    csv,
    'text/csv',
  )
  const importMs = performance.now() - importBegan
  if (stored.created + stored.updated !== orders)
    throw new Error(`${file}: ${stored.created} orders were stored.`)

  const watcher = watchOthers()
  const began = performance.now()
  const { id } = await call<{ id: string }>(token, 'POST', '/plans', { date: day })
  const states = new Set<number>()
  let firstMs = 0
  let plan: PlanResponse
  do {
    await sleep(20)
    plan = await call<PlanResponse>(token, 'GET', `/plans/${id}`)
    states.add(plan.progress.elapsedSeconds)
    if (firstMs === 0 && plan.progress.served > 0) firstMs = performance.now() - began
  } while (plan.status === 'queued' || plan.status === 'running')
  const doneMs = performance.now() - began
  if (plan.status !== 'done') throw new Error(`${file}: ${plan.status} ${plan.error}`)
  const { distanceMetres, baselineDistanceMetres, stops } = plan.summary
  return {
    orders,
    'import ms': Math.round(importMs),
    'first plan ms': Math.round(firstMs),
    'done ms': Math.round(doneMs),
    'progress a second': Math.round((states.size / doneMs) * 10_000) / 10,
    'slowest other call ms': Math.round(await watcher.stop()),
    served: stops,
    'km planned': Math.round(distanceMetres / 100) / 10,
    'km in file order': Math.round((baselineDistanceMetres ?? 0) / 100) / 10,
    'shorter %': Math.round((1 - distanceMetres / (baselineDistanceMetres ?? distanceMetres)) * 1000) / 10,
  }
}

/** Polls the health check; `stop` returns the slowest response in milliseconds. */
function watchOthers(): { stop(): Promise<number> } {
  let isOver = false
  let slowest = 0
  const run = (async () => {
    while (!isOver) {
      const began = performance.now()
      await fetch(`${BASE}/healthz`)
      slowest = Math.max(slowest, performance.now() - began)
      await sleep(10)
    }
  })()
  return {
    async stop() {
      isOver = true
      await run
      return slowest
    },
  }
}
