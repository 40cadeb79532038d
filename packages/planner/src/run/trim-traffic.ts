// Removes traffic outside all shifts from the search, since traffic makes it simulate every route.
import type { Problem, ProblemOptions } from '../model/problem.ts'

/** The problem without traffic before its first shift and after its last one. */
export function trimTraffic(problem: Problem): Problem {
  const { traffic, ...options } = problem.options ?? {}
  if (!traffic || traffic.length === 0) return problem
  const met = trafficBetween(
    traffic,
    problem.vehicles.reduce((first, { shift }) => Math.min(first, shift[0]), Infinity),
    problem.vehicles.reduce((last, { shift }) => Math.max(last, shift[1]), -Infinity),
  )
  if (met.length === traffic.length) return problem
  return { ...problem, options: met.length === 0 ? options : { ...options, traffic: met } }
}

function trafficBetween(traffic: Traffic, from: number, to: number): Traffic {
  const first = traffic.findLastIndex((entry) => entry.from <= from)
  const met = traffic.slice(Math.max(0, first)).filter((entry) => entry.from < to)
  return met.every(({ factor }) => factor === 1) ? [] : met
}

type Traffic = NonNullable<ProblemOptions['traffic']>
