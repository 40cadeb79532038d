// A plan as a PDF for drivers: one manifest a route, with its stops in order and a box to tick.
import { countryOfZone, fillText, localeOf, timeOfDay, type Language } from '@dropwise/contracts'
import { writePhone } from '@dropwise/order-files/phone'
import { longDay } from '../../../platform/long-day.ts'
import { distanceText, durationText, weightText } from '../../../platform/pdf/measures.ts'
import { BOLD, REGULAR } from '../../../platform/pdf/fonts.ts'
import { openSheet, type Sheet } from '../../../platform/pdf/open-sheet.ts'
import { pdfWords, type PdfWords } from '../../../platform/pdf/words/index.ts'
import { windowText } from './names.ts'
import type { ExportedDay, ExportedRoute, ExportedStop } from './read-day.ts'

/** In points; the page is A4. Columns have room for times with AM and PM. */
const MARGIN = 40
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN - 16
const COLUMNS = { box: 0, sequence: 18, time: 42, what: 94, window: 325, load: 430 } as const
/** Texts of reasons: `reasonMaxStops` of `max_stops`. */
type ReasonKey = Extract<keyof PdfWords, `reason${string}`>

/** The part of a day that drivers read. */
type ManifestDay = Pick<
  ExportedDay,
  'company' | 'product' | 'date' | 'timeZone' | 'units' | 'routes' | 'unserved'
>

const INK = '#111111'
const QUIET = '#555555'

