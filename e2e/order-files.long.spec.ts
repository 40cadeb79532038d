// Files that page and API once read differently: same rows, lines and day.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type ImportResponse } from '@dropwise/contracts'
import { dayFromNow } from './support/day-of-work.ts'
import { openSession } from './support/session.ts'

const ADDRESS = '"99 Pear Road, Ashmouth AH5 4AF"'
const HEADER = 'reference,recipient,address,date'
/** A month ahead: later than the days of other specs. */
const DAY = dayFromNow(31)

let run = 0
/** The product is shared, so order numbers are unique to this test. */
const numbers = () => {
  run += 1
  return (name: string) => `${name}-${run}-${Date.now()}`
}

async function apiImport(request: APIRequestContext, text: string, query = ''): Promise<ImportResponse> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const email = DEMO_ACCOUNTS.find((account) => account.role === 'tenant')?.email
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anonKey },
    data: { email, password: DEMO_PASSWORD },
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const answer = await request.post(`/api/v1/orders/import${query}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    data: Buffer.from(text),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as ImportResponse
}

async function choose(page: Page, text: string): Promise<void> {
  await page.goto(`/tenant/orders?day=${DAY}&panel=import`)
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Order file').setInputFiles(file)
}

/** Lines listed by the check, with their messages. */
async function shownProblems(page: Page): Promise<[line: number, message: string][]> {
  const rows = await page.getByRole('complementary', { name: 'Import orders' }).locator('tbody tr').all()
  const problems: [number, string][] = []
  let line = 0
  for (const row of rows) {
    const cells = row.getByRole('cell')
    if ((await cells.count()) > 1) line = Number(await cells.first().innerText())
    else problems.push([line, (await cells.first().locator('span > span').first().innerText()).trim()])
  }
  return problems
}

/** Imports the file on the page; then the API, given the same bytes, finds nothing to change. */
async function importSame(
  page: Page,
  request: APIRequestContext,
  text: string,
  count: number,
): Promise<void> {
  await choose(page, text)
  // Files with unknown columns or ambiguous dates show their columns first.
  const check = page.getByRole('button', { name: 'Check rows' })
  const button = page.getByRole('button', { name: `Import ${count}`, exact: true })
  await expect(check.or(button)).toBeVisible()
  if (await check.isVisible()) await check.click()
  await expect(button).toBeEnabled({ timeout: 120_000 })
  await button.click()
  const heading = `${count} ${count === 1 ? 'order' : 'orders'} imported`
  await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 120_000 })
  expect(await apiImport(request, text)).toMatchObject({ created: 0, updated: 0, rejected: [] })
}

/** A delivery note of one page, as programs write them; offsets are not needed to read it. */
function deliveryNote(lines: readonly string[]): Buffer {
  const text = lines.map((line, i) => `BT /F1 11 Tf 50 ${780 - 18 * i} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj`).join('\n')
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`)
}

test.beforeEach(async ({ context, request }) => openSession(context, request, 'tenant'))

test('[M12] a PDF delivery note becomes an order, after a look at what was read', async ({ page }) => {
  const lines = [`Delivery note no.: ${numbers()('LS')}`, `Date: ${DAY}`, 'Deliver to:', 'Nora Pike']
  const buffer = deliveryNote([...lines, '99 Pear Road', 'AH5 4AF Ashmouth', 'Parcels: 3'])
  await page.goto(`/tenant/orders?day=${DAY}&panel=import`)
  await page.getByLabel('Order file').setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer })
  const check = page.getByRole('button', { name: 'Check rows' })
  const button = page.getByRole('button', { name: 'Import 1', exact: true })
  await expect(check.or(button)).toBeVisible({ timeout: 60_000 })
  if (await check.isVisible()) await check.click()
  await expect(button).toBeEnabled({ timeout: 120_000 })
})

