// Imports vehicles and drivers: checks every row first, then stores all or none.
import {
  driverPatchBody,
  newDriverBody,
  newVehicleBody,
  plainWords,
  vehiclePatchBody,
  type TableImportProblem,
  type TableImportResponse,
} from '@dropwise/contracts'
import type { z } from 'zod'
import type { Member } from '../../platform/member.ts'
import { refusalsOf, rowsOf, type FileColumns, type FileRow } from '../../platform/table-file.ts'
import { DRIVER_COLUMNS, VEHICLE_COLUMNS } from './file-columns.ts'
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
import { readZones } from './zones.ts'

const ARCHIVED = 'is archived: give it the status active to bring it back'

interface Stored {
  id: string
  status: 'active' | 'archived'
}

/** The active item, or the one archived last: ids grow with time. */
function current<Item extends Stored>(rows: readonly Item[]): Item | undefined {
  return rows.find(({ status }) => status === 'active') ?? rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
}

interface Kind<Item extends Stored, Created extends z.ZodType, Patch extends z.ZodType> {
  columns: FileColumns<Item>
  /** Required headers. */
  needs: readonly string[]
  created: Created
  patch: Patch
  /** The item that a row changes; undefined for a new one. */
  find: (body: Record<string, unknown>) => Item | undefined
  /** Replaces names by ids; returns unknown names. */
  resolve: (body: Record<string, unknown>) => { column: string; message: string }[]
}

const isEqualText = (a: unknown, b: string) =>
  typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase()

interface Checked<Item, Created, Patch> {
  rejected: TableImportProblem[]
  changes: { item: Item; patch: Patch }[]
  additions: Created[]
}

/** Validates every row with the form's schema. */
function check<Item extends Stored, Created extends z.ZodType, Patch extends z.ZodType>(
  kind: Kind<Item, Created, Patch>,
  rows: readonly FileRow[],
): Checked<Item, z.output<Created>, z.output<Patch>> {
  const rejected: TableImportProblem[] = []
  const changes: { item: Item; patch: z.output<Patch> }[] = []
  const additions: z.output<Created>[] = []
  const linesByKey = new Map<string, number>()
  for (const { row, body } of rows) {
    const requiredValue = body[kind.needs.at(-1)!]
    const key = typeof requiredValue === 'string' ? requiredValue.toLowerCase() : ''
    const first = linesByKey.get(key)
    if (key && first !== undefined)
      rejected.push({ row, column: kind.needs.at(-1)!, message: `stands on line ${first} too` })
    linesByKey.set(key, first ?? row)
    rejected.push(...kind.resolve(body).map((problem) => ({ row, ...problem })))
    const item = kind.find(body)
    const { status, ...fields } = body
    // Skip archived rows of items that this company never had.
    if (!item && status === 'archived') continue
    if (item?.status === 'archived' && status === undefined)
      rejected.push({ row, column: kind.needs.at(-1)!, message: ARCHIVED })
    const result = item
      ? kind.patch.safeParse(body, { error: plainWords })
      : kind.created.safeParse(fields, { error: plainWords })
    if (!result.success) rejected.push(...refusalsOf(kind.columns, row, result.error))
    else if (item) changes.push({ item, patch: result.data as z.output<Patch> })
    else additions.push(result.data as z.output<Created>)
  }
  return { rejected, changes, additions }
}

/** Throws vehicle_limit and stores nothing when the plan has no room for all. */
export async function importVehicles(
  deps: FleetDeps,
  member: Member,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<TableImportResponse> {
  const [vehicles, depots, drivers, zones] = await Promise.all([
    readAllVehicles(deps, member),
    readAllDepots(deps, member),
    readAllDrivers(deps, member),
    readZones(deps.scopes, member),
  ])
  const byName = (
    body: Record<string, unknown>,
    property: string,
    header: string,
    items: { id: string; name: string }[],
  ) => {
    if (body[property] === undefined) return []
    const namesakes = items.filter(({ name }) => isEqualText(body[property], name))
    if (namesakes.length === 1) body[property] = namesakes[0]!.id
    return namesakes.length === 1
      ? []
      : [
          {
            column: header,
            message: namesakes.length === 0 ? 'is not one of your company' : 'is the name of several',
          },
        ]
  }
  const zonesByName = (body: Record<string, unknown>) => {
    if (!Array.isArray(body.zoneIds)) return []
    const matches = body.zoneIds.map((zoneName) => zones.find(({ name }) => isEqualText(zoneName, name)))
    body.zoneIds = matches.flatMap((zone) => zone?.id ?? [])
    return matches.includes(undefined) ? [{ column: 'zones', message: 'is not one of your company' }] : []
  }
  const kind = {
    columns: VEHICLE_COLUMNS,
    needs: ['name', 'registration'],
    created: newVehicleBody,
    patch: vehiclePatchBody,
    find: (body: Record<string, unknown>) =>
      current(vehicles.filter(({ registration }) => isEqualText(body.registration, registration))),
    resolve: (body: Record<string, unknown>) => [
      ...byName(body, 'depotId', 'depot', depots),
      ...byName(body, 'endDepotId', 'end_depot', depots),
      ...byName(
        body,
        'driverId',
        'driver',
        drivers.filter(({ status }) => status === 'active'),
      ),
      ...zonesByName(body),
    ],
  }
  return store(deps, member, check(kind, rowsOf(csv, kind)), {
    dryRun,
    change: (scopedDeps, { item, patch }) => changeVehicle(scopedDeps, member, item.id, patch),
    add: (scopedDeps, body) => createVehicle(scopedDeps, member, body, null),
  })
}

export async function importDrivers(
  deps: FleetDeps,
  member: Member,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<TableImportResponse> {
  const drivers = await readAllDrivers(deps, member)
  const ofName = (body: Record<string, unknown>) => drivers.filter(({ name }) => isEqualText(body.name, name))
  const kind = {
    columns: DRIVER_COLUMNS,
    needs: ['name'],
    created: newDriverBody,
    patch: driverPatchBody,
    find: (body: Record<string, unknown>) => current(ofName(body)),
    resolve: (body: Record<string, unknown>) =>
      ofName(body).filter(({ status }) => status === 'active').length > 1
        ? [{ column: 'name', message: 'is the name of several' }]
        : [],
  }
  return store(deps, member, check(kind, rowsOf(csv, kind)), {
    dryRun,
    change: (scopedDeps, { item, patch }) => changeDriver(scopedDeps, member, item.id, patch),
    add: (scopedDeps, body) => createDriver(scopedDeps, member, body, null),
  })
}

/** Writes all rows in one transaction of the caller, so that a refused row undoes the others. */
async function store<Item, Created, Patch>(
  deps: FleetDeps,
  member: Member,
  { rejected, changes, additions }: Checked<Item, Created, Patch>,
  writers: {
    dryRun: boolean
    change: (scopedDeps: FleetDeps, change: { item: Item; patch: Patch }) => Promise<unknown>
    add: (scopedDeps: FleetDeps, body: Created) => Promise<unknown>
  },
): Promise<TableImportResponse> {
  if (rejected.length > 0) return { created: 0, updated: 0, rejected }
  if (!writers.dryRun)
    await deps.scopes.asUser(member.claims, async (scope) => {
      const scopedDeps: FleetDeps = {
        ...deps,
        scopes: { ...deps.scopes, asUser: (_claims, work) => work(scope) },
      }
      for (const change of changes) await writers.change(scopedDeps, change)
      for (const body of additions) await writers.add(scopedDeps, body)
    })
  return { created: additions.length, updated: changes.length, rejected }
}
