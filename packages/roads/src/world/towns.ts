// Towns of the world by name, searched in memory; read from disk on the first search.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { TOWNS_PATH } from './files.ts'

export interface Town {
  name: string
  /** ISO 3166-1, two letters. */
  country: string
  lat: number
  lng: number
  population: number
}

interface Gazetteer {
  /** Largest first. */
  towns: readonly Town[]
  /** Names in the form of `searchable`, in the order of the towns. */
  keys: readonly string[]
}

let gazetteer: Gazetteer | undefined
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Letters that people also write as one or two unaccented letters: Aarhus for Århus, Koeln for Köln. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', œ: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }

/** Lower case without accents and double vowels, one blank between words. */
const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/aa|ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const countryName = (code: string): string => countryNames.of(code) ?? code

/** Codes of the countries that a text names, by code or name. */
function countriesOf(text: string, towns: readonly Town[]): ReadonlySet<string> {
  const codes = new Set(towns.map(({ country }) => country))
  return new Set(
    [...codes].filter((code) => code.toLowerCase() === text || searchable(countryName(code)) === text),
  )
}

function load(): Gazetteer {
  const lines = gunzipSync(readFileSync(TOWNS_PATH)).toString('utf8').split('\n')
  const towns = lines.map((line): Town => {
    const [name = '', country = '', lat, lng, population] = line.split('\t')
    return { name, country, lat: Number(lat), lng: Number(lng), population: Number(population) }
  })
  return { towns, keys: towns.map(({ name }) => searchable(name)) }
}

/**
 * Towns whose name begins with the text: exact names first, then the larger ones. `Paris, Texas` and `Paris
 * FR` search only that country. The name of a country alone finds its largest towns.
 */
export function searchTowns(text: string, limit: number): Town[] {
  const { towns, keys } = (gazetteer ??= load())
  const [first = '', ...rest] = text.split(',')
  const name = searchable(first)
  if (name.length < 2) return []
  const countries = rest.length > 0 ? countriesOf(searchable(rest.at(-1) ?? ''), towns) : null
  const isIn = (town: Town) => countries === null || countries.has(town.country)
  const exact: Town[] = []
  const longer: Town[] = []
  for (const [i, town] of towns.entries()) {
    const key = keys[i] ?? ''
    if (key === name && isIn(town)) exact.push(town)
    else if (longer.length < limit && key.startsWith(name) && isIn(town)) longer.push(town)
    if (exact.length >= limit) break
  }
  const namedCountries = rest.length === 0 && name.length > 2 ? countriesOf(name, towns) : new Set<string>()
  const ofCountry =
    namedCountries.size > 0 ? towns.filter(({ country }) => namedCountries.has(country)).slice(0, limit) : []
  return [...exact, ...ofCountry.filter((town) => !exact.includes(town)), ...longer].slice(0, limit)
}
