// Derives relationships for embedding: foreign keys in both directions, junctions, views and computed relationships.
import { keyOf } from './catalog-key.ts'
import type { Catalog, ForeignKey, RawCatalog, Relationship } from './catalog.ts'

interface ViewKey {
  view: { schema: string; name: string }
  tableOid: string
  constraint: string
  kind: 'primary' | 'foreign' | 'referenced'
  /** The view's columns for each key column. */
  columns: { column: string; visibleColumns: string[] }[]
}

/**
 * Extracts which table column each view column exposes from the stored rule (a pg_node_tree).
 * Target entries of the outer query are at brace depth two and end with resno, resorigtbl and resorigcol.
 */
function viewColumns(rule: string): { position: number; table: string; column: string }[] {
  const columns: { position: number; table: string; column: string }[] = []
  let depth = 0
  let shallow = ''
  let inEntry = false
  for (let i = 0; i < rule.length; i += 1) {
    const c = rule[i]
    if (c === '\\') {
      i += 1
    } else if (c === '{') {
      depth += 1
      if (depth === 2 && rule.startsWith('{TARGETENTRY', i)) {
        inEntry = true
        shallow = ''
      }
    } else if (c === '}') {
      depth -= 1
      if (depth === 1 && inEntry) {
        inEntry = false
        const match = /:resno (\d+) .*:resorigtbl (\d+) :resorigcol (\d+)/s.exec(shallow)
        if (match?.[1] && match[2] && match[3] && match[2] !== '0')
          columns.push({ position: Number(match[1]), table: match[2], column: match[3] })
      }
    } else if (inEntry && depth === 2) {
      shallow += c
    }
  }
  return columns
}

/** Resolves views on views down to tables. */
function lineage(raw: RawCatalog): Map<string, Map<string, string[]>> {
  const direct = new Map(raw.views.map((view) => [view.oid, viewColumns(view.rule)]))
  const origin = new Map(raw.origins.map((o) => [o.oid, o]))
  const resolved = new Map<string, Map<string, string[]>>()
  const trace = (view: string, position: number, visited: Set<string>): { table: string; column: string }[] =>
    (direct.get(view) ?? [])
      .filter((c) => c.position === position)
      .flatMap((c) => {
        if (!direct.has(c.table)) return [{ table: c.table, column: c.column }]
        return visited.has(c.table) ? [] : trace(c.table, Number(c.column), new Set([...visited, c.table]))
      })
  for (const view of raw.views) {
    const names = origin.get(view.oid)?.columns ?? {}
    const byColumn = new Map<string, string[]>()
    for (const [position, name] of Object.entries(names)) {
      for (const source of trace(view.oid, Number(position), new Set([view.oid]))) {
        const column = origin.get(source.table)?.columns?.[source.column]
        if (column === undefined) continue
        const key = keyOf(source.table, column)
        byColumn.set(key, [...(byColumn.get(key) ?? []), name])
      }
    }
    resolved.set(view.oid, byColumn)
  }
  return resolved
}

function viewKeys(raw: RawCatalog): ViewKey[] {
  const columnOrigins = lineage(raw)
  const keys: ViewKey[] = []
  for (const view of raw.views) {
    const columns = columnOrigins.get(view.oid)
    if (!columns || columns.size === 0) continue
    const add = (tableOid: string, constraint: string, kind: ViewKey['kind'], names: string[]): void => {
      const targets = names.map((column) => ({
        column,
        visibleColumns: columns.get(keyOf(tableOid, column)) ?? [],
      }))
      if (targets.every((f) => f.visibleColumns.length > 0))
        keys.push({ view, tableOid, constraint, kind, columns: targets })
    }
    for (const origin of raw.origins)
      if (origin.key) add(origin.oid, `${origin.oid}_key`, 'primary', origin.key)
    for (const fk of raw.foreignKeys) {
      add(fk.tableOid, `${fk.tableOid}.${fk.name}`, 'foreign', fk.columns)
      add(fk.refOid, `${fk.tableOid}.${fk.name}`, 'referenced', fk.refColumns)
    }
  }
  return keys
}

/** All combinations of one view column per key column. */
function choices(key: ViewKey): string[][] {
  return key.columns.reduce<string[][]>(
    (lists, { visibleColumns }) => lists.flatMap((list) => visibleColumns.map((name) => [...list, name])),
    [[]],
  )
}

const pairs = (a: string[], b: string[]): [string, string][] => a.map((name, i) => [name, b[i] ?? ''])

