// Vehicles and drivers from a file: every row is checked first, then all are stored, or none.
import {
  driverPatchBody,
  newDriverBody,
  newVehicleBody,
  vehiclePatchBody,
  type FleetImportProblem,
  type FleetImportResponse,
} from '@dropwise/contracts'
import { FileError } from '@dropwise/order-files'
import { readCsv } from '@dropwise/order-files/read-csv'
import type { z } from 'zod'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { DRIVER_COLUMNS, toBody, VEHICLE_COLUMNS, type FleetColumns } from './file-columns.ts'
import {
  changeDriver,
  changeVehicle,
  createDriver,
  createVehicle,
  readAllDepots,
  readAllDrivers,
  readAllVehicles,
  type FleetDeps,
} from './service.ts'

/** Rows that one file may hold: no fleet is larger. */
const MOST_ROWS = 5_000

interface FileRow {
  /** Line in the file. */
  row: number
  body: Record<string, unknown>
}

interface Kind<Item, Created extends z.ZodType, Patch extends z.ZodType> {
  columns: FleetColumns<Item>
  /** Headers without which a row says nothing. */
  needs: readonly string[]
  created: Created
  patch: Patch
  /** The item that a row changes; undefined for a new one. */
  find: (body: Record<string, unknown>) => Item | undefined
  /** Puts ids in the place of names; returns what it could not find. */
  resolve: (body: Record<string, unknown>) => { column: string; message: string }[]
}

const same = (a: unknown, b: string) =>
  typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase()

/** Throws validation_failed for what is no table of these columns. */
function rowsOf<Item>(
  csv: string,
  { columns, needs }: Pick<Kind<Item, z.ZodType, z.ZodType>, 'columns' | 'needs'>,
): FileRow[] {
  let lines: string[][]
  try {
    lines = readCsv(Buffer.from(csv))
  } catch (error) {
    if (error instanceof FileError) throw errors.validation_failed([{ field: 'csv', message: error.message }])
    throw error
  }
  const [head = [], ...rest] = lines
  const headers = head.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const missing = needs.filter((header) => !headers.includes(header))
  if (missing.length > 0)
    throw errors.validation_failed([
      { field: 'csv', message: `The first line names the columns; ${missing.join(' and ')} is missing` },
    ])
  if (rest.length > MOST_ROWS)
    throw errors.validation_failed([{ field: 'csv', message: `A file holds at most ${MOST_ROWS} rows` }])
  return rest.flatMap((cells, i) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ row: i + 2, body: toBody(columns, headers, cells) }],
  )
}

interface Checked<Item, Created, Patch> {
  rejected: FleetImportProblem[]
  changes: { item: Item; patch: Patch }[]
  additions: Created[]
}

/** Every row against the schema that a form would be held to. */
function check<Item, Created extends z.ZodType, Patch extends z.ZodType>(
  kind: Kind<Item, Created, Patch>,
  rows: readonly FileRow[],
): Checked<Item, z.output<Created>, z.output<Patch>> {
  const rejected: FleetImportProblem[] = []
  const changes: { item: Item; patch: z.output<Patch> }[] = []
  const additions: z.output<Created>[] = []
  const seen = new Map<string, number>()
  for (const { row, body } of rows) {
    const named = body[kind.needs.at(-1)!]
    const key = typeof named === 'string' ? named.toLowerCase() : ''
    const first = seen.get(key)
    if (key && first !== undefined)
      rejected.push({ row, column: kind.needs.at(-1)!, message: `stands on line ${first} too` })
    seen.set(key, first ?? row)
    rejected.push(...kind.resolve(body).map((problem) => ({ row, ...problem })))
    const item = kind.find(body)
    const { status: _, ...fields } = body
    const result = item ? kind.patch.safeParse(body) : kind.created.safeParse(fields)
    if (!result.success) rejected.push(...refusalsOf(kind.columns, row, result.error))
    else if (item) changes.push({ item, patch: result.data as z.output<Patch> })
    else additions.push(result.data as z.output<Created>)
  }
  return { rejected, changes, additions }
}

