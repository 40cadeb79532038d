// Places and legs of the examples in VROOM's documentation, from its solutions.
import type { VroomSolution } from '../src/index.ts'
import type { TableSource } from '../src/index.ts'

type Point = [lon: number, lat: number]

export const near: Record<'depot' | 'one' | 'two' | 'three' | 'four' | 'five' | 'six', Point> = {
  depot: [2.35044, 48.71764],
  one: [1.98935, 48.701],
  two: [2.03655, 48.61128],
  three: [2.39719, 49.07611],
  four: [2.41808, 49.22619],
  five: [2.28325, 48.5958],
  six: [2.89357, 48.90736],
}

/** Seconds of the legs on documented routes. */
const KNOWN: [from: Point, to: Point, seconds: number][] = [
  [near.depot, near.one, 2328],
  [near.one, near.two, 890],
  [near.two, near.five, 1595],
  [near.five, near.depot, 1752],
  [near.depot, near.six, 2941],
  [near.six, near.four, 3816],
  [near.four, near.three, 1909],
  [near.three, near.depot, 3480],
]
const METRES_PER_DEGREE = 111_320
/** Undocumented legs: a detour of a third, at 65 km/h. */
const DETOUR = 4 / 3
const METRES_PER_SECOND = 18

/** A routing engine with the documented legs that estimates all others. */
export const documentedRoads: TableSource = (_profile, places) => {
  const metres = (a: Point, b: Point): number =>
    DETOUR * METRES_PER_DEGREE * Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1])
  const knownDistances = new Map(KNOWN.map(([a, b, s]) => [`${a.join()} ${b.join()}`, s]))
  return Promise.resolve({
    durations: places.map((a) =>
      places.map(
        (b) => knownDistances.get(`${a.join()} ${b.join()}`) ?? Math.round(metres(a, b) / METRES_PER_SECOND),
      ),
    ),
    distances: places.map((a) => places.map((b) => Math.round(metres(a, b)))),
  })
}

/** The table of the matrix example. */
export const matrix = [
  [0, 2104, 197, 1299],
  [2103, 0, 2255, 3152],
  [197, 2256, 0, 1102],
  [1299, 3153, 1102, 0],
]

/** Asserts that a response is a solution. */
export function solved(answer: VroomSolution): Extract<VroomSolution, { code: 0 }> {
  if (answer.code !== 0) throw new Error(answer.error)
  return answer
}
