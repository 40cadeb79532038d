// Normalises written addresses for comparison: case, accents, punctuation, abbreviations.
import { plainDigits } from '@dropwise/contracts'

const WORDS: Record<string, string> = {
  st: 'street',
  str: 'street',
  strt: 'street',
  sreet: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  aven: 'avenue',
  ln: 'lane',
  la: 'lane',
  dr: 'drive',
  drv: 'drive',
  blvd: 'boulevard',
  boul: 'boulevard',
  ct: 'court',
  crt: 'court',
  pl: 'place',
  plz: 'plaza',
  sq: 'square',
  ter: 'terrace',
  terr: 'terrace',
  tce: 'terrace',
  cl: 'close',
  cres: 'crescent',
  crs: 'crescent',
  gdns: 'gardens',
  gdn: 'garden',
  grv: 'grove',
  gr: 'grove',
  hwy: 'highway',
  pkwy: 'parkway',
  cir: 'circle',
  trl: 'trail',
  tpke: 'turnpike',
  aly: 'alley',
  mws: 'mews',
  wy: 'way',
  hts: 'heights',
  est: 'estate',
  wlk: 'walk',
  rt: 'route',
  rte: 'route',
  expy: 'expressway',
  fwy: 'freeway',
  xing: 'crossing',
  mt: 'mount',
  br: 'bridge',
  strasse: 'strasse',
  stra: 'strasse',
  vej: 'vej',
  gade: 'gade',
  av_: 'avenida',
  r: 'rua',
  trav: 'travessa',
}
const COMPASS: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
}

/** Words of a text in lower case, without accents and punctuation; keeps abbreviations. */
export function words(text: string): string[] {
  return plainDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/['’`´.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
}

const ORDINALS: Record<string, string> = Object.fromEntries(
  'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'
    .split(',')
    .map((word, i) => [word, `${i + 1}${['st', 'nd', 'rd'][i] ?? 'th'}`]),
)

/** Replaces letters that have two spellings: Østerbrogade is typed Oesterbrogade without an Ø. */
function plainLetters(word: string): string {
  return word.replace(/oe|ae|ue|aa/g, (pair) => pair[0]!)
}

/**
 * Words with abbreviations expanded. "St" before a name is a saint ("St Bride's"), after it a street ("High
 * St").
 */
export function expand(list: readonly string[]): string[] {
  return list.map((word, i) => plainLetters(writeOut(word, i, list)))
}

function writeOut(word: string, i: number, list: readonly string[]): string {
  if (word === 'st') return i === 0 && list.length > 1 ? 'saint' : 'street'
  if (word === 'saint') return 'saint'
  if (list.length > 1 && COMPASS[word]) return COMPASS[word]
  if (list.length > 1 && ORDINALS[word]) return ORDINALS[word]
  if (i === 0) return word === 'mt' ? 'mount' : word
  return WORDS[word] ?? word
}

/** A street's name for comparison. */
export function streetKey(name: string): string {
  return expand(words(name)).join(' ')
}

/** A postcode for comparison: no spaces, upper case. */
export function postcodeKey(code: string): string {
  return code.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}

/** "12 b" and "12B" are the same house. */
export function numberKey(number: string): string {
  return number.replace(/\s+/g, '').toLowerCase()
}

/** Optimal string alignment distance (edits and swaps of neighbours); stops beyond `most`. */
function editDistance(a: string, b: string, most: number): number {
  const n = a.length
  const m = b.length
  if (Math.abs(n - m) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: m + 1 }, (_, j) => j)
  for (let i = 1; i <= n; i++) {
    const current = [i]
    let least = i
    for (let j = 1; j <= m; j++) {
      const isEqualChar = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (isEqualChar ? 0 : 1))
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        cost = Math.min(cost, before[j - 2]! + 1)
      current[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return previous[m]!
}

/** Similarity of two normalised texts, 0-1. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  const most = Math.ceil(longest * 0.45)
  const edits = editDistance(a, b, most)
  return edits > most ? 0 : 1 - edits / longest
}

/** Whether two texts have the same words in any order. */
export function sameWords(a: string, b: string): boolean {
  return a.length === b.length && a.split(' ').toSorted().join(' ') === b.split(' ').toSorted().join(' ')
}
