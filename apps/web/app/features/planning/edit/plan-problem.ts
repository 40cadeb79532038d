// The plan as the planner's problem with its road tables, for pricing edits on the page.
import { queryOptions } from '@tanstack/react-query'
import {
  UNREACHABLE,
  type Matrix,
  type Order,
  type Problem,
  type ProblemOptions,
  type Vehicle,
} from '@dropwise/planner'
import type { PlanResponse } from '@dropwise/contracts'
import { z } from 'zod'
import { callApi, fetchFile } from '../../../lib/api.ts'

const list = <Item>() => z.array(z.custom<Item>((value) => typeof value === 'object' && value !== null))
/** The server built it for its own planner in the planner's types, so only the outer shape is checked. */
const problemResponse = z.object({
  origin: z.string(),
  vehicles: list<Vehicle>(),
  orders: list<Order>(),
  options: z.custom<ProblemOptions>((value) => typeof value === 'object'),
  numbers: z.record(z.string(), z.number()),
  gramsPerKm: z.record(z.string(), z.number()),
  matrices: z.record(z.string(), z.string()),
})

export interface PlanProblem {
  problem: Problem
  /** Milliseconds of the problem's second 0. */
  originMs: number
  /** Route number by vehicle. */
  numbers: ReadonlyMap<string, number>
  /** Grams of CO2e per kilometre by vehicle, where they are known. */
  gramsPerKm: ReadonlyMap<string, number>
}

/** Unpacks seconds and metres between places from `GET /plans/{id}/matrix`. */
export function unpackMatrix(bytes: ArrayBuffer): Matrix {
  const head = new DataView(bytes)
  const n = head.getUint32(0, true)
  const isSmall = head.getUint32(4, true) === 2
  const cells = isSmall ? new Uint16Array(bytes, 8) : new Int32Array(bytes, 8)
  const table = (from: number) =>
    Int32Array.from(cells.subarray(from, from + n * n), (cell) =>
      isSmall && cell === 0xffff ? UNREACHABLE : cell,
    )
  return { n, durations: table(0), distances: table(n * n) }
}

/** Tables of a large day are megabytes, so prices may load last. */
const TABLES_TIMEOUT_MS = 120_000

async function fetchProblem(planId: string, signal: AbortSignal): Promise<PlanProblem> {
  const stored = await callApi(`/plans/${planId}/problem`, problemResponse, {
    signal,
    timeoutMs: TABLES_TIMEOUT_MS,
  })
  const matrices: Problem['matrices'] = {}
  for (const [profile, key] of Object.entries(stored.matrices)) {
    const file = await fetchFile(`/plans/${planId}/matrix/${profile}?key=${key}`, {
      timeoutMs: TABLES_TIMEOUT_MS,
    })
    matrices[profile] = unpackMatrix(await file.arrayBuffer())
  }
  const { vehicles, orders, options } = stored
  return {
    problem: { matrices, vehicles, orders, options },
    originMs: Date.parse(stored.origin),
    numbers: new Map(Object.entries(stored.numbers)),
    gramsPerKm: new Map(Object.entries(stored.gramsPerKm)),
  }
}

/** Changes with adjustments of vehicles' days, not with moves of stops. */
export const planProblemQuery = (plan: PlanResponse | null, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['plan-problem', plan?.id ?? null, JSON.stringify(plan?.adjustments ?? [])],
    queryFn: ({ signal }) => fetchProblem(plan?.id ?? '', signal),
    enabled: plan !== null && isEnabled,
    staleTime: Infinity,
    gcTime: 10 * 60_000,
  })
