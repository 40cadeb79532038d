// `npm run bench planner`: our gap to the best known cost by class, beside the reference solvers.
// --full runs every instance of the folders, --seconds 10,30 --threads 1,2 --seeds 1,2,3 --filter TEXT,TEXT
// --cpu choose runs, --jobs 2 solves two instances at a time (needs jobs times threads cores for valid
// figures), --data FOLDER has the instances (default ../shared/bench). Raw rows go to bench/results/.
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const cli = join(here, '../packages/planner/src/cli.ts')

interface Row {
  instance: string
  group: string
  seconds: number
  threads: number
  clock: 'wall' | 'cpu'
  seed: number
  cost: number
  routes: number
  unserved: number
  best: number
  gap: number
  wall: number
  load: number
}

/** About ten minutes at 10 s and two threads. */
const QUICK = [
  'solomon/R104.txt',
  'solomon/R208.txt',
  'solomon/RC106.txt',
  'solomon/RC207.txt',
  'solomon/C203.txt',
  'solomon/R112.txt',
  'homberger/R1_2_4.txt',
  'homberger/RC2_2_3.txt',
  'homberger/C1_2_3.txt',
  'homberger/R2_2_4.txt',
  'homberger/RC1_4_5.txt',
  'homberger/R2_4_3.txt',
  'homberger/R1_4_3.txt',
  'homberger/R1_10_3.txt',
  'homberger/RC2_10_5.txt',
  'homberger/C1_10_4.txt',
  'x/X-n110-k13.vrp',
  'x/X-n308-k13.vrp',
  'x/X-n573-k30.vrp',
  'x/X-n979-k58.vrp',
  'x/X-n420-k130.vrp',
  'x/X-n716-k35.vrp',
  'roads/porto-tight-1.json',
  'roads/porto-wide-1.json',
  'roads/reisterstown-tight-1.json',
  'roads/reisterstown-wide-1.json',
  'roads/sf-downtown-tight-1.json',
  'roads/sf-downtown-wide-1.json',
  'lilim/100/lr102.txt',
  'lilim/100/lc204.txt',
  'lilim/100/lrc105.txt',
  'lilim/200/LC1_2_2.txt',
  'lilim/200/LR2_2_2.txt',
  'lilim/400/LC1_4_2.txt',
]

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

function groupOf(file: string): string {
  const name = basename(file)
  if (file.startsWith('homberger')) return `homberger ${Number(name.split('_')[1]) * 100}`
  return file.startsWith('lilim') ? `li & lim ${file.split('/')[1]}` : file.split('/')[0]!
}

function readBest(data: string): Map<string, { cost: number; vehicles?: number }> {
  const best = new Map<string, { cost: number; vehicles?: number }>()
  for (const line of readFileSync(join(data, 'BKS.csv'), 'utf8').trim().split('\n').slice(1)) {
    const [name = '', , cost] = line.split(',')
    best.set(name, { cost: Number(cost) })
  }
  for (const line of readFileSync(join(data, 'roads/VROOM.csv'), 'utf8').trim().split('\n').slice(1)) {
    const cells = line.split(',')
    best.set(cells[0]!.replace(/\.json$/, ''), { cost: Number(cells[4]) })
  }
  const lilim = JSON.parse(readFileSync(join(data, 'lilim/BKS.vroom-scripts.json'), 'utf8')) as Record<
    string,
    { solved_with_vehicles: number; best_known_cost: number }
  >
  for (const [name, x] of Object.entries(lilim))
    best.set(name, { cost: x.best_known_cost, vehicles: x.solved_with_vehicles })
  return best
}

function listAll(data: string): string[] {
  const folders = ['solomon', 'homberger', 'x', 'roads', 'lilim/100', 'lilim/200', 'lilim/400']
  return folders.flatMap((f) =>
    readdirSync(join(data, f))
      .filter((n) => /\.(txt|vrp|json)$/.test(n))
      .map((n) => `${f}/${n}`),
  )
}

function solveOne(
  file: string,
  seconds: number,
  threads: number,
  seed: number,
  cpu: boolean,
): Promise<string> {
  const args = [
    cli,
    file,
    '--seconds',
    String(seconds),
    '--threads',
    String(threads),
    '--seed',
    String(seed),
    ...(cpu ? ['--cpu'] : []),
  ]
  const { promise, resolve: done } = Promise.withResolvers<string>()
  const child = spawn(process.execPath, args)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.on('close', () => done(text.trim().split('\n').at(-1) ?? ''))
  return promise
}

function mean(values: number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length)
}

