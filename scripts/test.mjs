// npm test: checks, unit and integration tests on both kinds of database, browser tests; ends with one plain closing line.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { install, ownPath, ROOT, useOwnNode } from './setup.mjs'

install()
await useOwnNode(import.meta.url)
const { check } = await import('./check.mjs')
const { buildWeb } = await import('./build-web.mjs')

const RESULTS = join(ROOT, 'test-results')
/** Files that bring a database of their own, or measure the planner: once is enough. */
const EMBEDDED_ONLY = ['embedded', 'server', 'differential', 'two-hundred-orders'].flatMap((name) => [
  '--exclude',
  `**/${name}.test.ts`,
])
const start = performance.now()
const sum = { passed: 0, failed: 0, skipped: 0 }
const failures = []

await rm(RESULTS, { recursive: true, force: true })
await mkdir(RESULTS, { recursive: true })

heading('Types, lint, format, boundaries')
const broken = await check()
sum.failed += broken.length
if (broken.length === 0) console.log('All checks passed.')

heading('Unit and integration tests, embedded PostgreSQL')
await vitest('embedded', [], {})

heading('Integration tests again, a plain PostgreSQL over TCP')
await vitest('tcp', ['packages/db', 'packages/surface', 'apps/server', ...EMBEDDED_ONLY], {
  TEST_DATABASE: 'tcp',
})

heading('Browser tests')
await buildWeb()
if (hasSpecs()) await playwright()

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
console.log(`\nTook ${minutes} min.${broken.length > 0 ? ` Failed checks: ${broken.join(', ')}.` : ''}`)
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`)
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1

function heading(text) {
  console.log(`\n── ${text} ──`)
}

async function vitest(name, filters, env) {
  const file = join(RESULTS, `vitest-${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', ['run', ...filters, ...reporters], env)
  const report = await readJson(file)
  for (const { name: path, message, status, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName } of failed) failures.push(`${name}: ${relative(ROOT, path)}: ${fullName}`)
    if (status === 'failed' && failed.length === 0)
      failures.push(`${name}: ${relative(ROOT, path)}: ${message}`)
  }
  add({
    passed: report?.numPassedTests ?? 0,
    // A file that cannot even be loaded holds no tests that could fail.
    failed: Math.max(
      report?.numFailedTests ?? 0,
      report?.numFailedTestSuites && !report.numFailedTests ? 1 : 0,
    ),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    code,
  })
}

async function playwright() {
  const code = await run('playwright', ['test'], {})
  const { stats } = (await readJson(join(RESULTS, 'browser.json'))) ?? {}
  add({
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    code,
  })
}

/** Adds a runner's counts; one that ended badly without a failed test counts as one failure. */
function add({ passed, failed, skipped, code }) {
  sum.passed += passed
  sum.failed += failed === 0 && code !== 0 ? 1 : failed
  sum.skipped += skipped
}

function hasSpecs() {
  const folder = join(ROOT, 'e2e')
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.spec.ts'))
  )
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: ownPath(),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }),
        ...env,
      },
      shell: process.platform === 'win32',
    })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
