// npm run check: types, lint, format, boundaries and dead code, side by side, in seconds.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, ownPath, ROOT, useOwnNode } from './setup.mjs'

/** Runs every check; resolves with the names of those that failed. Prints only what is wrong. */
export async function check() {
  // Type checks of the pages read types that React Router writes.
  if (existsSync(join(ROOT, 'apps/web/react-router.config.ts')))
    await run('react-router', ['typegen'], 'apps/web')
  const checks = [
    ...projects().map((project) => ({ name: `types ${project}`, run: () => types(project) })),
    { name: 'lint', run: () => run('oxlint', ['--type-aware', '--quiet']) },
    { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
    { name: 'boundaries', run: () => run('node', ['scripts/boundaries.ts']) },
    { name: 'dead code', run: () => run('knip', ['--no-progress', '--no-config-hints']) },
  ]
  const results = await Promise.all(checks.map(async ({ name, run: work }) => ({ name, said: await work() })))
  const failed = results.filter(({ said }) => said !== '')
  for (const { name, said } of failed) console.error(`\n${name} failed:\n${said}`)
  return failed.map(({ name }) => name)
}

/** Folders with a tsconfig of their own, the browser tests, and the root for scripts and benchmarks. */
function projects() {
  const below = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  )
  return [...below, 'e2e', '.'].filter((path) => existsSync(join(ROOT, path, 'tsconfig.json')))
}

/**
 * Type errors of one project. A project may be checked more loosely than the ones that use it (typed arrays in the
 * planner), so errors in another project's files are left to that project's own check.
 */
async function types(project) {
  const said = await run('tsc', ['-p', project, '--pretty', 'false'])
  if (said === '') return ''
  const own = project === '.' ? /^(scripts|bench|[\w.]+\.ts)/ : new RegExp(`^${project}/`)
  let isOwn = false
  const lines = said.split('\n').filter((line) => {
    if (!line.startsWith(' ')) isOwn = own.test(line) || line.startsWith('error')
    return isOwn && line !== ''
  })
  return lines.join('\n')
}

/** What the program printed when it failed; empty when it was content. */
function run(command, args, folder = '.') {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, args, {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: ownPath(), FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    })
    const keep = (chunk) => (said += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? '' : said.trim() || `${command} ended with ${code}`))
  })
}

if (process.argv[1] === import.meta.filename) {
  install()
  await useOwnNode(import.meta.url)
  const start = performance.now()
  const failed = await check()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failed.length === 0 ? `All checks passed in ${seconds} s.` : `\nFailed: ${failed.join(', ')}.`)
  process.exit(failed.length === 0 ? 0 : 1)
}