test('[2.10-3] a row longer than its header is named by page and API, not cut', async ({ page, request }) => {
  const number = numbers()
  const text = [
    HEADER,
    `${number('A')},Ann,1 High St, Ashmouth,${DAY}`,
    `${number('B')},Bob,${ADDRESS},${DAY}`,
  ].join('\n')
  const { created, rejected } = await apiImport(request, text, '?dryRun=true')
  expect(created).toBe(1)
  expect(rejected.map((problem) => [problem.row, problem.code])).toContainEqual([2, 'crowded_row'])

  await choose(page, text)
  await expect(page.getByText('Checking addresses')).toBeHidden({ timeout: 120_000 })
  await expect(page.getByText('needs attention')).toBeVisible()
  const displayedProblems = await shownProblems(page)
  expect(displayedProblems).toEqual(rejected.map((problem) => [problem.row, problem.message]))
})

test('[2.10-3] a quotation mark that is never closed stops page and API at the same line', async ({
  page,
  request,
}) => {
  const text = `${HEADER}\nA,Ann,${ADDRESS},${DAY}\nB,"Bob,2 High St,${DAY}\nC,Cat,3 High St,${DAY}\n`
  const { created, rejected } = await apiImport(request, text, '?dryRun=true')
  expect(created).toBe(0)
  expect(rejected).toMatchObject([{ row: 3, code: 'unreadable_file' }])

  await choose(page, text)
  await expect(page.getByRole('alert')).toContainText('a quotation mark is never closed. See line 3.')
})

test('[2.10-3] a line that names the separator is obeyed by both', async ({ page, request }) => {
  const number = numbers()
  const text = ['sep=;', HEADER.replaceAll(',', ';'), `${number('A')};Ward, Edith;${ADDRESS};${DAY}`].join(
    '\r\n',
  )
  await importSame(page, request, text, 1)
})

test('[2.10-3] blank lines count: page and API name the same line', async ({ page, request }) => {
  const number = numbers()
  const text = `\n\n${HEADER}\n${number('A')},Ann,${ADDRESS},${DAY}\n\n${number('B')},,${ADDRESS},${DAY}\n`
  const { rejected } = await apiImport(request, text, '?dryRun=true')
  expect(rejected).toMatchObject([{ row: 6, column: 'recipient', code: 'missing_value' }])

  await choose(page, text)
  await expect(page.getByRole('textbox', { name: 'Recipient in row 6' })).toBeVisible({ timeout: 120_000 })
  await page.getByRole('textbox', { name: 'Recipient in row 6' }).fill('Bob')
  await page.getByRole('textbox', { name: 'Recipient in row 6' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Import 2', exact: true })).toBeEnabled({ timeout: 120_000 })
})

test('[2.10-3] unnamed and repeated headers keep their cells, by the same names', async ({
  page,
  request,
}) => {
  const number = numbers()
  const text = [`${HEADER},note,,dock,dock`, `${number('A')},Ann,${ADDRESS},${DAY},Ring,red,B7,B8`].join('\n')
  await importSame(page, request, text, 1)
})

test('[2.10-3] 03/04 is one day for preview, import and the Plan button of a company in Britain', async ({
  page,
  request,
}) => {
  const number = numbers()
  // The next day that is ambiguous with swapped parts.
  const at = new Date(Date.now() + 86_400_000)
  while (at.getUTCDate() > 12 || at.getUTCDate() === at.getUTCMonth() + 1) at.setUTCDate(at.getUTCDate() + 1)
  const day = at.toISOString().slice(0, 10)
  const [year, month, dayOfMonth] = day.split('-')
  const text = `${HEADER}\n${number('A')},Ann,${ADDRESS},${dayOfMonth}/${month}/${year}`
  await importSame(page, request, text, 1)
  await page.getByRole('button', { name: /^Plan / }).click()
  await expect(page).toHaveURL(new RegExp(`/tenant/plan\\?.*day=${day}`))
  await page.goto(`/tenant/orders?day=${day}&filter=${number('A').split('-')[0]}`)
  await expect(page.getByRole('row').filter({ hasText: 'Ann' }).first()).toBeVisible()
})
