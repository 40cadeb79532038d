// Adds up what the runners of a test run report: counts, failures by name, and the files that took longest.
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { ROOT } from '../setup.mjs'

const SLOWEST = 10

export function createTally() {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const durations = []

  /** Adds a runner's counts; one that ended badly without a failed test counts as one failure. */
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

    async addVitest(file, code) {
      const report = await readJson(file)
      for (const { name, message, status, startTime, endTime, assertionResults } of report?.testResults ??
        []) {
        const path = relative(ROOT, name)
        durations.push({ path, seconds: (endTime - startTime) / 1000 })
        const failed = assertionResults.filter((test) => test.status === 'failed')
        failures.push(...failed.map(({ fullName }) => `${path}: ${fullName}`))
        if (status === 'failed' && failed.length === 0) failures.push(`${path}: ${message}`)
      }
      // A file that cannot even be loaded holds no tests that could fail.
      const broken = report?.numFailedTestSuites && !report.numFailedTests ? 1 : 0
      const counts = {
        passed: report?.numPassedTests ?? 0,
        failed: Math.max(report?.numFailedTests ?? 0, broken),
        skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
      }
      add({ ...counts, code }, 'vitest')
    },

    async addPlaywright(file, code) {
      const report = await readJson(file)
      for (const { path, title, spec } of specsOf(report?.suites ?? [])) {
        const seconds = spec.tests
          .flatMap(({ results }) => results)
          .reduce((s, r) => s + r.duration / 1000, 0)
        durations.push({ path: `${path}: ${title}`, seconds })
        if (!spec.ok) failures.push(`${path}: ${title}`)
      }
      const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {}
      add({ passed: expected + flaky, failed: unexpected, skipped, code }, 'playwright')
    },

    /** Prints the slowest files, what failed, and the closing line. Returns the exit code. */
    close(minutes) {
      const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
      console.log(`\nSlowest:\n${slowest.map((d) => `  ${d.seconds.toFixed(1)} s  ${d.path}`).join('\n')}`)
      if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
      console.log(`\nTook ${minutes.toFixed(1)} min.`)
      const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
      console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`)
      return sum.failed === 0 && sum.passed > 0 ? 0 : 1
    },
  }
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
