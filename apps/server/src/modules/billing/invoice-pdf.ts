// An invoice as PDF from its data at issue: always the same bytes.
import type { CreditNoteItem, InvoiceLine } from '@dropwise/contracts'
import PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { longDay } from '../../platform/long-day.ts'
import { formatAmount } from './amounts.ts'
import type { InvoiceRow } from './queries.ts'

/** Points; A4 is 595 by 842. */
const LEFT = 56
const RIGHT = 539
const WIDTH = RIGHT - LEFT
const INK = '#1c2430'
const MUTED = '#5b6472'
const LINE = '#d5dae1'

export const invoiceFileName = ({ number }: Pick<InvoiceRow, 'number'>): string => `invoice-${number}.pdf`

interface Sheet {
  title: 'Invoice' | 'Credit note'
  number: string
  issuedAt: Date
  seller: InvoiceRow['seller']
  buyer: InvoiceRow['buyer']
  facts: readonly (readonly [string, string])[]
  lines: readonly InvoiceLine[]
  currency: string
  subtotalMinor: number
  tax: string
  taxMinor: number
  totalMinor: number
  notes: readonly string[]
}

export function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const { number, seller, buyer, status, issued_at, due_at, paid_at } = invoice
  return draw({
    title: 'Invoice',
    number,
    issuedAt: issued_at,
    seller,
    buyer,
    facts: [
      ['Due', longDay(due_at)],
      ...(status === 'void' ? [['State', 'Void'] as const] : []),
      ...(paid_at ? [['Paid', longDay(paid_at)] as const] : []),
    ],
    lines: invoice.lines,
    currency: invoice.currency,
    subtotalMinor: invoice.subtotal_minor,
    tax: taxText(invoice),
    taxMinor: invoice.tax_minor,
    totalMinor: invoice.total_minor,
    notes: [invoice.tax_note, seller.paymentInstructions],
  })
}

export function drawCreditNote(invoice: InvoiceRow, note: CreditNoteItem): Promise<Buffer> {
  return draw({
    title: 'Credit note',
    number: note.number,
    issuedAt: new Date(note.issuedAt),
    seller: invoice.seller,
    buyer: invoice.buyer,
    facts: [['Invoice', invoice.number]],
    lines: [{ description: note.reason, amountMinor: note.subtotalMinor }],
    currency: note.currency,
    subtotalMinor: note.subtotalMinor,
    tax: taxText(invoice),
    taxMinor: note.taxMinor,
    totalMinor: note.totalMinor,
    notes: [invoice.tax_note],
  })
}

const taxText = ({ tax_label, tax_percent }: InvoiceRow) => `${tax_label} ${Number(tax_percent)} %`

async function draw(sheet: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: {
      Title: `${sheet.title} ${sheet.number}`,
      Author: sheet.seller.name,
      CreationDate: sheet.issuedAt,
      ModDate: sheet.issuedAt,
    },
  })
  const bytes = buffer(doc)
  drawHead(doc, sheet)
  drawTotals(doc, sheet, drawLines(doc, sheet, 290))
  doc.end()
  return bytes
}

function drawHead(doc: PDFKit.PDFDocument, { title, number, issuedAt, seller, buyer, facts }: Sheet): void {
  doc.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(title, LEFT, 56)
  doc.font('Helvetica').fontSize(10).fillColor(MUTED)
  doc.text(partyText(seller.name, seller.address, seller.taxId), 320, 56, {
    width: RIGHT - 320,
    align: 'right',
  })
  doc.text(title === 'Invoice' ? 'Billed to' : 'Credited to', LEFT, 140)
  doc.fillColor(INK).text(partyText(buyer.name, buyer.address, buyer.taxId), LEFT, 155, { width: 240 })
  const rows = [['Number', number], ['Issued', longDay(issuedAt)], ...facts] as const
  rows.forEach(([name = '', value = ''], row) => {
    const y = 140 + row * 17
    doc.fillColor(MUTED).text(name, 340, y, { width: 70 })
    doc.fillColor(INK).text(value, 410, y, { width: RIGHT - 410, align: 'right' })
  })
}

/** Returns the y position below the list. */
function drawLines(doc: PDFKit.PDFDocument, { lines, currency }: Sheet, top: number): number {
  doc.font('Helvetica-Bold').fillColor(INK)
  doc.text('Description', LEFT, top).text('Amount', 420, top, { width: RIGHT - 420, align: 'right' })
  rule(doc, top + 16)
  doc.font('Helvetica')
  let y = top + 26
  for (const { description, amountMinor } of lines) {
    doc.text(description, LEFT, y, { width: 340 })
    const bottom = doc.y
    doc.text(formatAmount(amountMinor, currency), 420, y, { width: RIGHT - 420, align: 'right' })
    y = bottom + 8
  }
  rule(doc, y)
  return y + 12
}

function drawTotals(doc: PDFKit.PDFDocument, sheet: Sheet, top: number): void {
  const { currency, subtotalMinor, tax, taxMinor, totalMinor, notes } = sheet
  const rows = [
    ['Subtotal', formatAmount(subtotalMinor, currency), false],
    [tax, formatAmount(taxMinor, currency), false],
    [`Total ${currency}`, formatAmount(totalMinor, currency), true],
  ] as const
  rows.forEach(([name, value, isStrong], row) => {
    const y = top + row * 18
    doc.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fillColor(INK)
    doc.text(name, 320, y, { width: 110 }).text(value, 430, y, { width: RIGHT - 430, align: 'right' })
  })
  doc.font('Helvetica').fillColor(MUTED)
  const texts = notes.filter((note) => note !== '')
  if (texts.length > 0) doc.text(texts.join('\n\n'), LEFT, top + 90, { width: WIDTH })
}

const partyText = (name: string, address: string, taxId: string): string =>
  [name, address, taxId].filter((part) => part !== '').join('\n')

function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke()
}
