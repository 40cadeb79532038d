// Finds an address in a region: the street despite typos, then the house, with a confidence.
import type { Candidate, GeocodeOptions, StructuredAddress } from '../types.ts'
import { trigrams, leadingNumber, type AddressIndex } from './address-index.ts'
import { postcodeShape, weigh, type RegionAreas } from './evidence.ts'
import { spans } from './house-numbers.ts'
import { numberKey, postcodeKey, sameWords, similarity, words } from './normalise.ts'
import { QueryReader, type ParsedAddress } from './query-reader.ts'

/** Maximum number of street names compared letter by letter for one query. */
const MOST_STREETS = 24

/** Highest confidence when the text names a place outside the region, since towns share street names. */
const ELSEWHERE = 0.6
/** Highest confidence when words contradict the candidate, or another candidate scores the same. */
const DOUBTFUL = 0.8

/**
 * A street whose name is this much less similar than the best is another street, even if only it has the
 * number.
 */
const OTHER_NAME = 0.05
/** Highest confidence of such a street: below an interpolated place on the written street. */
const OTHER_STREET = 0.7
/** Candidates weighed beyond the returned ones, since weighing reorders them. */
const MORE_WEIGHED = 4
/** Places farther apart than this, about 100 m, are different. */
const FAR_DEGREES = 0.001

export class AddressSearch {
  private readonly index: AddressIndex
  private readonly reader: QueryReader
  private readonly areas: RegionAreas
  private readonly postcodeKeys: string[]
  private readonly numberKeys: string[]
  private readonly shared: Uint16Array
  private readonly cells = new Map<number, number[]>()

  constructor(index: AddressIndex) {
    this.index = index
    const postcodes = new Set<string>()
    this.postcodeKeys = index.texts.map(() => '')
    for (const id of new Set(index.housePostcode)) {
      if (!index.texts[id]) continue
      this.postcodeKeys[id] = postcodeKey(index.texts[id])
      postcodes.add(this.postcodeKeys[id])
    }
    this.numberKeys = index.texts.map(() => '')
    for (const id of new Set(index.houseNumber)) this.numberKeys[id] = numberKey(index.texts[id]!)
    this.shared = new Uint16Array(index.keys.length)
    const towns = new Map(index.towns.map((town) => [town.key, town.count]))
    this.reader = new QueryReader(postcodes, towns)
    this.areas = {
      postcodes,
      postcodeShapes: new Set([...postcodes].map(postcodeShape)),
      towns,
      countries: index.countries ?? [],
      states: index.states ?? [],
    }
  }

