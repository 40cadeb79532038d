// Claim: an in-process table of 200 × 200 takes ≤ 30 ms and 1,000 × 1,000 ≤ 400 ms on a county's roads, many
// times faster than plain Dijkstra in the same run, within 1 % of OSRM's distances and 3 % of its times.
// node bench/roads.ts [region …]: the generated town, and the extracts in ../shared/geo (all, or the named
// ones). `metropolis`, a generated city of a million addresses, runs only when named, since it takes minutes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import {
  compileRegion,
  generateTown,
  openRegion,
  readPbf,
  type Point,
  type Region,
} from '../packages/roads/src/index.ts'
import { openGraph, type ProfileGraph } from '../packages/roads/src/engine/graph.ts'
import { seedsOf, snapPoint } from '../packages/roads/src/engine/snap.ts'
import { sampleOrders } from '../packages/roads/src/town/orders.ts'
import { seededRandom } from '../packages/roads/src/town/random.ts'
import { PlainDijkstra, plainNetwork } from '../packages/roads/test/support/plain-dijkstra.ts'

const geo = resolve(import.meta.dirname, '../../shared/geo')
const requestedRegions = process.argv.slice(2)
const generated: Record<string, number> = { ashmouth: 1, metropolis: 40 }
const sourceOf = (name: string) => {
  const size = generated[name]
  return size ? generateTown({ size }) : readPbf(join(geo, `${name}.osm.pbf`))
}
const names = ['ashmouth', 'sf-downtown', 'reisterstown', 'porto', 'metropolis'].filter(
  (name) =>
    (requestedRegions.length > 0 ? requestedRegions.includes(name) : name !== 'metropolis') &&
    (name in generated || existsSync(join(geo, `${name}.osm.pbf`))),
)

interface Line {
  region: string
  [figure: string]: string | number
}
const lines: Line[] = []
for (const name of names) lines.push(await measure(name))
console.table(lines)
// Regions not measured this time keep their line with its date.
const file = join(import.meta.dirname, 'results', 'roads.json')
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { lines: Line[] }).lines : []
const otherLines = before.filter(({ region }) => !lines.some((line) => line.region === region))
writeFileSync(
  file,
  `${JSON.stringify({ node: process.version, lines: [...otherLines, ...lines] }, null, 2)}\n`,
)

async function measure(name: string): Promise<Line> {
  const outDir = join(tmpdir(), 'dropwise-bench-roads')
  mkdirSync(outDir, { recursive: true })
  const cpu = process.cpuUsage()
  const compileStart = performance.now()
  await compileRegion(sourceOf(name), { outDir, name })
  const compileSeconds = (performance.now() - compileStart) / 1000
  const compileCpu = process.cpuUsage(cpu).user / 1e6
  const dir = join(outDir, name)
  const openMs = time(1, () => openRegion(dir))
  const region = openRegion(dir)
  const points = spread(region, 1000)
  const line: Line = {
    region: name,
    on: new Date().toISOString().slice(0, 10),
    load: round(loadavg()[0] ?? 0),
    km: region.manifest.counts.roadKm,
    addresses: region.manifest.counts.addresses,
    'compile s': round(compileSeconds),
    'compile cpu s': round(compileCpu),
    'open ms': round(openMs),
  }
  line['snap µs'] = round(
    (time(5, () => points.forEach(({ lat, lng }) => region.snap(lat, lng))) / points.length) * 1000,
  )
  line['200² ms'] = round(time(25, () => region.table(points.slice(0, 200))))
  line['1000² ms'] = round(time(6, () => region.table(points)))
  line['route ms'] = round(
    time(3, () => points.slice(0, 200).forEach((point, i) => region.route([point, points[i + 200]!]))) / 200,
  )
  Object.assign(line, geocoding(region, dir))
  line['dijkstra 200² ms'] = round(await dijkstraMs(name, dir, points.slice(0, 200)))
  line['× faster'] = Math.round(Number(line['dijkstra 200² ms']) / Number(line['200² ms']))
  return { ...line, ...errors(name, region) }
}

/** Milliseconds of the best round, since others include load by other programs. */
function time(rounds: number, work: () => unknown): number {
  if (rounds > 1) work()
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}

/** Places along roads, distributed like orders. */
function spread(region: Region, count: number): Point[] {
  const random = seededRandom(42)
  const [west, south, east, north] = region.manifest.bounds
  const points: Point[] = []
  while (points.length < count) {
    const snapped = region.snap(random.between(south, north), random.between(west, east))
    if (snapped && snapped.metres < 150) points.push({ lat: snapped.lat, lng: snapped.lng })
  }
  return points
}

/** Geocodes 300 addresses with one letter missing: how many are right first, and the median time. */
function geocoding(region: Region, dir: string): Record<string, number | string> {
  const orders = sampleOrders(readFileSync(join(dir, 'addresses.bin')), 300, 1)
  if (orders.length < 50) return { 'typos right %': '-', 'geocode ms': '-' }
  const random = seededRandom(2)
  let right = 0
  const times = orders.map(({ address, street, lat, lng }) => {
    const at = address.indexOf(street) + random.whole(1, street.length - 2)
    const start = performance.now()
    const [first] = region.geocode(address.slice(0, at) + address.slice(at + 1))
    const took = performance.now() - start
    if (first && Math.hypot(first.lat - lat, first.lng - lng) < 0.0005) right++
    return took
  })
  return {
    'typos right %': round((100 * right) / orders.length),
    'geocode ms': round(times.toSorted((a, b) => a - b)[times.length >> 1]!),
  }
}

/** Plain Dijkstra on 20 rows, extrapolated to 200. */
async function dijkstraMs(name: string, dir: string, points: Point[]): Promise<number> {
  const judge = new PlainDijkstra(await plainNetwork(sourceOf(name)))
  const roads = openGraph(readFileSync(join(dir, 'graph.bin')))
  const car = roads.profiles.car as ProfileGraph
  const seeds = points.flatMap(({ lat, lng }) => {
    const snap = snapPoint(roads, car, lat, lng)
    return snap ? [seedsOf(car, snap)] : []
  })
  return time(1, () => seeds.slice(0, 20).forEach((from) => judge.sweep(car, from))) * 10
}

/** Mean error against OSRM 6.0, if its results exist. */
function errors(name: string, region: Region): Record<string, number> {
  const file = (kind: string) => join(geo, 'reference', `${basename(name)}.${kind}.json`)
  if (!existsSync(file('osrm-table'))) return {}
  const points = (JSON.parse(readFileSync(file('points'), 'utf8')) as [number, number][]).map(
    ([lat, lng]) => ({ lat, lng }),
  )
  const { D, L } = JSON.parse(readFileSync(file('osrm-table'), 'utf8')) as {
    D: (number | null)[]
    L: (number | null)[]
  }
  const table = region.table(points)
  const off: { time: number; distance: number }[] = []
  D.forEach((seconds, cell) => {
    const metres = L[cell]
    if (seconds && metres)
      off.push({
        time: Math.abs(table.durations[cell]! - seconds) / seconds,
        distance: Math.abs(table.distances[cell]! - metres) / metres,
      })
  })
  const mean = (key: 'time' | 'distance') =>
    round((100 * off.reduce((sum, row) => sum + row[key], 0)) / off.length)
  const p95 = (key: 'time' | 'distance') =>
    round(100 * off.map((row) => row[key]).toSorted((a, b) => a - b)[Math.floor(off.length * 0.95)]!)
  return {
    'time err %': mean('time'),
    'p95 time %': p95('time'),
    'dist err %': mean('distance'),
    'p95 dist %': p95('distance'),
  }
}
