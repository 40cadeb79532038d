// Reads VRPLIB (.vrp) files with EUC_2D or EXPLICIT distances: windows, releases, prizes, backhauls, several
// depots.
import type { Matrix, Order, Problem } from '../model/problem.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'
import type { BenchmarkFile } from './benchmark.ts'
import { planeMatrix, roundedLeg, sharedTable } from './plane.ts'
import type { Sections } from './vrplib-fleet.ts'
import { fail, readFleet } from './vrplib-fleet.ts'

/** Reads a VRPLIB file. Throws PlannerInputError naming the wrong section. */
export function readVrplib(text: string): BenchmarkFile {
  const { values, tables } = readSections(text)
  const n = Number(values.get('DIMENSION'))
  if (!Number.isInteger(n) || n < 1) fail('DIMENSION', 'DIMENSION must be a whole number of at least 1.')
  const matrix = readMatrix(values, tables, n)
  const rowsOf = (section: string): Map<number, number[]> | null => {
    const rows = tables.get(section)
    if (!rows) return null
    for (const [node] of rows)
      if (!(node >= 1 && node <= n)) fail(section, `${section} names node ${node}, there are ${n}.`)
    return new Map(rows.map(([node, ...rest]) => [node - 1, rest]))
  }
  refuseUnknown(tables)
  const listed = tables.get('DEPOT_SECTION')?.flat() ?? []
  const depots = listed.filter((x) => x > 0).map((x) => x - 1)
  if (depots.length === 0) depots.push(0)
  const windows = rowsOf('TIME_WINDOW_SECTION')
  const windowOf = (node: number): [number, number] => {
    const [from, to] = windows?.get(node) ?? [0, MAX_VALUE]
    return [from, to]
  }
  const orders = readOrders(values, rowsOf, depots, n)
  if (values.get('TYPE') === 'VRPB') separateBackhauls(matrix, depots, orders)
  const vehicles = readFleet({ values, tables }, depots, orders, windowOf)
  const problem: Problem = { matrices: { plane: matrix }, vehicles, orders }
  return { problem, scale: 1, digits: 0 }
}

/** Each node except depots is an order: delivery, pickup, or both; optional when it has a prize. */
function readOrders(
  values: Map<string, string>,
  rowsOf: (section: string) => Map<number, number[]> | null,
  depots: number[],
  n: number,
): Order[] {
  const out = rowsOf('DEMAND_SECTION') ?? rowsOf('LINEHAUL_SECTION')
  const back = rowsOf('BACKHAUL_SECTION')
  const windows = rowsOf('TIME_WINDOW_SECTION')
  const services = rowsOf('SERVICE_TIME_SECTION')
  const releases = rowsOf('RELEASE_TIME_SECTION')
  const prizes = rowsOf('PRIZE_SECTION')
  const sameService = Number(values.get('SERVICE_TIME') ?? 0)
  const orders: Order[] = []
  for (let i = 0; i < n; i++) {
    if (depots.includes(i)) continue
    const order: Order = { id: orders.length + 1, location: i, service: services?.get(i)?.[0] ?? sameService }
    order.delivery = out?.get(i) ?? [0]
    const collected = back?.get(i) ?? []
    if (collected.some((q) => q > 0)) order.pickup = collected
    const window = windows?.get(i)
    if (window) order.windows = [[window[0], window[1]]]
    const release = releases?.get(i)?.[0] ?? 0
    if (release > 0) order.release = release
    const prize = prizes?.get(i)?.[0] ?? 0
    if (prize > 0) order.prize = prize
    orders.push(order)
  }
  return orders
}

/** VRPB: a route never starts with a pickup, and never delivers after one. */
function separateBackhauls({ n, durations }: Matrix, depots: number[], orders: Order[]): void {
  const collects = orders.filter((o) => o.pickup).map((o) => o.location)
  const delivers = orders.filter((o) => !o.pickup).map((o) => o.location)
  for (const place of collects) {
    for (const depot of depots) durations[depot * n + place] = UNREACHABLE
    for (const other of delivers) durations[place * n + other] = UNREACHABLE
  }
}

