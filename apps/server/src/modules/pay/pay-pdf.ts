// Statements of a month as PDF in the reader's language, each beginning on a page of its own.
import { fillText, localeOf, type Language, type PayDay, type PayStatement } from '@dropwise/contracts'
import { buffer } from 'node:stream/consumers'
import { longDay } from '../../platform/long-day.ts'
import { dayText, unitName } from '../../platform/pdf/measures.ts'
import { BOLD, REGULAR } from '../../platform/pdf/fonts.ts'
import { openSheet, type Sheet } from '../../platform/pdf/open-sheet.ts'
import { pdfWords, type PdfWords } from '../../platform/pdf/words/index.ts'
import type { PayCompany } from './statements.ts'

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
  { x: MARGIN, width: 60 },
  { x: 112, width: 66 },
  { x: 182, width: 48 },
  { x: 232, width: 42 },
  { x: 278, width: 52 },
  { x: 332, width: 58 },
  { x: 394, width: 74 },
] as const
const METRES = { km: 1000, mi: 1609.344 } as const
const SECONDS_PER_MINUTE = 60

/** Texts and formats of the reader's language. */
interface Writing {
  words: PdfWords
  company: PayCompany
  money: (minor: number, currency: string) => string
  month: (month: string) => string
  decimal: (value: number) => string
}

export async function drawStatements(
  statements: readonly PayStatement[],
  company: PayCompany,
  language: Language,
): Promise<Buffer> {
  const words = pdfWords(language)
  const locale = localeOf(language)
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const writing: Writing = {
    words,
    company,
    money: (minor, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100),
    month: (text) => month.format(new Date(`${text}-01T00:00:00Z`)),
    decimal: (value) => decimal.format(value),
  }
  const doc = await openSheet(language, {
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: words.pay, Author: company.name },
  })
  const bytes = buffer(doc)
  for (const statement of statements) drawStatement(doc, statement, writing)
  if (statements.length === 0) doc.addPage().fontSize(11).fillColor(INK).text(words.nobody)
  doc.end()
  return bytes
}

function drawStatement(doc: Sheet, statement: PayStatement, writing: Writing): void {
  const { driver, month, currency, approvedAt, totalMinor, days, corrections } = statement
  const { words, company } = writing
  const money = (minor: number) => writing.money(minor, currency)
  doc.addPage()
  doc.font(BOLD).fontSize(18).fillColor(INK).text(words.pay, MARGIN, MARGIN)
  doc.font(REGULAR).fontSize(10).fillColor(MUTED)
  doc.text(company.name, 320, MARGIN + 6, { width: RIGHT - 320, align: 'right' })
  doc.fillColor(INK).text(`${driver.name}, ${writing.month(month)}`, MARGIN, MARGIN + 30)
  const state = approvedAt
    ? fillText(words.approved, { day: longDay(new Date(approvedAt), doc.language) })
    : words.open
  doc.fillColor(MUTED).text(state, MARGIN, MARGIN + 46)
  let y = MARGIN + 76
  const heads = [
    words.day,
    words.routes,
    words.hours,
    unitName(company.units, doc.language),
    words.stops,
    words.failed,
    words.rule,
  ]
  y = row(doc, y, heads, words.amount, MUTED)
  for (const day of days) y = row(doc, y, cellsOf(day, writing, doc.language), money(day.amountMinor), INK)
  for (const { date, reason, amountMinor } of corrections)
    y = row(
      doc,
      y,
      [dayText(date, doc.language), fillText(words.correction, { reason })],
      money(amountMinor),
      INK,
    )
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(RULE).stroke()
  doc.font(BOLD)
  row(doc, y + 6, [words.total], money(totalMinor), INK)
  doc.font(REGULAR)
}

const cellsOf = (
  { date, routes, seconds, metres, served, failed, rule }: PayDay,
  { words, company, decimal }: Writing,
  language: Language,
): string[] => [
  dayText(date, language),
  routes.map(({ number }) => `R${number}`).join(' '),
  clock(seconds),
  decimal(metres / METRES[company.units]),
  String(served),
  String(failed),
  rule?.name ?? words.noRule,
]

/** `7:05`, which needs no words. */
function clock(seconds: number): string {
  const minutes = Math.round(seconds / SECONDS_PER_MINUTE)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Returns the y position of the next row. A text of a correction takes the columns to its right. */
function row(doc: Sheet, at: number, cells: readonly string[], amount: string, colour: string): number {
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
