// Claim: a file of 20,000 orders is checked in less than 3 s and imported in less than 10 s, while the page
// responds and the server's memory stays bounded.
// `npm run bench import`
// First by the page, from choosing the file to the import button and from that button to the summary; then by
// the API.
import { chromium, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { AUTH_STORAGE_KEY, DEMO_PASSWORD } from '@dropwise/contracts'
import { findBrowser } from '../e2e/support/browser.ts'
import { startProduct } from '../e2e/support/product.ts'

const ROWS = 20_000
const GOALS_MS = { check: 3_000, import: 10_000 }
const PATIENCE_MS = 180_000
const MIB = 1_048_576

declare global {
  interface Window {
    /** Longest time without a response of the page, in milliseconds. */
    longestWait: number
  }
}

const product = await startProduct()
const { url } = product
try {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dispatcher@dropwise.example', password: DEMO_PASSWORD }),
  })
  const session = await signedIn.text()
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const page = await importInPage(session)
  const server = await importByApi(token)
  const row = { rows: ROWS, ...page, ...server }
  console.table([row])
  await writeFile(
    new URL('./results/import.json', import.meta.url),
    `${JSON.stringify({ at: new Date().toISOString(), load: loadavg()[0], ...row }, null, 1)}\n`,
  )
  const isFast = row['page: check ms'] < GOALS_MS.check && row['page: import ms'] < GOALS_MS.import
  console.log(isFast ? 'Both goals are met.' : 'A goal is missed.')
  process.exitCode = isFast ? 0 : 1
} finally {
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}

/** Two days, since one holds 12,000 orders. */
function daysFrom(days: number): string[] {
  return [days, days + 1].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10))
}

/** Like a customer's export: address, window, load and phone per order. */
function makeFile(prefix: string, days: readonly string[]): Buffer {
  const header =
    'Order ID,Date,Recipient,Address,Latitude,Longitude,Window start,Window end,Packages,Weight (kg),Phone'
  const lines = Array.from({ length: ROWS }, (_, i) => {
    const lat = (46.92 + (i % 200) * 0.0003).toFixed(6)
    const lng = (-125.31 + Math.floor(i / 200) * 0.0006).toFixed(6)
    const phone = `+1555${String(1_000_000 + i)}`
    return `${prefix}-${i + 1},${days[i % 2]},Recipient ${i + 1},"${1 + (i % 300)} Bramble Street, Ashmouth",${lat},${lng},09:00,17:00,${1 + (i % 5)},${(1 + (i % 40) / 4).toFixed(2)},${phone}`
  })
  return Buffer.from([header, ...lines].join('\n'))
}

async function importInPage(
  session: string,
): Promise<Record<'page: check ms' | 'page: import ms' | 'page: silent at most ms', number>> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      AUTH_STORAGE_KEY,
      session,
    ] as const)
    const page = await context.newPage()
    await page.goto(`${url}/tenant/orders?panel=import`)
    const input = page.getByLabel('Order file')
    await input.waitFor({ state: 'attached', timeout: PATIENCE_MS })
    await page.waitForLoadState('networkidle')
    await watchPage(page)
    const began = performance.now()
    await input.setInputFiles({
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: makeFile('PAGE', daysFrom(23)),
    })
    const go = page.locator('button:enabled', { hasText: `Import ${ROWS.toLocaleString('en-GB')}` })
    await go.waitFor({ timeout: PATIENCE_MS })
    const checkMs = performance.now() - began
    const pressed = performance.now()
    await go.click()
    const importedHeading = page.getByRole('heading', {
      name: `${ROWS.toLocaleString('en-GB')} orders imported`,
    })
    await importedHeading.waitFor({ timeout: PATIENCE_MS })
    const importMs = performance.now() - pressed
    const silent = await page.evaluate(() => window.longestWait)
    return {
      'page: check ms': Math.round(checkMs),
      'page: import ms': Math.round(importMs),
      'page: silent at most ms': Math.round(silent),
    }
  } finally {
    await browser.close()
  }
}

/** Records the longest time that the page's main thread was busy. */
async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestWait = 0
    let before = performance.now()
    setInterval(() => {
      const now = performance.now()
      window.longestWait = Math.max(window.longestWait, now - before)
      before = now
    }, 10)
  })
}

async function importByApi(
  token: string,
): Promise<Record<'API: check ms' | 'API: import ms' | 'server grew MiB', number>> {
  const call = async (query: string, body: Buffer): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${url}/api/v1/orders/import${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: new Uint8Array(body),
    })
    const { created, rejected } = (await answer.json()) as { created: number; rejected: unknown[] }
    if (created !== ROWS)
      throw new Error(`${answer.status}: ${created} created, ${rejected?.length} rejected`)
    return performance.now() - began
  }
  const pids = serverPids()
  const before = residentBytes(pids)
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(pids))), 50)
  try {
    const file = makeFile('API', daysFrom(25))
    const dryRun = await call('?dryRun=true', file)
    const imported = await call('', file)
    return {
      'API: check ms': Math.round(dryRun),
      'API: import ms': Math.round(imported),
      'server grew MiB': Math.round((peak - before) / MIB),
    }
  } finally {
    clearInterval(timer)
  }
}

/** The product's parent process and its server. Linux only: reads /proc. */
function serverPids(): number[] {
  const children = readFileSync(`/proc/${product.pid}/task/${product.pid}/children`, 'utf8')
  return [product.pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]
}

function residentBytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    return sum + Number(kib) * 1_024
  }, 0)
}