function fromForeignKey(fk: ForeignKey, keys: ViewKey[]): Relationship[] {
  const id = `${fk.tableOid}.${fk.name}`
  const kind = fk.unique ? 'one-to-one' : 'many-to-one'
  const table = { schema: fk.schema, name: fk.table }
  const foreign = { schema: fk.refSchema, name: fk.refTable }
  const base = { kind, constraint: fk.name, toOne: true } as const
  const ownKeys = keys.filter((k) => k.kind === 'foreign' && k.constraint === id)
  const theirs = keys.filter((k) => k.kind === 'referenced' && k.constraint === id)
  const all: Relationship[] = [
    {
      ...base,
      table,
      foreign,
      isSelf: fk.tableOid === fk.refOid,
      columns: pairs(fk.columns, fk.refColumns),
      tableIsView: false,
      foreignIsView: false,
    },
  ]
  for (const key of ownKeys)
    for (const names of choices(key)) {
      all.push({
        ...base,
        table: key.view,
        foreign,
        isSelf: false,
        columns: pairs(names, fk.refColumns),
        tableIsView: true,
        foreignIsView: false,
      })
    }
  for (const key of theirs)
    for (const names of choices(key)) {
      all.push({
        ...base,
        table,
        foreign: key.view,
        isSelf: false,
        columns: pairs(fk.columns, names),
        tableIsView: false,
        foreignIsView: true,
      })
    }
  for (const a of ownKeys)
    for (const x of choices(a))
      for (const b of theirs)
        for (const y of choices(b)) {
          const isSelf = a.view.schema === b.view.schema && a.view.name === b.view.name
          all.push({
            ...base,
            table: a.view,
            foreign: b.view,
            isSelf,
            columns: pairs(x, y),
            tableIsView: true,
            foreignIsView: true,
          })
        }
  return all
}

const swapped = (columns: [string, string][]): [string, string][] => columns.map(([a, b]) => [b, a])
const sameNames = (a: { schema: string; name: string }, b: { schema: string; name: string }): boolean =>
  a.schema === b.schema && a.name === b.name

function junctions(catalogKeys: Map<string, string[]>, toOne: Relationship[]): Relationship[] {
  const byTable = Map.groupBy(
    toOne.filter((r) => r.kind === 'many-to-one'),
    (r) => keyOf(r.table.schema, r.table.name),
  )
  const out: Relationship[] = []
  for (const [key, list] of byTable) {
    const primary = catalogKeys.get(key) ?? []
    if (primary.length === 0) continue
    for (const a of list)
      for (const b of list) {
        if (a.constraint === b.constraint) continue
        if (![...a.columns, ...b.columns].every(([column]) => primary.includes(column))) continue
        out.push({
          kind: 'many-to-many',
          table: a.foreign,
          foreign: b.foreign,
          isSelf: sameNames(a.foreign, b.foreign),
          constraint: a.constraint,
          columns: [],
          tableIsView: a.foreignIsView,
          foreignIsView: b.foreignIsView,
          toOne: false,
          junction: {
            table: a.table,
            constraint1: a.constraint,
            constraint2: b.constraint,
            source: swapped(a.columns),
            target: swapped(b.columns),
          },
        })
      }
  }
  return out
}

const RANK: Record<Relationship['kind'], number> = {
  'one-to-many': 0,
  'many-to-one': 1,
  'one-to-one': 2,
  'many-to-many': 3,
  computed: 4,
}

/** Fills `catalog.relationships` and the views' primary keys. */
export function addRelationships(catalog: Catalog, raw: RawCatalog, schemas: string[]): void {
  const keys = viewKeys(raw)
  for (const key of keys) {
    if (key.kind !== 'primary') continue
    const view = catalog.table(key.view.schema, key.view.name)
    if (view) view.key = [...view.key, ...key.columns.map((c) => c.visibleColumns[0] ?? '')]
  }
  const tableKeys = new Map(
    raw.tables.map((t) => [keyOf(t.schema, t.name), catalog.table(t.schema, t.name)?.key ?? t.key]),
  )
  const toOne = raw.foreignKeys.flatMap((fk) => fromForeignKey(fk, keys))
  const inverse = toOne.map((r): Relationship => ({
    ...r,
    kind: r.kind === 'one-to-one' ? 'one-to-one' : 'one-to-many',
    table: r.foreign,
    foreign: r.table,
    columns: swapped(r.columns),
    tableIsView: r.foreignIsView,
    foreignIsView: r.tableIsView,
    toOne: r.kind === 'one-to-one',
  }))
  const computed = raw.computed.map((c): Relationship => ({
    kind: 'computed',
    table: { schema: c.tableSchema, name: c.table },
    foreign: { schema: c.refSchema, name: c.refTable },
    isSelf: c.tableSchema === c.refSchema && c.table === c.refTable,
    constraint: '',
    columns: [],
    tableIsView: false,
    foreignIsView: false,
    function: { schema: c.schema, name: c.name },
    toOne: c.single,
  }))
  const overridden = new Set(
    computed.map((r) =>
      keyOf(keyOf(r.table.schema, r.table.name), keyOf(r.function?.schema ?? '', r.function?.name ?? '')),
    ),
  )

  for (const relationship of [...toOne, ...junctions(tableKeys, toOne), ...inverse, ...computed]) {
    const { table, foreign, junction } = relationship
    if (!schemas.includes(table.schema) || !schemas.includes(foreign.schema)) continue
    if (junction && !schemas.includes(junction.table.schema)) continue
    const key = keyOf(table.schema, table.name)
    if (relationship.kind !== 'computed' && overridden.has(keyOf(key, keyOf(foreign.schema, foreign.name))))
      continue
    const list = catalog.relationships.get(key) ?? []
    list.push(relationship)
    catalog.relationships.set(key, list)
  }
  for (const list of catalog.relationships.values()) {
    list.sort((a, b) =>
      a.foreign.name < b.foreign.name
        ? -1
        : a.foreign.name > b.foreign.name
          ? 1
          : RANK[a.kind] - RANK[b.kind],
    )
  }
}
