// Tests that citations in comments and test titles exist in this repository: requirement rows, pages,
// decisions.
import { globSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = '{apps,packages,e2e,bench,scripts,docs}/**/*.{ts,tsx,mjs,md,css}'
const NOT_OURS =
  /(?:^|\/)(?:node_modules|build|fixtures|\.react-router)\/|\.gen\.ts$|scripts\/citations\.test\.ts$/
/** Documents and words that exist only elsewhere. */
const ELSEWHERE =
  /\b(?:ROWS|WIRE|MARKET|SPEC|HOUSE|RELIABILITY)(?:\.md| [A-G0-9])|\blook board\b|\bthe specification\b/
const ROW = String.raw`\d[\d.]*(?:-\d+)?`
const CITED = new RegExp(
  String.raw`\brequirements? (${ROW}(?:(?:, | and )${ROW})*)|(?<=['\x60\]])\[(\d[\d.]*-\d+)\]`,
  'g',
)
/** The title of a browser test. */
const TITLE = /\btest\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g
/** A file name in backquotes, without wildcards and placeholders for numbers. */
const SOURCE_FILE = /`((?!.*NNNN)[\w@./-]+\.(?:ts|tsx|mjs|css|sql))`/g
const PAGE = /\bdocs\/[a-z\d./-]+\.md\b/g

const files = globSync(SOURCES, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !NOT_OURS.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** Rows such as `2.5-3`, and their sections: `2.5`, `2`. */
function findRows(): Set<string> {
  const rows = new Set<string>()
  for (const { path, text } of files) {
    if (!path.startsWith('docs/requirements/')) continue
    for (const [, row = ''] of text.matchAll(/^\| (\d[\d.]*-\d+) \|/gm)) {
      const section = row.split('-')[0] ?? ''
      for (const name of [row, section, section.split('.')[0] ?? '']) rows.add(name)
    }
  }
  return rows
}

describe('a citation', () => {
  it('of a requirement names a row that exists', () => {
    const rows = findRows()
    expect(rows.has('2.5-3')).toBe(true)
    const broken = files.flatMap(({ path, text }) =>
      [...text.matchAll(CITED)]
        .flatMap(([, list, row]) => (list ?? row ?? '').split(/, | and /))
        .filter((row) => !rows.has(row))
        .map((row) => `${path}: ${row}`),
    )
    expect(broken).toEqual([])
  })

  it('of each requirement is in the title of a browser test', () => {
    const listed = new Set(
      files
        .filter(({ path }) => /^e2e\/.*\.spec\.ts$/.test(path))
        .flatMap(({ text }) => [...text.matchAll(TITLE)])
        .flatMap(([, , title = '']) => title.match(/\d[\d.]*-\d+/g) ?? []),
    )
    const rows = [...findRows()].filter((name) => name.includes('-'))
    expect(rows.length).toBeGreaterThan(90)
    expect(rows.filter((row) => !listed.has(row))).toEqual([])
  })

  it('of a page under docs names a file that exists', () => {
    const broken = files.flatMap(({ path, text }) =>
      [...text.matchAll(PAGE)]
        .filter(([page]) => !existsSync(join(ROOT, page)))
        .map(([page]) => `${path}: ${page}`),
    )
    expect(broken).toEqual([])
  })

  it('of a source file in a document names a file that exists', () => {
    const sources = globSync('{*,{apps,packages,e2e,bench,scripts}/**/*}.{ts,tsx,mjs,css,sql}', {
      cwd: ROOT,
      exclude: (path) => path.endsWith('node_modules'),
    }).map((path) => `/${path.replaceAll('\\', '/')}`)
    const cited = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(SOURCE_FILE)].map(([, name = '']) => ({ path, name: name.replace(/^\.?\//, '') })),
      )
    expect(cited.length).toBeGreaterThan(50)
    const broken = cited.filter(({ name }) => !sources.some((source) => source.endsWith(`/${name}`)))
    expect(broken.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })

  it('names nothing outside the repository', () => {
    const broken = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => ELSEWHERE.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(broken).toEqual([])
  })
})
