// Written addresses with their true place, to measure the geocoder's confidence.
import { leadingNumber, type AddressIndex } from '../geocode/address-index.ts'
import { numberKey, streetKey, words } from '../geocode/normalise.ts'
import { seededRandom, type Random } from '../town/random.ts'
import type { LngLat } from '../types.ts'
import { withTypo } from './typos.ts'

export interface LabelledAddress {
  kind: string
  text: string
  /** Null when the text means no house of the region, so that any pin would be wrong. */
  place: LngLat | null
}

interface House {
  street: string
  key: string
  number: string
  town: string
  postcode: string
  place: LngLat
}

interface Style {
  line: (house: Pick<House, 'street' | 'number'>) => string
  area: (town: string, postcode: string) => string
  /** Places outside the region, as they end an address. */
  elsewhere: readonly string[]
  /** Wrong states and countries after the right town. */
  otherCountry: readonly string[]
  units: readonly ((house: House) => string)[]
}

const american: Style = {
  line: ({ number, street }) => `${number} ${street}`,
  area: (town, postcode) => `${town}${postcode ? ` ${postcode}` : ''}`,
  elsewhere: [
    'Philadelphia PA 19103',
    'Springfield, IL 62701',
    'Boston MA 02110',
    'Denver, CO',
    'Toronto ON M5V 2T6',
    'Leeds LS1 4AP',
    'Dallas, Texas',
    '10115 Berlin',
  ],
  otherCountry: ['Canada', 'Texas', 'United Kingdom'],
  units: [
    ({ number, street }) => `Unit 4/${number} ${street}`,
    ({ number, street }) => `4/${number} ${street}`,
    ({ number, street }) => `Apt 3B, ${number} ${street}`,
    ({ number, street }) => `${number} ${street} #12`,
    ({ number, street }) => `${number} ${street} Suite 200`,
    ({ number, street }) => `${number}-${leadingNumber(number) + 2} ${street}`,
    ({ number, street }) => `Flat 2, ${number} ${street}`,
  ],
}
const danish: Style = {
  line: ({ number, street }) => `${street} ${number}`,
  area: (town, postcode) => `${postcode ? `${postcode} ` : ''}${town}`,
  elsewhere: ['8000 Aarhus C', '5000 Odense C', '9000 Aalborg', '211 20 Malmö', 'Hamburg', '75001 Paris'],
  otherCountry: ['Sverige', 'Germany', 'Norway'],
  units: [
    ({ number, street }) => `${street} ${number}, 2. tv`,
    ({ number, street }) => `${street} ${number}, st. th.`,
    ({ number, street }) => `${street} ${number}, 3.`,
    ({ number, street }) => `${street} ${number} kld.`,
    ({ number, street }) => `${street} ${number}/4`,
  ],
}

const SHORT: Record<string, string> = {
  Street: 'St.',
  Road: 'Rd',
  Avenue: 'Ave',
  Drive: 'Dr',
  Lane: 'Ln',
  Court: 'Ct',
  Circle: 'Cir',
  Boulevard: 'Blvd',
  Place: 'Pl',
  North: 'N',
  South: 'S',
}

/** `count` labelled addresses of a region; the same seed gives the same ones. */
export function labelledAddresses(index: AddressIndex, count: number, seed: number): LabelledAddress[] {
  const random = seededRandom(seed)
  const houses = housesOf(index)
  const style = isDanish(houses) ? danish : american
  const kinds = makers(index, houses, style, random)
  const list: LabelledAddress[] = []
  for (let turn = 0; list.length < count && turn < count * 2; turn++) {
    const [kind, make] = kinds[turn % kinds.length]!
    const labelled = firstOf(() => make(random.pick(houses)))
    if (labelled) list.push({ kind, ...labelled })
  }
  return list
}

/** The first house of many attempts that suits the kind. */
function firstOf<T>(attempt: () => T | null): T | null {
  for (let i = 0; i < 200; i++) {
    const result = attempt()
    if (result !== null) return result
  }
  return null
}

type Maker = (house: House) => { text: string; place: LngLat | null } | null

