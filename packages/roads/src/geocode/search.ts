// Finds an address in a region: takes the query apart, finds the street in spite of typos, then the house on it.
import type { Candidate, GeocodeOptions, StructuredAddress } from '../types.ts'
import { trigrams, leadingNumber, type AddressIndex } from './address-index.ts'
import { expand, numberKey, postcodeKey, similarity, words } from './normalise.ts'

interface Parsed {
  /** Possible street texts, most likely first: the words left when number, town and postcode are taken out. */
  streets: string[]
  number: string
  postcode: string
  town: string
}

const MOST_STREETS = 24

export class AddressSearch {
  private readonly index: AddressIndex
  private readonly postcodes = new Set<string>()
  private readonly postcodeKeys: string[]
  private readonly shared: Uint16Array
  private readonly townSizes: Map<string, number>
  private readonly cells = new Map<number, number[]>()

  constructor(index: AddressIndex) {
    this.index = index
    this.postcodeKeys = index.texts.map(() => '')
    for (const id of new Set(index.housePostcode)) {
      if (!index.texts[id]) continue
      this.postcodeKeys[id] = postcodeKey(index.texts[id])
      this.postcodes.add(this.postcodeKeys[id])
    }
    this.shared = new Uint16Array(index.keys.length)
    this.townSizes = new Map(index.towns.map((town) => [town.key, town.count]))
  }

  /** Candidates, best first. */
  find(query: string | StructuredAddress, options: GeocodeOptions = {}): Candidate[] {
    const parsed = typeof query === 'string' ? this.parse(query) : this.fromParts(query)
    const limit = options.limit ?? 5
    const found: Candidate[] = []
    for (const { street, score } of this.streetsLike(parsed.streets)) {
      const candidate = this.onStreet(street, score, parsed)
      if (options.near)
        candidate.confidence -=
          0.01 *
          Math.min(1, 20 * Math.hypot(candidate.lat - options.near.lat, candidate.lng - options.near.lng))
      found.push(candidate)
    }
    if (found.length === 0) found.push(...this.placeOnly(parsed))
    found.sort((a, b) => b.confidence - a.confidence)
    const best = found.slice(0, limit)
    // Two answers that are equally good are no answer: neither may be taken without a look.
    if (best.length > 1 && best[0].confidence - best[1].confidence < 0.02 && far(best[0], best[1]))
      for (const candidate of best) candidate.confidence = Math.min(candidate.confidence, 0.8)
    for (const candidate of best)
      candidate.confidence = Math.round(Math.max(0, Math.min(1, candidate.confidence)) * 1000) / 1000
    return best
  }

  /** The nearest house within 150 m, else the nearest street. */
  reverse(lat: number, lng: number): Candidate | null {
    const { index } = this
    if (this.cells.size === 0) this.fillCells()
    const scale = Math.cos((lat * Math.PI) / 180)
    let best = Infinity
    let bestHouse = -1
    const [ci, cj] = [Math.floor(lng * 400), Math.floor(lat * 400)]
    for (let i = ci - 1; i <= ci + 1; i++)
      for (let j = cj - 1; j <= cj + 1; j++)
        for (const house of this.cells.get(i * 100_003 + j) ?? []) {
          const d = Math.hypot((index.houseLng[house] / 1e7 - lng) * scale, index.houseLat[house] / 1e7 - lat)
          if (d < best) {
            best = d
            bestHouse = house
          }
        }
    const metres = best * 111_320
    if (bestHouse >= 0 && metres < 150) {
      const street = this.streetOfHouse(bestHouse)
      return this.houseCandidate(street, bestHouse, Math.max(0.3, 1 - metres / 200))
    }
    return null
  }

  private fillCells(): void {
    const { index } = this
    for (let house = 0; house < index.houseNumber.length; house++) {
      const key =
        Math.floor((index.houseLng[house] / 1e7) * 400) * 100_003 +
        Math.floor((index.houseLat[house] / 1e7) * 400)
      const cell = this.cells.get(key)
      if (cell) cell.push(house)
      else this.cells.set(key, [house])
    }
  }