  /** Candidates, best first. */
  find(query: string | StructuredAddress, options: GeocodeOptions = {}): Candidate[] {
    const parsed = this.reader.read(query)
    const limit = options.limit ?? 5
    const streets = this.streetsLike(parsed.streets)
    const nearestName = streets[0]?.score ?? 0
    const candidates = streets.map(({ street, score }) => {
      const candidate = this.onStreet(street, score, parsed)
      if (score < nearestName - OTHER_NAME)
        candidate.confidence = Math.min(candidate.confidence, OTHER_STREET)
      if (options.near)
        candidate.confidence -=
          0.01 *
          Math.min(1, 20 * Math.hypot(candidate.lat - options.near.lat, candidate.lng - options.near.lng))
      return { street, candidate }
    })
    const best = candidates
      .toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)
      .slice(0, limit + MORE_WEIGHED)
      .map(({ street, candidate }) => this.weighed(street, candidate, parsed))
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, limit)
    if (best.length === 0) best.push(...this.placeOnly(parsed))
    // When the two best candidates score the same, both are doubtful.
    if (best.length > 1 && best[0]!.confidence - best[1]!.confidence < 0.02 && far(best[0]!, best[1]!))
      for (const candidate of best) candidate.confidence = Math.min(candidate.confidence, DOUBTFUL)
    for (const candidate of best)
      candidate.confidence = Math.round(Math.max(0, Math.min(1, candidate.confidence)) * 1000) / 1000
    return best
  }

  /** Limits the candidate's confidence by all words of the text. */
  private weighed(street: number, candidate: Candidate, parsed: ParsedAddress): Candidate {
    const { index } = this
    const postcodes = candidate.postcode ? [postcodeKey(candidate.postcode)] : this.postcodesOn(street)
    const { contradicts, unknownPlace } = weigh(
      parsed.parts,
      {
        street: index.keys[street]!,
        number: numberKey(candidate.houseNumber) || parsed.number,
        town: words(index.texts[index.streetTown[street]!]!).join(' '),
        postcodes: new Set(postcodes),
      },
      this.areas,
    )
    const most = unknownPlace ? ELSEWHERE : contradicts ? DOUBTFUL : 1
    return {
      ...candidate,
      confidence: Math.min(candidate.confidence, most),
      ...(unknownPlace ? { unknownPlace } : {}),
    }
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
          const d = Math.hypot(
            (index.houseLng[house]! / 1e7 - lng) * scale,
            index.houseLat[house]! / 1e7 - lat,
          )
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
        Math.floor((index.houseLng[house]! / 1e7) * 400) * 100_003 +
        Math.floor((index.houseLat[house]! / 1e7) * 400)
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
      if (houseStart[middle]! <= house) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Streets that share many trigrams with the text, then compared letter by letter. */
  private streetsLike(texts: string[]): { street: number; score: number }[] {
    const { index, shared } = this
    const scores = new Map<number, number>()
    texts.forEach((text, order) => {
      const queryTrigrams = trigrams(text)
      const touched: number[] = []
      for (const trigram of queryTrigrams) {
        const list = index.trigramStreets.get(trigram)
        if (!list) continue
        for (let i = 0; i < list.length; i++) if (shared[list[i]!]!++ === 0) touched.push(list[i]!)
      }
      touched.sort(
        (a, b) =>
          shared[b]! - shared[a]! ||
          Math.abs(index.keys[a]!.length - text.length) - Math.abs(index.keys[b]!.length - text.length) ||
          a - b,
      )
      const floor = Math.max(2, (shared[touched[0]!] ?? 0) * 0.4)
      for (const street of touched.slice(0, this.sameNames(touched))) {
        if (shared[street]! < floor) break
        const score = compare(text, index.keys[street]!) - order * 0.02
        if (score > 0.45 && score > (scores.get(street) ?? 0)) scores.set(street, score)
      }
      for (const street of touched) shared[street] = 0
    })
    return [...scores].map(([street, score]) => ({ street, score })).toSorted((a, b) => b.score - a.score)
  }

  /** How many sorted streets to compare: MOST_STREETS different names with all their namesakes. */
  private sameNames(sorted: number[]): number {
    const names = new Set<string>()
    for (let i = 0; i < sorted.length; i++) {
      names.add(this.index.keys[sorted[i]!]!)
      if (names.size > MOST_STREETS) return i
    }
    return sorted.length
  }

  private onStreet(street: number, score: number, parsed: ParsedAddress): Candidate {
    const { index } = this
    let confidence = score
    const town = words(index.texts[index.streetTown[street]!]!).join(' ')
    if (parsed.town && town) confidence -= town === parsed.town ? 0 : 0.12
    if (!parsed.number)
      return {
        ...this.streetCandidate(street),
        confidence: this.postcodeFits(street, parsed.postcode, confidence) * 0.8,
      }
    const exact = this.houseNumbered(street, parsed)
    if (exact.length > 0) {
      const house = exact[0]!
      const fitting = this.postcodeFitsHouse(house, parsed.postcode, confidence)
      return this.houseCandidate(
        street,
        house,
        this.isOnePlace(exact) ? fitting : Math.min(fitting, DOUBTFUL),
      )
    }
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

  /**
   * Houses that the number may mean: for one number those in the postcode, if any; for a pair those of
   * either.
   */
  private houseNumbered(street: number, { number, otherNumbers, postcode }: ParsedAddress): number[] {
    const houses = [number, ...otherNumbers].flatMap((text) => this.housesWith(street, text))
    const inPostcode = houses.filter(
      (house) => this.postcodeKeys[this.index.housePostcode[house]!] === postcode,
    )
    return inPostcode.length > 0 ? inPostcode : houses
  }

  private housesWith(street: number, number: string): number[] {
    const exact = this.housesWhere(street, (key) => key === number)
    if (exact.length > 0) return exact
    // "14a" where the map only has "14" is the same door for a van.
    const plain = /^\d+[a-z]$/.test(number) ? String(leadingNumber(number)) : null
    const sameDoor = plain ? this.housesWhere(street, (key) => key === plain) : []
    return sameDoor.length > 0 ? sameDoor : this.housesWhere(street, (key) => spans(key, number))
  }

  private housesWhere(street: number, fits: (numberKey: string) => boolean): number[] {
    const { houseStart, houseNumber } = this.index
    const houses: number[] = []
    for (let house = houseStart[street]!; house < houseStart[street + 1]!; house++)
      if (fits(this.numberKeys[houseNumber[house]!]!)) houses.push(house)
    return houses
  }

  private isOnePlace([first, ...others]: readonly number[]): boolean {
    const { houseLat, houseLng } = this.index
    return others.every((house) => {
      const north = houseLat[house]! - houseLat[first!]!
      const east = houseLng[house]! - houseLng[first!]!
      return Math.hypot(north, east) < FAR_DEGREES * 1e7
    })
  }

  /** Interpolates between the two nearest numbers on the same side. */
  private interpolate(street: number, value: number): { lat: number; lng: number } | null {
    const { index } = this
    let [below, above] = [-1, -1]
    for (let house = index.houseStart[street]!; house < index.houseStart[street + 1]!; house++) {
      const number = index.houseValue[house]!
      if (number === 0 || (number - value) % 2 !== 0) continue
      if (number < value) below = house
      else if (above < 0) above = house
    }
    if (below < 0 || above < 0) return null
    const t = (value - index.houseValue[below]!) / (index.houseValue[above]! - index.houseValue[below]!)
    const mix = (column: Int32Array) => (column[below]! + (column[above]! - column[below]!) * t) / 1e7
    return { lat: mix(index.houseLat), lng: mix(index.houseLng) }
  }

  private postcodesOn(street: number): string[] {
    const { index, postcodeKeys } = this
    const ids = index.housePostcode.subarray(index.houseStart[street], index.houseStart[street + 1])
    return [...new Set(ids)].map((id) => postcodeKeys[id]!).filter(Boolean)
  }

  private postcodeFitsHouse(house: number, postcode: string, confidence: number): number {
    const housePostcode = this.postcodeKeys[this.index.housePostcode[house]!]
    if (!postcode || !housePostcode) return confidence
    return housePostcode === postcode
      ? Math.min(1, confidence + 0.04)
      : confidence - (housePostcode.slice(0, 3) === postcode.slice(0, 3) ? 0.06 : 0.14)
  }

  private postcodeFits(street: number, postcode: string, confidence: number): number {
    if (!postcode) return confidence
    const { index } = this
    let best = confidence - 0.14
    for (let house = index.houseStart[street]!; house < index.houseStart[street + 1]!; house++)
      best = Math.max(best, this.postcodeFitsHouse(house, postcode, confidence))
    return index.houseStart[street] === index.houseStart[street + 1] ? confidence : best
  }

  private placeOnly(parsed: ParsedAddress): Candidate[] {
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
      street: index.texts[index.streetName[street]!]!,
      houseNumber: '',
      postcode: '',
      city: index.texts[index.streetTown[street]!]!,
      lat: index.streetLat[street]! / 1e7,
      lng: index.streetLng[street]! / 1e7,
      confidence: 0,
      accuracy: 'street',
    }
  }

  private houseCandidate(street: number, house: number, confidence: number): Candidate {
    const { index } = this
    const houseNumber = index.texts[index.houseNumber[house]!]!
    const postcode = index.texts[index.housePostcode[house]!]!
    return {
      ...this.streetCandidate(street),
      label: this.label(street, houseNumber, postcode),
      houseNumber,
      postcode,
      lat: index.houseLat[house]! / 1e7,
      lng: index.houseLng[house]! / 1e7,
      confidence,
      accuracy: 'rooftop',
      ...(index.doorLat[house] !== 0
        ? { entrance: [index.doorLng[house]! / 1e7, index.doorLat[house]! / 1e7] }
        : {}),
    }
  }

  private label(street: number, number: string, postcode: string): string {
    const { index } = this
    const line = [number, index.texts[index.streetName[street]!]].filter(Boolean).join(' ')
    const place = [index.texts[index.streetTown[street]!], postcode].filter(Boolean).join(' ')
    return [line, place].filter(Boolean).join(', ')
  }
}

/**
 * Compares the whole text, or its best run of words when it has more than the name ("Flat 2 Weaver Lane").
 */
function compare(text: string, key: string): number {
  if (text === key) return 1
  if (sameWords(text, key)) return 0.93
  const wholeSimilarity = similarity(text, key)
  const joined = similarity(text.replaceAll(' ', ''), key.replaceAll(' ', '')) - 0.005
  const list = text.split(' ')
  const size = key.split(' ').length
  let part = 0
  if (list.length > size)
    for (let i = 0; i + size <= list.length; i++)
      part = Math.max(part, similarity(list.slice(i, i + size).join(' '), key))
  // Extra words are allowed ("rear", a company's name), but an exact name scores higher.
  part -= 0.03 * Math.min(4, list.length - size)
  // "Weaver" alone may stand for Weaver Lane.
  const start = key.startsWith(`${text} `) ? 0.8 : 0
  return Math.max(wholeSimilarity, joined, part, start)
}

function far(a: Candidate, b: Candidate): boolean {
  return Math.hypot(a.lat - b.lat, a.lng - b.lng) > FAR_DEGREES
}
