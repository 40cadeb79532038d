// Parses numbers: 1250, 12,5, 1.250,75, 1 250,5, 1'250.50, with or without thousands marks.
import type { DecimalMark } from './conventions.ts'

/** How a number is read. */
export interface NumberStyle {
  /** Removed from the end if present: `kg`. */
  unit?: string
  /** Decides ambiguous values such as 1,250 and 1.250. */
  decimalMark?: DecimalMark
}

const PARTED_BY_SPACE = /^(-?\d{1,3})(?:[\s\u00a0\u202f'’]\d{3})+(?=$|[.,])/
/** Thousands groups, then the other mark as decimal mark. */
const BY_COMMA = /^-?\d{1,3}(,\d{3})+\.\d+$/
const BY_POINT = /^-?\d{1,3}(\.\d{3})+,\d+$/
/** A repeated mark separates thousands. */
const SEVERAL_COMMAS = /^-?\d{1,3}(,\d{3}){2,}$/
const SEVERAL_POINTS = /^-?\d{1,3}(\.\d{3}){2,}$/
/** One mark before three digits. After a leading zero it is a decimal mark: 0.250 is never 250. */
const EITHER_WAY = /^-?[1-9]\d{0,2}([.,])\d{3}$/
const ONE_MARK = /^-?\d+([.,])\d+$/

/** Parses a number in either style; null for other text. */
export function parseNumber(text: string, { unit, decimalMark = '.' }: NumberStyle = {}): number | null {
  let value = text.trim().toLowerCase()
  if (unit && value.endsWith(unit)) value = value.slice(0, -unit.length).trim()
  if (PARTED_BY_SPACE.test(value)) value = value.replaceAll(/[\s\u00a0\u202f'’]/g, '')
  const mark = decimalMarkIn(value) ?? decimalMark
  const grouping = mark === ',' ? '.' : ','
  const isGrouped =
    BY_COMMA.test(value) ||
    BY_POINT.test(value) ||
    SEVERAL_COMMAS.test(value) ||
    SEVERAL_POINTS.test(value) ||
    EITHER_WAY.exec(value)?.[1] === grouping
  if (isGrouped) value = value.replaceAll(grouping, '')
  value = value.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

/** The decimal mark that a number proves; null if it has no mark or is ambiguous. */
function decimalMarkIn(value: string): DecimalMark | null {
  if (BY_COMMA.test(value) || SEVERAL_COMMAS.test(value)) return '.'
  if (BY_POINT.test(value) || SEVERAL_POINTS.test(value)) return ','
  if (EITHER_WAY.test(value)) return null
  const mark = ONE_MARK.exec(value)?.[1]
  return mark === '.' || mark === ',' ? mark : null
}

/** Strips text around a number: `€ 12,50`, `1.250 kg`. */
function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^[^\d-]+/, '')
    .replace(/[^\d]+$/, '')
}

/** The decimal mark that a column's numbers prove; null without evidence. */
export function hintedDecimalMark(texts: readonly string[]): DecimalMark | null {
  for (const text of texts) {
    const mark = decimalMarkIn(bareNumber(text))
    if (mark) return mark
  }
  return null
}

/** The first ambiguous number of a column. */
export function ambiguousNumber(texts: readonly string[]): string | undefined {
  return texts.find((text) => EITHER_WAY.test(bareNumber(text)))
}
