// Only ./queries.ts names the table of positions, so that it can live in another database than the rest.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SERVER = fileURLToPath(new URL('../../', import.meta.url))
const SQL = fileURLToPath(new URL('../../../../../packages/db/sql/', import.meta.url))
/** These copy whole tables between databases, or look whether there are rows. */
const COPIES_TABLES = [
  'platform/positions/database.ts',
  'platform/positions/distribute.ts',
  'platform/positions/move.ts',
  'platform/positions/run.ts',
]

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|sql)$/.test(path) && !/(\.test|testing)\.ts$/.test(path),
  )
const naming = (folder: string) =>
  filesBelow(folder).filter((path) => /\bpublic\.positions\b/.test(readFileSync(join(folder, path), 'utf8')))

it('is named only in its own statements', () => {
  expect(naming(SERVER).filter((path) => !COPIES_TABLES.includes(path))).toEqual([
    'platform/positions/queries.ts',
  ])
})

it('is named by no other function, view, policy or trigger', () => {
  expect(naming(SQL)).toEqual([
    'functions/app.ensure_positions_partition.sql',
    'policies/public.positions.sql',
  ])
})

it('is joined with no other table', () => {
  const text = readFileSync(join(SERVER, 'platform/positions/queries.ts'), 'utf8')
  const tables = new Set(
    [...text.matchAll(/\b(?:public|app|auth|storage)\.([a-z_]+)\b(?!\()/g)].map(([name]) => name),
  )
  expect([...tables]).toEqual(['public.positions'])
})
