// npm run check: types, lint, format, boundaries, texts, sizes of scripts and dead code, in parallel.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkScripts } from './script-budgets.mjs'
import { checkOptions, install, ownPath, ROOT, useOwnNode } from './setup.mjs'

const KERNELS = 'tsconfig.kernels.json'

/** Runs all checks and prints only failures; resolves with the names of failed checks. */
export async function check() {
  // Type checks of the pages need the types that React Router generates.
  if (existsSync(join(ROOT, 'apps/web/react-router.config.ts')))
    await run('react-router', ['typegen'], 'apps/web')
  const checks = [
    ...projects().map((project) => ({ name: `types ${project.config}`, run: () => types(project) })),
    { name: 'lint', run: () => run('oxlint', ['--type-aware', '--deny-warnings']) },
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

/**
 * Projects to check and their own files: folders with a tsconfig, their kernels with a looser one, and the
 * root for scripts and benchmarks.
 */
function projects() {
  const below = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  )
  const folders = [...below, 'apps/web/service-worker', 'e2e'].filter((path) =>
    existsSync(join(ROOT, path, 'tsconfig.json')),
  )
  return [
    { config: '.', isOwn: (path) => /^(scripts|bench|[\w.]+\.ts)/.test(path) },
    ...folders.flatMap((folder) => {
      const kernels = kernelsOf(folder)
      const isKernel = (path) => kernels.some((kernel) => path.startsWith(`${kernel}/`))
      const all = { config: folder, isOwn: (path) => path.startsWith(`${folder}/`) && !isKernel(path) }
      return kernels.length === 0 ? [all] : [all, { config: `${folder}/${KERNELS}`, isOwn: isKernel }]
    }),
  ]
}

/** Folders that index typed arrays throughout. */
function kernelsOf(folder) {
  const path = join(ROOT, folder, KERNELS)
  if (!existsSync(path)) return []
  const include = /"include": \[(.*)\]/.exec(readFileSync(path, 'utf8'))[1]
  return include.split(',').map((name) => `${folder}/${JSON.parse(name)}`)
}

/**
 * Type errors of one project. Errors in another project's files are left to that project's own, possibly
 * looser, check.
 */
async function types({ config, isOwn }) {
  const output = await run('tsc', ['-p', config, '--pretty', 'false'])
  if (output === '') return ''
  let isReported = false
  const lines = output.split('\n').filter((line) => {
    if (!line.startsWith(' ')) isReported = isOwn(line) || line.startsWith('error')
    return isReported && line !== ''
  })
  return lines.join('\n')
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