/** Rejects unknown sections, since they may change the problem. */
function refuseUnknown(tables: Map<string, number[][]>): void {
  for (const name of ['MUTUALLY_EXCLUSIVE_GROUP_SECTION', 'PICKUP_AND_DELIVERY_SECTION'])
    if (tables.has(name)) fail(name, `${name} is not known.`)
}

function readMatrix(values: Map<string, string>, tables: Map<string, number[][]>, n: number): Matrix {
  const type = values.get('EDGE_WEIGHT_TYPE') ?? 'EUC_2D'
  if (type === 'EUC_2D' || type === 'CEIL_2D') {
    const rows = tables.get('NODE_COORD_SECTION') ?? []
    if (rows.length !== n)
      fail('NODE_COORD_SECTION', `NODE_COORD_SECTION has ${rows.length} rows, DIMENSION is ${n}.`)
    const leg =
      type === 'EUC_2D' ? roundedLeg : (dx: number, dy: number) => Math.ceil(Math.sqrt(dx * dx + dy * dy))
    return planeMatrix(
      rows.map((r) => r[1]),
      rows.map((r) => r[2]),
      leg,
    )
  }
  if (type !== 'EXPLICIT')
    return fail(
      'EDGE_WEIGHT_TYPE',
      `EDGE_WEIGHT_TYPE ${type} is not known; EUC_2D, CEIL_2D and EXPLICIT are.`,
    )
  const numbers = (tables.get('EDGE_WEIGHT_SECTION') ?? []).flat()
  const format = values.get('EDGE_WEIGHT_FORMAT') ?? 'FULL_MATRIX'
  const table = sharedTable(n)
  let at = 0
  const both = (i: number, j: number): void => {
    table[i * n + j] = numbers[at]!
    table[j * n + i] = numbers[at++]!
  }
  const sizes: Record<string, number> = {
    FULL_MATRIX: n * n,
    LOWER_ROW: (n * (n - 1)) / 2,
    UPPER_ROW: (n * (n - 1)) / 2,
    LOWER_DIAG_ROW: (n * (n + 1)) / 2,
    UPPER_DIAG_ROW: (n * (n + 1)) / 2,
  }
  if (numbers.length !== sizes[format])
    fail(
      'EDGE_WEIGHT_SECTION',
      `EDGE_WEIGHT_SECTION has ${numbers.length} numbers, ${format} needs ${sizes[format] ?? 'a known format'}.`,
    )
  if (format === 'FULL_MATRIX') table.set(numbers)
  if (format === 'LOWER_ROW') for (let i = 1; i < n; i++) for (let j = 0; j < i; j++) both(i, j)
  if (format === 'LOWER_DIAG_ROW') for (let i = 0; i < n; i++) for (let j = 0; j <= i; j++) both(i, j)
  if (format === 'UPPER_ROW') for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) both(i, j)
  if (format === 'UPPER_DIAG_ROW') for (let i = 0; i < n; i++) for (let j = i; j < n; j++) both(i, j)
  return { n, durations: table, distances: table }
}

function readSections(text: string): Sections {
  const values = new Map<string, string>()
  const tables = new Map<string, number[][]>()
  let rows: number[][] | null = null
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '' || line === 'EOF') continue
    const head = /^([A-Z_a-z][\w ]*?)\s*:\s*(.*)$/.exec(line)
    if (head) {
      values.set(head[1].toUpperCase(), head[2].trim())
      rows = null
    } else if (/^[A-Z_]+_SECTION/.test(line)) {
      rows = []
      tables.set(line.split(/[\s:]/)[0], rows)
    } else if (rows) {
      const row = line.split(/\s+/).map(Number)
      if (row.some((x) => !Number.isFinite(x)))
        fail([...tables.keys()].at(-1)!, `"${line.slice(0, 40)}" is not a row of numbers.`)
      rows.push(row)
    } else fail('header', `"${line.slice(0, 40)}" is neither a key with a value nor a section.`)
  }
  return { values, tables }
}
