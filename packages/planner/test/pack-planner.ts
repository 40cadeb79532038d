// Installs the package as users do: packed to a tarball and unpacked into node_modules, without the
// repository.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PACKAGE = join(import.meta.dirname, '..')
const ROOT = join(PACKAGE, '../..')
const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8')

/** The README's examples, each with its stated output. */
export const EXAMPLES = [...README.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => ({
  code,
  prints: /console\.log\(.*\) \/\/ (.*)\n/.exec(code)?.[1] ?? '',
}))

/** Packs the planner in `folder` and installs it into `folder/app`; returns that path. */
export async function installPacked(folder: string): Promise<string> {
  // Works on a copy: packing briefly changes package.json while other tests import the package.
  const copy = join(folder, 'packages/planner')
  for (const name of ['src', 'pack', 'package.json', 'README.md', 'tsconfig.json'])
    cpSync(join(PACKAGE, name), join(copy, name), { recursive: true })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  cpSync(join(ROOT, 'scripts/pack-package.mjs'), join(folder, 'scripts/pack-package.mjs'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy })
  if (
    readFileSync(join(copy, 'package.json'), 'utf8') !== readFileSync(join(PACKAGE, 'package.json'), 'utf8')
  )
    throw new Error('Packing left package.json changed.')
  const app = join(folder, 'app')
  const installed = join(app, 'node_modules/@dropwise/planner')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder, stdout.trim()), '--strip-components=1', '-C', installed])
  return app
}