  private streetOfHouse(house: number): number {
    const { houseStart } = this.index
    let low = 0
    let high = houseStart.length - 2
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (houseStart[middle] <= house) low = middle
      else high = middle - 1
    }
    return low
  }

  private fromParts(query: StructuredAddress): Parsed {
    // People type the number into the street field, and the flat into the number field.
    const street = expand(words(query.street ?? ''))
    let number = numberKey(query.houseNumber ?? '')
    if (!number) {
      const at = street.findIndex((word) => /^\d/.test(word))
      if (at === 0 || at === street.length - 1) number = street.splice(at, 1)[0] ?? ''
    }
    return {
      streets: [street.join(' ')].filter(Boolean),
      number,
      postcode: postcodeKey(query.postcode ?? ''),
      town: words(query.city ?? '').join(' '),
    }
  }

  private parse(query: string): Parsed {
    const parsed: Parsed = { streets: [], number: '', postcode: '', town: '' }
    const parts = query
      .split(/[,;\n|]+/)
      .map(words)
      .filter((part) => part.length > 0)
    for (const part of parts) this.takePostcode(part, parsed)
    for (let i = parts.length - 1; i >= 0; i--)
      this.takeTown(parts[i], parsed, parts.filter((part) => part.length > 0).length > 1)
    for (const part of parts) dropFlat(part, parts.flat().length)
    const rest = parts.filter((part) => part.length > 0)
    for (const part of rest) takeNumber(part, parsed)
    const filled = rest.filter((part) => part.length > 0)
    parsed.streets = filled.map((part) => expand(part).join(' '))
    // Written without commas the street may end anywhere: the whole goes last.
    if (filled.length > 1) parsed.streets.push(expand(filled.flat()).join(' '))
    return parsed
  }

  private takePostcode(part: string[], parsed: Parsed): void {
    if (parsed.postcode) return
    for (let i = part.length - 1; i >= 0; i--)
      for (const size of [2, 1]) {
        const code = postcodeKey(part.slice(i, i + size).join(''))
        if (i + size > part.length || !this.postcodes.has(code)) continue
        // "21136 Main Street" is a house number when it stands first.
        if (i === 0 && part.length > size && size === 1) continue
        parsed.postcode = code
        part.splice(i, size)
        return
      }
    // A postcode nobody here has still must not be read as a house number or a street.
    for (let i = part.length - 1; i > 0 || (part.length <= 2 && i >= 0); i--) {
      const pair = part.slice(i, i + 2).join(' ')
      if (/^[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}$/.test(pair)) {
        parsed.postcode = postcodeKey(pair)
        part.splice(i, 2)
        return
      }
      if (i > 0 && /^\d{5}$/.test(part[i])) {
        parsed.postcode = part[i]
        part.splice(i, 1)
        return
      }
    }
  }

  private takeTown(part: string[], parsed: Parsed, mayBeAlone: boolean): void {
    if (parsed.town) return
    // "Reisterstown MD": a state's letters after the town.
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
    // A state, a country: what stands alone after the town and is short tells nothing here.
    if (mayBeAlone && part.length === 1 && /^(usa|us|uk|gb|[a-z]{2})$/.test(part[0])) part.length = 0
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

  /** Streets whose names share many trigrams with the text, then compared letter by letter. */
  private streetsLike(texts: string[]): { street: number; score: number }[] {
    const { index, shared } = this
    const scores = new Map<number, number>()
    texts.forEach((text, order) => {
      const wanted = trigrams(text)
      const touched: number[] = []
      for (const trigram of wanted) {
        const list = index.trigramStreets.get(trigram)
        if (!list) continue
        for (let i = 0; i < list.length; i++) if (shared[list[i]]++ === 0) touched.push(list[i])
      }
      touched.sort(
        (a, b) =>
          shared[b] - shared[a] ||
          Math.abs(index.keys[a].length - text.length) - Math.abs(index.keys[b].length - text.length) ||
          a - b,
      )
      const floor = Math.max(2, (shared[touched[0]] ?? 0) * 0.4)
      for (const street of touched.slice(0, this.sameNames(touched))) {
        if (shared[street] < floor) break
        const score = compare(text, index.keys[street]) - order * 0.02
        if (score > 0.45 && score > (scores.get(street) ?? 0)) scores.set(street, score)
      }
      for (const street of touched) shared[street] = 0
    })
    return [...scores].map(([street, score]) => ({ street, score })).toSorted((a, b) => b.score - a.score)
  }

  /** How many of the sorted streets to look at: MOST_STREETS different names, with all their namesakes. */
  private sameNames(sorted: number[]): number {
    const names = new Set<string>()
    for (let i = 0; i < sorted.length; i++) {
      names.add(this.index.keys[sorted[i]])
      if (names.size > MOST_STREETS) return i
    }
    return sorted.length
  }

  private onStreet(street: number, score: number, parsed: Parsed): Candidate {
    const { index } = this
    let confidence = score
    const town = words(index.texts[index.streetTown[street]]).join(' ')
    if (parsed.town && town) confidence -= town === parsed.town ? 0 : 0.12
    if (!parsed.number)
      return {
        ...this.streetCandidate(street),
        confidence: this.postcodeFits(street, parsed.postcode, confidence) * 0.8,
      }
    const exact = this.houseNumbered(street, parsed)
    if (exact >= 0)
      return this.houseCandidate(street, exact, this.postcodeFitsHouse(exact, parsed.postcode, confidence))
    const between = this.interpolate(street, leadingNumber(parsed.number))
    const base = this.postcodeFits(street, parsed.postcode, confidence)
    if (between)
      return {
        ...this.streetCandidate(street),
        ...between,
        houseNumber: parsed.number.toUpperCase(),
        accuracy: 'interpolated',
        confidence: base * 0.78,
        label: this.label(street, parsed.number.toUpperCase(), ''),
      }
    return { ...this.streetCandidate(street), confidence: base * 0.6 }
  }

  private houseNumbered(street: number, parsed: Parsed): number {
    const { index } = this
    let best = -1
    for (let house = index.houseStart[street]; house < index.houseStart[street + 1]; house++) {
      if (numberKey(index.texts[index.houseNumber[house]]) !== parsed.number) continue
      if (best < 0 || this.postcodeKeys[index.housePostcode[house]] === parsed.postcode) best = house
    }
    if (best >= 0) return best
    // "14a" where only "14" is known is the same front door for a van.
    const value = leadingNumber(parsed.number)
    if (!/^\d+[a-z]$/.test(parsed.number)) return -1
    for (let house = index.houseStart[street]; house < index.houseStart[street + 1]; house++)
      if (index.texts[index.houseNumber[house]] === String(value)) return house
    return -1
  }

  /** Between the two nearest numbers of the same side. */
  private interpolate(street: number, value: number): { lat: number; lng: number } | null {
    const { index } = this
    let [below, above] = [-1, -1]
    for (let house = index.houseStart[street]; house < index.houseStart[street + 1]; house++) {
      const number = index.houseValue[house]
      if (number === 0 || (number - value) % 2 !== 0) continue
      if (number < value) below = house
      else if (above < 0) above = house
    }
    if (below < 0 || above < 0) return null
    const t = (value - index.houseValue[below]) / (index.houseValue[above] - index.houseValue[below])
    const mix = (column: Int32Array) => (column[below] + (column[above] - column[below]) * t) / 1e7
    return { lat: mix(index.houseLat), lng: mix(index.houseLng) }
  }

  private postcodeFitsHouse(house: number, postcode: string, confidence: number): number {
    const own = this.postcodeKeys[this.index.housePostcode[house]]
    if (!postcode || !own) return confidence
    return own === postcode
      ? Math.min(1, confidence + 0.04)
      : confidence - (own.slice(0, 3) === postcode.slice(0, 3) ? 0.06 : 0.14)
  }

  private postcodeFits(street: number, postcode: string, confidence: number): number {
    if (!postcode) return confidence
    const { index } = this
    let best = confidence - 0.14
    for (let house = index.houseStart[street]; house < index.houseStart[street + 1]; house++)
      best = Math.max(best, this.postcodeFitsHouse(house, postcode, confidence))
    return index.houseStart[street] === index.houseStart[street + 1] ? confidence : best
  }

  private placeOnly(parsed: Parsed): Candidate[] {
    const town = this.index.towns.find(({ key }) => key === parsed.town)
    if (!town) return []
    return [
      {
        label: town.name,
        street: '',
        houseNumber: '',
        postcode: '',
        city: town.name,
        lat: town.lat,
        lng: town.lng,
        confidence: 0.3,
        accuracy: 'town',
      },
    ]
  }

  private streetCandidate(street: number): Candidate {
    const { index } = this
    return {
      label: this.label(street, '', ''),
      street: index.texts[index.streetName[street]],
      houseNumber: '',
      postcode: '',
      city: index.texts[index.streetTown[street]],
      lat: index.streetLat[street] / 1e7,
      lng: index.streetLng[street] / 1e7,
      confidence: 0,
      accuracy: 'street',
    }
  }

  private houseCandidate(street: number, house: number, confidence: number): Candidate {
    const { index } = this
    const houseNumber = index.texts[index.houseNumber[house]]
    const postcode = index.texts[index.housePostcode[house]]
    return {
      ...this.streetCandidate(street),
      label: this.label(street, houseNumber, postcode),
      houseNumber,
      postcode,
      lat: index.houseLat[house] / 1e7,
      lng: index.houseLng[house] / 1e7,
      confidence,
      accuracy: 'rooftop',
    }
  }

  private label(street: number, number: string, postcode: string): string {
    const { index } = this
    const line = [number, index.texts[index.streetName[street]]].filter(Boolean).join(' ')
    const place = [index.texts[index.streetTown[street]], postcode].filter(Boolean).join(' ')
    return [line, place].filter(Boolean).join(', ')
  }
}

