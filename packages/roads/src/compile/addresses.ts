// Collects addresses from nodes, buildings and interpolation lines, names of roads, and towns.
import type { RawAddress, RawPlace, RawStreet } from '../geocode/address-index.ts'
import type { LngLat } from '../types.ts'
import { E7, type ElementStore, type Tags } from './elements.ts'
import type { GraphPack } from './graph-pack.ts'

const TOWN_KINDS = ['city', 'town', 'village', 'suburb', 'hamlet']

export interface Collected {
  addresses: RawAddress[]
  streets: RawStreet[]
  places: RawPlace[]
  /** Codes in the addresses, without those in fewer than one of a hundred that name any. */
  areas: { countries: string[]; states: string[] }
  /** Centre of the most important town. */
  center: LngLat | null
}

export function collectAddresses(
  store: ElementStore,
  graph: GraphPack,
  isKept?: (way: number) => boolean,
): Collected {
  const addresses: RawAddress[] = []
  const places: (RawPlace & { rank: number })[] = []
  const lines = interpolationLines(store, isKept)
  const countries = new AreaCount('addr:country')
  const states = new AreaCount('addr:state')
  for (const [id, { lng, lat, tags }] of store.taggedNodes) {
    const line = lines.get(id)
    addAddress(addresses, line ? new Map([...line, ...tags]) : tags, lng, lat)
    for (const areas of [countries, states]) areas.add(tags)
    const rank = TOWN_KINDS.indexOf(tags.get('place') ?? '')
    const name = tags.get('name')
    if (rank >= 0 && name) places.push({ name, lng, lat, rank })
  }
  for (let way = 0; way < store.wayCount; way++) {
    if (!store.wayTag(way, 'addr:housenumber') || (isKept && !isKept(way))) continue
    const nodes = store.wayNodes(way)
    if (nodes.length === 0) continue
    const [lng, lat] = middle(store, nodes)
    const tags = store.wayTags(way)
    addAddress(addresses, tags, lng, lat, entranceOf(store, nodes))
    for (const areas of [countries, states]) areas.add(tags)
  }
  const streets: RawStreet[] = []
  const { segments, used } = graph
  for (let s = 0; s < segments.count; s++) {
    const name = segments.names[segments.name[s]]
    if (!used[s] || !name) continue
    const node = segments.node[(segments.start[s] + segments.start[s + 1]) >> 1]
    streets.push({ name, lng: store.lng[node] / E7, lat: store.lat[node] / E7 })
  }
  // A suburb names a place only outside towns, because people do not end addresses with it.
  const towns = places.filter(({ rank }) => rank < 3)
  const nameSource = towns.length > 0 ? towns : places
  const best = places.toSorted((a, b) => a.rank - b.rank)[0]
  return {
    addresses,
    streets,
    places: nameSource,
    areas: { countries: countries.codes(), states: states.codes() },
    center: best ? [best.lng, best.lat] : null,
  }
}

/** Counts two-letter codes of one address key, so that rare mapping errors can be ignored. */
class AreaCount {
  private readonly counts = new Map<string, number>()
  private readonly key: string

  constructor(key: string) {
    this.key = key
  }

  add(tags: Tags): void {
    const code = tags.get(this.key)?.toUpperCase()
    if (code && /^[A-Z]{2}$/.test(code)) this.counts.set(code, (this.counts.get(code) ?? 0) + 1)
  }

  codes(): string[] {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0)
    return [...this.counts].filter(([, count]) => count * 100 >= all).map(([code]) => code)
  }
}

/**
 * Tags that nodes on an interpolation line inherit, because often only the line names the street. Numbers
 * between its ends need no entries: the search interpolates.
 */
function interpolationLines(store: ElementStore, isKept?: (way: number) => boolean): Map<number, Tags> {
  const tagsById = new Map<number, Tags>()
  for (let way = 0; way < store.wayCount; way++) {
    if (!store.wayTag(way, 'addr:interpolation') || (isKept && !isKept(way))) continue
    const tags: Tags = new Map()
    for (const [key, value] of store.wayTags(way))
      if (key.startsWith('addr:') && key !== 'addr:interpolation' && key !== 'addr:housenumber')
        tags.set(key, value)
    for (const node of store.wayNodes(way)) tagsById.set(store.ids[node], tags)
  }
  return tagsById
}

function addAddress(addresses: RawAddress[], tags: Tags, lng: number, lat: number, entrance?: LngLat): void {
  const number = tags.get('addr:housenumber')
  const street = tags.get('addr:street') ?? tags.get('addr:place')
  if (!number || !street) return
  const city = tags.get('addr:city') ?? ''
  const postcode = tags.get('addr:postcode') ?? ''
  // "12;14" and "12,14" are two doors of one building.
  for (const part of number.split(/[;,]/)) {
    const text = part.trim()
    if (text && text.length <= 12)
      addresses.push({ street, number: text, postcode, city, lng, lat, entrance })
  }
}

/** The door on a building's outline; the main one of several. */
function entranceOf(store: ElementStore, nodes: Int32Array): LngLat | undefined {
  let position: LngLat | undefined
  for (const node of nodes) {
    const tagged = store.taggedNodes.get(store.ids[node])
    const kind = tagged?.tags.get('entrance')
    if (!tagged || !kind || kind === 'no' || kind === 'emergency') continue
    if (kind === 'main') return [tagged.lng, tagged.lat]
    position ??= [tagged.lng, tagged.lat]
  }
  return position
}

function middle(store: ElementStore, nodes: Int32Array): LngLat {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const node of nodes) {
    west = Math.min(west, store.lng[node])
    east = Math.max(east, store.lng[node])
    south = Math.min(south, store.lat[node])
    north = Math.max(north, store.lat[node])
  }
  return [(west + east) / 2 / E7, (south + north) / 2 / E7]
}
