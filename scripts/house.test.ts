// Tests rules of the repository: where kinds of code belong, and documents generated from code.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorsPage } from './errors-doc.ts'
import { metricsPage } from './metrics-doc.ts'

const SQL_OBJECT =
  /^ *(create (or replace )?(function|procedure|view|policy|(constraint )?trigger)|(alter|drop) (function|procedure|view|policy|trigger)|grant|revoke|call app\.)\b/im

describe('the house', () => {
  it('replaces the shell of npm by each program it runs: a shell in between keeps signals to itself', async () => {
    const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
      scripts: Record<string, string>
    }
    const running = Object.values(scripts).filter((command) => /\bnode\b/.test(command))
    expect(running.filter((command) => !command.startsWith('exec node '))).toEqual([])
  })

  it('lists every error in docs/errors.md (node scripts/errors-doc.ts writes it)', async () => {
    expect(await readFile(new URL('../docs/errors.md', import.meta.url), 'utf8')).toBe(errorsPage())
  })

  it('lists every metric in docs/metrics.md (node scripts/metrics-doc.ts writes it)', async () => {
    expect(await readFile(new URL('../docs/metrics.md', import.meta.url), 'utf8')).toBe(await metricsPage())
  })

  it('writes search parameters only in lib/url-state.ts: two setters of the router in one event lose the first', async () => {
    const cwd = join(import.meta.dirname, '../apps/web/app')
    const writers = []
    for await (const file of glob('**/*.{ts,tsx}', { cwd }))
      if (/\[\w*, *\w+\] = useSearchParams/.test(await readFile(join(cwd, file), 'utf8'))) writers.push(file)
    expect(writers).toEqual([])
  })

  it('keeps functions, views, policies, triggers and grants in packages/db/sql, out of migrations', async () => {
    const cwd = join(import.meta.dirname, '../packages/db/migrations')
    const broken = []
    for await (const file of glob('*.sql', { cwd }))
      if (file !== 'baseline.sql' && SQL_OBJECT.test(await readFile(join(cwd, file), 'utf8')))
        broken.push(file)
    expect(broken).toEqual([])
  })

  it('queries the database in one way: SQL text, which scripts/sql.long.test.ts checks', async () => {
    const cwd = join(import.meta.dirname, '../apps/server/src')
    const builders = []
    for await (const file of glob('**/*.ts', { cwd }))
      if (
        !file.endsWith('.test.ts') &&
        /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(await readFile(join(cwd, file), 'utf8'))
      )
        builders.push(file)
    expect(builders).toEqual([])
  })

  it('keeps apart the tests of screens that replace a module: the others share theirs (*.isolated.test.*)', async () => {
    const cwd = join(import.meta.dirname, '../apps/web/app')
    const shared = []
    for await (const file of glob('**/*.test.{ts,tsx}', { cwd }))
      if (!file.includes('.isolated.') && (await readFile(join(cwd, file), 'utf8')).includes('vi.mock('))
        shared.push(file)
    expect(shared).toEqual([])
  })
})
