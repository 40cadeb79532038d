// An invoice as PDF from its data at issue: always the same bytes for a language.
import { fillText, type CreditNoteItem, type InvoiceLine, type Language } from '@dropwise/contracts'
import { buffer } from 'node:stream/consumers'
import { longDay } from '../../platform/long-day.ts'
import { BOLD, REGULAR } from '../../platform/pdf/fonts.ts'
import { openSheet, type Sheet } from '../../platform/pdf/open-sheet.ts'
import { pdfWords } from '../../platform/pdf/words/index.ts'
import { formatAmount } from './amounts.ts'
import { lineText, taxNote, taxText } from './invoice-lines.ts'
import type { InvoiceRow } from './queries.ts'

/** Points; A4 is 595 by 842. */
const LEFT = 56
const RIGHT = 539
const WIDTH = RIGHT - LEFT
const INK = '#1c2430'
const MUTED = '#5b6472'
const LINE = '#d5dae1'

export const invoiceFileName = ({ number }: Pick<InvoiceRow, 'number'>): string => `invoice-${number}.pdf`

interface Paper {
  title: string
  billedTo: string
  number: string
  issuedAt: Date
  seller: InvoiceRow['seller']
  buyer: InvoiceRow['buyer']
  facts: readonly (readonly [string, string])[]
  lines: readonly Pick<InvoiceLine, 'description' | 'amountMinor'>[]
  currency: string
  subtotalMinor: number
  tax: string
  taxMinor: number
  totalMinor: number
  notes: readonly string[]
}

export function drawInvoice(invoice: InvoiceRow, language: Language): Promise<Buffer> {
  const words = pdfWords(language)
  const { number, seller, buyer, status, issued_at, due_at, paid_at } = invoice
  const paper: Paper = {
    title: words.invoice,
    billedTo: words.billedTo,
    number,
    issuedAt: issued_at,
    seller,
    buyer,
    facts: [
      [words.due, longDay(due_at, language)],
      ...(status === 'void' ? [[words.state, words.void] as const] : []),
      ...(paid_at ? [[words.paid, longDay(paid_at, language)] as const] : []),
    ],
    lines: invoice.lines.map((line) => ({
      description: lineText(line, language),
      amountMinor: line.amountMinor,
    })),
    currency: invoice.currency,
    subtotalMinor: invoice.subtotal_minor,
    tax: taxText(invoice, language),
    taxMinor: invoice.tax_minor,
    totalMinor: invoice.total_minor,
    notes: [taxNote(invoice.tax_note, language), seller.paymentInstructions],
  }
  return draw(paper, language)
}

export function drawCreditNote(
  invoice: InvoiceRow,
  note: CreditNoteItem,
  language: Language,
): Promise<Buffer> {
  const words = pdfWords(language)
  const paper: Paper = {
    title: words.creditNote,
    billedTo: words.creditedTo,
    number: note.number,
    issuedAt: new Date(note.issuedAt),
    seller: invoice.seller,
    buyer: invoice.buyer,
    facts: [[words.invoice, invoice.number] as const],
    lines: [{ description: note.reason, amountMinor: note.subtotalMinor }],
    currency: note.currency,
    subtotalMinor: note.subtotalMinor,
    tax: taxText(invoice, language),
    taxMinor: note.taxMinor,
    totalMinor: note.totalMinor,
    notes: [taxNote(invoice.tax_note, language)],
  }
  return draw(paper, language)
}

async function draw(paper: Paper, language: Language): Promise<Buffer> {
  const doc = await openSheet(language, {
    size: 'A4',
    margin: LEFT,
    info: {
      Title: `${paper.title} ${paper.number}`,
      Author: paper.seller.name,
      CreationDate: paper.issuedAt,
      ModDate: paper.issuedAt,
    },
  })
  const bytes = buffer(doc)
  drawHead(doc, paper)
  drawTotals(doc, paper, drawLines(doc, paper, 290))
  doc.end()
  return bytes
}

function drawHead(doc: Sheet, { title, billedTo, number, issuedAt, seller, buyer, facts }: Paper): void {
  const words = pdfWords(doc.language)
  doc.font(BOLD).fontSize(22).fillColor(INK).text(title, LEFT, 56)
  doc.font(REGULAR).fontSize(10).fillColor(MUTED)
  doc.text(partyText(seller.name, seller.address, seller.taxId), 320, 56, {
    width: RIGHT - 320,
    align: 'right',
  })
  doc.text(billedTo, LEFT, 140)
  doc.fillColor(INK).text(partyText(buyer.name, buyer.address, buyer.taxId), LEFT, 155, { width: 240 })
  const rows = [[words.number, number], [words.issued, longDay(issuedAt, doc.language)], ...facts] as const
  rows.forEach(([name, value], row) => {
    const y = 140 + row * 17
    doc.fillColor(MUTED).text(name, 340, y, { width: 70 })
    doc.fillColor(INK).text(value, 410, y, { width: RIGHT - 410, align: 'right' })
  })
}

/** Returns the y position below the list. */
function drawLines(doc: Sheet, { lines, currency }: Paper, top: number): number {
  const words = pdfWords(doc.language)
  doc.font(BOLD).fillColor(INK)
  doc.text(words.description, LEFT, top).text(words.amount, 420, top, { width: RIGHT - 420, align: 'right' })
  rule(doc, top + 16)
  doc.font(REGULAR)
  let y = top + 26
  for (const { description, amountMinor } of lines) {
    doc.text(description, LEFT, y, { width: 340 })
    const bottom = doc.y
    doc.text(formatAmount(amountMinor, currency, numberLanguage(doc.language)), 420, y, {
      width: RIGHT - 420,
      align: 'right',
    })
    y = bottom + 8
  }
  rule(doc, y)
  return y + 12
}

function drawTotals(doc: Sheet, paper: Paper, top: number): void {
  const words = pdfWords(doc.language)
  const amount = (minor: number) => formatAmount(minor, currency, numberLanguage(doc.language))
  const { currency, subtotalMinor, tax, taxMinor, totalMinor, notes } = paper
  const rows = [
    [words.subtotal, amount(subtotalMinor), false],
    [tax, amount(taxMinor), false],
    [fillText(words.totalIn, { currency }), amount(totalMinor), true],
  ] as const
  rows.forEach(([name, value, isStrong], row) => {
    const y = top + row * 18
    doc.font(isStrong ? BOLD : REGULAR).fillColor(INK)
    doc.text(name, 320, y, { width: 110 }).text(value, 430, y, { width: RIGHT - 430, align: 'right' })
  })
  doc.font(REGULAR).fillColor(MUTED)
  const texts = notes.filter((note) => note !== '')
  if (texts.length > 0) doc.text(texts.join('\n\n'), LEFT, top + 90, { width: WIDTH })
}

/** Amounts of British documents look like those of all other English texts about bills. */
const numberLanguage = (language: Language): Language => (language === 'en-GB' ? 'en-US' : language)

const partyText = (name: string, address: string, taxId: string): string =>
  [name, address, taxId].filter((part) => part !== '').join('\n')

function rule(doc: Sheet, y: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke()
}
