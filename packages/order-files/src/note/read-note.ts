// Orders from a written note: `Label: value` lines, blocks below a label, a list of items, or running text. The same
// text always gives the same rows; a person checks them as those of any file.
import type { CellRow, OrderTable } from '../order-table.ts'
import { HEADERS, isStreet, readParagraph, takeMarks } from './in-words.ts'
import { isTime, labelOf, labelWithValue, withoutMailWords, type Label } from './labels.ts'
import { textOf, type NoteLine, type Piece } from './lines.ts'

/** Text of a note that is no part of its orders. */
const OTHER_TEXT = 'Other text'
/** Items of an order, in the form of a folded file. */
const ITEMS = 'Items'
/** Lines that are read of a note. */
const LINES_MOST = 20_000
/** Labels that make a text a note. */
const LABELS_LEAST = 2

/** Rows of a note; null for a text that is not a note. */
export function readNote(written: readonly NoteLine[]): OrderTable | null {
  const lines = withoutMailWords(written.slice(0, LINES_MOST))
  const rows = readLabels(lines) ?? readWords(lines)
  if (rows.length === 0) return null
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return {
    titles: [],
    headers,
    rows: rows.map((row) => Object.fromEntries(headers.map((header) => [header, row[header] ?? '']))),
    firstLine: 2,
    overlongRows: [],
  }
}

/** Whether most lines of a text begin with a label, so that it is no table. */
export function looksLabelled(lines: readonly NoteLine[]): boolean {
  const labels = lines.flatMap(({ pieces }) => {
    const label = pieces.length > 0 ? labelledValue(pieces[0]!.text)?.label : undefined
    return label && label !== 'unknown' ? [label] : []
  })
  return new Set(labels).size >= LABELS_LEAST && labels.length * 2 >= lines.length
}

interface Labelled {
  label: Label
  name: string
  value: string
}

/** `Label: value` or `Label:`; null for other texts, times and addresses of pages. */
function labelledValue(text: string): Labelled | null {
  const [, name = '', value = ''] = /^([^:：]{1,40}?)\s*[:：](?!\/\/)\s*(.*)$/su.exec(text) ?? []
  const label = name && !/^\d+$/.test(name) ? labelOf(name) : null
  return label ? { label: value ? labelWithValue(label, value) : label, name: name.trim(), value } : null
}

/** A piece that is nothing but the name of a field: a heading of a form. */
function heading(text: string): Labelled | null {
  const label = labelOf(text)
  if (!label || label === 'unknown' || isTime(text) || isStreet(text)) return null
  const isExact =
    label === 'destination' || label === 'other party' || /^\p{L}+( \p{L}+)?( \p{L}+)?\.?$/u.test(text)
  return isExact ? { label, name: text, value: '' } : null
}

/** Rows by labels; null where a text has too few. */
function readLabels(lines: readonly NoteLine[]): CellRow[] | null {
  const reader = new LabelReader(lines)
  reader.read()
  const { rows, labels } = reader
  if (labels.size < LABELS_LEAST) return null
  const orders = rows.filter((row) => Object.keys(row).some((name) => name !== OTHER_TEXT))
  const marks = marksOf(orders.map((row) => row[OTHER_TEXT] ?? '').join('\n'), labels, orders.length === 1)
  return orders.map((row) => ({ ...marks, ...row }))
}

/** What the text beside the labels says: the day and window of all orders, or more of a single one. */
function marksOf(text: string, labels: ReadonlySet<Label>, isSingle: boolean): CellRow {
  const { row } = takeMarks(text)
  const fields = {
    date: HEADERS.date,
    window: HEADERS.window,
    ...(isSingle ? { reference: HEADERS.reference } : {}),
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, header]) =>
      labels.has(field as Label) || row[header] === undefined ? [] : [[header, row[header]]],
    ),
  )
}

/** Labels that an order has at most once. */
const ONCE: ReadonlySet<Label> = new Set<Label>(['destination', 'reference', 'recipient', 'address'])
/** Labels whose value may continue on the next lines. */
const LONG: ReadonlySet<Label> = new Set<Label>([
  'destination',
  'other party',
  'recipient',
  'address',
  'instructions',
])

