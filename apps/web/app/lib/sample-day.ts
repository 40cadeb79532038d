// The sample day of the try-out: sixty stops of the generated town with road times, as a planning problem.
import { MAX_SHIFT_SECONDS } from '@dropwise/contracts'
import type { Problem } from '@dropwise/planner'
import { z } from 'zod'

const sampleFile = z.object({
  size: z.tuple([z.number(), z.number()]),
  points: z.array(z.tuple([z.number(), z.number()])),
  durations: z.array(z.number()),
  distances: z.array(z.number()),
  orders: z.array(
    z.object({ windows: z.array(z.tuple([z.number(), z.number()])).nullable(), packages: z.number() }),
  ),
  vans: z.number(),
})
export type SampleDay = z.infer<typeof sampleFile>

const SHIFT: [number, number] = [7 * 3600, 17 * 3600]
const SERVICE_SECONDS = 240
const CAPACITY = 150

/** Loads the day (36 kB before compression). */
export async function loadSampleDay(): Promise<SampleDay> {
  const response = await fetch('/pictures/try-out.json')
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return sampleFile.parse(await response.json())
}

/** The day as the planner's problem. */
export function toProblem(day: SampleDay): Problem {
  const matrix = {
    n: day.points.length,
    durations: Int32Array.from(day.durations),
    distances: Int32Array.from(day.distances),
  }
  return {
    matrices: { car: matrix },
    vehicles: Array.from({ length: day.vans }, (_, i) => ({
      id: i,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [CAPACITY],
      shift: SHIFT,
      maxDuration: MAX_SHIFT_SECONDS,
      costs: { fixed: 0, perHour: 2200, perKm: 35 },
    })),
    orders: day.orders.map((order, i) => ({
      id: i + 1,
      location: i + 1,
      service: SERVICE_SECONDS,
      delivery: [order.packages],
      ...(order.windows ? { windows: order.windows } : {}),
    })),
  }
}

export interface DrawnPlan {
  /** Stops of each van by point number, in sequence, without the depot. */
  routes: number[][]
  metres: number
  seconds: number
}

/** Orders in file order, dealt to the vans in blocks: the result without a planner. */
export function inFileOrder(day: SampleDay): DrawnPlan {
  const count = day.points.length
  const share = Math.ceil((count - 1) / day.vans)
  const routes = Array.from({ length: day.vans }, (_, van) =>
    Array.from({ length: count - 1 }, (_, i) => i + 1).slice(van * share, (van + 1) * share),
  )
  let metres = 0
  let seconds = 0
  for (const route of routes) {
    let at = 0
    for (const next of [...route, 0]) {
      metres += day.distances[at * count + next]!
      seconds += day.durations[at * count + next]!
      at = next
    }
  }
  return { routes, metres, seconds }
}
