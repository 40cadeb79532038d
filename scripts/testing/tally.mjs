// Sums up the reports of test runners: counts, failed and unstable tests, slowest files.
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../setup.mjs'

const SLOWEST = 10
/** Lines of an error shown with its test. */
const ERROR_LINES = 4
const ERROR_WIDTH = 200

export function createTally() {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const unstable = []
  const durations = []

  /** Adds a runner's counts; a failed runner without failed tests counts as one failure. */
  function add({ passed, failed, skipped, code }, name) {
    sum.passed += passed
    sum.skipped += skipped
    sum.failed += failed
    if (failed === 0 && code !== 0) {
      sum.failed += 1
      failures.push(`${name} ended with ${code}`)
    }
  }

  return {
    sum,

    addCheck(failed) {
      sum.failed += failed.length
      failures.push(...failed.map((name) => `check: ${name}`))
    },

    /** `secondFile`: report of the rerun of failed files. */
    async addVitest(file, code, secondFile) {
      const first = await readResults(file)
      const second = secondFile ? await readResults(secondFile) : []
      const repeated = new Set(second.map(({ path }) => path))
      const last = [...first.filter(({ path }) => !repeated.has(path)), ...second]
      durations.push(...first)
      const failed = last.flatMap((result) => result.failures)
      failures.push(...failed)
      const stillFailing = new Set(failed.map(titleOf))
      unstable.push(
        ...first.flatMap((result) => result.failures).filter((line) => !stillFailing.has(titleOf(line))),
      )
      const count = (key) => last.reduce((total, result) => total + result[key], 0)
      add({ passed: count('passed'), skipped: count('skipped'), failed: failed.length, code }, 'vitest')
    },

    /** `secondFile`: report of the rerun of failed files. */
    async addPlaywright(file, code, secondFile) {
      const first = await readSpecs(file)
      const second = secondFile ? await readSpecs(secondFile) : []
      const repeated = new Set(second.map(({ path }) => path))
      const last = [...first.filter(({ path }) => !repeated.has(path)), ...second]
      durations.push(...first.map(({ title, seconds }) => ({ path: title, seconds })))
      const failed = last.filter(({ status }) => status === 'unexpected')
      failures.push(...failed.map(({ failure }) => failure))
      const stillFailing = new Set(failed.map(({ title }) => title))
      unstable.push(
        ...first
          .filter(({ status, title }) => status === 'unexpected' && !stillFailing.has(title))
          .map(({ failure }) => failure),
      )
      const count = (wanted) => last.filter(({ status }) => status === wanted).length
      add({ passed: count('expected'), skipped: count('skipped'), failed: failed.length, code }, 'playwright')
    },

    /** The closing lines: slowest files, failed and unstable tests, counts. */
    close(minutes) {
      const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
      const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
      const parts = [
        list(
          'Slowest',
          slowest.map(({ seconds, path }) => `${seconds.toFixed(1)} s  ${path}`),
        ),
        list('Unstable (failed, then passed)', unstable),
        list('Failed', failures),
        `Took ${minutes.toFixed(1)} min.\n${sum.passed} passed, ${sum.failed} failed${skipped}\n`,
      ]
      return { text: parts.filter(Boolean).join('\n'), isGreen: sum.failed === 0 && sum.passed > 0 }
    },
  }
}

/** Files with failures in a Vitest report, without repeats. */
export async function failedFiles(file) {
  const results = await readResults(file)
  return [...new Set(results.filter(({ failures }) => failures.length > 0).map(({ path }) => path))]
}

/** Files with failures in a Playwright report, without repeats. */
export async function failedSpecs(file) {
  const specs = await readSpecs(file)
  return [...new Set(specs.filter(({ status }) => status === 'unexpected').map(({ path }) => path))]
}

/** Every test of a Playwright report with its outcome: `expected`, `unexpected`, `skipped`. */
async function readSpecs(file) {
  const report = await readJson(file)
  return specsOf(report?.suites ?? []).map(({ path, title, spec }) => {
    const name = `${path}: ${title}`
    const results = spec.tests.flatMap((test) => test.results)
    return {
      path,
      title: name,
      status: spec.tests[0]?.status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      failure: withError(name, results.find(({ error }) => error)?.error?.message),
    }
  })
}

/** One entry per file. A file that fails to load has no tests, so it counts as a failure itself. */
async function readResults(file) {
  const report = await readJson(file)
  return (report?.testResults ?? []).map(
    ({ name, message, status, startTime, endTime, assertionResults }) => {
      const path = relative(ROOT, name)
      const have = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status))
      const failures = have('failed').map(({ fullName, failureMessages }) =>
        withError(`${path}: ${fullName}`, failureMessages?.[0]),
      )
      if (status === 'failed' && failures.length === 0) failures.push(withError(path, message))
      return {
        path,
        seconds: (endTime - startTime) / 1000,
        failures,
        passed: have('passed').length,
        skipped: have('pending', 'skipped', 'todo').length,
      }
    },
  )
}

/** A failure with the first lines of its error, without colours. */
function withError(title, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim())
  return [
    title,
    ...lines.slice(0, ERROR_LINES).map((line) => `    ${line.trim().slice(0, ERROR_WIDTH)}`),
  ].join('\n')
}

const titleOf = (failure) => failure.split('\n', 1)[0]

function list(title, lines) {
  return lines.length > 0 ? `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}` : ''
}

/** Every test of Playwright's report with its file and full title. */
function specsOf(suites, above = []) {
  return suites.flatMap((suite) => {
    const titles = suite.title === suite.file ? above : [...above, suite.title]
    return [
      ...(suite.specs ?? []).map((spec) => ({
        path: `e2e/${suite.file}`,
        title: [...titles, spec.title].join(' '),
        spec,
      })),
      ...specsOf(suite.suites ?? [], titles),
    ]
  })
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
