// Population of the genetic search: feasible and infeasible plans, survival by cost and diversity (Vidal et
// al. 2012).
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import type { Plan } from './crossover.ts'

export interface Individual {
  plan: Plan
  next: Int32Array
  prev: Int32Array
  /** Legs and fixed costs. */
  price: number
  overload: number
  warp: number
  feasible: boolean
  /** Other individuals of its group by broken-pairs distance, closest first. */
  others: { other: Individual; distance: number }[]
  fitness: number
  cost: number
  closeness: number
}

export interface Population {
  /** `counts` is false for repaired and initial plans, whose feasibility must not change the penalties. */
  add(individual: Individual, counts: boolean): boolean
  parents(): [Individual, Individual]
  best: Individual | null
  /** Share of recent individuals that are feasible, by cause. */
  loadFeasible: number
  warpFeasible: number
  size: number
  /** True for the better half of its group. */
  isGood(x: Individual): boolean
  clear(): void
  penalised(individual: Individual): number
}

const SMALLEST = 25
const GENERATION = 40
const ELITE = 4
const CLOSE = 5
const MEMORY = 100

/** Appends to a list of bounded length; returns its mean. */
function note(list: number[], value: number): number {
  list.push(value)
  if (list.length > MEMORY) list.shift()
  return list.reduce((sum, v) => sum + v, 0) / list.length
}

/** Creates an empty population; `rates` are the current penalties. */
export function createPopulation(inst: KernelInstance, random: Random, rates: Float64Array): Population {
  const groups: [Individual[], Individual[]] = [[], []]
  const loads: number[] = []
  const warps: number[] = []

  const penalised = (x: Individual): number => x.price + x.overload * rates[0] + x.warp * rates[1]

  function distance(a: Individual, b: Individual): number {
    let broken = 0
    const n = inst.count
    for (let c = 0; c < n; c++) {
      const nextA = a.next[c]
      const prevA = a.prev[c]
      if (nextA !== b.next[c] && nextA !== b.prev[c]) broken++
      if (prevA < 0 && b.prev[c] >= 0 && b.next[c] >= 0) broken++
    }
    return broken / n
  }

  function closeness(x: Individual): number {
    const count = Math.min(CLOSE, x.others.length)
    let sum = 0
    for (let k = 0; k < count; k++) sum += x.others[k].distance
    return count > 0 ? sum / count : 1
  }

  function rank(group: Individual[]): void {
    const size = group.length
    for (const x of group) {
      x.cost = penalised(x)
      x.closeness = closeness(x)
    }
    group.sort((a, b) => a.cost - b.cost)
    for (let k = 0; k < size; k++) group[k].fitness = size > 1 ? k / (size - 1) : 0
    if (size <= ELITE) return
    const byDifference = group.toSorted((a, b) => b.closeness - a.closeness)
    for (let k = 0; k < size; k++) byDifference[k].fitness += (1 - ELITE / size) * (k / (size - 1))
  }

  function remove(group: Individual[], x: Individual): void {
    group.splice(group.indexOf(x), 1)
    for (const other of group) {
      const at = other.others.findIndex((o) => o.other === x)
      if (at >= 0) other.others.splice(at, 1)
    }
  }

  function thin(group: Individual[]): void {
    while (group.length > SMALLEST) {
      rank(group)
      let worst: Individual | null = null
      let worstClone = false
      for (let k = 1; k < group.length; k++) {
        const x = group[k]
        const clone = closest(x) < 1e-9
        if ((clone && !worstClone) || (clone === worstClone && (!worst || x.fitness > worst.fitness))) {
          worst = x
          worstClone = clone
        }
      }
      remove(group, worst!)
    }
  }

  function closest(x: Individual): number {
    return x.others.length > 0 ? x.others[0].distance : Infinity
  }

  function meet(x: Individual, other: Individual, distance: number): void {
    let k = x.others.length
    while (k > 0 && x.others[k - 1].distance > distance) k--
    x.others.splice(k, 0, { other, distance })
  }

  function add(x: Individual, counts: boolean): boolean {
    if (counts) {
      self.loadFeasible = note(loads, x.overload === 0 ? 1 : 0)
      self.warpFeasible = note(warps, x.warp === 0 ? 1 : 0)
    }
    const group = groups[x.feasible ? 0 : 1]
    for (const other of group) {
      const d = distance(x, other)
      meet(x, other, d)
      meet(other, x, d)
    }
    group.push(x)
    if (group.length > SMALLEST + GENERATION) thin(group)
    self.size = groups[0].length + groups[1].length
    if (x.feasible && (!self.best || x.price < self.best.price)) {
      self.best = x
      return true
    }
    return false
  }

  function tournament(): Individual {
    const total = groups[0].length + groups[1].length
    const pick = (): Individual => {
      const k = random.below(total)
      return k < groups[0].length ? groups[0][k] : groups[1][k - groups[0].length]
    }
    const a = pick()
    const b = pick()
    return a.fitness <= b.fitness ? a : b
  }

  function parents(): [Individual, Individual] {
    rank(groups[0])
    rank(groups[1])
    const a = tournament()
    let b = tournament()
    for (let k = 0; k < 10 && b === a; k++) b = tournament()
    return [a, b]
  }

  const self: Population = {
    add,
    parents,
    best: null,
    loadFeasible: 1,
    warpFeasible: 1,
    size: 0,
    penalised,
    isGood(x) {
      const group = groups[x.feasible ? 0 : 1]
      let better = 0
      for (const other of group) if (penalised(other) < penalised(x)) better++
      return better < group.length / 2
    },
    clear() {
      self.best = null
      loads.length = 0
      warps.length = 0
      self.loadFeasible = 1
      self.warpFeasible = 1
      groups[0].length = 0
      groups[1].length = 0
      self.size = 0
    },
  }
  return self
}
