// A replay as a PDF: for each day the driven routes, the new plan, and the difference.
import {
  distanceIn,
  fillText,
  localeOf,
  type DistanceUnit,
  type Language,
  type ReplayDayFigures,
  type ReplayResponse,
} from '@dropwise/contracts'
import { longDay } from '../../../platform/long-day.ts'
import { durationText, unitName } from '../../../platform/pdf/measures.ts'
import { BOLD, REGULAR } from '../../../platform/pdf/fonts.ts'
import { openSheet, type Sheet } from '../../../platform/pdf/open-sheet.ts'
import { pdfWords } from '../../../platform/pdf/words/index.ts'

export interface ReportOf {
  company: string
  currency: string
  units: DistanceUnit
}

/** In points; the page is A4. */
const MARGIN = 40
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN
const LABEL = 95
const INK = '#111111'
const QUIET = '#555555'

export async function writeReport(
  { days, refused, total }: ReplayResponse,
  of: ReportOf,
  language: Language,
): Promise<Buffer> {
  const words = pdfWords(language)
  const document = await openSheet(language, {
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    info: { Title: words.replay, Author: of.company },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  heading(document, words.replay, 16)
  line(document, of.company)
  // Assumptions of every replay.
  for (const term of [words.replayRoads, words.replayVans, words.replayMissed]) line(document, term)
  if (total) {
    const text = total.days === 1 ? words.oneDayCompared : fillText(words.daysCompared, { count: total.days })
    heading(document, text, 12)
    table(document, total, of)
  }
  for (const day of days) {
    if (document.y + 130 > BOTTOM) document.addPage()
    heading(document, longDay(new Date(day.date), language), 12)
    line(document, words[day.outcome])
    table(document, day, of)
    if (day.unserved.length > 0) line(document, fillText(words.leftOut, { orders: day.unserved.join(', ') }))
    if (day.leftOut > 0) line(document, fillText(words.notCounted, { count: day.leftOut }))
    for (const note of day.notes) line(document, note)
  }
  for (const { date, message } of refused) {
    heading(document, longDay(new Date(date), language), 12)
    line(document, message)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function table(
  document: Sheet,
  {
    driven,
    planned,
    saved,
  }: { driven: ReplayDayFigures; planned: ReplayDayFigures; saved: ReplayDayFigures | null },
  of: ReportOf,
): void {
  const { language } = document
  const words = pdfWords(language)
  const heads = [
    words.vans,
    fillText(words.distanceIn, { unit: unitName(of.units, language) }),
    words.hours,
    fillText(words.costIn, { currency: of.currency }),
    words.windowsMissed,
  ]
  row(document, '', heads, QUIET)
  row(document, words.asDriven, cells(driven, of, language), INK)
  row(document, words.newPlan, cells(planned, of, language), INK)
  if (saved) row(document, words.saved, cells(saved, of, language), INK, BOLD)
  document.moveDown(0.3)
}

function cells(figures: ReplayDayFigures, { units }: ReportOf, language: Language): string[] {
  const decimal = (value: number, digits: number) =>
    new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }).format(value)
  const { durationSeconds } = figures
  return [
    String(figures.vehicles),
    decimal(distanceIn(figures.distanceMetres, units), 1),
    `${durationSeconds < 0 ? '-' : ''}${durationText(Math.abs(durationSeconds), language)}`,
    decimal(figures.costMinor / 100, 2),
    String(figures.missedWindows),
  ]
}

function row(document: Sheet, label: string, texts: readonly string[], colour: string, font = REGULAR): void {
  const top = document.y
  const width = (WIDTH - LABEL) / texts.length
  document.font(font).fontSize(9).fillColor(colour).text(label, MARGIN, top, { lineBreak: false })
  for (const [k, text] of texts.entries())
    document.text(text, MARGIN + LABEL + k * width, top, { width, align: 'right', lineBreak: false })
  document.y = top + 14
}

function heading(document: Sheet, text: string, size: number): void {
  document
    .moveDown(0.6)
    .font(BOLD)
    .fontSize(size)
    .fillColor(INK)
    .text(text, MARGIN, document.y, { width: WIDTH })
}

function line(document: Sheet, text: string): void {
  document
    .font(REGULAR)
    .fontSize(9)
    .fillColor(QUIET)
    .text(text, MARGIN, document.y, { width: WIDTH })
    .moveDown(0.2)
}
