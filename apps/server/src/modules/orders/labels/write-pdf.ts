// Labels as PDF, one a page of 100 × 150 mm.
import { buffer } from 'node:stream/consumers'
import { fillText, type Language } from '@dropwise/contracts'
import type { BitMatrix } from 'qrcode'
import { BOLD, REGULAR } from '../../../platform/pdf/fonts.ts'
import { openSheet, type Sheet } from '../../../platform/pdf/open-sheet.ts'
import { dayText } from '../../../platform/pdf/measures.ts'
import { pdfWords, type PdfWords } from '../../../platform/pdf/words/index.ts'
import type { Label } from './read-labels.ts'

const POINTS_PER_MM = 72 / 25.4
const WIDTH = 100 * POINTS_PER_MM
const HEIGHT = 150 * POINTS_PER_MM
const MARGIN = 5 * POINTS_PER_MM
const INNER = WIDTH - 2 * MARGIN
/** Side of the code. */
const CODE = 48 * POINTS_PER_MM

export async function writeLabelsPdf(labels: readonly Label[], language: Language): Promise<Buffer> {
  const words = pdfWords(language)
  const document = await openSheet(language, {
    size: [WIDTH, HEIGHT],
    margin: 0,
    autoFirstPage: false,
    info: { Title: words.parcelLabels },
  })
  const bytes = buffer(document)
  for (const label of labels) writeLabel(document, label, words, await codeSquares(label.code))
  if (labels.length === 0) document.addPage().fontSize(10).text(words.noParcels, MARGIN, MARGIN)
  document.end()
  return bytes
}

function writeLabel(document: Sheet, label: Label, words: PdfWords, squares: BitMatrix): void {
  document.addPage()
  const line = (text: string, y: number, size: number, height: number, font = REGULAR) =>
    document.font(font).fontSize(size).text(text, MARGIN, y, { width: INNER, height, ellipsis: true })
  line(label.company, MARGIN, 10, 14)
  line(label.recipient, 32, 18, 48, BOLD)
  line(label.address, 84, 13, 68)
  drawCode(document, squares, document.across(MARGIN, CODE), 160)
  line(label.code, 160 + CODE + 8, 13, 18)
  line(`${label.reference} · ${dayText(label.date, document.language)}`, 160 + CODE + 28, 11, 16)
  if (label.fields.length > 0) line(label.fields.join(' · '), HEIGHT - MARGIN - 92, 11, 42)
  line(`${label.parcel}/${label.parcels}`, HEIGHT - MARGIN - 46, 20, 26, BOLD)
  if (label.place) line(fillText(words.place, label.place), HEIGHT - MARGIN - 20, 14, 20, BOLD)
}

/** The squares of a code. */
export async function codeSquares(code: string): Promise<BitMatrix> {
  const { default: QRCode } = await import('qrcode')
  return QRCode.create(code, { errorCorrectionLevel: 'M' }).modules
}

/** A QR code, drawn as squares so that it is sharp at every size. */
function drawCode(document: Sheet, modules: BitMatrix, x: number, y: number): void {
  const side = CODE / modules.size
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) document.rect(x + column * side, y + row * side, side, side)
  document.fill('#000000')
}
