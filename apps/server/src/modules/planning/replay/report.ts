// A replay as a PDF: for each day the driven routes, the new plan, and the difference.
import {
  distanceIn,
  formatDuration,
  type DistanceUnit,
  type ReplayDayFigures,
  type ReplayResponse,
} from '@dropwise/contracts'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** Assumptions of every replay. */
const TERMS = [
  'Both sides are timed on the same roads and counted by the same checker. Both drive by your table of driving speeds, if you have one. Actual times of the day are not in it.',
  'The new plan has the vans and windows of that day. It may use fewer vans, and none that were not out.',
  'A missed window counts as missed on both sides. Orders that the new plan leaves out are never a saving: such a day is not compared.',
] as const

export interface ReportOf {
  company: string
  currency: string
  units: DistanceUnit
}

const require = createRequire(import.meta.url)
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')
/** In points; the page is A4. */
const MARGIN = 40
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN
const LABEL = 95
const INK = '#111111'
const QUIET = '#555555'

const OUTCOMES = {
  better: 'The new plan is better.',
  same: 'Nothing would have been saved.',
  worse: 'The new plan is worse.',
  not_comparable: 'Not compared.',
} as const

export async function writeReport({ days, refused, total }: ReplayResponse, of: ReportOf): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    font: REGULAR,
    info: { Title: 'Driven days, planned anew', Author: of.company },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  heading(document, 'Driven days, planned anew', 16)
  line(document, of.company)
  for (const term of TERMS) line(document, term)
  if (total) {
    heading(document, `Together, ${total.days} ${total.days === 1 ? 'day' : 'days'} compared`, 12)
    table(document, total, of)
  }
  for (const day of days) {
    if (document.y + 130 > BOTTOM) document.addPage()
    heading(document, day.date, 12)
    line(document, OUTCOMES[day.outcome])
    table(document, day, of)
    if (day.unserved.length > 0) line(document, `The new plan leaves out: ${day.unserved.join(', ')}.`)
    if (day.leftOut > 0) line(document, `Counted on neither side: ${day.leftOut}.`)
    for (const note of day.notes) line(document, note)
  }
  for (const { date, message } of refused) {
    heading(document, date, 12)
    line(document, message)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function table(
  document: PDFKit.PDFDocument,
  {
    driven,
    planned,
    saved,
  }: { driven: ReplayDayFigures; planned: ReplayDayFigures; saved: ReplayDayFigures | null },
  of: ReportOf,
): void {
  const heads = ['Vans', `Distance, ${of.units}`, 'Hours', `Cost, ${of.currency}`, 'Windows missed']
  row(document, '', heads, QUIET)
  row(document, 'As driven', cells(driven, of), INK)
  row(document, 'New plan', cells(planned, of), INK)
  if (saved) row(document, 'Saved', cells(saved, of), INK, BOLD)
  document.moveDown(0.3)
}

function cells(figures: ReplayDayFigures, { units }: ReportOf): string[] {
  const { durationSeconds } = figures
  return [
    String(figures.vehicles),
    distanceIn(figures.distanceMetres, units).toFixed(1),
    `${durationSeconds < 0 ? '-' : ''}${formatDuration(Math.abs(durationSeconds))}`,
    (figures.costMinor / 100).toFixed(2),
    String(figures.missedWindows),
  ]
}

function row(
  document: PDFKit.PDFDocument,
  label: string,
  texts: readonly string[],
  colour: string,
  font = REGULAR,
): void {
  const top = document.y
  const width = (WIDTH - LABEL) / texts.length
  document.font(font).fontSize(9).fillColor(colour).text(label, MARGIN, top, { lineBreak: false })
  for (const [k, text] of texts.entries())
    document.text(text, MARGIN + LABEL + k * width, top, { width, align: 'right', lineBreak: false })
  document.y = top + 14
}

function heading(document: PDFKit.PDFDocument, text: string, size: number): void {
  document
    .moveDown(0.6)
    .font(BOLD)
    .fontSize(size)
    .fillColor(INK)
    .text(text, MARGIN, document.y, { width: WIDTH })
}

function line(document: PDFKit.PDFDocument, text: string): void {
  document
    .font(REGULAR)
    .fontSize(9)
    .fillColor(QUIET)
    .text(text, MARGIN, document.y, { width: WIDTH })
    .moveDown(0.2)
}
