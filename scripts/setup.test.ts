// Tests what a start installs: everything in the lockfile, also in production, where npm omits dev packages
// by default.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(folder, 'scripts', 'setup.mjs'))
  mkdirSync(join(folder, 'page-builder'))
  write('page-builder/package.json', { name: 'page-builder', version: '1.0.0' })
  write('package.json', {
    name: 'product',
    version: '1.0.0',
    devDependencies: { 'page-builder': 'file:page-builder' },
  })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('installs the packages that build the pages in production', () => {
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', "import { install } from './scripts/setup.mjs'; await install()"],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  )
  expect(existsSync(join(folder, 'node_modules', 'page-builder', 'package.json'))).toBe(true)
})

function write(path: string, content: unknown) {
  writeFileSync(join(folder, path), JSON.stringify(content))
}
