// npm test: unit, integration and browser tests. npm run test:long: slower tests. Both end with one closing
// line. Failed tests run once more alone and are named either way; see
// docs/architecture.md, Tests.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOptions, install, ROOT, useOwnNode } from './setup.mjs'

checkOptions(import.meta.url, ['--long'])
await install()
await useOwnNode(import.meta.url)
const { endWithSignals, runProgram } = await import('./testing/programs.mjs')
const { createTally, failedFiles, failedSpecs } = await import('./testing/tally.mjs')
endWithSignals()

const SUITE = process.argv.includes('--long') ? 'long' : 'short'
const RESULTS = join(ROOT, 'test-results', SUITE)
const start = performance.now()
const tally = createTally()

await rm(RESULTS, { recursive: true, force: true })
await mkdir(RESULTS, { recursive: true })

if (SUITE === 'short') {
  heading('Unit and integration tests, beside the web build and the browser tests')
  // Both kinds of tests often wait, for a database or a page, so together they use the processor fully.
  const browserTests = buildWeb().then(() => runPlaywright({ isQuiet: true }))
  await vitest()
  heading('Browser tests')
  const { code, output } = await browserTests
  console.log(output.trim())
  await repeatBrowserTests(code)
} else {
  heading('Long tests')
  await Promise.all([buildWeb(), vitest()])
  heading('Browser tests')
  await repeatBrowserTests((await runPlaywright()).code)
}
const { text, isGreen } = tally.close((performance.now() - start) / 60_000)
console.log(`\n${text.trimEnd()}`)
await writeFile(join(RESULTS, 'closing.txt'), text)
process.exitCode = isGreen ? 0 : 1

function heading(text) {
  console.log(`\n── ${text} ──`)
}

async function buildWeb() {
  const { code, output } = await runProgram('node', ['scripts/build-web.mjs'], { isQuiet: true })
  if (output.trim()) console.log(output.trim())
  if (code !== 0) tally.addCheck(['web build'])
}

async function vitest() {
  const first = join(RESULTS, 'vitest.json')
  const { code } = await runVitest(first)
  const files = await failedFiles(first)
  if (files.length === 0) return tally.addVitest(first, code)
  heading(`Once more, by themselves: ${files.length} of the files`)
  const second = join(RESULTS, 'vitest-second.json')
  const again = await runVitest(second, [...files, '--maxWorkers=1'])
  await tally.addVitest(first, again.code, second)
}

function runVitest(file, args = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runProgram('vitest', ['run', ...reporters, ...args], { env: { TEST_SUITE: SUITE } })
}

/** Resolves with the output when `isQuiet`. `SECOND_RUN` has its own report and pictures. */
function runPlaywright({ files = [], isQuiet = false } = {}) {
  const again = files.length > 0 ? { SECOND_RUN: '1' } : {}
  return runProgram('playwright', ['test', ...files], { env: { TEST_SUITE: SUITE, ...again }, isQuiet })
}

/** A spec plans and drives days of its product, so failed ones rerun on a new one. */
async function repeatBrowserTests(code) {
  const first = join(RESULTS, 'browser.json')
  const files = await failedSpecs(first)
  if (files.length === 0) return tally.addPlaywright(first, code)
  heading(`Once more, on new products: ${files.length} of the files`)
  const again = await runPlaywright({ files })
  await tally.addPlaywright(first, again.code, join(RESULTS, 'browser-second.json'))
}
