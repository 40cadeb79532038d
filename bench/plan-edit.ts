// npm run bench plan-edit: response times of drags on days of 300 and 1,000 stops, computed as in the page's
// worker.
import { openLivePlan, solve, type Problem } from '@dropwise/planner'
import { openScorer } from '../apps/web/app/features/planning/edit/scorer-core.ts'

/** A day of this many stops in a town of 12 by 12 km; a third have a two-hour window. */
function day(stops: number): Problem {
  let state = 7
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const places = Array.from({ length: stops + 1 }, () => [random() * 12_000, random() * 12_000] as const)
  const n = places.length
  const distances = new Int32Array(n * n)
  places.forEach(([x, y], i) =>
    places.forEach(([u, v], j) => (distances[i * n + j] = Math.round(1.3 * Math.hypot(x - u, y - v)))),
  )
  return {
    matrices: { car: { n, durations: distances.map((metres) => Math.round(metres / 8)), distances } },
    vehicles: Array.from({ length: Math.ceil(stops / 18) }, (_, i) => ({
      id: `van ${i}`,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [150, 1_200_000],
      shift: [8 * 3600, 18 * 3600],
      maxDuration: 8 * 3600,
      costs: { fixed: 500, perHour: 0, perKm: 35, perPaidHour: 2_200 },
    })),
    orders: places.slice(1).map((_, i) => ({
      id: `order ${i}`,
      location: i + 1,
      service: 240,
      delivery: [2, 5_000],
      windows: i % 3 === 0 ? [[9 * 3600 + (i % 4) * 7_200, 11 * 3600 + (i % 4) * 7_200]] : [],
    })),
  }
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)
}

function timed(count: number, work: (i: number) => unknown): number[] {
  return Array.from({ length: count }, (_, i) => {
    const start = performance.now()
    work(i)
    return performance.now() - start
  })
}

for (const stops of [300, 1_000]) {
  const problem = day(stops)
  const plan = await solve(problem, { threads: 0, timeLimitMs: 4_000 })
  const sequences = new Map(
    plan.routes.map(({ vehicle, steps }) => [
      String(vehicle),
      steps.flatMap((step) => (step.type === 'order' ? [String(step.id)] : [])),
    ]),
  )
  const dragged = [...sequences.values()].flat()
  const [vehicleId = ''] = sequences.keys()
  const scorer = openScorer(problem)
  const open = timed(5, () => openLivePlan(problem))
  // Warm-up: a person's first drag follows earlier queries too.
  timed(20, (i) => scorer.offers(dragged[i] ?? '', sequences))
  const here = timed(500, (i) =>
    scorer.offers(dragged[i % dragged.length] ?? '', sequences, { vehicleId, position: 1 + (i % 15) }),
  )
  const all = timed(100, (i) => scorer.offers(dragged[(i * 7) % dragged.length] ?? '', sequences))
  const moved = timed(200, (i) =>
    scorer.resolve(sequences, [{ orderId: dragged[(i * 3) % dragged.length] ?? '', vehicleId, position: 1 }]),
  )
  for (const [what, times] of [
    ['open the plan', open],
    ['price the place under the pointer', here],
    ['price every van at its best place', all],
    ['carry out a move', moved],
  ] as const)
    console.log(
      `${String(stops).padStart(5)} stops, ${String(sequences.size).padStart(2)} vans  ${what.padEnd(36)} p50 ${percentile(times, 0.5).padStart(7)} ms  p95 ${percentile(times, 0.95).padStart(7)} ms`,
    )
}
