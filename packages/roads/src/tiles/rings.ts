// Joins the ways of a multipolygon to rings and assigns each hole to its outline.
import { E7, type ElementStore, type Member } from '../compile/elements.ts'

export interface Polygon {
  outer: number[]
  holes: number[][]
}

const wayNumbers = new WeakMap<ElementStore, Map<number, number>>()

function numbersOf(store: ElementStore): Map<number, number> {
  let numbers = wayNumbers.get(store)
  if (!numbers) {
    numbers = new Map()
    for (let way = 0; way < store.wayCount; way++) numbers.set(store.wayIds[way], way)
    wayNumbers.set(store, numbers)
  }
  return numbers
}

/** Polygons of a relation; drops rings that the extract does not close. */
export function assembleRings(store: ElementStore, members: Member[]): Polygon[] {
  const numbers = numbersOf(store)
  const lines = (role: (name: string) => boolean) =>
    members.flatMap(({ type, ref, role: name }) => {
      const way = type === 'way' && role(name) ? numbers.get(ref) : undefined
      return way === undefined ? [] : [[...store.wayNodes(way)]]
    })
  const outers = closeRings(lines((name) => name !== 'inner'))
  const inners = closeRings(lines((name) => name === 'inner'))
  const polygons: Polygon[] = outers.map((outer) => ({ outer, holes: [] }))
  for (const hole of inners) {
    const around = polygons.find(({ outer }) => contains(store, outer, hole[0]))
    around?.holes.push(hole)
  }
  return polygons
}

function closeRings(lines: number[][]): number[][] {
  const rings: number[][] = []
  const open = lines.filter((line) => line.length > 1)
  while (open.length > 0) {
    let ring = open.pop() as number[]
    for (;;) {
      const last = ring[ring.length - 1]
      if (ring.length > 3 && last === ring[0]) {
        rings.push(ring)
        break
      }
      const next = open.findIndex((line) => line[0] === last || line[line.length - 1] === last)
      if (next < 0) break
      const [line] = open.splice(next, 1)
      ring = [...ring, ...(line[0] === last ? line : line.toReversed()).slice(1)]
    }
  }
  return rings
}

function contains(store: ElementStore, ring: number[], node: number): boolean {
  const x = store.lng[node] / E7
  const y = store.lat[node] / E7
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = [store.lng[ring[i]] / E7, store.lat[ring[i]] / E7]
    const [xj, yj] = [store.lng[ring[j]] / E7, store.lat[ring[j]] / E7]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