/** `3 boxes`, where the label asks for a number. */
const COUNTED = /^(\d{1,5})\s*\p{L}[\p{L}.]*$/u

class LabelReader {
  rows: CellRow[] = []
  /** Known labels of the note. */
  labels = new Set<Label>()
  #lines: readonly NoteLine[]
  #row: CellRow = {}
  /** Labels of the row so far. */
  #rowLabels = new Set<Label>()
  /** Pieces that belong to a label. */
  #usedPieces = new Set<Piece>()

  constructor(lines: readonly NoteLine[]) {
    this.#lines = lines
  }

  read(): void {
    for (let at = 0; at < this.#lines.length; at += 1) {
      const items = this.#readItems(at)
      if (items > 0) {
        at += items
        continue
      }
      this.#lines[at]!.pieces.forEach((piece, index) => this.#readPiece(at, piece, index))
    }
    this.#endRow()
  }

  #readPiece(at: number, piece: Piece, index: number): void {
    if (this.#usedPieces.has(piece)) return
    const next = this.#lines[at]!.pieces[index + 1]
    const labelled =
      labelledValue(piece.text) ?? (this.#hasValue(at, piece, next) ? heading(piece.text) : null)
    if (!labelled) return this.#addText(piece.text)
    let { label, value } = labelled
    const { name } = labelled
    const isBlock = LONG.has(label)
    if (value === '' && next && !this.#isLabel(next.text)) {
      this.#usedPieces.add(next)
      value = next.text
      label = labelWithValue(label, value)
      if (isBlock) value = [value, ...this.#below(at, next)].join('\n')
    } else if (isBlock) value = [value, ...this.#below(at, piece)].filter(Boolean).join('\n')
    else if (value === '') value = this.#below(at, piece, 1).join('')
    if (value) this.#write(name, label, value)
    else this.#addText(piece.text)
  }

  /** Whether a heading has something beside it or below. */
  #hasValue(at: number, piece: Piece, next: Piece | undefined): boolean {
    return (next !== undefined && !this.#isLabel(next.text)) || this.#peekBelow(at, piece) !== undefined
  }

  #isLabel(text: string): boolean {
    return labelledValue(text) !== null || heading(text) !== null
  }

  #peekBelow(at: number, piece: Piece): Piece | undefined {
    const line = this.#lines[at + 1]
    return line?.isAfterGap
      ? undefined
      : line?.pieces.find((each) => isBelow(each, piece) && !this.#isLabel(each.text))
  }

  /** Texts below a piece, without a gap, up to the next label. */
  #below(at: number, piece: Piece, most = 6): string[] {
    const texts: string[] = []
    for (let line = at + 1; texts.length < most; line += 1) {
      const next = this.#lines[line]
      if (!next || (next.isAfterGap && line > at + 1)) break
      const below = next.pieces.find((each) => isBelow(each, piece))
      if (!below || this.#usedPieces.has(below) || this.#isLabel(below.text)) break
      this.#usedPieces.add(below)
      texts.push(below.text)
      if (next.isAfterGap && most === 1) break
    }
    return texts
  }

  #write(name: string, label: Label, value: string): void {
    if (label !== 'unknown') this.labels.add(label)
    if (label === 'other party') return
    const isRepeated = ONCE.has(label) ? this.#rowLabels.has(label) : false
    if (isRepeated) this.#endRow()
    this.#rowLabels.add(label)
    const isBlock =
      value.includes('\n') && (label === 'destination' || label === 'recipient' || label === 'address')
    if (label === 'destination' || isBlock) this.#writeBlock(value.split('\n'))
    else {
      const line = value.replaceAll('\n', ' ')
      const text = label === 'packages' ? line.replace(COUNTED, '$1') : line
      const before = this.#row[name]
      this.#row[name] = before === undefined || before === text ? text : `${before}; ${text}`
    }
  }

  /** Name, street, town, phone and mail below each other or in one line. */
  #writeBlock(lines: readonly string[]): void {
    const { row, rest } = takeMarks(
      lines.length === 1 ? lines[0]!.replaceAll(/,\s*/g, '\n') : lines.join('\n'),
    )
    const parts = rest
      .split('\n')
      .map((part) => part.trim().replace(/[,;]$/, ''))
      .filter(Boolean)
    const street = parts.findIndex((part) => /\d/.test(part))
    const names = parts.slice(0, street < 0 ? 1 : street)
    const address = parts.slice(names.length)
    for (const [header, text] of Object.entries(row)) this.#row[header] ??= text
    if (names.length > 0) this.#row[HEADERS.recipient] ??= names.join(', ')
    if (address.length > 0) this.#row[HEADERS.address] ??= address.join(', ')
  }

