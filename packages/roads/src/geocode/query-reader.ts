// Splits a written address into number, postcode and town; the rest is the street.
import type { StructuredAddress } from '../types.ts'
import { dropFloor, takePair } from './house-numbers.ts'
import { expand, numberKey, postcodeKey, similarity, words } from './normalise.ts'

export interface ParsedAddress {
  /** Possible street texts, the most likely first, without number, town and postcode. */
  streets: string[]
  number: string
  /** Other readings of the number: with a slash or dash, house and flat or both ends of a range. */
  otherNumbers: string[]
  postcode: string
  town: string
  /** All words of the text, part by part. */
  parts: string[][]
}

/** DK-2200, D-10115 */
const COUNTRY_BEFORE_CODE = /(?<=^|[\s,;])[A-Z]{1,3}-(?=\d{4,5}\b)/gi

/** Recognises postcodes and towns of one index; unknown words stay in the street. */
export class QueryReader {
  private readonly postcodes: ReadonlySet<string>
  private readonly townSizes: ReadonlyMap<string, number>
  private readonly hasFourDigits: boolean

  constructor(postcodes: ReadonlySet<string>, townSizes: ReadonlyMap<string, number>) {
    this.postcodes = postcodes
    this.townSizes = townSizes
    this.hasFourDigits = [...postcodes].some((code) => /^\d{4}$/.test(code))
  }

  read(query: string | StructuredAddress): ParsedAddress {
    return typeof query === 'string' ? this.parse(query) : this.fromParts(query)
  }

  private fromParts(query: StructuredAddress): ParsedAddress {
    // People type the number into the street field and the flat into the number field.
    const street = expand(words(query.street ?? ''))
    let number = numberKey(query.houseNumber ?? '')
    if (!number) {
      const at = street.findIndex((word) => /^\d/.test(word))
      if (at === 0 || at === street.length - 1) number = street.splice(at, 1)[0] ?? ''
    }
    const { street: line = '', houseNumber = '', postcode = '', city = '' } = query
    return {
      streets: [street.join(' ')].filter(Boolean),
      number,
      otherNumbers: [],
      postcode: postcodeKey(postcode),
      town: words(city).join(' '),
      parts: [line, houseNumber, `${postcode} ${city}`].map(words),
    }
  }

  private parse(query: string): ParsedAddress {
    const parsed: ParsedAddress = {
      streets: [],
      number: '',
      otherNumbers: [],
      postcode: '',
      town: '',
      parts: [],
    }
    const parts = query
      .replace(COUNTRY_BEFORE_CODE, '')
      .split(/[,;\n|]+/)
      .map((text) => words(takePairFrom(text, parsed)))
      .filter((part) => part.length > 0)
    parsed.parts = parts.map((part) => [...part])
    for (const part of parts) this.takePostcode(part, parsed)
    for (let i = parts.length - 1; i >= 0; i--)
      this.takeTown(parts[i]!, parsed, parts.filter((part) => part.length > 0).length > 1)
    for (const part of parts) {
      dropFlat(part, parts.flat().length)
      dropFloor(part)
    }
    const rest = parts.filter((part) => part.length > 0)
    for (const part of rest) takeNumber(part, parsed)
    const filled = rest.filter((part) => part.length > 0)
    parsed.streets = filled.map((part) => expand(part).join(' '))
    // Without commas the street may end anywhere, so the whole text is the last candidate.
    if (filled.length > 1) parsed.streets.push(expand(filled.flat()).join(' '))
    return parsed
  }