/** Throws vehicle_limit with nothing stored when the plan has no room for all of them. */
export async function importVehicles(
  deps: FleetDeps,
  member: Member,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<FleetImportResponse> {
  const [vehicles, depots, drivers] = await Promise.all([
    readAllVehicles(deps, member),
    readAllDepots(deps, member),
    readAllDrivers(deps, member),
  ])
  const byName = (
    body: Record<string, unknown>,
    property: string,
    header: string,
    items: { id: string; name: string }[],
  ) => {
    if (body[property] === undefined) return []
    const found = items.filter(({ name }) => same(body[property], name))
    if (found.length === 1) body[property] = found[0]!.id
    return found.length === 1
      ? []
      : [
          {
            column: header,
            message: found.length === 0 ? 'is not one of your company' : 'is the name of several',
          },
        ]
  }
  const kind = {
    columns: VEHICLE_COLUMNS,
    needs: ['name', 'registration'],
    created: newVehicleBody,
    patch: vehiclePatchBody,
    find: (body: Record<string, unknown>) =>
      vehicles.find(
        ({ registration, status }) => status === 'active' && same(body.registration, registration),
      ),
    resolve: (body: Record<string, unknown>) => [
      ...byName(body, 'depotId', 'depot', depots),
      ...byName(body, 'endDepotId', 'end_depot', depots),
      ...byName(
        body,
        'driverId',
        'driver',
        drivers.filter(({ status }) => status === 'active'),
      ),
    ],
  }
  return store(deps, member, check(kind, rowsOf(csv, kind)), {
    dryRun,
    change: (own, { item, patch }) => changeVehicle(own, member, item.id, patch),
    add: (own, body) => createVehicle(own, member, body, null),
  })
}

export async function importDrivers(
  deps: FleetDeps,
  member: Member,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<FleetImportResponse> {
  const drivers = await readAllDrivers(deps, member)
  const ofName = (body: Record<string, unknown>) => drivers.filter(({ name }) => same(body.name, name))
  const kind = {
    columns: DRIVER_COLUMNS,
    needs: ['name'],
    created: newDriverBody,
    patch: driverPatchBody,
    find: (body: Record<string, unknown>) => ofName(body)[0],
    resolve: (body: Record<string, unknown>) =>
      ofName(body).length > 1 ? [{ column: 'name', message: 'is the name of several' }] : [],
  }
  return store(deps, member, check(kind, rowsOf(csv, kind)), {
    dryRun,
    change: (own, { item, patch }) => changeDriver(own, member, item.id, patch),
    add: (own, body) => createDriver(own, member, body, null),
  })
}

/** What a row's cells break, a sentence once for each of its columns. */
function refusalsOf<Item>(
  columns: FleetColumns<Item>,
  row: number,
  { issues }: z.ZodError,
): FleetImportProblem[] {
  const said = new Map<string, FleetImportProblem>()
  for (const { path, message } of issues) {
    const property = String(path[0] ?? '')
    const column = columns.find((known) => known.property === property)
    const problem = { row, column: column?.header ?? property, message: column?.must ?? message }
    said.set(`${problem.column} ${problem.message}`, problem)
  }
  return [...said.values()]
}

/** All writes of a file in one transaction of the person who asks: a row that the database refuses takes the others back. */
async function store<Item, Created, Patch>(
  deps: FleetDeps,
  member: Member,
  { rejected, changes, additions }: Checked<Item, Created, Patch>,
  writers: {
    dryRun: boolean
    change: (own: FleetDeps, change: { item: Item; patch: Patch }) => Promise<unknown>
    add: (own: FleetDeps, body: Created) => Promise<unknown>
  },
): Promise<FleetImportResponse> {
  if (rejected.length > 0) return { created: 0, updated: 0, rejected }
  if (!writers.dryRun)
    await deps.scopes.asUser(member.claims, async (scope) => {
      const own: FleetDeps = {
        ...deps,
        scopes: { ...deps.scopes, asUser: (_claims, work) => work(scope) },
      }
      for (const change of changes) await writers.change(own, change)
      for (const body of additions) await writers.add(own, body)
    })
  return { created: additions.length, updated: changes.length, rejected }
}
