// The engine for plain instances: savings, then annealing, then (where it pays) a genetic search.
import type { Compiled } from '../compile.ts'
import type { Engine, Sequences, Value } from '../engine.ts'
import type { Random } from '../random.ts'
import { buildPlain } from './instance.ts'
import type { PlainInstance } from './instance.ts'
import { findNearest } from './nearest.ts'
import { savings } from './savings.ts'
import { createSisr } from './sisr.ts'
import type { SisrSettings } from './sisr.ts'

const NEIGHBOURS = 60

function settingsFor(inst: PlainInstance): SisrSettings {
  const large = inst.n > 700
  if (!inst.hasTime) return { startTemperature: 0.3, endTemperature: 0.03, openChance: 0.02, openPrice: 0 }
  return { startTemperature: 0.8, endTemperature: 0.03, openChance: large ? 0.07 : 0.02, openPrice: large ? 0.45 : 0 }
}

/** Builds the engine for a problem that `isPlain` accepts. */
export function createPlainEngine(p: Compiled, random: Random, initial: Sequences | null): Engine {
  const oneType = p.vehicles.every((v) => v.type === p.vehicles[0].type)
  let start: number[][] | null = null
  let inst: PlainInstance
  if (initial) {
    inst = buildPlain(p, p.vehicles.length)
    start = fromSequences(inst, initial)
  } else if (oneType) {
    const single = buildPlain(p, 1)
    start = savings(single, findNearest(single, 30, false)).sort((a, b) => b.length - a.length)
    inst = buildPlain(p, Math.ceil(start.length * 1.15) + 8)
  } else inst = buildPlain(p, p.vehicles.length)

  const sisr = createSisr(inst, findNearest(inst, NEIGHBOURS, false), random, settingsFor(inst))
  sisr.load(start ?? [])
  sisr.measure()

  function value(): Value {
    return { missing: Array.from(sisr.bestMissing), vehicles: 0, cost: sisr.bestCost / inst.scale }
  }

  const self: Engine = {
    name: 'annealing',
    heavySteps: false,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: value(),
    best: () =>
      sisr
        .best()
        .map((orders, r) => ({ vehicle: inst.vehicleOf[r], orders }))
        .filter((r) => r.orders.length > 0),
    offer() {},
    run(pause) {
      do {
        sisr.iterate(self.share)
        self.iterations++
      } while (!pause())
      self.evaluations = sisr.evaluations
      self.value = value()
    },
  }
  return self
}

/** Routes by slot, for a plan given by vehicle. */
export function fromSequences(inst: PlainInstance, plan: Sequences): number[][] {
  const slot = new Map(Array.from(inst.vehicleOf, (v, r) => [v, r]))
  const routes: number[][] = Array.from({ length: inst.routes }, () => [])
  for (const { vehicle, orders } of plan) {
    const r = slot.get(vehicle)
    if (r !== undefined) routes[r] = orders.slice()
  }
  return routes
}