  private takePostcode(part: string[], parsed: ParsedAddress): void {
    if (parsed.postcode) return
    for (let i = part.length - 1; i >= 0; i--)
      for (const size of [2, 1]) {
        const code = postcodeKey(part.slice(i, i + size).join(''))
        if (i + size > part.length || !this.postcodes.has(code)) continue
        // "21136 Main Street" starts with a house number; the number in "2300 København S" is a postcode.
        const isFirst = i === 0 && part.length > size && size === 1
        if (isFirst && !this.townLike(part.slice(1).join(' '), true)) continue
        parsed.postcode = code
        part.splice(i, size)
        return
      }
    // A postcode unknown to the region must not be read as a house number or street.
    for (let i = part.length - 1; i > 0 || (part.length <= 2 && i >= 0); i--) {
      const pair = part.slice(i, i + 2).join(' ')
      if (/^[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}$/.test(pair)) {
        parsed.postcode = postcodeKey(pair)
        part.splice(i, 2)
        return
      }
      const isCode = /^\d{5}$/.test(part[i]!) || (/^\d{4}$/.test(part[i]!) && this.hasFourDigits)
      // Of two numbers, the one in the shape of a postcode is the postcode. A single number may be that of the house.
      const isOnly = !part.some((word, at) => at !== i && /^\d/.test(word))
      if (i > 0 && isCode && !(isOnly && part[i]!.length === 4)) {
        parsed.postcode = part[i]!
        part.splice(i, 1)
        return
      }
    }
  }

  private takeTown(part: string[], parsed: ParsedAddress, mayBeAlone: boolean): void {
    if (parsed.town) return
    // "Reisterstown MD": a state code after the town.
    const last = part[part.length - 1]
    if (part.length > 2 && /^([a-z]{2}|usa)$/.test(last ?? '')) {
      const before = part.slice(0, -1)
      if ([1, 2, 3].some((size) => this.townSizes.has(before.slice(-size).join(' ')))) part.length--
    }
    for (let size = Math.min(3, part.length); size >= 1; size--) {
      if (size === part.length && !mayBeAlone) continue
      const tail = part.slice(-size).join(' ')
      const town = this.townLike(tail, size === part.length)
      if (!town) continue
      parsed.town = town
      part.splice(-size, size)
      return
    }
    // A short part after the town is a state or country, which does not help here.
    if (mayBeAlone && part.length === 1 && /^(usa|us|uk|gb|[a-z]{2})$/.test(part[0]!)) part.length = 0
  }

  private townLike(text: string, alone: boolean): string | null {
    if (this.townSizes.has(text)) return text
    if (!alone || text.length < 5) return null
    let best: string | null = null
    let most = 0.74
    for (const town of this.townSizes.keys()) {
      const alike = similarity(text, town)
      if (alike > most) {
        most = alike
        best = town
      }
    }
    return best
  }
}

function takePairFrom(text: string, parsed: ParsedAddress): string {
  const pair = parsed.number ? null : takePair(text)
  if (!pair) return text
  const [number = '', ...others] = pair.numbers
  parsed.number = number
  parsed.otherNumbers = others
  return pair.rest
}

/** Removes a flat with its number: "Flat 3, 14 Weaver Lane". */
function dropFlat(part: string[], wordsInAll: number): void {
  const flat = part.findIndex((word) => /^(flat|apt|apartment|unit|suite|ste|floor|fl)$/.test(word))
  if (flat >= 0 && part[flat + 1] && wordsInAll > 2) part.splice(flat, 2)
}

function takeNumber(part: string[], parsed: ParsedAddress): void {
  if (parsed.number || part.length === 0) return
  const isNumber = (word: string) => /^\d+[a-z]?$/.test(word)
  // First word ("14 Weaver Lane"), else last ("Weaverstrasse 14"); a lone ordinal ("5th") is part of the
  // name.
  for (const at of [0, part.length - 1]) {
    if (!isNumber(part[at] ?? '')) continue
    if (part.length === 1 && parsed.streets.length > 0) continue
    parsed.number = part.splice(at, 1)[0]!
    // "14 b" as two words.
    if (/^\d+$/.test(parsed.number) && at > 0 && /^[a-z]$/.test(part[at] ?? ''))
      parsed.number += part.splice(at, 1)[0]
    return
  }
  if (part.length > 2 && /^[a-z]$/.test(part[part.length - 1]!) && isNumber(part[part.length - 2]!)) {
    const letter = part.pop()
    parsed.number = `${part.pop()}${letter}`
    return
  }
  // Without commas a place may follow: "Nørrebrogade 10 Aarhus C".
  const only = part.filter(isNumber)
  if (only.length === 1) parsed.number = part.splice(part.indexOf(only[0]!), 1)[0]!
}