function printTable(rows: Row[]): void {
  const groups = [...new Set(rows.map((r) => r.group))]
  const settings = [
    ...new Set(rows.map((r) => `${r.seconds} s, ${r.threads} thread${r.threads > 1 ? 's' : ''}, ${r.clock}`)),
  ]
  console.log(
    `\nMean gap in percent to the best known cost (roads: to VROOM -x 5; Li & Lim: share at the best number of vehicles, gap there)`,
  )
  console.log(['setting', ...groups].join(' | '))
  for (const setting of settings) {
    const cells = groups.map((group) => {
      const ownRows = rows.filter(
        (r) =>
          r.group === group &&
          setting === `${r.seconds} s, ${r.threads} thread${r.threads > 1 ? 's' : ''}, ${r.clock}`,
      )
      if (ownRows.length === 0) return '-'
      if (!group.startsWith('li & lim')) return mean(ownRows.map((r) => r.gap)).toFixed(2)
      const good = ownRows.filter((r) => Number.isFinite(r.gap))
      return `${good.length}/${ownRows.length} ${mean(good.map((r) => r.gap)).toFixed(2)}`
    })
    console.log([setting, ...cells].join(' | '))
  }
}

function printPeers(data: string, rows: Row[]): void {
  const ours = new Set(rows.map((r) => r.instance))
  const peers = new Map<string, { sum: number; count: number }>()
  for (const line of readFileSync(join(data, 'PEERS.csv'), 'utf8').trim().split('\n').slice(1)) {
    const cells = line.match(/("[^"]*"|[^,]+)/g) ?? []
    const [name, customers, solver, seconds] = cells as [string, string, string, string]
    if (!ours.has(name)) continue
    const gap = Number(cells[7])
    const kind = name.startsWith('X') ? 'x' : Number(customers) === 100 ? 'solomon' : `homberger ${customers}`
    const key = `${seconds} s | ${solver.replaceAll('"', '')} | ${kind}`
    const entry = peers.get(key) ?? { sum: 0, count: 0 }
    peers.set(key, { sum: entry.sum + gap, count: entry.count + 1 })
  }
  console.log('\nReference rows on the same instances (one thread, CPU seconds; mean gap, instances)')
  for (const [key, { sum, count }] of [...peers].toSorted((a, b) => a[0].localeCompare(b[0])))
    console.log(`${key} | ${(sum / count).toFixed(2)} | ${count}`)
}

const data = resolve(option('data', join(here, '../../shared/bench')))
if (!existsSync(join(data, 'BKS.csv'))) {
  console.error(`No instances in ${data}. Name their folder with --data.`)
  process.exit(1)
}
const best = readBest(data)
const filters = option('filter', '').split(',')
const files = (process.argv.includes('--full') ? listAll(data) : QUICK).filter(
  (f) => filters.some((x) => f.includes(x)) && existsSync(join(data, f)),
)
const numbers = (name: string, fallback: string): number[] => option(name, fallback).split(',').map(Number)
const cpu = process.argv.includes('--cpu')
const rows: Row[] = []
const results = join(here, 'results')
mkdirSync(results, { recursive: true })
const out = join(results, `planner-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}.csv`)
const HEADER = 'instance,group,seconds,threads,clock,seed,cost,routes,unserved,best,gap,wall,load'
writeFileSync(out, `${HEADER}\n`)
interface Run {
  file: string
  seconds: number
  threads: number
  seed: number
}

async function runOne({ file, seconds, threads, seed }: Run): Promise<void> {
  const line = await solveOne(join(data, file), seconds, threads, seed, cpu)
  const match = /^cost ([\d.]+) routes (\d+) unserved (\d+) seconds ([\d.]+)$/.exec(line)
  const instance = basename(file).replace(/\.\w+$/, '')
  if (!match) {
    console.error(`${instance}: ${line}`)
    process.exitCode = 1
    return
  }
  const [cost, routes, unserved, wall] = match.slice(1).map(Number) as [number, number, number, number]
  const bestKnown = best.get(instance) ?? { cost: Number.NaN }
  // Every order of these instances can be served.
  if (unserved > 0) {
    console.error(`${file}: ${unserved} orders left out`)
    process.exitCode = 1
  }
  const complete = unserved === 0 && (bestKnown.vehicles === undefined || routes <= bestKnown.vehicles)
  const row: Row = {
    instance,
    group: groupOf(file),
    seconds,
    threads,
    clock: cpu ? 'cpu' : 'wall',
    seed,
    cost,
    routes,
    unserved,
    best: bestKnown.cost,
    gap: complete ? (cost / bestKnown.cost - 1) * 100 : Number.NaN,
    wall,
    load: loadavg()[0]!,
  }
  rows.push(row)
  // Writes at once, so an interrupted run keeps its rows.
  appendFileSync(out, `${Object.values(row).join(',')}\n`)
  console.log(
    `${instance.padEnd(22)} ${String(cost).padStart(10)} ${row.gap.toFixed(3).padStart(8)} %  ${routes} routes  ${wall} s  load ${row.load.toFixed(1)}`,
  )
}

const waiting: Run[] = numbers('seconds', '10').flatMap((seconds) =>
  numbers('threads', '2').flatMap((threads) =>
    numbers('seeds', '1').flatMap((seed) => files.map((file) => ({ file, seconds, threads, seed }))),
  ),
)
await Promise.all(
  Array.from({ length: Number(option('jobs', '1')) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next)
  }),
)
printTable(rows)
printPeers(data, rows)
console.log(`\nRaw rows: ${out}`)
