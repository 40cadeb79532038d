// npm test: checks, unit and integration tests, browser tests. npm run test:long: what takes longer than one waits for.
// Both end with one plain closing line.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { install, ROOT, useOwnNode } from './setup.mjs'

install()
await useOwnNode(import.meta.url)
const { endWithSignals, runProgram } = await import('./testing/programs.mjs')
const { createTally } = await import('./testing/tally.mjs')
endWithSignals()

const SUITE = process.argv.includes('--long') ? 'long' : 'short'
const RESULTS = join(ROOT, 'test-results', SUITE)
const start = performance.now()
const tally = createTally()

await rm(RESULTS, { recursive: true, force: true })
await mkdir(RESULTS, { recursive: true })

heading(
  SUITE === 'short'
    ? 'Checks and web build, beside unit and integration tests'
    : 'Every database test over TCP, long tests',
)
// Database tests often wait; checks and build use the processor meanwhile.
await Promise.all([SUITE === 'short' ? check().then(buildWeb) : buildWeb(), vitest()])
heading('Browser tests')
await playwright()
process.exitCode = tally.close((performance.now() - start) / 60_000)

function heading(text) {
  console.log(`\n── ${text} ──`)
}

async function check() {
  const { code, output } = await runProgram('node', ['scripts/check.mjs'], { isQuiet: true })
  console.log(output.trim())
  if (code !== 0) tally.addCheck([output.trim().split('\n').at(-1)])
}

async function buildWeb() {
  const { code, output } = await runProgram('node', ['scripts/build-web.mjs'], { isQuiet: true })
  if (output.trim()) console.log(output.trim())
  if (code !== 0) tally.addCheck(['web build'])
}

async function vitest() {
  const file = join(RESULTS, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runProgram('vitest', ['run', ...reporters], { env: { TEST_SUITE: SUITE } })
  await tally.addVitest(file, code)
}

async function playwright() {
  const { code } = await runProgram('playwright', ['test'], { env: { TEST_SUITE: SUITE } })
  await tally.addPlaywright(join(RESULTS, 'browser.json'), code)
}