/** The whole text, or its best run of words when more was written than the name ("Flat 2 Weaver Lane"). */
function compare(text: string, key: string): number {
  if (text === key) return 1
  const whole = similarity(text, key)
  const joined = similarity(text.replaceAll(' ', ''), key.replaceAll(' ', '')) - 0.005
  const list = text.split(' ')
  const size = key.split(' ').length
  let part = 0
  if (list.length > size)
    for (let i = 0; i + size <= list.length; i++)
      part = Math.max(part, similarity(list.slice(i, i + size).join(' '), key))
  // Words left over are fine ("rear", a company's name), but an exact name without any is better.
  part -= 0.03 * Math.min(4, list.length - size)
  // "Weaver" alone may stand for Weaver Lane.
  const start = key.startsWith(`${text} `) ? 0.8 : 0
  return Math.max(whole, joined, part, start)
}

/** A flat's number is not the house's: "Flat 3, 14 Weaver Lane". */
function dropFlat(part: string[], wordsInAll: number): void {
  const flat = part.findIndex((word) => /^(flat|apt|apartment|unit|suite|ste|floor|fl)$/.test(word))
  if (flat >= 0 && part[flat + 1] && wordsInAll > 2) part.splice(flat, 2)
}

function takeNumber(part: string[], parsed: Parsed): void {
  if (parsed.number || part.length === 0) return
  const isNumber = (word: string) => /^\d+[a-z]?$/.test(word)
  // First word ("14 Weaver Lane"), else last ("Weaverstrasse 14"); a lone ordinal ("5th") is part of the name.
  for (const at of [0, part.length - 1]) {
    if (!isNumber(part[at] ?? '')) continue
    if (part.length === 1 && parsed.streets.length > 0) continue
    parsed.number = part.splice(at, 1)[0]
    // "14 b" as two words.
    if (/^\d+$/.test(parsed.number) && at > 0 && /^[a-z]$/.test(part[at] ?? ''))
      parsed.number += part.splice(at, 1)[0]
    return
  }
  if (part.length > 2 && /^[a-z]$/.test(part[part.length - 1]) && isNumber(part[part.length - 2])) {
    const letter = part.pop()
    parsed.number = `${part.pop()}${letter}`
  }
}

function far(a: Candidate, b: Candidate): boolean {
  return Math.hypot(a.lat - b.lat, a.lng - b.lng) > 0.001
}
