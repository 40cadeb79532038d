// A thousand sockets on one table of positions: deliveries per second, delay, CPU per thousand. `npm run bench realtime`
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@dropwise/db/embedded'
import { prepare } from '@dropwise/surface'
import pg from 'pg'
import { WebSocket } from 'ws'

const PORT = 5533
const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 1000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const UPDATES_PER_SECOND = 10
const SECRET = 'bench-secret-bench-secret-bench-secret'
/** Clock ticks of /proc in a second, on every Linux we know. */
const TICKS = 100

const SQL = `
create table public.positions (vehicle_id int primary key, lat double precision not null, lng double precision not null, sent_at double precision not null);
alter table public.positions enable row level security;
create policy everyone on public.positions for select to anon, authenticated using (true);
grant select on public.positions to anon, authenticated;
alter publication supabase_realtime add table public.positions;
insert into public.positions select g, 52, 13, 0 from generate_series(1, 50) g;
`

interface Scenario {
  name: string
  filter?: (socket: number) => string
  /** Deliveries one update causes. */
  reach: number
}

const SCENARIOS: Scenario[] = [
  { name: 'every socket hears every vehicle', reach: SOCKETS },
  {
    name: 'each socket follows one of 50 vehicles',
    filter: (i) => `vehicle_id=eq.${1 + (i % 50)}`,
    reach: SOCKETS / 50,
  },
]

async function cpuSeconds(pid: number): Promise<number> {
  const fields =
    (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
}

async function connect(
  key: string,
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
            config: {
              postgres_changes: [
                { event: 'UPDATE', schema: 'public', table: 'positions', ...(filter ? { filter } : {}) },
              ],
            },
          },
        ]),
      ),
    )
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

async function measure(
  owner: pg.Client,
  server: ChildProcess,
  key: string,
  scenario: Scenario,
): Promise<void> {
  const delays: number[] = []
  const sockets: WebSocket[] = []
  for (let i = 0; i < SOCKETS; i += 50) {
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, SOCKETS - i) }, (_, j) =>
          connect(key, scenario.filter?.(i + j), (sentAt) =>
            delays.push(performance.timeOrigin + performance.now() - sentAt),
          ),
        ),
      )),
    )
  }
  await sleep(300)
  delays.length = 0
  const before = await cpuSeconds(server.pid ?? 0)
  const started = performance.now()
  let updates = 0
  // With narrow filters more updates are needed for as many deliveries.
  const perSecond = Math.min(500, Math.round((UPDATES_PER_SECOND * SOCKETS) / scenario.reach))
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
  for (let i = 0; i < 200 && delays.length < expected; i += 1) await sleep(25)
  const seconds = (performance.now() - started) / 1000
  const cpu = (await cpuSeconds(server.pid ?? 0)) - before
  delays.sort((a, b) => a - b)
  const at = (q: number): string =>
    (delays[Math.min(delays.length - 1, Math.floor(delays.length * q))] ?? 0).toFixed(1)
  console.log(
    `| ${scenario.name} | ${SOCKETS} | ${updates} | ${delays.length} of ${expected} | ${(delays.length / seconds).toFixed(0)} | ${at(0.5)} / ${at(0.95)} | ${((cpu / delays.length) * 1e6).toFixed(1)} |`,
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
      '| scenario | sockets | updates | delivered | per second | delay p50 / p95 ms | CPU ms per 1,000 |',
    )
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
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
