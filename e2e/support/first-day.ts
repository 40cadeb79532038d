// The first day of a new company, as a person does it: each step starts where the previous one ended.
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { shiftFromNow, type FirstTown } from './first-town.ts'

/** Longest wait for slow operations on slow machines. */
const PATIENCE = { timeout: 60_000 }
const PHONE = { width: 390, height: 844 }
const DRIVERS = ['Emil Dahl', 'Ida Krogh', 'Otto Friis'] as const
export const PASSWORD = 'four vans and a map'

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name, exact: true })

/** Opens a desktop browser with the time zone of the town. */
export async function openDesk(browser: Browser, baseURL: string, { timeZone }: FirstTown): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    timezoneId: timeZone,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE.timeout)
  return page
}

/** Starts a trial on the home page, and ends on its overview. */
export async function startTrialFromHome(page: Page, company: string, email: string): Promise<void> {
  await test.step('start a trial from the home page', async () => {
    await page.goto('/')
    await page
      .getByRole('link', { name: /free trial/i })
      .first()
      .click()
    await expect(page).toHaveURL('/onboarding')
    for (const [label, value] of [
      ['First name', 'Freja'],
      ['Last name', 'Holm'],
      ['Email', email],
      ['Company name', company],
      ['Password', PASSWORD],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await button(page, 'Start 3-Day Free Trial').click()
    await expect(page).toHaveURL('/dashboard', PATIENCE)
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible(PATIENCE)
  })
}

async function openFirstStep(page: Page, name: string): Promise<void> {
  await rail(page, 'Overview').click()
  await page.getByRole('region', { name: 'First steps' }).getByRole('link', { name }).click()
}

/** Waits until no visible map is loading or moving, because such a map swallows clicks. */
async function mapsAreDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-map]')].every(
      (map) => map.clientWidth === 0 || map.getAttribute('data-map') !== 'busy',
    ),
  )
}

/** Finds the town on the world map and clicks its middle. */
export async function addDepotByPin(page: Page, town: FirstTown): Promise<void> {
  await test.step('set where the vehicles start, by a pin', async () => {
    await openFirstStep(page, 'Set where your vehicles start')
    await page.getByRole('textbox', { name: 'Depot', exact: true }).fill('Main depot')
    await button(page, 'Place a pin on the map').click()
    const dialog = page.getByRole('dialog', { name: 'Place a pin' })
    await button(dialog, 'Go to a town').click()
    await page.getByRole('combobox', { name: 'Go to a town' }).fill(town.name)
    await page.getByRole('option').first().click()
    await mapsAreDrawn(page)
    await dialog.locator('canvas').click()
    await expect(dialog.getByText(/^Pin at /)).toBeVisible()
    await button(dialog, 'Use this pin').click()
    await button(page, 'Add depot').click()
    await expect(page.getByRole('combobox', { name: 'Depot', exact: true })).toContainText(
      'Main depot',
      PATIENCE,
    )
  })
}

/** Three vans for the rest of the day, each with a driver: any of them may get the route. */
export async function addFleet(page: Page, town: FirstTown): Promise<void> {
  const { from, to } = shiftFromNow(town)
  await test.step('add three drivers', async () => {
    for (const name of DRIVERS) {
      await rail(page, 'Drivers').click()
      await button(page, 'Add driver').first().click()
      const form = panel(page, 'Add driver')
      await form.getByLabel('Name', { exact: true }).fill(name)
      await button(form, 'Add driver').click()
      await expect(page.getByText(`${name} added`)).toBeVisible(PATIENCE)
      await expect(form).toBeHidden()
    }
  })
  await test.step('add three vans', async () => {
    for (const [i, driver] of DRIVERS.entries()) {
      await rail(page, 'Fleet').click()
      await button(page, 'Add vehicle').first().click()
      const form = panel(page, 'Add vehicle')
      await form.getByLabel('Name', { exact: true }).fill(`Van ${i + 1}`)
      await form.getByLabel('Number plate').fill(`FH ${101 + i}`)
      await form.getByLabel('Shift from').fill(from)
      await form.getByLabel('Shift to').fill(to)
      await form.getByRole('combobox', { name: 'Driver' }).click()
      await page.getByRole('option', { name: driver }).click()
      await button(form, 'Add vehicle').click()
      await expect(page.getByText(`Van ${i + 1} added`)).toBeVisible(PATIENCE)
      await expect(form).toBeHidden()
    }
  })
}

