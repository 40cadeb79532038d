// Lighthouse, mobile profile, on public entry pages served by `npm start`.
// `npm run bench lighthouse [-- /path …]`
// --url http://…  measures a running product;  --runs 3  takes the median of this many runs (default 3)
// Writes bench/results/lighthouse.json and exits with 1 when a page misses its goal.
import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { AUTH_STORAGE_KEY, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'
import { findBrowser } from '../e2e/support/browser.ts'
import { freePort, startProduct } from '../e2e/support/product.ts'
import type { DemoRole } from '../e2e/support/session.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, runs: { type: 'string', default: '3' } },
})

/** Least performance score per page, of 100; other categories must reach 100 (issue 5). */
const GOALS: Record<string, number> = {
  '/': 95,
  '/features': 95,
  '/pricing': 95,
  '/login': 95,
  '/track/demo': 90,
  '/driver': 90,
}
/** Pages behind sign-in, which search engines do not read. */
const SIGNED_IN: Record<string, DemoRole> = { '/driver': 'driver' }
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const
const MOST_SHIFT = 0.02
const HOME = fileURLToPath(new URL('./lighthouse/', import.meta.url))
/**
 * Browser arguments that must not affect the measurement: software rendering of maps, and keeping hidden
 * pages awake.
 */
const NOT_MEASURED_WITH = /angle|use-gl|swiftshader|throttling|backgrounding|occluded/

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<
    string,
    {
      score: number | null
      numericValue?: number
      title: string
      scoreDisplayMode: string
      details?: { items?: { node?: { selector?: string }; score?: number }[] }
    }
  >
}
type Lighthouse = (
  url: string,
  flags: {
    port: number
    output: 'json'
    logLevel: 'error'
    onlyCategories: string[]
    disableStorageReset: boolean
  },
) => Promise<{ lhr: Report } | undefined>

const paths = positionals.length > 0 ? positionals : Object.keys(GOALS)
const lighthouse = await load()
const product = values.url ? undefined : await startProduct()
/**
 * Uses the host name, as people do: at an IP address browsers have no passkeys, and the sign-in page has no
 * button for them.
 */
const url = values.url ?? product?.url.replace('127.0.0.1', 'localhost') ?? ''
const port = await freePort()
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  env,
  args: [...args.filter((arg) => !NOT_MEASURED_WITH.test(arg)), `--remote-debugging-port=${port}`],
})
const rows: Record<string, string | number>[] = []
const missedGoals: string[] = []
try {
  for (const path of paths) {
    const reports: Report[] = []
    const role = SIGNED_IN[path]
    if (role) await signIn(role)
    for (let run = 0; run < Number(values.runs); run++)
      reports.push(await measure(url + path, role !== undefined))
    const report = middle(reports)
    rows.push(row(path, report))
    missedGoals.push(...misses(path, report))
  }
} finally {
  await browser.close()
  await product?.stop()
}
console.table(rows)
await writeFile(
  new URL('./results/lighthouse.json', import.meta.url),
  `${JSON.stringify({ at: new Date().toISOString(), load: loadavg()[0], runs: Number(values.runs), pages: rows }, null, 1)}\n`,
)
for (const line of missedGoals) console.log(line)
console.log(missedGoals.length === 0 ? 'Every page reaches its goal.' : `${missedGoals.length} missed.`)
process.exitCode = missedGoals.length === 0 ? 0 : 1

/** Lighthouse is 170 MB that the product does not need: it is installed here on first use, by its lockfile. */
async function load(): Promise<Lighthouse> {
  const entry = `${HOME}node_modules/lighthouse/core/index.js`
  if (!existsSync(entry)) {
    console.log('Installing Lighthouse, once …')
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: HOME,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error('Lighthouse could not be installed.')
  }
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return run
}

/** Stores a demo session where the app expects it. */
async function signIn(role: DemoRole): Promise<void> {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: DEMO_ACCOUNTS.find((account) => account.role === role)?.email,
      password: DEMO_PASSWORD,
    }),
  })
  const session = await answer.text()
  // Lighthouse uses the browser's default context, not a new one of Playwright's.
  const browserAgain = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browserAgain.contexts()[0]!.newPage()
  await page.goto(`${url}/config.json`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    AUTH_STORAGE_KEY,
    session,
  ] as const)
  await page.close()
  await browserAgain.close()
}

async function measure(address: string, isSignedIn: boolean): Promise<Report> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...OTHERS],
    disableStorageReset: isSignedIn,
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
  return result.lhr
}

function score(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100)
}

/** The report with median performance, because single runs vary on a busy machine. */
function middle(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!median) throw new Error('--runs must be at least 1')
  return median
}

function row(path: string, report: Report): Record<string, string | number> {
  const ms = (audit: string) => Math.round(report.audits[audit]?.numericValue ?? 0)
  return {
    page: path,
    performance: score(report, 'performance'),
    ...Object.fromEntries(OTHERS.map((name) => [name, score(report, name)])),
    'FCP ms': ms('first-contentful-paint'),
    'LCP ms': ms('largest-contentful-paint'),
    'TBT ms': ms('total-blocking-time'),
    CLS: Number((report.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    'kB moved': Math.round((report.audits['total-byte-weight']?.numericValue ?? 0) / 1024),
  }
}

function misses(path: string, report: Report): string[] {
  const findings: string[] = []
  const goal = GOALS[path] ?? 95
  if (score(report, 'performance') < goal)
    findings.push(`${path}: performance ${score(report, 'performance')}, wanted ${goal}`)
  const shift = report.audits['cumulative-layout-shift']?.numericValue ?? 0
  if (shift > MOST_SHIFT)
    findings.push(
      `${path}: layout shift ${shift.toFixed(3)}, wanted at most ${MOST_SHIFT}${culprits(report, 'layout-shifts')}`,
    )
  const isPublic = SIGNED_IN[path] === undefined
  for (const name of OTHERS)
    if ((isPublic || name !== 'seo') && score(report, name) < 100)
      findings.push(`${path}: ${name} ${score(report, name)}`)
  const forSearch = new Set(report.categories.seo?.auditRefs.map(({ id }) => id))
  for (const [id, audit] of Object.entries(report.audits))
    if (audit.score === 0 && audit.scoreDisplayMode === 'binary' && (isPublic || !forSearch.has(id)))
      findings.push(`${path}: ${audit.title}${culprits(report, id)}`)
  return findings
}

/** Elements listed by an audit, as selectors. */
function culprits(report: Report, audit: string): string {
  const nodes = (report.audits[audit]?.details?.items ?? []).flatMap(({ node, score: weight }) =>
    node?.selector ? [`\n    ${node.selector}${weight === undefined ? '' : ` (${weight.toFixed(3)})`}`] : [],
  )
  return nodes.join('')
}
