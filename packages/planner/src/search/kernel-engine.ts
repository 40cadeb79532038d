// The engine for time windows: savings, then annealing (threads divide large plans), then a genetic search
// where it pays.
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences, Cooperation, Value } from './engine.ts'
import { compareMissing, compareValues } from './engine.ts'
import type { Random } from './random.ts'
import type { Genetic } from './hgs/genetic.ts'
import { createGenetic } from './hgs/genetic.ts'
import type { KernelInstance } from './instance.ts'
import { evenOut, evensOut } from './even-days.ts'
import { createFleetPhase } from './fleet-phase.ts'
import type { Sisr } from './sisr/sisr.ts'
import { createSisr } from './sisr/sisr.ts'
import { cutForThreads } from './partition.ts'
import { countChildren, firstSwitch, switchFor } from './breed-when.ts'
import { makeFirstPlan } from './first-plan.ts'
import { createLargeEngine } from './large.ts'
import { liftAt, liftPrizes, type PrizeLift } from './prize-lift.ts'
import { shareOfRun } from './reheat.ts'
import { fromSequences, toSequences } from './sequences.ts'
import { TUNING } from '../tuning.ts'

/** Hot annealing steps between two plans of the first population. */
const WALK_STEPS = 1000

export interface KernelOptions {
  initial: Sequences | null
  thread: number
  /** Threads that may divide a plan; 1 for reproducible runs. */
  threads: number
  /** Exact share of the budget used so far; null when only iterations count. */
  clock: (() => number) | null
}

/** Creates the engine of a problem. */
export function createKernelEngine(p: Compiled, random: Random, options: KernelOptions): Engine {
  const first = makeFirstPlan(p, random, options.initial)
  const { inst, settings } = first
  if (first.isDivided) return createLargeEngine(inst, first.plan, random, { ...options, settings }, first.far)
  const lift = liftPrizes(inst)
  const sisr = first.kernel ?? createSisr(inst, first.near!, random, settings)
  const settles = (!inst.breeds || inst.mixed) && (p.balance > 0 || !inst.hasPrizes)
  begin(first.plan)
  if (evensOut(p, options.initial !== null)) evenOut(p, inst, sisr, () => begin(first.makePlan()))
  let prepared: Genetic | null = null
  let switchAt = firstSwitch(inst, options.clock !== null)
  let probed = false
  const record = createRecord(inst, sisr, lift)
  /** Removes vehicles first when the fewest come before the least cost. */
  const fleet = inst.vanPrice > 0 ? createFleetPhase(inst, sisr, record.keep) : null

  /** Loads an initial plan and settles it before the search starts. */
  function begin(plan: number[][]): void {
    sisr.load(plan)
    sisr.restartBest()
    sisr.measure()
    if (settles) settle(inst, sisr, first.near!.width)
  }

  function startGenetic(): void {
    // Created once: a second instance of a kernel slows both by a fifth to a third.
    prepared ??= createGenetic(inst, random, inst.hasTime && options.clock ? randomWalk : sisr.scatter)
    record.genetic = prepared
    prepared.add(sisr.best())
    if (record.incumbent) prepared.add(fromSequences(inst, record.incumbent.plan))
    self.name = 'genetic'
    self.heavySteps = true
    self.team = null
  }

  /** With windows, plans from a hot anneal are better parents than random insertions, and as diverse. */
  function randomWalk(): number[][] {
    for (let k = 0; k < WALK_STEPS; k++) sisr.iterate(0)
    return sisr.current()
  }

  /** Gives the genetic search the remaining time if it suffices. */
  function considerGenetic(): void {
    if (!options.clock || inst.n <= TUNING.genetic.probeFrom || probed) return startGenetic()
    probed = true
    if (inst.n > TUNING.genetic.mostOrders) {
      switchAt = 1
      self.team = options.threads > 1 ? team : null
      return
    }
    const present = sisr.current()
    startGenetic()
    switchAt = switchFor(inst, countChildren(record.genetic!, options.clock))
    if (switchAt === 0) return
    record.genetic = null
    sisr.load(present)
    self.name = 'annealing'
    self.heavySteps = false
    if (isShared) self.team = team
  }

  const team = createTeam(inst, sisr, record, options)
  const isShared = options.threads > 1 && inst.n >= TUNING.threads.shareOutFrom && !inst.hasPrizes
  let nextEpochAt = 0.03

  const self: Engine = {
    name: 'annealing',
    team: switchAt === 1 && isShared ? team : null,
    heavySteps: false,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: record.value(),
    best: record.best,
    immigrants: () =>
      record.genetic && inst.n >= TUNING.threads.onePopulationFrom
        ? record.genetic.immigrants().map((x) => toSequences(inst, x))
        : [],
    adopt(plans) {
      for (const plan of plans) record.genetic?.add(fromSequences(inst, plan))
    },
    offer(plan, better) {
      if (record.genetic) record.genetic.add(fromSequences(inst, plan))
      else if (team.epoch === 0 && isAhead(better, self.value)) {
        // Continue from a plan that serves more; for one that is only cheaper each thread finds its own.
        if (fleet && !fleet.isOver) sisr.restrict(null)
        sisr.load(fromSequences(inst, plan))
        self.value = record.value()
      }
    },
    run(pause) {
      do {
        if (record.genetic) record.genetic.step()
        else {
          if (lift && lift.factor > 1 && liftAt(self.share) === 1) lowerPrizes(lift, sisr)
          if (fleet && !fleet.isOver) {
            fleet.advance(self.share)
            self.iterations++
            continue
          }
          const from = fleet?.endedAt ?? 0
          const share = Math.min(1, (self.share - from) / (switchAt - from))
          sisr.iterate(shareOfRun(share, settings.vanHeat > 0))
          if (self.share >= switchAt && switchAt < 1 && sisr.bestLeft === 0) considerGenetic()
          if (self.team && self.share >= nextEpochAt) {
            nextEpochAt = self.share + switchAt / TUNING.threads.epochs
            if (sisr.bestLeft === 0) {
              team.due = true
              break
            }
          }
        }
        self.iterations++
      } while (!pause())
      self.evaluations = sisr.evaluations + (record.genetic?.moves ?? 0)
      self.value = record.value()
    },
  }
  return self
}