interface OrderFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Imports the orders, and ends on the plan page. */
export async function importOrders(page: Page, file: OrderFile, count: number): Promise<void> {
  await test.step('import the file after looking at it', async () => {
    await openFirstStep(page, 'Import orders')
    await page.getByLabel('Order file').setInputFiles(file)
    const go = button(page, `Import ${count}`)
    await expect(go).toBeEnabled(PATIENCE)
    await go.click()
    await expect(page.getByRole('heading', { name: `${count} orders imported` })).toBeVisible(PATIENCE)
    await page.getByRole('button', { name: /^Plan / }).click()
  })
}

/** Plans the day, dispatches it, and returns the driver of the first route. */
export async function planAndDispatch(page: Page, count: number): Promise<string> {
  await test.step('plan the day', async () => {
    await button(page, 'Optimise').first().click()
    const dispatch = page.getByRole('button', { name: /^Dispatch/ })
    await expect(dispatch).toBeEnabled(PATIENCE)
    await expect(page.getByText(new RegExp(`^All ${count} stops`))).toBeVisible()
    // The main action is visible without scrolling.
    await expect(dispatch).toBeInViewport({ ratio: 1 })
  })
  return test.step('dispatch it', async () => {
    await page.getByRole('button', { name: /^Dispatch/ }).click()
    // The screen opens the live day, or links to it.
    const live = page.getByRole('group', { name: 'Counts of the day' })
    const way = page.getByRole('link', { name: 'Dispatched, open Live' })
    await expect(way.or(live).first()).toBeVisible(PATIENCE)
    await rail(page, 'Live').click()
    await expect(live).toContainText(new RegExp(`Delivered\\s*0\\s*of ${count}`), PATIENCE)
    const vans = page.getByRole('region', { name: 'Vans' })
    const route = vans.getByRole('button', { name: /^R\d, / }).first()
    const [, driver = ''] = /^R\d, (.+?):/.exec((await route.getAttribute('aria-label')) ?? '') ?? []
    expect(DRIVERS).toContain(driver)
    return driver
  })
}

/** The driver signs in by code, starts, and delivers the first stop while its recipient follows. */
export async function driveAndTrack(page: Page, browser: Browser, driver: string): Promise<void> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: PHONE })
  const [phone, recipient] = [await context.newPage(), await context.newPage()]
  try {
    await test.step('the driver signs in by the code', async () => {
      await rail(page, 'Drivers').click()
      await page.getByRole('row', { name: new RegExp(driver) }).click()
      await button(page, 'Show a sign-in code').click()
      const codePanel = page.getByRole('group', { name: 'Sign-in code' })
      await expect(codePanel.getByRole('img', { name: /QR code/ })).toBeVisible(PATIENCE)
      const [code = ''] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await codePanel.innerText()) ?? []
      await phone.goto('/driver/code')
      await phone.getByLabel('Code').fill(code)
      await button(phone, 'Sign in').click()
      await expect(phone).toHaveURL('/driver', PATIENCE)
      await expect(button(phone, 'Check the vehicle')).toBeVisible(PATIENCE)
    })
    const name = await test.step('the driver checks the vehicle and starts', async () => {
      await button(phone, 'Check the vehicle').click()
      await expect(phone.getByRole('list', { name: 'Points to check' })).toBeVisible(PATIENCE)
      for (const point of await phone.getByRole('radiogroup').all()) await point.getByText('In order').click()
      await button(phone, 'Vehicle is in order').click()
      await button(phone, 'Start shift').click()
      await expect(button(phone, 'I have arrived')).toBeVisible(PATIENCE)
      return (await phone.getByRole('button', { name: /^Messages with / }).innerText()).replace(
        /^Messages with /,
        '',
      )
    })
    await test.step('the recipient opens the tracking page', async () => {
      await rail(page, 'Orders').click()
      await page
        .getByRole('row', { name: new RegExp(name) })
        .first()
        .click()
      const link = await page.getByRole('link', { name: 'Tracking' }).getAttribute('href')
      await recipient.goto(link!)
      await expect(recipient.getByRole('progressbar', { name: 'Delivery progress' })).toBeVisible(PATIENCE)
    })
    await test.step('the driver delivers, and the recipient sees it', async () => {
      await button(phone, 'I have arrived').click()
      await button(phone, 'Delivered').click()
      const progress = recipient.getByRole('progressbar', { name: 'Delivery progress' })
      await expect(progress).toHaveAttribute('aria-valuenow', '100', PATIENCE)
      await rail(page, 'Live').click()
      await expect(page.getByRole('group', { name: 'Counts of the day' })).toContainText(
        /Delivered\s*1\s*of/,
        PATIENCE,
      )
    })
  } finally {
    await context.close()
  }
}
