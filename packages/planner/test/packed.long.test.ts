// Tests the package as users get it: packed, installed without the repository, README examples run unchanged.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES, installPacked } from './pack-planner.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')
/** The current Node, and Node 20 if installed. */
const NODES = [process.execPath, ...['/usr/bin/node', '/usr/local/bin/node'].filter(existsSync)]

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
let app = ''
let installed = ''

beforeAll(async () => {
  app = await installPacked(folder)
  installed = join(app, 'node_modules/@dropwise/planner')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed planner', () => {
  it('contains JavaScript and types, and nothing else of the repository', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('private')
    expect(manifest).not.toHaveProperty('dependencies')
    for (const path of [manifest.exports['.'].default, manifest.exports['.'].types, 'dist/run/worker.js'])
      expect(existsSync(join(installed, path))).toBe(true)
    expect(existsSync(join(installed, 'src'))).toBe(false)
  })

  it.each(NODES.flatMap((node) => EXAMPLES.map((example, i) => [node, i + 1, example] as const)))(
    '%s runs example %i of the README, which prints what it says',
    async (node, _number, { code, prints }) => {
      writeFileSync(join(app, 'example.mjs'), code)
      const { stdout } = await run(node, ['example.mjs'], { cwd: app })
      expect(stdout.trim()).toBe(prints)
    },
    60_000,
  )

  it('has types that a strict project accepts', async () => {
    writeFileSync(
      join(app, 'typed.ts'),
      `import { solve, type Plan } from '@dropwise/planner'\nexport const plan = (): Promise<Plan> => solve({ matrices: {}, vehicles: [], orders: [] })\n`,
    )
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--lib',
      'es2022,dom',
      '--types',
      '',
      'typed.ts',
    ]
    await run(process.execPath, [compiler, ...options], { cwd: app })
  })
})