function makers(index: AddressIndex, houses: House[], style: Style, random: Random): [string, Maker][] {
  const byStreet = Map.groupBy(houses, ({ key }) => key)
  const postcodes = [...new Set(houses.map(({ postcode }) => postcode))].filter(Boolean)
  const towns = [...new Set(houses.map(({ town }) => town))].filter(Boolean)
  const write = (house: House, street = house.street) =>
    `${style.line({ ...house, street })}, ${style.area(house.town, house.postcode)}`
  const isOn = (key: string, number: string, where: (house: House) => boolean) =>
    (byStreet.get(key) ?? []).some((house) => numberKey(house.number) === numberKey(number) && where(house))
  const at = (text: string, { place }: House) => ({ text, place })

  const exact: Maker = (house) => at(write(house), house)
  const typo: Maker = (house) =>
    house.street.length > 5 ? at(write(house, withTypo(house.street, random)), house) : null
  const elsewhere: Maker = (house) => ({
    text: `${style.line(house)}, ${random.pick(style.elsewhere)}`,
    place: null,
  })
  const kinds: [string, Maker][] = [
    ['exact', exact],
    ['typo', typo],
    ['place elsewhere', elsewhere],
    [
      'wrong town',
      (house) => {
        const town = random.pick(towns)
        const isItsTown = words(town)[0] === words(house.town)[0]
        if (isItsTown || isOn(house.key, house.number, (other) => other.town === town)) return null
        return { text: `${style.line(house)}, ${town}`, place: null }
      },
    ],
    [
      'wrong postcode',
      (house) => {
        const postcode = random.pick(postcodes)
        if (isOn(house.key, house.number, (other) => other.postcode === postcode)) return null
        return at(`${style.line(house)}, ${style.area(house.town, postcode)}`, house)
      },
    ],
    [
      'wrong country',
      (house) => ({
        text: `${style.line(house)}, ${house.town}, ${random.pick(style.otherCountry)}`,
        place: null,
      }),
    ],
    ['no town', (house) => at(style.line(house), house)],
    ['no postcode', (house) => at(`${style.line(house)}, ${house.town}`, house)],
    [
      'no number',
      (house) => ({ text: `${house.street}, ${style.area(house.town, house.postcode)}`, place: null }),
    ],
    [
      'unit',
      (house) => at(`${random.pick(style.units)(house)}, ${style.area(house.town, house.postcode)}`, house),
    ],
    [
      'number between',
      (house) => {
        const number = String(leadingNumber(house.number) + 2)
        const between = placeBetween(byStreet.get(house.key)!, house, Number(number))
        return between && { text: write({ ...house, number }), place: between }
      },
    ],
    [
      'number beyond',
      (house) => {
        const last = Math.max(...byStreet.get(house.key)!.map((other) => leadingNumber(other.number)))
        return { text: write({ ...house, number: String(last + 600) }), place: null }
      },
    ],
    ['no commas', (house) => at(write(house).replaceAll(',', ''), house)],
    ['no commas, elsewhere', (house) => ({ text: elsewhere(house)!.text.replaceAll(',', ''), place: null })],
    [
      'abbreviated',
      (house) => {
        const short = house.street.replace(/\p{L}+/gu, (word) => SHORT[word] ?? word)
        return short === house.street ? null : at(write(house, short), house)
      },
    ],
    [
      'words in another order',
      (house) => {
        const turned = house.street.split(' ').toReversed().join(' ')
        const area = style.area(house.town, house.postcode)
        return at(
          random.chance(0.5)
            ? `${area}, ${style.line(house)}`
            : `${style.line({ ...house, street: turned })}, ${area}`,
          house,
        )
      },
    ],
    ['other letters', (house) => at(otherLetters(write(house), random), house)],
    ['firm in front', (house) => at(`Copperline Books, ${write(house)}`, house)],
    [
      'street unknown',
      (house) => ({
        text: `${house.number} ${random.pick(['Quixotian Parade', 'Zebulon Wharf', 'Vyvyan Steps'])}, ${style.area(house.town, house.postcode)}`,
        place: null,
      }),
    ],
    [
      'typo, no town',
      (house) =>
        house.street.length > 5
          ? at(style.line({ ...house, street: withTypo(house.street, random) }), house)
          : null,
    ],
  ]
  return kinds.filter(([name]) => {
    if (name === 'abbreviated') return style !== danish
    // A map without its country's code cannot recognise another country.
    if (name === 'wrong country') return index.countries !== undefined && index.countries.length > 0
    return index.towns.length > 1 || name !== 'wrong town'
  })
}

/** The same letters as another keyboard, a form in capitals or an old system writes them. */
function otherLetters(text: string, random: Random): string {
  const ways: ((text: string) => string)[] = [
    (line) => line.toUpperCase(),
    (line) => line.normalize('NFD'),
    (line) => line.replace(/ø/g, 'oe').replace(/Ø/g, 'Oe').replace(/å/g, 'aa').replace(/æ/g, 'ae'),
    (line) => line.replace(/ø/g, 'o').replace(/Ø/g, 'O').replace(/å/g, 'a').replace(/é/g, 'e'),
    (line) => line.replace(/ /g, ' '),
    (line) => line.toLowerCase().replace(/, /g, '\n'),
  ]
  return random.pick(ways)(text)
}

function isDanish(houses: readonly House[]): boolean {
  return houses.filter(({ street }) => /(gade|vej|all[eé])$/i.test(street)).length > houses.length / 4
}

/** Half way between two neighbours, for a number that no house has. */
function placeBetween(street: readonly House[], house: House, number: number): LngLat | null {
  const near = street.filter(({ town, postcode }) => town === house.town && postcode === house.postcode)
  if (street.some((other) => leadingNumber(other.number) === number)) return null
  const after = near.find((other) => leadingNumber(other.number) === number + 2)
  if (!after) return null
  return [(house.place[0] + after.place[0]) / 2, (house.place[1] + after.place[1]) / 2]
}

function housesOf(index: AddressIndex): House[] {
  const houses: House[] = []
  for (let street = 0; street < index.keys.length; street++)
    for (let house = index.houseStart[street]!; house < index.houseStart[street + 1]!; house++) {
      const number = index.texts[index.houseNumber[house]!]!
      if (!/^\d+[a-zA-Z]?$/.test(number)) continue
      const name = index.texts[index.streetName[street]!]!
      houses.push({
        street: name,
        key: streetKey(name),
        number,
        town: index.texts[index.streetTown[street]!]!,
        postcode: index.texts[index.housePostcode[house]!]!,
        place: [index.houseLng[house]! / 1e7, index.houseLat[house]! / 1e7],
      })
    }
  return houses
}
