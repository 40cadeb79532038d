// The main journey on real roads: compiles an OpenStreetMap extract beside the project, and a new company
// delivers 200 orders at real addresses. Skipped without the extract.
import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { doADaysWork } from './support/day-of-work.ts'
import { startProduct } from './support/product.ts'
import { accessTokenOf } from './support/session.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const EXTRACT = fileURLToPath(new URL('../../shared/geo/reisterstown.osm.pbf', import.meta.url))
const ORDERS = 200
const VANS = 10
/** Centre of the extract. */
const DEPOT = { name: 'Main depot', address: 'Reisterstown', lat: 39.42, lng: -76.735 }
const PEOPLE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  companyName: 'Old Line Parcels',
  email: 'dana@oldline.example',
  password: 'four vans and a map',
}

const run = promisify(execFile)
const script = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })

if (existsSync(EXTRACT)) {
  test('[2.10-6][2.11-3][4-3] the same day on the real roads of Reisterstown, by a company that has just begun', async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    const folder = await mkdtemp(join(tmpdir(), 'dropwise-real-town-'))
    const dataDir = join(folder, 'data')
    // A plan for today would begin at the hour of the test.
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const file = join(folder, 'orders.csv')
    await script(['scripts/region.ts', EXTRACT, '--name', 'reisterstown'], { DATA_DIR: dataDir })
    await script(['scripts/examples.ts', EXTRACT, '--out', file, '--count', String(ORDERS), '--date', day])
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' })
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    page.setDefaultTimeout(240_000)
    try {
      await test.step('a company begins its trial and signs in', async () => {
        await page.goto('/login')
        const begun = await page.request.post('/api/v1/trial', { data: PEOPLE })
        expect(begun.status()).toBe(202)
        await page.getByLabel('Email').fill(PEOPLE.email)
        await page.getByLabel('Password', { exact: true }).fill(PEOPLE.password)
        await page.getByRole('button', { name: /^sign in/i }).click()
        await expect(page).not.toHaveURL(/\/login/)
      })
      await test.step('it adds its depot and its vans', async () => {
        const token = await accessTokenOf(page)
        const headers = { authorization: `Bearer ${token}` }
        expect((await page.request.post('/api/v1/depots', { headers, data: DEPOT })).status()).toBeLessThan(
          300,
        )
        for (let van = 1; van <= VANS; van += 1) {
          const data = { name: `Van ${String(van).padStart(2, '0')}`, registration: `OLP ${100 + van}` }
          expect((await page.request.post('/api/v1/vehicles', { headers, data })).status()).toBeLessThan(300)
        }
      })
      const buffer = await readFile(file)
      await doADaysWork(page, browser, {
        day,
        file: { name: 'orders.csv', mimeType: 'text/csv', buffer },
        orderCount: ORDERS,
        mapCredit: /OpenStreetMap/,
        driveOptions: [
          '--url',
          product.url,
          '--speed',
          '300',
          '--email',
          PEOPLE.email,
          '--password',
          PEOPLE.password,
          '--time-zone',
          'UTC',
        ],
      })
    } finally {
      await context.close()
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
}
