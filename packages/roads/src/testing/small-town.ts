// Draws tiny road networks for tests: nodes by letter on a grid of 200 m, ways as strings of letters.
import type { ElementSource, Member } from '../compile/elements.ts'

export interface Drawing {
  /** Rows of letters from north to south; '.' is empty. */
  map: string[]
  /** "ABC" → tags. A way's number is its index in the list, from 1. */
  ways: Record<string, Record<string, string>>
  nodes?: Record<string, Record<string, string>>
  /** Members as ways ("AB") and one letter for a via node. */
  rules?: { kind: string; from: string; via: string | string[]; to: string; tags?: Record<string, string> }[]
}

const NORTH = 50
const WEST = 10
const STEP = 200

export interface Drawn {
  source: ElementSource
  at(letter: string): { lat: number; lng: number }
  /** Letter at a place, '' between letters. */
  letterAt(place: readonly [number, number]): string
}

export function draw({ map, ways, nodes = {}, rules = [] }: Drawing): Drawn {
  const places = new Map<string, { lat: number; lng: number }>()
  map.forEach((line, row) =>
    Array.from(line).forEach((letter, column) => {
      if (letter !== '.' && letter !== ' ')
        places.set(letter, {
          lat: NORTH - (row * STEP) / 111_226,
          lng: WEST + (column * STEP) / (111_226 * Math.cos((NORTH * Math.PI) / 180)),
        })
    }),
  )
  const letters = [...places.keys()]
  const id = (letter: string) => letters.indexOf(letter) + 1
  const names = Object.keys(ways)
  const wayId = (name: string) => names.indexOf(name) + 1
  const source: ElementSource = (sink) => {
    for (const [letter, { lat, lng }] of places)
      sink.node(id(letter), lng, lat, nodes[letter] ? new Map(Object.entries(nodes[letter])) : null)
    for (const [name, tags] of Object.entries(ways))
      sink.way(
        wayId(name),
        Array.from(name, id),
        new Map(Object.entries({ highway: 'residential', name: `${name} Street`, ...tags })),
      )
    rules.forEach(({ kind, from, via, to, tags = {} }, i) => {
      const members: Member[] = [
        { type: 'way', ref: wayId(from), role: 'from' },
        ...(Array.isArray(via)
          ? via.map((name): Member => ({ type: 'way', ref: wayId(name), role: 'via' }))
          : [{ type: 'node', ref: id(via), role: 'via' } as const]),
        { type: 'way', ref: wayId(to), role: 'to' },
      ]
      sink.relation(
        i + 1,
        members,
        new Map(Object.entries({ type: 'restriction', restriction: kind, ...tags })),
      )
    })
  }
  const at = (letter: string) => {
    const place = places.get(letter)
    if (!place) throw new Error(`no ${letter} in the drawing`)
    return place
  }
  const letterAt = ([lng, lat]: readonly [number, number]) =>
    letters.find(
      (letter) => Math.abs(at(letter).lat - lat) < 1e-6 && Math.abs(at(letter).lng - lng) < 1e-6,
    ) ?? ''
  return { source, at, letterAt }
}
