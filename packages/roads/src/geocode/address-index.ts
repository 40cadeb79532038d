// The address index: houses grouped by street, and trigrams to find street names.
import { Ints, Strings } from '../growable.ts'
import { readPack, writePack, type Columns } from '../pack.ts'
import { RoadsError, type LngLat } from '../types.ts'
import { streetKey, words } from './normalise.ts'

export interface RawAddress {
  street: string
  number: string
  postcode: string
  city: string
  lng: number
  lat: number
  /** Place of the door, when the building has one mapped. */
  entrance?: LngLat
}

/** A named road without addresses, or one of its pieces. */
export interface RawStreet {
  name: string
  lng: number
  lat: number
}

export interface RawPlace {
  name: string
  lng: number
  lat: number
}

interface AddressInfo {
  /** Street, town, postcode and house number texts. */
  texts: string[]
  towns: { name: string; key: string; lng: number; lat: number; count: number }[]
  /** Codes of countries and states in the addresses, such as US and MD. */
  countries?: string[]
  states?: string[]
}

export interface AddressIndex extends AddressInfo {
  /**
   * By street: name and town (text numbers), a point on it, and its houses houseStart[s] … houseStart[s +
   * 1].
   */
  streetName: Int32Array
  streetTown: Int32Array
  streetLng: Int32Array
  streetLat: Int32Array
  houseStart: Int32Array
  houseNumber: Int32Array
  houseValue: Int32Array
  housePostcode: Int32Array
  houseLng: Int32Array
  houseLat: Int32Array
  /** The door; 0 when unknown. */
  doorLng: Int32Array
  doorLat: Int32Array
  keys: string[]
  trigramStreets: Map<number, Int32Array>
}

/** Degrees beyond which equal street names are different streets. */
const SAME_STREET_DEGREES = 0.03

export function buildAddressPack(
  addresses: RawAddress[],
  roads: RawStreet[],
  places: RawPlace[],
  areas: { countries: string[]; states: string[] } = { countries: [], states: [] },
): { bytes: Uint8Array<ArrayBuffer>; streets: number; addresses: number } {
  const texts = new Strings()
  const homeTown = nearestPlace(places)
  const groups = new Map<string, { name: string; town: string; houses: RawAddress[] }>()
  const keys = new Set<string>()
  for (const address of addresses) {
    const town = address.city || homeTown(address.lng, address.lat)
    const id = `${address.street}|${address.number}|${address.postcode}|${town}|${address.lng.toFixed(3)}|${address.lat.toFixed(3)}`
    if (keys.has(id)) continue
    keys.add(id)
    const key = `${streetKey(address.street)}|${town.toLowerCase()}`
    const group = groups.get(key)
    if (group) group.houses.push(address)
    else groups.set(key, { name: address.street, town, houses: [address] })
  }
  const streets: { name: string; town: string; lng: number; lat: number; houses: RawAddress[] }[] = []
  const placesByKey = new Map<string, { lng: number; lat: number }[]>()
  const remember = (name: string, lng: number, lat: number) => {
    const key = streetKey(name)
    placesByKey.set(key, [...(placesByKey.get(key) ?? []), { lng, lat }])
  }
  for (const { name, town, houses } of groups.values()) {
    houses.sort((a, b) => leadingNumber(a.number) - leadingNumber(b.number) || (a.number < b.number ? -1 : 1))
    const middle = houses[houses.length >> 1]!
    streets.push({ name, town, lng: middle.lng, lat: middle.lat, houses })
    for (let i = 0; i < houses.length; i += 12) remember(name, houses[i]!.lng, houses[i]!.lat)
  }
  for (const road of roads) {
    const near = placesByKey
      .get(streetKey(road.name))
      ?.some(
        (at) =>
          Math.abs(at.lng - road.lng) < SAME_STREET_DEGREES &&
          Math.abs(at.lat - road.lat) < SAME_STREET_DEGREES,
      )
    if (near) continue
    remember(road.name, road.lng, road.lat)
    streets.push({
      name: road.name,
      town: homeTown(road.lng, road.lat),
      lng: road.lng,
      lat: road.lat,
      houses: [],
    })
  }
  const column = () => new Ints()
  const [streetName, streetTown, streetLng, streetLat, houseStart] = [
    column(),
    column(),
    column(),
    column(),
    column(),
  ]
  const [doorLng, doorLat] = [column(), column()]
  const [houseNumber, houseValue, housePostcode, houseLng, houseLat] = [
    column(),
    column(),
    column(),
    column(),
    column(),
  ]
  const towns = new Map<string, { name: string; key: string; lng: number; lat: number; count: number }>()
  for (const street of streets) {
    streetName.push(texts.id(street.name))
    streetTown.push(texts.id(street.town))
    streetLng.push(Math.round(street.lng * 1e7))
    streetLat.push(Math.round(street.lat * 1e7))
    houseStart.push(houseNumber.length)
    if (street.town) {
      const key = words(street.town).join(' ')
      const town = towns.get(key) ?? { name: street.town, key, lng: 0, lat: 0, count: 0 }
      towns.set(key, town)
      town.lng = (town.lng * town.count + street.lng) / (town.count + 1)
      town.lat = (town.lat * town.count + street.lat) / (town.count + 1)
      town.count++
    }
    for (const house of street.houses) {
      houseNumber.push(texts.id(house.number))
      houseValue.push(leadingNumber(house.number))
      housePostcode.push(texts.id(house.postcode))
      houseLng.push(Math.round(house.lng * 1e7))
      houseLat.push(Math.round(house.lat * 1e7))
      doorLng.push(Math.round((house.entrance?.[0] ?? 0) * 1e7))
      doorLat.push(Math.round((house.entrance?.[1] ?? 0) * 1e7))
    }
  }
  houseStart.push(houseNumber.length)
  const info: AddressInfo = { texts: texts.list, towns: [...towns.values()], ...areas }
  const columns: Columns = {}
  for (const [name, ints] of Object.entries({
    streetName,
    streetTown,
    streetLng,
    streetLat,
    houseStart,
    houseNumber,
    houseValue,
    housePostcode,
    houseLng,
    houseLat,
    doorLng,
    doorLat,
  }))
    columns[name] = ints.toArray()
  return { bytes: writePack(info, columns), streets: streets.length, addresses: houseNumber.length }
}

