// House numbers as people write them: with a flat before or after a slash, as a range, with a floor.
import { leadingNumber } from './address-index.ts'
import { numberKey } from './normalise.ts'

/** Possible house numbers, the likeliest first, and the text without them. */
export interface NumberPair {
  numbers: string[]
  rest: string
}

const UNIT = String.raw`(?:(?:unit|flat|apt|apartment|suite|lot|shop)\.?\s*)?#?`
/** `Unit 4/12 Smith Street`: the flat, then the house. */
const UNIT_FIRST = new RegExp(String.raw`^\s*${UNIT}(\d+[a-z]?)\s*/\s*(\d+[a-z]?)(?=\s+\d*\p{L})`, 'iu')
/** `Dluga 12/4`: the house, then the flat. */
const UNIT_LAST = /(?<=\p{L}\.?\s+)(\d+[a-z]?)\s*\/\s*(\d+[a-z]?)\s*$/iu
const RANGE_FIRST = /^\s*(\d{1,5}[a-z]?)\s*[-–]\s*(\d{1,5}[a-z]?)(?=\s+\d*\p{L})/iu
const RANGE_LAST = /(?<=\p{L}\.?\s+)(\d{1,4}[a-z]?)\s*[-–]\s*(\d{1,4}[a-z]?)\s*$/iu
/** A range of more numbers than this is a postcode or another number. */
const LONGEST_RANGE = 60

/** Extracts a pair of numbers from a part of an address; null without one. */
export function takePair(text: string): NumberPair | null {
  const unitFirst = UNIT_FIRST.exec(text)
  if (unitFirst) return pair(text, unitFirst, [unitFirst[2]!, unitFirst[1]!])
  const unitLast = UNIT_LAST.exec(text)
  if (unitLast) return pair(text, unitLast, [unitLast[1]!, unitLast[2]!])
  const range = RANGE_FIRST.exec(text) ?? RANGE_LAST.exec(text)
  if (!range) return null
  const [from, to] = [range[1]!, range[2]!]
  const length = leadingNumber(to) - leadingNumber(from)
  if (length > 0 && length <= LONGEST_RANGE) return pair(text, range, [`${from}-${to}`, from, to])
  // 37-12 82nd Street, as Queens writes it.
  return length < 0 && from.length <= 3 && to.length <= 3
    ? pair(text, range, [`${from}-${to}`, from + to, from])
    : null
}

function pair(text: string, match: RegExpExecArray, numbers: string[]): NumberPair {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return { numbers: numbers.map(numberKey), rest }
}

/**
 * Whether a mapped house number (`14`, `14a`, `12-18`) equals the written one or spans it on the same side.
 */
export function spans(houseNumber: string, number: string): boolean {
  if (!houseNumber.includes('-') && !houseNumber.includes('–')) return false
  const range = /^(\d+)[a-z]?\s*[-–]\s*(\d+)[a-z]?$/i.exec(houseNumber)
  if (!range || !/^\d+[a-z]?$/.test(number)) return false
  const [from, to, value] = [Number(range[1]), Number(range[2]), leadingNumber(number)]
  return from <= value && value <= to && (value - from) % 2 === 0
}

const FLOOR_END = /^(kld|tv|th|mf|(\d{1,2})?sal|etage|og)$/

/** Removes floor and door from the end of a part: `53C kld.`, `10 st. th.`, `8 2. tv`. */
export function dropFloor(part: string[]): void {
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+[a-z]?$/.test(word)
  const end = part.length
  while (part.length > 2 && FLOOR_END.test(part.at(-1)!)) part.pop()
  if (part.length > 2 && part.at(-1) === 'st' && isNumber(part.at(-2))) part.pop()
  const isFloor = part.length < end && /^\d{1,2}$/.test(part.at(-1) ?? '') && isNumber(part.at(-2))
  if (isFloor && part.length > 2) part.pop()
}