/** Cold steps on a first plan before the search starts. */
function settle(inst: KernelInstance, sisr: Sisr, width: number): void {
  const { settlingSteps, settlingOrders, settlingSimulations } = TUNING.small
  const simulations = (): number => inst.drive?.evaluator.simulations ?? 0
  const mostLooks = sisr.evaluations + settlingOrders * width
  const mostSimulations = simulations() + settlingSimulations
  for (let k = 0; k < settlingSteps; k++) {
    if (sisr.evaluations >= mostLooks || simulations() >= mostSimulations) break
    sisr.iterate(1)
  }
}

/** From now on optional orders count for their real prizes: what does not pay leaves the plan. */
function lowerPrizes(lift: PrizeLift, sisr: Sisr): void {
  lift.end()
  sisr.load(sisr.current())
  sisr.restartBest()
}

/** The best plan of a thread: of its kernel, its genetic search, or before the current plan was merged from parts. */
interface BestPlan {
  genetic: Genetic | null
  incumbent: { plan: Sequences; value: Value } | null
  value: () => Value
  best: () => Sequences
  /** Keeps the best plan whatever the kernel does next. */
  keep: () => void
}

function createRecord(inst: KernelInstance, sisr: Sisr, lift: PrizeLift | null): BestPlan {
  const isBred = (): boolean => record.genetic !== null && record.genetic.bestPrice < sisr.bestCost

  function bestFound(): Value {
    const raised = lift ? sisr.bestLost * (1 - 1 / lift.factor) : 0
    const annealed = sisr.bestCost - raised + inst.paidService - inst.vanPrice * sisr.bestUsed
    return {
      missing: Array.from(sisr.bestMissing),
      vehicles: inst.vanPrice > 0 ? sisr.bestUsed : 0,
      cost: (isBred() ? record.genetic!.bestPrice : annealed) / inst.scale,
    }
  }

  const isKept = (): boolean =>
    record.incumbent !== null && compareValues(record.incumbent.value, bestFound()) < 0

  const record: BestPlan = {
    genetic: null,
    incumbent: null,
    value: () => (isKept() ? record.incumbent!.value : bestFound()),
    best: () =>
      isKept() ? record.incumbent!.plan : toSequences(inst, isBred() ? record.genetic!.best()! : sisr.best()),
    keep: () => (record.incumbent = { plan: record.best(), value: record.value() }),
  }
  return record
}

/** Shares the plan with other threads: each anneals its own part of it between two epochs. */
function createTeam(
  inst: KernelInstance,
  sisr: Sisr,
  record: BestPlan,
  { thread, threads }: KernelOptions,
): Cooperation {
  let open: Uint8Array = new Uint8Array(inst.routes).fill(1)
  const team: Cooperation = {
    due: false,
    epoch: 0,
    part() {
      const whole = team.epoch === 0
      return {
        plan: toSequences(
          inst,
          whole ? sisr.current() : sisr.current().map((orders, r) => (open[r] === 1 ? orders : [])),
        ),
        whole,
      }
    },
    join(plan) {
      if (record.genetic || sisr.bestLeft > 0) return
      if (!record.incumbent || compareValues(record.value(), record.incumbent.value) < 0) record.keep()
      const routes = fromSequences(inst, plan)
      sisr.restrict(null)
      sisr.load(routes)
      sisr.restartBest()
      team.epoch++
      open = cutForThreads(inst, routes, team.epoch, thread, threads)
      sisr.restrict(open)
    },
    lastPart() {
      if (record.genetic || team.epoch === 0 || sisr.bestLeft > 0) return null
      return toSequences(
        inst,
        sisr.best().map((orders, r) => (open[r] === 1 ? orders : [])),
      )
    },
  }
  return team
}

/** True when `a` leaves less unserved, or the same with fewer vehicles, where they count. */
function isAhead(a: Value, b: Value): boolean {
  const missing = compareMissing(a, b)
  return missing < 0 || (missing === 0 && a.vehicles < b.vehicles)
}
