// A thousand sockets on one table of positions, beside a hundred requests per second: deliveries, delays, CPU
// per thousand deliveries.
// `npm run bench realtime`
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startEmbedded } from '@dropwise/db/embedded'
import { prepare } from '@dropwise/surface'
import pg from 'pg'
import { WebSocket } from 'ws'

const PORT = 5533
const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 1000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const UPDATES_PER_SECOND = 22
const REQUESTS_PER_SECOND = 100
/** Later than this after the last update counts as lost. */
const MAX_WAIT_SECONDS = 60
/** The upstream client's heartbeat; a silent client is dropped. */
const HEARTBEAT_MS = 25_000
const SECRET = 'bench-secret-bench-secret-bench-secret'
/** Clock ticks of /proc per second, on every known Linux. */
const TICKS = 100

const SQL = `
create table public.positions (vehicle_id int primary key, lat double precision not null, lng double precision not null, sent_at double precision not null);
alter table public.positions enable row level security;
create policy everyone on public.positions for select to anon using (true);
create policy people on public.positions for select to authenticated using ((select auth.uid()) is not null);
grant select on public.positions to anon, authenticated;
alter publication supabase_realtime add table public.positions;
insert into public.positions select g, 52, 13, 0 from generate_series(1, 50) g;
`

interface Scenario {
  name: string
  /** Each socket is its own person, whose rights are checked for every change. */
  isPersonal?: boolean
  filter?: (socket: number) => string
  /** Deliveries per update. */
  reach: number
}

const SCENARIOS: Scenario[] = [
  { name: 'nobody listens', reach: 0 },
  { name: 'every socket hears every vehicle', reach: SOCKETS },
  { name: 'the same, every socket a person of its own', reach: SOCKETS, isPersonal: true },
  {
    name: 'each socket follows one of 50 vehicles',
    filter: (i) => `vehicle_id=eq.${1 + (i % 50)}`,
    reach: SOCKETS / 50,
  },
]

/** A token of a new person, signed like the server's. */
function personToken(): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'authenticated', sub: randomUUID(), exp })}`
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
}

/**
 * Sends requests from a separate thread, so that they wait only for the server; resolves with latencies in
 * milliseconds.
 */
function startRequests(key: string): { stop: () => Promise<number[]> } {
  const worker = new Worker(new URL('./loads/http.ts', import.meta.url), {
    workerData: {
      url: `http://127.0.0.1:${PORT}/rest/v1/positions?limit=1`,
      key,
      perSecond: REQUESTS_PER_SECOND,
    },
  })
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', (times: number[]) => resolve(times))
        worker.once('error', reject)
        worker.postMessage('stop')
      }),
  }
}

async function cpuSeconds(pid: number): Promise<number> {
  const fields =
    (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
}

async function connect(
  key: string,
  token: string | undefined,
  filter: string | undefined,
  onChange: (sentAt: number) => void,
): Promise<WebSocket> {
  const ws = new WebSocket(`ws://127.0.0.1:${PORT}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`, {
    perMessageDeflate: false,
  })
  await new Promise<void>((resolve, reject) => {
    ws.on('open', () =>
      ws.send(
        JSON.stringify([
          '1',
          '1',
          'realtime:bench',
          'phx_join',
          {
            access_token: token,
            config: {
              postgres_changes: [
                { event: 'UPDATE', schema: 'public', table: 'positions', ...(filter ? { filter } : {}) },
              ],
            },
          },
        ]),
      ),
    )
    const heartbeat = setInterval(
      () => ws.send(JSON.stringify([null, 'beat', 'phoenix', 'heartbeat', {}])),
      HEARTBEAT_MS,
    )
    ws.on('close', () => clearInterval(heartbeat))
    ws.on('error', reject)
    ws.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.includes('"postgres_changes",{"ids"'))
        onChange(Number(/"sent_at":\s*([\d.e+]+)/.exec(text)?.[1] ?? 0))
      else if (text.includes('Subscribed to PostgreSQL')) resolve()
    })
  })
  return ws
}

