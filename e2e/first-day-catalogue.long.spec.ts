// A new company requests a map; the owner adds the extract from the catalogue, and the company imports orders by
// address. A file server on this machine stands for the public one.
import { expect, test, type Page } from '@playwright/test'
import { serveMirror } from '@dropwise/roads/catalogue/testing'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addDepotByPin,
  addFleet,
  driveAndTrack,
  importOrders,
  openDesk,
  PASSWORD,
  planAndDispatch,
  startTrialFromHome,
} from './support/first-day.ts'
import { drawTown, fileOf, townOfTheMorning, type FirstTown } from './support/first-town.ts'
import { startProduct } from './support/product.ts'

const ORDERS = 18
const PATIENCE = { timeout: 240_000 }

const notice = (page: Page) => page.getByRole('complementary', { name: 'No street map here' })

async function becomeOwner(page: Page, printed: string): Promise<void> {
  await test.step('the owner follows the link that the start printed', async () => {
    const [link = ''] = /http\S+\/setup#\S+/.exec(printed) ?? []
    await page.goto(link)
    for (const [label, value] of [
      ['First name', 'Olive'],
      ['Last name', 'Marlowe'],
      ['Email', 'olive@owner.example'],
      ['Password', PASSWORD],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Become the owner' }).click()
    await expect(page).toHaveURL(/\/owner/, PATIENCE)
  })
}

async function addRequestedRegion(page: Page, company: string, { country }: FirstTown): Promise<void> {
  await test.step('the owner adds the extract that serves the request', async () => {
    await page.getByRole('link', { name: 'Regions' }).first().click()
    const requests = page.getByRole('region', { name: 'Requests' })
    await expect(requests).toContainText(company, PATIENCE)
    await requests.getByRole('link', { name: `Add ${country}` }).click()
    const form = page.getByRole('complementary', { name: 'Add region' })
    await expect(form).toContainText('Compiling, estimated', PATIENCE)
    await expect(form).toContainText(/Download\s*[\d.,]+ [kMG]B/)
    await form.getByRole('button', { name: 'Add region' }).click()
    const table = page.getByRole('table', { name: 'Map regions' })
    await expect(table.getByRole('row').nth(1)).toBeVisible(PATIENCE)
    await expect(requests).toBeHidden(PATIENCE)
  })
}

test('[7-1][2.10-3] a company requests a map, and plans by address once the owner has added it', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const town = townOfTheMorning()
  const company = `${town.name} Parcels`
  const { extract, orders } = await drawTown(town, ORDERS)
  const mirror = await serveMirror(new Map([[`/${town.extract}-latest.osm.pbf`, extract]]))
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-first-day-'))
  const product = await startProduct({
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    EXTRACT_MIRRORS: mirror.url,
  })
  const page = await openDesk(browser, product.url, town)
  const owner = await openDesk(browser, product.url, town)
  try {
    await becomeOwner(owner, product.output())
    await startTrialFromHome(page, company, 'freja@parcels.example')
    await addDepotByPin(page, town)
    await addFleet(page, town)
    await test.step('the company asks for a map', async () => {
      await page.getByRole('link', { name: 'Plan', exact: true }).click()
      await notice(page).getByRole('button', { name: 'Ask your platform’s owner for a map' }).click()
      await expect(notice(page)).toContainText('Map requested on', PATIENCE)
    })
    await addRequestedRegion(owner, company, town)
    await test.step('the company sees that the map is there', async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Run options' })).toBeVisible(PATIENCE)
      await expect(notice(page)).toBeHidden()
    })
    await importOrders(page, fileOf(orders, 'address'), ORDERS)
    const driver = await planAndDispatch(page, ORDERS)
    await driveAndTrack(page, browser, driver)
  } finally {
    await page.context().close()
    await owner.context().close()
    await product.stop()
    await mirror.close()
    await rm(folder, { recursive: true, force: true })
  }
})