  #addText(text: string): void {
    const before = this.#row[OTHER_TEXT]
    this.#row[OTHER_TEXT] = before ? `${before} ${text}` : text
  }

  /** Items of a list that begins here; returns the lines that it takes below its header. */
  #readItems(at: number): number {
    const { pieces } = this.#lines[at]!
    const of = (field: Label, names: RegExp) =>
      pieces.find(({ text }) => labelOf(text) === field || names.test(text.trim()))
    const item = of(
      'items',
      /^(description|article|artikel|bezeichnung|désignation|descripción|descrizione|omschrijving)$/i,
    )
    const quantity = of(
      'item_quantity',
      /^(qty\.?|quantity|menge|anzahl|quantité|cantidad|quantità|aantal|units?)$/i,
    )
    if (!item || !quantity || item === quantity) return 0
    const texts: string[] = []
    let takenLength = 0
    for (const line of this.#lines.slice(at + 1)) {
      const cellOf = (head: Piece) =>
        line.pieces.find((piece) => nearest(pieces, piece) === head)?.text.trim() ?? ''
      const [name, count] = [cellOf(item), cellOf(quantity)]
      if (!name || !/^\d{1,6}([.,]0+)?$/.test(count)) break
      texts.push(`${Number.parseInt(count, 10)} × ${name.replaceAll(/[;\n]/g, ',')}`)
      takenLength += 1
    }
    if (takenLength === 0) return 0
    const before = this.#row[ITEMS]
    this.#row[ITEMS] = [before, ...texts].filter(Boolean).join('; ')
    return takenLength
  }

  #endRow(): void {
    if (Object.keys(this.#row).length > 0)
      this.rows.push({ ...this.#row, [OTHER_TEXT]: this.#row[OTHER_TEXT] ?? '' })
    this.#row = {}
    this.#rowLabels = new Set()
  }
}

/** Whether a piece of a lower line is in the column of another piece. */
function isBelow(piece: Piece, above: Piece): boolean {
  return Math.abs(piece.from - above.from) <= 2 || (piece.from < above.to && piece.to > above.from)
}

function nearest(heads: readonly Piece[], piece: Piece): Piece | undefined {
  const distance = (head: Piece) =>
    piece.from < head.to && piece.to > head.from
      ? 0
      : Math.min(Math.abs(piece.from - head.to), Math.abs(head.from - piece.to))
  return heads.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Rows of running text: one for each paragraph that names a street. */
function readWords(lines: readonly NoteLine[]): CellRow[] {
  const paragraphs: string[][] = []
  for (const line of lines) {
    if (line.isAfterGap || paragraphs.length === 0) paragraphs.push([])
    paragraphs.at(-1)!.push(textOf(line))
  }
  const rows = paragraphs.flatMap((paragraph) =>
    listed(paragraph).flatMap((part) => {
      const row = readParagraph(part)
      return row ? [row] : []
    }),
  )
  const shared = paragraphs.length > rows.length ? sharedMarks(paragraphs) : {}
  return rows.map((row) => ({ ...shared, ...row }))
}

/** Each line of a list is its own order when each names a street. */
function listed(paragraph: string[]): string[][] {
  const orders = paragraph.filter((line) => readParagraph([line]) !== null)
  const hasNames = orders.length > 1 && orders.every((line) => readParagraph([line])?.[HEADERS.recipient])
  return hasNames ? orders.map((line) => [line]) : [paragraph]
}

/** Day and window that a paragraph without an address gives all orders. */
function sharedMarks(paragraphs: readonly string[][]): CellRow {
  const others = paragraphs.filter((paragraph) => readParagraph(paragraph) === null)
  const { row } = takeMarks(others.flat().join('\n'))
  return Object.fromEntries(
    Object.entries(row).filter(([header]) => header === HEADERS.date || header === HEADERS.window),
  )
}
