// An invoice as PDF from its data at issue: always the same bytes.
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

export async function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: invoice.issued_at,
      ModDate: invoice.issued_at,
    },
  })
  const bytes = buffer(doc)
  drawHead(doc, invoice)
  drawTotals(doc, invoice, drawLines(doc, invoice, 290))
  doc.end()
  return bytes
}

function drawHead(
  doc: PDFKit.PDFDocument,
  { number, seller, buyer, issued_at, due_at, status, paid_at }: InvoiceRow,
): void {
  doc.font('Helvetica-Bold').fontSize(22).fillColor(INK).text('Invoice', LEFT, 56)
  doc.font('Helvetica').fontSize(10).fillColor(MUTED)
  doc.text(partyText(seller.name, seller.address, seller.taxId), 320, 56, {
    width: RIGHT - 320,
    align: 'right',
  })
  doc.text('Billed to', LEFT, 140)
  doc.fillColor(INK).text(partyText(buyer.name, buyer.address, buyer.taxId), LEFT, 155, { width: 240 })
  const facts = [
    ['Number', number],
    ['Issued', longDay(issued_at)],
    ['Due', longDay(due_at)],
    ...(status === 'void' ? [['State', 'Void']] : []),
    ...(paid_at ? [['Paid', longDay(paid_at)]] : []),
  ] as const
  facts.forEach(([name = '', value = ''], row) => {
    const y = 140 + row * 17
    doc.fillColor(MUTED).text(name, 340, y, { width: 70 })
    doc.fillColor(INK).text(value, 410, y, { width: RIGHT - 410, align: 'right' })
  })
}

/** Returns the y position below the list. */
function drawLines(doc: PDFKit.PDFDocument, { lines, currency }: InvoiceRow, top: number): number {
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

function drawTotals(doc: PDFKit.PDFDocument, invoice: InvoiceRow, top: number): void {
  const { currency, subtotal_minor, tax_label, tax_percent, tax_minor, total_minor, seller } = invoice
  const rows = [
    ['Subtotal', formatAmount(subtotal_minor, currency), false],
    [`${tax_label} ${Number(tax_percent)} %`, formatAmount(tax_minor, currency), false],
    [`Total ${currency}`, formatAmount(total_minor, currency), true],
  ] as const
  rows.forEach(([name, value, isStrong], row) => {
    const y = top + row * 18
    doc.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fillColor(INK)
    doc.text(name, 320, y, { width: 110 }).text(value, 430, y, { width: RIGHT - 430, align: 'right' })
  })
  doc.font('Helvetica').fillColor(MUTED)
  if (seller.paymentInstructions) doc.text(seller.paymentInstructions, LEFT, top + 90, { width: WIDTH })
}

const partyText = (name: string, address: string, taxId: string): string =>
  [name, address, taxId].filter((part) => part !== '').join('\n')

function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke()
}
