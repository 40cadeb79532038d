// Reads Solomon, Gehring & Homberger, and Li & Lim (pickup and delivery) files.
import type { Order, Vehicle } from '../model/problem.ts'
import { PlannerInputError } from '../model/problem.ts'
import type { BenchmarkFile } from './benchmark.ts'
import { exactLeg, planeMatrix, tenthsLeg } from './plane.ts'

/** Li & Lim files use ten-thousandths for time and distance. */
const LILIM_SCALE = 10_000
const SOLOMON_SCALE = 10

function rowsOf(text: string): number[][] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words.length > 1 && words.every((w) => w !== '' && Number.isFinite(Number(w))))
    .map((words) => words.map(Number))
}

/** True for a plain Li & Lim table: three numbers, then rows of nine. */
export function isLiLim(text: string): boolean {
  const rows = rowsOf(text)
  return rows.length > 1 && rows[0].length === 3 && rows[1].length === 9
}

/**
 * Reads a file with total distance as objective, each leg truncated to one decimal (DIMACS). Throws
 * PlannerInputError.
 */
export function readSolomon(text: string): BenchmarkFile {
  const rows = rowsOf(text)
  const [head, ...nodes] = rows
  if (!head || head.length !== 2 || nodes.length === 0 || nodes.some((r) => r.length !== 7)) {
    throw new PlannerInputError(
      'bad_file',
      'file',
      'This is no Solomon file: it needs NUMBER and CAPACITY, then rows of seven numbers.',
    )
  }
  const [count, capacity] = head as [number, number]
  const depot = nodes[0]
  const matrix = planeMatrix(
    nodes.map((r) => r[1]),
    nodes.map((r) => r[2]),
    tenthsLeg,
  )
  const s = SOLOMON_SCALE
  const orders: Order[] = nodes.slice(1).map((r, i) => ({
    id: i + 1,
    location: i + 1,
    service: r[6] * s,
    delivery: [r[3]],
    windows: [[r[4] * s, r[5] * s]],
  }))
  const vehicles: Vehicle[] = Array.from({ length: count }, (_, k) => ({
    id: k + 1,
    profile: 'plane',
    start: 0,
    end: 0,
    capacity: [capacity],
    shift: [depot[4] * s, depot[5] * s],
  }))
  return { problem: { matrices: { plane: matrix }, vehicles, orders }, scale: s, digits: 1 }
}

/** Reads a file with fewest vehicles, then exact distance, as objective. Throws PlannerInputError. */
export function readLiLim(text: string): BenchmarkFile {
  const rows = rowsOf(text)
  const [head, ...nodes] = rows
  if (!head || head.length !== 3 || nodes.length === 0 || nodes.some((r) => r.length !== 9)) {
    throw new PlannerInputError(
      'bad_file',
      'file',
      'This is no Li & Lim file: it needs three numbers, then rows of nine.',
    )
  }
  const [count, capacity] = head as [number, number, number]
  const depot = nodes[0]
  const matrix = planeMatrix(
    nodes.map((r) => r[1]),
    nodes.map((r) => r[2]),
    exactLeg,
  )
  const s = LILIM_SCALE
  const orders: Order[] = nodes.slice(1).map((r, i) => {
    const [id, , , amount, from, to, service, pickupAt, deliveryAt] = r as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const order: Order = { id, location: i + 1, service: service * s, windows: [[from * s, to * s]] }
    if (pickupAt === 0 && deliveryAt === 0) return { ...order, delivery: [Math.max(0, amount)] }
    if (pickupAt === 0) return { ...order, pickup: [amount], pair: { id, role: 'pickup' } }
    return { ...order, delivery: [-amount], pair: { id: pickupAt, role: 'delivery' } }
  })
  const vehicles: Vehicle[] = Array.from({ length: count }, (_, k) => ({
    id: k + 1,
    profile: 'plane',
    start: 0,
    end: 0,
    capacity: [capacity],
    shift: [depot[4] * s, depot[5] * s],
  }))
  return {
    problem: { matrices: { plane: matrix }, vehicles, orders, options: { fewestVehicles: true } },
    scale: s,
    digits: 2,
  }
}
