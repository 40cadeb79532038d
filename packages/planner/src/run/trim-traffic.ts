// Removes traffic from the search where it differs at no hour of the shifts, since traffic makes it simulate every route.
import { MAX_VALUE, UNREACHABLE, type Matrix, type Problem, type ProblemOptions } from '../model/problem.ts'

/**
 * The problem without traffic before its first shift and after its last one. Where one factor holds all the time between, the legs
 * take that much longer instead.
 */
export function trimTraffic(problem: Problem): Problem {
  const { traffic, ...options } = problem.options ?? {}
  if (!traffic || traffic.length === 0) return problem
  const from = problem.vehicles.reduce((first, { shift }) => Math.min(first, shift[0]), Infinity)
  const trafficOfDay = trafficBetween(
    traffic,
    from,
    problem.vehicles.reduce((last, { shift }) => Math.max(last, shift[1]), -Infinity),
  )
  const factor = onlyFactor(trafficOfDay, from)
  if (factor === 1) return { ...problem, options }
  if (factor !== null) return { ...withLongerLegs(problem, factor), options }
  return trafficOfDay.length === traffic.length
    ? problem
    : { ...problem, options: { ...options, traffic: trafficOfDay } }
}

function trafficBetween(traffic: Traffic, from: number, to: number): Traffic {
  const first = traffic.findLastIndex((entry) => entry.from <= from)
  return traffic.slice(Math.max(0, first)).filter((entry) => entry.from < to)
}

/** The factor of the whole time from `from` on; null when it changes. */
function onlyFactor(traffic: Traffic, from: number): number | null {
  const factor = traffic[0] && traffic[0].from <= from ? traffic[0].factor : 1
  return traffic.every((entry) => entry.factor === factor) ? factor : null
}

/** Every leg takes `factor` times as long, rounded as `driveTime` does. */
function withLongerLegs(problem: Problem, factor: number): Problem {
  const matrices: Record<string, Matrix> = {}
  const vehicles = problem.vehicles.map((vehicle) => {
    const { profile, speedFactor = 1 } = vehicle
    const name = `${profile} ${speedFactor}`
    const matrix = problem.matrices[profile]!
    matrices[name] ??= {
      ...matrix,
      durations: matrix.durations.map((seconds) =>
        seconds === UNREACHABLE
          ? UNREACHABLE
          : Math.min(MAX_VALUE, Math.ceil(Math.round(seconds / speedFactor) * factor)),
      ),
    }
    return { ...vehicle, profile: name, speedFactor: 1 }
  })
  return { ...problem, matrices, vehicles }
}

type Traffic = NonNullable<ProblemOptions['traffic']>
