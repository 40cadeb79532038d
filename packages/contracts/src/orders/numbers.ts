// Numbers as people write them: 1250, 12,5, 1.250,75, 1 250,5, 1'250.50, with the thousands parted or not.
import type { DecimalMark } from './conventions.ts'

/** How a number is read. */
export interface NumberStyle {
  /** Taken off the end where it stands there: `kg`. */
  unit?: string
  /** Decides 1,250 and 1.250, which are one number or a thousand times as much. */
  decimalMark?: DecimalMark
}

const PARTED_BY_SPACE = /^(-?\d{1,3})(?:[\s\u00a0\u202f'’]\d{3})+(?=$|[.,])/
/** Groups of thousands and then a decimal mark of the other kind. */
const BY_COMMA = /^-?\d{1,3}(,\d{3})+\.\d+$/
const BY_POINT = /^-?\d{1,3}(\.\d{3})+,\d+$/
/** The same mark several times parts thousands. */
const SEVERAL_COMMAS = /^-?\d{1,3}(,\d{3}){2,}$/
const SEVERAL_POINTS = /^-?\d{1,3}(\.\d{3}){2,}$/
/** One mark before three digits. A leading zero makes it a decimal mark: nobody writes 0.250 for 250. */
const EITHER_WAY = /^-?[1-9]\d{0,2}([.,])\d{3}$/
const ONE_MARK = /^-?\d+([.,])\d+$/

/** A number in either style; null when the text is none. */
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

/** The decimal mark that a number shows by itself; null where it has none, or reads both ways. */
function decimalMarkIn(value: string): DecimalMark | null {
  if (BY_COMMA.test(value) || SEVERAL_COMMAS.test(value)) return '.'
  if (BY_POINT.test(value) || SEVERAL_POINTS.test(value)) return ','
  if (EITHER_WAY.test(value)) return null
  const mark = ONE_MARK.exec(value)?.[1]
  return mark === '.' || mark === ',' ? mark : null
}

/** A number alone, what stands before and behind it left off: `€ 12,50`, `1.250 kg`. */
function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^[^\d-]+/, '')
    .replace(/[^\d]+$/, '')
}

/** The decimal mark that the numbers of a column show; null where none shows any. */
export function hintedDecimalMark(texts: readonly string[]): DecimalMark | null {
  for (const text of texts) {
    const mark = decimalMarkIn(bareNumber(text))
    if (mark) return mark
  }
  return null
}

/** The first number of a column that reads both ways. */
export function ambiguousNumber(texts: readonly string[]): string | undefined {
  return texts.find((text) => EITHER_WAY.test(bareNumber(text)))
}
