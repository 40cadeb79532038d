// A new company in a town that no region covers: trial, depot by pin, three vans, a file with coordinates,
// plan, dispatch, driver, tracking.
import { expect, test } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addDepotByPin,
  addFleet,
  driveAndTrack,
  importOrders,
  openDesk,
  planAndDispatch,
  startTrialFromHome,
} from './support/first-day.ts'
import { drawTown, fileOf, townOfTheMorning } from './support/first-town.ts'
import { startProduct } from './support/product.ts'

const ORDERS = 18

test('[2.10-6][2.11-3][4-3] a new company delivers in a town without a map on its first day', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const town = townOfTheMorning()
  const { orders } = await drawTown(town, ORDERS)
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-first-day-'))
  const product = await startProduct({ DATA_DIR: join(folder, 'data'), DEMO: '0' })
  const page = await openDesk(browser, product.url, town)
  try {
    await startTrialFromHome(page, `${town.name} Parcels`, 'freja@parcels.example')
    await addDepotByPin(page, town)
    await addFleet(page, town)
    await importOrders(page, fileOf(orders, 'coordinates'), ORDERS)
    await expect(page.getByRole('complementary', { name: 'No street map here' })).toBeVisible()
    const driver = await planAndDispatch(page, ORDERS)
    await driveAndTrack(page, browser, driver)
  } finally {
    await page.context().close()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
