// The records of a dispute pack as one PDF to print: facts, what happened, what was said, photos and signature, in the
// reader's language. Codes, such as states, stay as recorded; times are local to the company.
import { buffer } from 'node:stream/consumers'
import { fillText, localeOf, type Language } from '@dropwise/contracts'
import { BOLD, REGULAR } from '../../platform/pdf/fonts.ts'
import { openSheet, type Sheet } from '../../platform/pdf/open-sheet.ts'
import { pdfWords, type PdfWords } from '../../platform/pdf/words/index.ts'
import type { PackedFile } from '../../platform/write-zip.ts'

/** In points; the page is A4. */
const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN
const LABEL_WIDTH = 120
const PICTURE_HEIGHT = 320
/** Side of a printed photo in pixels, enough for 150 dots an inch. */
const PICTURE_PIXELS = 1_200
/** Side of the code that opens the verification, in points: 2.5 cm. */
const CODE_SIDE = 72
const INK = '#1c2430'
const MUTED = '#5b6472'

type Facts = Record<string, unknown>

export interface DisputeRecords {
  order: Facts & { reference: string; timeZone?: unknown }
  stops: readonly unknown[]
  timeline: readonly unknown[]
  steps: readonly unknown[]
  events: readonly unknown[]
  notices: readonly unknown[]
  messages: readonly unknown[]
  trail: readonly unknown[]
  missingFiles: readonly string[]
  madeAt: Date
}

/** `proofs` are the photos of the pack. A file that is no picture is named instead. */
export async function drawDisputePack(
  records: DisputeRecords,
  proofs: readonly PackedFile[],
  {
    seal,
    verifyUrl,
    language,
  }: {
    seal: string
    /** Where anyone verifies the signed proof; null without one. */
    verifyUrl: string | null
    language: Language
  },
): Promise<Buffer> {
  const { order, trail, missingFiles, madeAt } = records
  const words = pdfWords(language)
  const textOf = writerOf(typeof order.timeZone === 'string' ? order.timeZone : 'UTC', language)
  const title = fillText(words.recordsOf, { reference: order.reference })
  const doc = await openSheet(language, {
    size: 'A4',
    margin: MARGIN,
    info: { Title: title },
  })
  const bytes = buffer(doc)
  doc.font(BOLD).fontSize(18).fillColor(INK).text(title)
  doc
    .font(REGULAR)
    .fontSize(9)
    .fillColor(MUTED)
    .text(fillText(words.made, { time: textOf(madeAt), zone: textOf(order.timeZone) }))
  section(doc, words.order, [order], textOf)
  section(doc, words.stops, records.stops, textOf)
  section(doc, words.timeline, records.timeline, textOf)
  section(doc, words.steps, records.steps, textOf)
  section(doc, words.reports, records.events, textOf)
  section(doc, words.notices, records.notices, textOf)
  section(doc, words.messages, records.messages, textOf)
  // All fixes are in the ZIP; first and last bound the time at the door.
  const positions = fillText(words.positions, { count: trail.length })
  section(doc, positions, [...new Set([trail[0], trail.at(-1)])], textOf)
  for (const proof of proofs) await picture(doc, proof)
  section(
    doc,
    words.removedFiles,
    missingFiles.map((file) => ({ file })),
    textOf,
  )
  if (verifyUrl !== null) await verification(doc, verifyUrl)
  section(doc, words.seal, [{ seal, meaning: words.sealMeaning }], textOf)
  doc.end()
  return bytes
}

/** Link and QR code of the page on which anyone verifies the signed proof. */
async function verification(doc: Sheet, url: string): Promise<void> {
  const { default: QRCode } = await import('qrcode')
  const code = await QRCode.toBuffer(url, { errorCorrectionLevel: 'M', margin: 0, width: 4 * CODE_SIDE })
  if (doc.y > BOTTOM - CODE_SIDE - 60) doc.addPage()
  const words = pdfWords(doc.language)
  heading(doc, words.signedProof)
  const { y } = doc
  doc.image(code, doc.across(MARGIN, CODE_SIDE), y, { width: CODE_SIDE })
  doc.fontSize(9).text(words.scanCode, MARGIN + LABEL_WIDTH, y, { width: WIDTH - LABEL_WIDTH })
  doc.text(url, { width: WIDTH - LABEL_WIDTH, link: url })
  doc.y = Math.max(doc.y, y + CODE_SIDE)
}

/** A heading and the facts of each row; draws nothing without rows. */
function section(
  doc: Sheet,
  title: string,
  rows: readonly unknown[],
  textOf: (value: unknown) => string,
): void {
  const records = rows.filter((row): row is object => typeof row === 'object' && row !== null)
  if (records.length === 0) return
  heading(doc, title)
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      const text = textOf(value)
      if (text !== '') fact(doc, nameInWords(name, pdfWords(doc.language)), text)
    }
    doc.moveDown(0.5)
  }
}

function heading(doc: Sheet, title: string): void {
  if (doc.y > BOTTOM - 60) doc.addPage()
  doc.moveDown(0.8).font(BOLD).fontSize(12).fillColor(INK).text(title, MARGIN)
  doc.font(REGULAR).moveDown(0.3)
}

function fact(doc: Sheet, name: string, text: string): void {
  doc.fontSize(9)
  const width = WIDTH - LABEL_WIDTH
  if (doc.y + doc.heightOfString(text, { width }) > BOTTOM) doc.addPage()
  const { y } = doc
  doc.fillColor(MUTED).text(name, MARGIN, y, { width: LABEL_WIDTH - 8 })
  const below = doc.y
  doc.fillColor(INK).text(text, MARGIN + LABEL_WIDTH, y, { width })
  doc.y = Math.max(below, doc.y)
}

async function picture(doc: Sheet, { path, bytes }: PackedFile): Promise<void> {
  // Loaded with the first picture, like the document's library.
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(bytes)
    .rotate()
    .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer()
    .catch(() => null)
  if (doc.y > BOTTOM - PICTURE_HEIGHT - 40) doc.addPage()
  heading(doc, path)
  const words = pdfWords(doc.language)
  if (!jpeg) return fact(doc, words.picture, words.noPicture)
  const { y } = doc
  doc.image(jpeg, MARGIN, y, { fit: [WIDTH, PICTURE_HEIGHT] })
  doc.y = y + PICTURE_HEIGHT
}

/** The name of a fact; a key without a text, such as `closedAt`, becomes `Closed at`. */
function nameInWords(name: string, { facts }: PdfWords): string {
  if (Object.hasOwn(facts, name)) return facts[name as keyof typeof facts]
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Values as text; times are local, and what is not known is empty. */
function writerOf(timeZone: string, language: Language): (value: unknown) => string {
  const words = pdfWords(language)
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  })
  const write = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (value instanceof Date) return format.format(value)
    if (typeof value === 'string')
      return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? format.format(new Date(value)) : value
    if (Array.isArray(value)) return value.map(write).filter(Boolean).join('; ')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, part]) => [nameInWords(name, words), write(part)])
        .filter(([, text]) => text !== '')
        .map(([name, text]) => `${name}: ${text}`)
        .join(', ')
    return JSON.stringify(value)
  }
  return write
}
