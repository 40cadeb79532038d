// The main job, start to end, in a real browser: a day of orders is imported, planned, dispatched and driven; the dispatcher
// watches it live and a recipient follows a parcel to the door.
import { test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { doADaysWork } from './support/day-of-work.ts'
import { signIn } from './support/sign-in.ts'

// A click that finds nothing fails soon, and says where.
test.use({ actionTimeout: 30_000 })

/** The day after tomorrow, so that today's demo day stays as it is. */
const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

/** The example file, moved to that day. */
async function exampleFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const text = await readFile(new URL('../examples/ashmouth-200-orders.csv', import.meta.url), 'utf8')
  const moved = text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, day)
  return { name: 'ashmouth-200-orders.csv', mimeType: 'text/csv', buffer: Buffer.from(moved) }
}

test('[2.10-6][2.11-3][4-3] 200 orders: imported, planned, dispatched, driven, watched live and followed to the door', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000)
  await test.step('sign in as the dispatcher', () => signIn(page, 'Dispatcher'))
  const work = { day, file: await exampleFile(), orderCount: 200, driveOptions: ['--url', baseURL!] }
  await doADaysWork(page, browser, work)
})
