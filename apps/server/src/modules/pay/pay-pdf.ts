// Statements of a month as PDF, each beginning on a page of its own.
import { formatDuration, type PayDay, type PayStatement } from '@dropwise/contracts'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PayCompany } from './statements.ts'

const require = createRequire(import.meta.url)
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')
/** In points; the page is A4. */
const MARGIN = 48
const RIGHT = 595.28 - MARGIN
const BOTTOM = 841.89 - MARGIN
const ROW = 16
const INK = '#1c2430'
const MUTED = '#5b6472'
const RULE = '#d5dae1'

/** Left edges of the columns; amounts end at the right margin. */
const COLUMNS = [
  { head: 'Day', x: MARGIN, width: 70 },
  { head: 'Routes', x: 118, width: 80 },
  { head: 'Hours', x: 200, width: 50 },
  { head: 'km', x: 252, width: 45 },
  { head: 'Stops', x: 300, width: 40 },
  { head: 'Failed', x: 342, width: 40 },
  { head: 'Rule', x: 386, width: 90 },
] as const

export async function drawStatements(
  statements: readonly PayStatement[],
  company: PayCompany,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    autoFirstPage: false,
    info: { Title: 'Pay', Author: company.name },
  })
  const bytes = buffer(doc)
  for (const statement of statements) drawStatement(doc, statement, company)
  if (statements.length === 0) doc.addPage().fontSize(11).fillColor(INK).text('Nobody drove in this month.')
  doc.end()
  return bytes
}

function drawStatement(doc: PDFKit.PDFDocument, statement: PayStatement, company: PayCompany): void {
  const { driver, month, currency, approvedAt, totalMinor, days, corrections } = statement
  const money = (minor: number) => amountText(minor, currency)
  doc.addPage()
  doc.font(BOLD).fontSize(18).fillColor(INK).text('Pay', MARGIN, MARGIN)
  doc.font(REGULAR).fontSize(10).fillColor(MUTED)
  doc.text(company.name, 320, MARGIN + 6, { width: RIGHT - 320, align: 'right' })
  doc.fillColor(INK).text(`${driver.name}, ${monthText(month)}`, MARGIN, MARGIN + 30)
  const state = approvedAt ? `Approved on ${approvedAt.slice(0, 10)}` : 'Open: the figures may still change'
  doc.fillColor(MUTED).text(state, MARGIN, MARGIN + 46)
  let y = MARGIN + 76
  y = row(
    doc,
    y,
    COLUMNS.map(({ head }) => head),
    'Amount',
    MUTED,
  )
  for (const day of days) y = row(doc, y, cellsOf(day), money(day.amountMinor), INK)
  for (const { date, reason, amountMinor } of corrections)
    y = row(doc, y, [date, `Correction: ${reason}`], money(amountMinor), INK)
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(RULE).stroke()
  doc.font(BOLD)
  row(doc, y + 6, ['Total'], money(totalMinor), INK)
  doc.font(REGULAR)
}

const cellsOf = ({ date, routes, seconds, metres, served, failed, rule }: PayDay): string[] => [
  date,
  routes.map(({ number }) => `R${number}`).join(' '),
  formatDuration(seconds),
  (metres / 1000).toFixed(1),
  String(served),
  String(failed),
  rule?.name ?? 'No rule',
]

/** Returns the y position of the next row. A text of a correction takes the columns to its right. */
function row(
  doc: PDFKit.PDFDocument,
  at: number,
  cells: readonly string[],
  amount: string,
  colour: string,
): number {
  let y = at
  if (y + ROW > BOTTOM) {
    doc.addPage()
    y = MARGIN
  }
  doc.fontSize(9).fillColor(colour)
  cells.forEach((text, column) => {
    const { x, width } = COLUMNS[column]!
    const isLast = column === cells.length - 1
    doc.text(text, x, y, {
      width: isLast ? 470 - x : width,
      height: ROW - 4,
      ellipsis: true,
      lineBreak: true,
    })
  })
  doc.text(amount, 470, y, { width: RIGHT - 470, align: 'right' })
  return y + ROW
}

const amountText = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)
const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
