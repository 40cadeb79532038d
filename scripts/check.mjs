// npm run check: types, lint, format, boundaries, texts, sizes of scripts and dead code, in parallel.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkScripts } from './script-budgets.mjs'
import { checkOptions, install, ownPath, ROOT, useOwnNode } from './setup.mjs'

/** Runs all checks and prints only failures; resolves with the names of failed checks. */
export async function check() {
  // Type checks of the pages need the types that React Router generates.
  if (existsSync(join(ROOT, 'apps/web/react-router.config.ts')))
    await run('react-router', ['typegen'], 'apps/web')
  const checks = [
    // One program of each project serves its rules and its types: a compiler beside it would read everything again.
    { name: 'lint and types', run: () => run('oxlint', ['--type-aware', '--type-check', '--deny-warnings']) },
    { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
    { name: 'boundaries', run: () => run('node', ['scripts/boundaries.ts']) },
    { name: 'texts', run: () => run('node', ['scripts/words.ts']) },
    { name: 'script sizes', run: async () => (await checkScripts()).join('\n') },
    { name: 'dead code', run: () => run('knip', ['--no-progress', '--no-config-hints']) },
  ]
  const results = await Promise.all(checks.map(async ({ name, run: work }) => ({ name, said: await work() })))
  const failed = results.filter(({ said: output }) => output !== '')
  for (const { name, said: output } of failed) console.error(`\n${name} failed:\n${output}`)
  return failed.map(({ name }) => name)
}

/** Output of the program if it failed, else an empty string. */
function run(command, args, folder = '.') {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: ownPath(), FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    })
    const keep = (chunk) => (output += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `${command} ended with ${code}`))
  })
}

if (process.argv[1] === import.meta.filename) {
  checkOptions(import.meta.url)
  await install()
  await useOwnNode(import.meta.url)
  const start = performance.now()
  const failed = await check()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failed.length === 0 ? `All checks passed in ${seconds} s.` : `\nFailed: ${failed.join(', ')}.`)
  process.exit(failed.length === 0 ? 0 : 1)
}
