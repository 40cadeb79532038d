// Bad files: each shows its exact message on the page; nothing is stored or run.
import { writeTable } from '@dropwise/order-files/write-table'
import { expect, test, type Page } from '@playwright/test'
import { packedZeros } from '../apps/server/src/modules/orders/testing.ts'
import { dayFromNow } from './support/day-of-work.ts'
import { openSession } from './support/session.ts'

/** Later than the days of other specs. */
const DAY = dayFromNow(37)
const HEADER = 'reference,recipient,address,lat,lng,date,weight_kg,instructions'
/** On the demo town's map. */
const [LAT, LNG] = [46.934322, -125.29936]
/** The product is shared, so order numbers are unique to this run. */
const RUN = Date.now()

const CUT_OFF = 'The file could not be read: it is cut off, or a quotation mark is never closed.'

interface Cells {
  recipient?: string
  date?: string
  weight?: string
  note?: string
}
const line = (number: string, { recipient = 'Ann', date = DAY, weight = '1', note = '' }: Cells = {}) =>
  `${number}-${RUN},"${recipient}","1 High St",${LAT},${LNG},${date},${weight},"${note}"`
/** Starts like a password-protected spreadsheet. */
function encrypted(): Buffer {
  const file = Buffer.alloc(4_096)
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  file.write('EncryptedPackage', 1_024, 'utf16le')
  return file
}
const bytes = (...lines: string[]) => Buffer.from(lines.join('\n'))

async function choose(page: Page, buffer: Buffer, name = 'orders.csv'): Promise<void> {
  await page.getByLabel('Order file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test.beforeEach(async ({ context, request, page }) => {
  await openSession(context, request, 'tenant')
  await page.goto(`/tenant/orders?day=${DAY}&panel=import`)
})

test('[2.10-4] a file that cannot be an order file is refused with a sentence and a next step', async ({
  page,
}) => {
  const wide = Array.from({ length: 5_000 }, (_, i) => `extra ${i}`).join(',')
  const workbook = Buffer.from(
    await writeTable('xlsx', ['reference', 'address'], [{ reference: 'A', address: '1 High St' }]),
  )
  const files: [name: string, file: Buffer, sentence: string, next: string][] = [
    ['bomb.xlsx', await packedZeros(200), 'The file is larger than 10 MB.', 'Split it into smaller files.'],
    [
      'rows.csv',
      Buffer.from(`reference,address\n${'1,1 High St\n'.repeat(200_000)}`),
      'The file has more than 20,000 orders.',
      'Split it into smaller files.',
    ],
    [
      'columns.csv',
      bytes(`${HEADER},${wide}`, line('A')),
      'The file has more than 500 columns. See line 1.',
      'Delete the columns that the orders do without.',
    ],
    ['password.xlsx', encrypted(), 'The file is password-protected.', 'Save it without a password.'],
    ['half.xlsx', workbook.subarray(0, workbook.length / 2), CUT_OFF, 'Save it again as CSV or XLSX.'],
    ['half.csv', bytes(HEADER, line('A'), line('B').slice(0, -1)), CUT_OFF, 'Save it again as CSV or XLSX.'],
  ]
  for (const [name, file, sentence, next] of files)
    await test.step(name, async () => {
      await choose(page, file, name)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(sentence)
      await expect(alert).toContainText(next)
    })
})

test('[2.10-4] rows that cannot be meant are named, each with its sentence', async ({ page }) => {
  const rows: [cells: Cells, sentence: string][] = [
    [{ date: '2023-11-25' }, 'Date is more than a year away'],
    [{ date: '29.02.2027' }, 'Date must be like 2026-04-16'],
    [{ weight: '-4' }, 'Weight must not be negative'],
    [{ note: 'x'.repeat(30_000) }, 'Instructions is longer than 2000 characters'],
  ]
  await choose(page, bytes(HEADER, ...rows.map(([cells], at) => line(`BAD-${at}`, cells))))
  const panel = page.getByRole('complementary', { name: 'Import orders' })
  for (const [, sentence] of rows)
    await expect(panel.getByText(sentence, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 0', exact: true })).toBeDisabled()

  await page.reload()
  await choose(
    page,
    bytes(HEADER, line('ONE'), '', 'Order No,Customer,Street,City', '7,Bob,2 High St,Ashmouth'),
  )
  await expect(
    panel
      .getByText('Another list begins here, with columns of its own. Import it as a file of its own')
      .first(),
  ).toBeVisible()
})

test('[2.10-4] names of any script, a header on each page and formulas come in as the text that they are', async ({
  page,
}) => {
  const names = ['👩‍🚀 Zoë 🚚', 'محمد بن سلمان', 'שרה לוי', `=cmd|' /C calc'!A0`]
  const latin = Buffer.from(line('LATIN', { recipient: 'Jürgen Groß' }), 'latin1')
  const text = bytes(HEADER, ...names.map((recipient, at) => line(`N-${at}`, { recipient })), HEADER, '')
  await choose(page, Buffer.concat([text, latin]))
  const button = page.getByRole('button', { name: 'Import 5', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByRole('heading', { name: '5 orders imported' })).toBeVisible()
  await page.getByRole('button', { name: /^Show/ }).click()
  for (const name of [...names, 'Jürgen Groß']) await expect(page.getByText(name).first()).toBeVisible()
})

test('[2.10-4] more rows than the page reads by itself are checked and imported', async ({ page }) => {
  const rows = Array.from({ length: 2_400 }, (_, at) => line(`MANY-${at}`))
  await choose(page, bytes(HEADER, ...rows, line('MANY-LAST', { weight: '-4' })))
  await expect(page.getByText('Weight must not be negative').first()).toBeVisible()
  await page.getByRole('button', { name: 'Skip 1, import 2,400' }).click()
  await expect(page.getByRole('heading', { name: '2,400 orders imported' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Plan / })).toBeVisible()
})
