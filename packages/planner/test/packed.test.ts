// The package as others get it: packed to a tarball, installed without the repository, its README's examples run as they stand.
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const PACKAGE = join(import.meta.dirname, '..')
const ROOT = join(PACKAGE, '../..')
/** Node 20 where the machine has it, and the Node that runs this. */
const NODES = [process.execPath, ...['/usr/bin/node', '/usr/local/bin/node'].filter(existsSync)]

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const app = join(folder, 'app')
const installed = join(app, 'node_modules/@dropwise/planner')

beforeAll(async () => {
  // A copy: packing changes package.json for a moment, and other tests import the package meanwhile.
  const copy = join(folder, 'packages/planner')
  for (const name of ['src', 'pack', 'package.json', 'README.md', 'tsconfig.json'])
    cpSync(join(PACKAGE, name), join(copy, name), { recursive: true })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy })
  expect(JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))).toEqual(
    JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')),
  )
  mkdirSync(installed, { recursive: true })
  const tarball = join(folder, stdout.trim())
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
const EXAMPLES = [...README.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code)

describe('the packed planner', () => {
  it('holds JavaScript and types, nothing of the repository', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('private')
    expect(manifest).not.toHaveProperty('dependencies')
    for (const path of [manifest.exports['.'].default, manifest.exports['.'].types, 'dist/run/worker.js'])
      expect(existsSync(join(installed, path))).toBe(true)
    expect(existsSync(join(installed, 'src'))).toBe(false)
  })

  it.each(NODES.flatMap((node) => EXAMPLES.map((code, i) => [node, i + 1, code] as const)))(
    '%s runs example %i of the README, which prints what it says',
    async (node, _number, code) => {
      const expected = /console\.log\(.*\) \/\/ (.*)\n/.exec(code)?.[1]
      writeFileSync(join(app, 'example.mjs'), code)
      const { stdout } = await run(node, ['example.mjs'], { cwd: app })
      expect(stdout.trim()).toBe(expected)
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
