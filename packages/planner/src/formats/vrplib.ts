// Reads VRPLIB (.vrp) files: CVRP and VRPTW with EUC_2D or EXPLICIT distances.
import type { Matrix, Order, Problem, Vehicle } from '../model/problem.ts'
import { MAX_VALUE, PlannerInputError } from '../model/problem.ts'
import type { BenchmarkFile } from './benchmark.ts'
import { planeMatrix, roundedLeg, sharedTable } from './plane.ts'

interface Sections {
  values: Map<string, string>
  tables: Map<string, number[][]>
}

/** Reads the text of a VRPLIB file. Throws PlannerInputError with the section that is wrong. */
export function readVrplib(text: string): BenchmarkFile {
  const { values, tables } = readSections(text)
  const n = Number(values.get('DIMENSION'))
  if (!Number.isInteger(n) || n < 1) fail('DIMENSION', 'DIMENSION must be a whole number of at least 1.')
  const matrix = readMatrix(values, tables, n)
  const column = (section: string, at: number, fallback: number): number[] => {
    const result = Array.from({ length: n }, () => fallback)
    for (const row of tables.get(section) ?? []) {
      if (!(row[0] >= 1 && row[0] <= n)) fail(section, `${section} names node ${row[0]}, there are ${n}.`)
      result[row[0] - 1] = row[at]!
    }
    return result
  }
  const demand = column('DEMAND_SECTION', 1, 0)
  const from = column('TIME_WINDOW_SECTION', 1, 0)
  const to = column('TIME_WINDOW_SECTION', 2, MAX_VALUE)
  const service = column('SERVICE_TIME_SECTION', 1, Number(values.get('SERVICE_TIME') ?? 0))
  const depot =
    (tables
      .get('DEPOT_SECTION')
      ?.flat()
      .find((x) => x > 0) ?? 1) - 1
  const capacity = Number(values.get('CAPACITY') ?? MAX_VALUE)
  const timed = tables.has('TIME_WINDOW_SECTION')
  const limit = values.has('DISTANCE') ? Number(values.get('DISTANCE')) : undefined

  const orders: Order[] = []
  for (let i = 0; i < n; i++) {
    if (i === depot) continue
    const order: Order = { id: orders.length + 1, location: i, service: service[i], delivery: [demand[i]] }
    if (timed) order.windows = [[from[i], to[i]]]
    orders.push(order)
  }
  const named = values.get('VEHICLES')
  const count = named ? Number(named) : fleetFor(orders, capacity)
  const vehicles: Vehicle[] = Array.from({ length: count }, (_, k) => ({
    id: k + 1,
    profile: 'plane',
    start: depot,
    end: depot,
    capacity: [capacity],
    shift: [timed ? from[depot] : 0, timed ? to[depot] : MAX_VALUE],
    ...(limit === undefined ? {} : { maxTravel: Math.floor(limit) }),
  }))
  const problem: Problem = { matrices: { plane: matrix }, vehicles, orders }
  return { problem, scale: 1, digits: 0 }
}

/** A fleet that is never binding: half as many again as the loads need, and a few. */
function fleetFor(orders: Order[], capacity: number): number {
  const total = orders.reduce((sum, o) => sum + (o.delivery?.[0] ?? 0), 0)
  return Math.min(Math.max(1, orders.length), Math.ceil((total / capacity) * 1.5) + 20)
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

function fail(field: string, message: string): never {
  throw new PlannerInputError('bad_file', field, message)
}
