// Weighs every word of a written address against a candidate: unexplained words, and words that contradict
// it.
import { americanState, countryNamed } from './areas.ts'
import { expand, postcodeKey, sameWords, similarity } from './normalise.ts'

/** A region's knowledge of the areas in its addresses. */
export interface RegionAreas {
  postcodes: ReadonlySet<string>
  /** Shapes of its postcodes: 9 for a digit, A for a letter. */
  postcodeShapes: ReadonlySet<string>
  towns: ReadonlyMap<string, number>
  /** Codes of the addresses' countries and states; empty when the map has none. */
  countries: readonly string[]
  states: readonly string[]
}

/** A candidate as texts in the form of `words` and `expand`. */
export interface Claim {
  street: string
  number: string
  town: string
  /** Postcodes of the house, or of all houses of the street when there is no house. */
  postcodes: ReadonlySet<string>
}

export interface Evidence {
  /** The text names a town, postcode, state or country that is not the candidate's. */
  contradicts: boolean
  /**
   * Words of a place outside the region, when neither town nor postcode confirms the candidate; '' for none.
   */
  unknownPlace: string
}

const IN_THE_HOUSE = new Set(
  'rear,back,front,side,basement,ground,floor,upper,lower,building,bldg,block,tower,level,room,office,door,gate,entrance,attn,flat,apartment,unit,suite,house,hinterhaus,vorderhaus,etage,stock,aufgang,piso,andar,puerta,batiment,kaelder,kalder,stuen'.split(
    ',',
  ),
)
/** Postcodes of other countries: American, British, Canadian, Dutch, Swedish. */
const POSTCODES = [
  /^\d{5}$/,
  /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2}$/,
  /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  /^\d{4}[A-Z]{2}$/,
]
const LEAST_ALIKE = 0.74

/** `parts` are the words between the commas of the text. */
export function weigh(parts: readonly (readonly string[])[], claim: Claim, areas: RegionAreas): Evidence {
  const tokens = parts.flat()
  const writtenOut = parts.flatMap(expand)
  const isExplained = tokens.map(() => false)
  const explain = (from: number, size: number) => isExplained.fill(true, from, from + size)
  const openIn = (list: readonly string[]) => (from: number, size: number) => {
    if (from + size > list.length) return null
    for (let i = from; i < from + size; i++) if (isExplained[i]) return null
    return list.slice(from, from + size).join(' ')
  }
  const open = openIn(tokens)

  const number = runLike(open, tokens.length, 2, (run) => (run.replace(' ', '') === claim.number ? 1 : 0))
  if (number) explain(number.from, number.size)
  const longest = claim.street.split(' ').length + 1
  const street = runLike(openIn(writtenOut), tokens.length, longest, (run) => likeStreet(run, claim.street))
  if (street) explain(street.from, street.size)
  const postcode = runLike(open, tokens.length, 2, (run) => (claim.postcodes.has(postcodeKey(run)) ? 1 : 0))
  if (postcode) explain(postcode.from, postcode.size)
  const town = runLike(open, tokens.length, 4, (run) => likeTown(run, claim.town))
  if (town) explain(town.from, town.size)

  const area = lastArea(open, tokens.length, areas)
  if (area) explain(area.from, area.size)
  const otherPostcode = postcode ? null : postcodeIn(open, tokens.length, areas, claim)
  const isOtherTown =
    !town && !postcode && runLike(open, tokens.length, 3, (run) => (areas.towns.has(run) ? 1 : 0)) !== null
  const unknown = tokens.filter((word, i) => !isExplained[i] && isPlaceLike(word))
  const isConfirmed = town !== null || postcode !== null
  // A town of the region, even when the candidate's street used its words: "Nowhere Plaza, Reisterstown".
  const namesTown = parts.some((part) => areas.towns.has(part.join(' ')))
  const isElsewhere =
    !isConfirmed && !isOtherTown && !namesTown && (unknown.length > 0 || otherPostcode === 'unknown')
  return {
    contradicts:
      isOtherTown || (!isConfirmed && namesTown) || otherPostcode !== null || (area?.isOther ?? false),
    unknownPlace: isElsewhere ? tokens.filter((_, i) => !isExplained[i]).join(' ') : '',
  }
}

type Open = (from: number, size: number) => string | null

interface Run {
  from: number
  size: number
}

/** The run of unexplained words with the highest score; of equals the last, since areas follow streets. */
function runLike(open: Open, count: number, longest: number, rule: (run: string) => number): Run | null {
  let best: Run | null = null
  let most = 0
  for (let from = 0; from < count; from++)
    for (let size = 1; size <= longest; size++) {
      const run = open(from, size)
      const alike = run === null ? 0 : rule(run)
      if (alike === 0 || alike < most) continue
      most = alike
      best = { from, size }
    }
  return best
}

function likeStreet(run: string, street: string): number {
  const alike = similarity(run.replaceAll(' ', ''), street.replaceAll(' ', ''))
  return alike > 0.5 ? alike : sameWords(run, street) ? 0.9 : 0
}

/** How well words match a town, or a part of it named after it: København for København N. */
function likeTown(run: string, town: string): number {
  if (!town) return 0
  if (run === town) return 1
  if (town.startsWith(`${run} `) && run.length > 3) return 0.9
  const alike = run.length < 5 ? 0 : similarity(run, town)
  return alike > LEAST_ALIKE ? alike : 0
}

/** A state or country at the end of the text, and whether it is outside the region. */
function lastArea(open: Open, count: number, areas: RegionAreas): (Run & { isOther: boolean }) | null {
  const runs = Array.from({ length: Math.min(count, 8) }, (_, i) => count - 1 - i).flatMap((from) =>
    [3, 2, 1].map((size) => ({ from, size })),
  )
  for (const { from, size } of runs) {
    const run = open(from, size)
    if (run === null) continue
    const state = americanState(run)
    const isAmerican = areas.countries.includes('US')
    if (state && isAmerican) {
      if (areas.states.length === 0 || areas.states.includes(state)) return { from, size, isOther: false }
      // Two letters are ambiguous; a name is not.
      return { from, size, isOther: true }
    }
    const country = countryNamed(run)
    if (country && from + size === count)
      return { from, size, isOther: areas.countries.length > 0 && !areas.countries.includes(country) }
  }
  return null
}

/** A postcode that is not the candidate's: another one of the region, or an unknown one. */
function postcodeIn(open: Open, count: number, areas: RegionAreas, claim: Claim): 'other' | 'unknown' | null {
  for (let from = count - 1; from >= 0; from--)
    for (const size of [2, 1]) {
      const run = open(from, size)
      if (run === null) continue
      const code = postcodeKey(run)
      // A house without its own postcode may have any of the region's.
      if (areas.postcodes.has(code) && /\d/.test(code)) {
        if (claim.postcodes.size > 0) return 'other'
        continue
      }
      if (size === 2 && /^\d+ \d+$/.test(run)) continue
      if (areas.postcodeShapes.has(postcodeShape(code)) || POSTCODES.some((shape) => shape.test(code)))
        return 'unknown'
    }
  return null
}

/** Shape of a postcode: 9 for a digit, A for a letter. */
export function postcodeShape(code: string): string {
  return code.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')
}

/** Whether a word can name a place: letters, not too short, and no part of a house. */
function isPlaceLike(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word) && !IN_THE_HOUSE.has(word)
}