/** "14a" → 14; a number without digits counts as 0. */
export function leadingNumber(text: string): number {
  const match = /\d+/.exec(text)
  return match ? Math.min(1e9, Number(match[0])) : 0
}

function nearestPlace(places: RawPlace[]): (lng: number, lat: number) => string {
  return (lng, lat) => {
    let best = ''
    let least = Infinity
    for (const place of places) {
      const d = ((place.lng - lng) * Math.cos((lat * Math.PI) / 180)) ** 2 + (place.lat - lat) ** 2
      if (d < least) {
        least = d
        best = place.name
      }
    }
    return best
  }
}

export function openAddresses(bytes: Uint8Array): AddressIndex {
  const { info, columns } = readPack<AddressInfo>(bytes)
  const ints = (name: string): Int32Array => {
    const column = columns[name]
    if (column instanceof Int32Array) return column
    throw new RoadsError(
      'region_damaged',
      `This region's addresses lack ${name}.`,
      'Compile it again with npm run region.',
    )
  }
  const streetName = ints('streetName')
  const keys = Array.from(streetName, (id) => streetKey(info.texts[id]!))
  return {
    ...info,
    streetName,
    streetTown: ints('streetTown'),
    streetLng: ints('streetLng'),
    streetLat: ints('streetLat'),
    houseStart: ints('houseStart'),
    houseNumber: ints('houseNumber'),
    houseValue: ints('houseValue'),
    housePostcode: ints('housePostcode'),
    houseLng: ints('houseLng'),
    houseLat: ints('houseLat'),
    doorLng: ints('doorLng'),
    doorLat: ints('doorLat'),
    keys,
    trigramStreets: indexTrigrams(keys),
  }
}

function indexTrigrams(keys: string[]): Map<number, Int32Array> {
  const lists = new Map<number, Ints>()
  keys.forEach((key, street) => {
    for (const trigram of trigrams(key)) {
      let list = lists.get(trigram)
      if (!list) lists.set(trigram, (list = new Ints(4)))
      list.push(street)
    }
  })
  return new Map([...lists].map(([trigram, list]) => [trigram, list.toArray()]))
}

/** Each run of three letters as a number, with word starts and ends marked, without repetitions. */
export function trigrams(text: string): Set<number> {
  const houses = new Set<number>()
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let i = 0; i + 3 <= padded.length; i++)
      houses.add((padded.charCodeAt(i) * 4099 + padded.charCodeAt(i + 1)) * 4099 + padded.charCodeAt(i + 2))
  }
  return houses
}