/** Median and 95th percentile. */
function quantiles(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (q: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.95)}`
}

async function measure(
  owner: pg.Client,
  server: ChildProcess,
  key: string,
  scenario: Scenario,
): Promise<void> {
  const delays: number[] = []
  const sockets: WebSocket[] = []
  const count = scenario.reach === 0 ? 0 : SOCKETS
  for (let i = 0; i < count; i += 50) {
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - i) }, (_, j) =>
          connect(key, scenario.isPersonal ? personToken() : undefined, scenario.filter?.(i + j), (sentAt) =>
            delays.push(performance.timeOrigin + performance.now() - sentAt),
          ),
        ),
      )),
    )
  }
  await sleep(300)
  delays.length = 0
  const requests = startRequests(key)
  const before = await cpuSeconds(server.pid ?? 0)
  const started = performance.now()
  let updates = 0
  // Narrow filters need more updates for as many deliveries.
  const perSecond =
    scenario.reach === 0
      ? UPDATES_PER_SECOND
      : Math.min(500, Math.round((UPDATES_PER_SECOND * SOCKETS) / scenario.reach))
  while (performance.now() - started < SECONDS * 1000) {
    await owner.query('update public.positions set lat = lat + 0.0001, sent_at = $2 where vehicle_id = $1', [
      1 + (updates % 50),
      performance.timeOrigin + performance.now(),
    ])
    updates += 1
    const ahead = (updates / perSecond) * 1000 - (performance.now() - started)
    if (ahead > 0) await sleep(ahead)
  }
  const expected = updates * scenario.reach
  for (let i = 0; i < MAX_WAIT_SECONDS * 40 && delays.length < expected; i += 1) await sleep(25)
  const seconds = (performance.now() - started) / 1000
  const cpu = (await cpuSeconds(server.pid ?? 0)) - before
  const times = await requests.stop()
  const dropped = sockets.filter((ws) => ws.readyState !== ws.OPEN).length
  console.log(
    `| ${scenario.name} | ${count} | ${updates} | ${delays.length} of ${expected} | ${(delays.length / seconds).toFixed(0)} | ${quantiles(delays)} | ${delays.length === 0 ? '' : ((cpu / delays.length) * 1e6).toFixed(1)} | ${times.length} | ${quantiles(times)} | ${dropped} |`,
  )
  for (const ws of sockets) ws.terminate()
  await sleep(300)
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-bench-realtime-'))
  const database = await startEmbedded({
    dataDir: folder,
    tcpPort: 5534,
    settings: { max_connections: '60' },
  })
  let server: ChildProcess | undefined
  try {
    const owner = new pg.Client(database.access().owner)
    await owner.connect()
    await prepare(owner, { authenticatorPassword: 'bench' })
    await owner.query(SQL)
    const { database: name } = database.access().owner
    server = spawn(process.execPath, [new URL('./servers/surface.ts', import.meta.url).pathname], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        BENCH_PORT: String(PORT),
        BENCH_POOL: '8',
        BENCH_SECRET: SECRET,
        BENCH_DATABASE: `postgres://authenticator:bench@127.0.0.1:5534/${name}`,
        BENCH_OWNER: JSON.stringify(database.access().as('supabase_admin')),
        BENCH_STORAGE: join(folder, 'storage'),
      },
    })
    const child = server
    const key = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
      child.once('exit', () => reject(new Error('The server ended before it was ready.')))
    })
    console.log(`One server process, row policies on; the loading program shares the machine's cores`)
    console.log(
      '| scenario | sockets | updates | delivered | per second | delay p50 / p95 ms | CPU ms per 1,000 | requests | p50 / p95 ms | dropped |',
    )
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
    for (const scenario of SCENARIOS) await measure(owner, server, key, scenario)
    await owner.end()
  } finally {
    if (server && server.exitCode === null) {
      const child = server
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
