// Tours through a few places: the shortest of all where all can be tried, never longer than a plain one where not.
import { describe, expect, it } from 'vitest'
import { findTour, type TourEnds } from '../src/engine/tour.ts'
import { seededRandom } from '../src/town/random.ts'

const ENDS: TourEnds[] = [
  { isRound: true, startsFirst: false, endsLast: false },
  { isRound: true, startsFirst: true, endsLast: false },
  { isRound: true, startsFirst: false, endsLast: true },
  { isRound: true, startsFirst: true, endsLast: true },
  { isRound: false, startsFirst: true, endsLast: true },
]

/** A square table of one-way costs. */
function table(count: number, seed: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count * count }, (_, i) => (i % (count + 1) === 0 ? 0 : random.whole(1, 1000)))
}

function lengthOf(costs: number[], count: number, tour: number[], { isRound }: TourEnds): number {
  const driven = isRound ? [...tour, tour[0]!] : tour
  return driven.slice(1).reduce((sum, to, i) => sum + costs[driven[i]! * count + to]!, 0)
}

function permutations(places: number[]): number[][] {
  if (places.length <= 1) return [places]
  return places.flatMap((place, i) => permutations(places.toSpliced(i, 1)).map((rest) => [place, ...rest]))
}

describe('a tour', () => {
  for (const ends of ENDS)
    it(`is the shortest there is with ${JSON.stringify(ends)}`, () => {
      for (const count of [2, 3, 6]) {
        const costs = table(count, count)
        const places = Array.from({ length: count }, (_, i) => i)
        const allowed = permutations(places).filter(
          (tour) => (!ends.startsFirst || tour[0] === 0) && (!ends.endsLast || tour.at(-1) === count - 1),
        )
        const tour = findTour(costs, count, ends)
        expect(allowed).toContainEqual(tour)
        const shortest = Math.min(...allowed.map((each) => lengthOf(costs, count, each, ends)))
        expect(lengthOf(costs, count, tour, ends)).toBe(shortest)
      }
    })

  it('visits a hundred places once, and is shorter than the order they came in', () => {
    const costs = table(100, 7)
    const ends = ENDS[0]!
    const tour = findTour(costs, 100, ends)
    const asked = Array.from({ length: 100 }, (_, i) => i)
    expect(tour.toSorted((a, b) => a - b)).toEqual(asked)
    expect(lengthOf(costs, 100, tour, ends)).toBeLessThan(lengthOf(costs, 100, asked, ends) / 2)
  })
})
