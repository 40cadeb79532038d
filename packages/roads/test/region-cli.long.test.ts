// npm run region, as a person runs it: compile, list, remove, and what it says when it cannot.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateTown, openRegion } from '../src/index.ts'
import { serveMirror } from '../src/catalogue/testing.ts'
import { writePbf } from '../src/testing/pbf-writer.ts'
import './support/regions.ts'

const root = resolve(import.meta.dirname, '../../..')
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dropwise-region-cli-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

function region(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/region.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

/** Without blocking this process, which serves the mirror. */
async function regionBeside(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/region.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
  const printed = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (printed.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (printed.err += text.toString()))
  await once(child, 'close')
  return printed
}

it('compiles a file, lists it, and removes it', async () => {
  const file = join(dataDir, 'little.osm.pbf')
  writeFileSync(file, await writePbf(generateTown({ size: 0.03, seed: 5 })))
  const compiled = region(file, '--name', 'little')
  expect(compiled.err).toBe('')
  expect(compiled.out).toMatch(/little: [\d,]+ km of road, [\d,]+ junctions, [\d,]+ addresses/)
  expect(compiled.out).toMatch(/compiled in [\d.]+ s, peak \d+ MB/)
  expect(region('--list').out).toContain('little:')
  expect(region('--remove', 'little').status).toBe(0)
  expect(region('--list').out).toContain('No regions')
})

it('searches the catalogue, adds one of it from a mirror, and says what a mirror lacks', async () => {
  expect(region('catalogue', 'denmark').out).toMatch(/^europe\/denmark {2}Denmark, about 460 MB, estimated/)
  expect(region('add', 'europe/atlantis').err).toMatch(/no extract "europe\/atlantis"/)
  const extract = await writePbf(generateTown({ size: 0.03, seed: 6 }))
  const mirror = await serveMirror(new Map([['/europe/andorra-latest.osm.pbf', extract]]))
  const env = { EXTRACT_MIRRORS: `http://127.0.0.1:1,${mirror.url}` }
  const added = await regionBeside(env, 'add', 'europe/andorra')
  expect(added.err).toBe('')
  expect(added.out).toMatch(/andorra: [\d,]+ km of road/)
  expect(openRegion(join(dataDir, 'regions/andorra')).manifest.extract).toBe('europe/andorra')
  expect(readdirSync(join(dataDir, 'extracts'))).toEqual([])
  const missing = await regionBeside({ EXTRACT_MIRRORS: mirror.url }, 'add', 'europe/malta')
  expect(missing.err).toMatch(/malta-latest.osm.pbf does not exist \(404\)/)
  const noIndex = await regionBeside({ EXTRACT_MIRRORS: mirror.url }, 'catalogue', '--refresh')
  expect(noIndex.err).toMatch(/index-v1.json answers 404/)
  await mirror.close()
  expect(region('--remove', 'andorra').status).toBe(0)
})

it('killed at any stage leaves the region that was there', async () => {
  const file = join(dataDir, 'killed.osm.pbf')
  writeFileSync(file, await writePbf(generateTown({ size: 0.3, seed: 5 })))
  writeFileSync(join(dataDir, 'first.osm.pbf'), await writePbf(generateTown({ size: 0.03, seed: 5 })))
  expect(region(join(dataDir, 'first.osm.pbf'), '--name', 'killed').status).toBe(0)
  const manifest = () => readFileSync(join(dataDir, 'regions/killed/region.json'), 'utf8')
  const before = manifest()
  for (const stage of ['reading', 'hierarchy', 'tiles']) {
    const child = spawn(process.execPath, ['scripts/region.ts', file, '--name', 'killed'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    })
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes(stage)) child.kill('SIGKILL')
    })
    const [, signal] = (await once(child, 'exit')) as [number, string]
    expect([stage, signal]).toEqual([stage, 'SIGKILL'])
    expect(manifest()).toBe(before)
  }
  expect(region('--list').out).toContain('killed:')
  expect(openRegion(join(dataDir, 'regions/killed')).manifest.counts.roadKm).toBeGreaterThan(0)
  expect(region('--remove', 'killed').status).toBe(0)
})

it('prints the error in two lines and exits with 1', () => {
  const wrong: [string[], RegExp][] = [
    [['/nowhere.osm.pbf'], /cannot be opened.\nGive the path/],
    [['x.osm.pbf', '--bbox', '1,2,3'], /not west,south,east,north/],
    [['--remove', 'nothing'], /no region "nothing"/],
    [['x.osm.pbf', '--colour', 'red'], /Unknown option '--colour'/],
    [['x.osm.pbf', '--name', '../up'], /cannot name a region|cannot be opened/],
  ]
  for (const [args, message] of wrong) {
    const { status, err } = region(...args)
    expect([args, status]).toEqual([args, 1])
    expect(err).toMatch(message)
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(3)
  }
})