export async function writeManifest(day: ManifestDay, language: Language): Promise<Buffer> {
  const words = pdfWords(language)
  const document = await openSheet(language, {
    size: 'A4',
    // Page numbers stand below the margin; otherwise they would start a page of their own.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: fillText(words.manifests, { date: longDay(new Date(day.date), language) }),
      Author: day.company,
      Creator: day.product,
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  for (const route of day.routes) writeRoute(document, route, day)
  if (day.unserved.length > 0) writeUnserved(document, day)
  if (document.bufferedPageRange().count === 0) document.addPage().text(words.noRoutes)
  numberPages(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function writeRoute(document: Sheet, route: ExportedRoute, day: ManifestDay): void {
  const words = pdfWords(document.language)
  const clock = (at: Date) => timeOfDay(at, day.timeZone, localeOf(document.language))
  const date = longDay(new Date(day.date), document.language)
  const packages = route.stops.reduce((sum, { order }) => sum + order.packages, 0)
  document.addPage()
  title(document, `R${route.number}  ${route.vehicle.name}, ${route.vehicle.registration}`)
  line(document, [route.driver ?? words.noDriver, date, day.company].join(' · '))
  line(
    document,
    [
      fillText(words.stopCount, { count: route.stops.length }),
      fillText(words.parcelCount, { count: packages }),
      distanceText(route.distanceMetres, day.units, document.language),
      durationText(route.driveSeconds, document.language),
      fillText(words.leaves, {
        depot: route.vehicle.depot.name,
        start: clock(route.departAt),
        end: clock(route.returnAt),
      }),
    ].join(' · '),
  )
  document.moveDown(0.8)
  for (const stop of route.stops) {
    if (stop.reload) writeReload(document, stop.reload, route, day)
    writeStop(document, stop, day)
  }
}

/** A line between two trips: the return to the depot, with a box to tick. */
function writeReload(
  document: Sheet,
  { arriveAt, departAt }: NonNullable<ExportedStop['reload']>,
  { vehicle: { depot } }: ExportedRoute,
  { timeZone }: ManifestDay,
): void {
  if (document.y + 20 > BOTTOM) document.addPage()
  const top = document.y
  document
    .lineWidth(0.7)
    .strokeColor(QUIET)
    .rect(document.across(MARGIN + COLUMNS.box, 9), top + 1, 9, 9)
    .stroke()
  const clock = (at: string) => timeOfDay(new Date(at), timeZone, localeOf(document.language))
  document.font(BOLD).fontSize(10).fillColor(INK)
  document.text(clock(arriveAt), MARGIN + COLUMNS.time, top, { lineBreak: false })
  const time = clock(departAt)
  const text = fillText(pdfWords(document.language).loadAgain, { depot: depot.name, time })
  document.text(text, MARGIN + COLUMNS.what, top, { width: WIDTH - COLUMNS.what, height: 12, ellipsis: true })
  document.y = top + 20
  document
    .lineWidth(0.4)
    .strokeColor('#cccccc')
    .moveTo(MARGIN, document.y - 3)
    .lineTo(MARGIN + WIDTH, document.y - 3)
    .stroke()
}

function writeStop(document: Sheet, stop: ExportedStop, day: ManifestDay): void {
  const { order } = stop
  const { timeZone } = day
  const words = pdfWords(document.language)
  const at = (column: keyof typeof COLUMNS) => MARGIN + COLUMNS[column]
  const whatWidth = COLUMNS.window - COLUMNS.what - 10
  const details = [
    order.address,
    [order.reference, order.phone && writePhone(order.phone, countryOfZone(timeZone))]
      .filter(Boolean)
      .join(' · '),
    order.instructions ?? '',
  ].filter(Boolean)
  document.font(REGULAR).fontSize(8.5)
  const height = 13 + document.heightOfString(details.join('\n'), { width: whatWidth })
  if (document.y + height > BOTTOM) document.addPage()
  const top = document.y

  document
    .lineWidth(0.7)
    .strokeColor(QUIET)
    .rect(document.across(at('box'), 9), top + 1, 9, 9)
    .stroke()
  document.font(BOLD).fontSize(10).fillColor(INK)
  document.text(String(stop.sequence), at('sequence'), top, { lineBreak: false })
  const time = timeOfDay(stop.serviceAt, timeZone, localeOf(document.language))
  document.text(time, at('time'), top, { lineBreak: false })
  const name = order.type === 'pickup' ? fillText(words.pickup, { name: order.recipient }) : order.recipient
  document.text(name, at('what'), top, { width: whatWidth, height: 12, ellipsis: true })
  document.font(REGULAR).fontSize(9)
  document.text(windowText(order, timeZone, document.language), at('window'), top, { lineBreak: false })
  const load = [
    fillText(words.pieces, { count: order.packages }),
    order.weightGrams > 0 ? weightText(order.weightGrams / 1000, document.language) : '',
  ]
  document.text(load.filter(Boolean).join(', '), at('load'), top, { lineBreak: false })
  document.fontSize(8.5).fillColor(QUIET)
  document.text(details.join('\n'), at('what'), top + 13, { width: whatWidth })
  document.y = top + height + 5
  document
    .lineWidth(0.4)
    .strokeColor('#cccccc')
    .moveTo(MARGIN, document.y - 3)
    .lineTo(MARGIN + WIDTH, document.y - 3)
    .stroke()
}

function writeUnserved(document: Sheet, day: ManifestDay): void {
  document.addPage()
  title(document, fillText(pdfWords(document.language).notOnRoute, { count: day.unserved.length }))
  document.moveDown(0.4)
  for (const { order, reason, message } of day.unserved) {
    if (document.y + 30 > BOTTOM) document.addPage()
    document.font(BOLD).fontSize(9.5).fillColor(INK)
    document.text(`${order.reference}  ${order.recipient}`, MARGIN, document.y, { width: WIDTH })
    line(document, `${order.address}. ${unservedText(reason, message, document.language)}`)
    document.moveDown(0.3)
  }
}

/** The planner's sentence for English readers, the reason alone for others. */
export function unservedText(reason: string, message: string, language: Language): string {
  const words = pdfWords(language)
  const key = `reason${reason.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
  return language.startsWith('en') || !Object.hasOwn(words, key) ? message : words[key as ReasonKey]
}

function title(document: Sheet, text: string): void {
  document.font(BOLD).fontSize(15).fillColor(INK).text(text, MARGIN, document.y, { width: WIDTH })
}

function line(document: Sheet, text: string): void {
  document.font(REGULAR).fontSize(9).fillColor(QUIET).text(text, MARGIN, document.y, { width: WIDTH })
}

function numberPages(document: Sheet): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    document.font(REGULAR).fontSize(8).fillColor(QUIET)
    const text = fillText(pdfWords(document.language).page, { page: page + 1, pages: count })
    document.text(text, MARGIN, BOTTOM + 14, { width: WIDTH, align: 'right' })
  }
}
