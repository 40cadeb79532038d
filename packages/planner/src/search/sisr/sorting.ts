// Insertion order of unserved orders: random, by load, distance, or windows.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import type { AnnealedPlan } from './plan.ts'
import type { DepotLegs } from './depot-legs.ts'

/**
 * Maps a number below 17 (11 without binding windows) to a rule: random, largest load, farthest, nearest, narrowest
 * window, first to open, last to close. Christiaens and Vanden Berghe (2020) draw random and load four times in eleven,
 * far twice; more of far and narrow finds a better plan more often (`docs/decisions/0101`).
 */
const RULES = { chance: 4, load: 6, far: 10, near: 11, narrow: 15, opens: 16, closes: 17 }
/** Probability of sorting optional orders by prize, after mandatory ones. */
const BY_PRIZE_CHANCE = 0.25
/**
 * Probability of sorting by urgency when priorities add up, where several less urgent orders may outweigh
 * one.
 */
const BY_URGENCY_CHANCE = 0.5

export interface Sorter {
  /** Sorts orders from index `from` on by a random rule; more urgent first if orders were unserved before. */
  sort(ranked: boolean, from: number): void
  /** For hundreds of orders: far ones last, or random. */
  sortMany(shuffled: boolean, from: number): void
}

/** Creates the sorter of a plan's unserved orders. */
export function createSorter(
  inst: KernelInstance,
  random: Random,
  plan: AnnealedPlan,
  { away }: DepotLegs,
): Sorter {
  const { n, early, late, demand, ranks, urgency, urgencies, prize, hasTime } = inst
  const { absent } = plan
  const key = new Float64Array(n)

  function setKeys(ranked: boolean, from: number): void {
    const count = plan.absentCount
    const dice = random.below(hasTime ? RULES.closes : RULES.near)
    const byPrize = inst.hasPrizes && random.unit() < BY_PRIZE_CHANCE
    const byUrgency = ranked && urgencies > 1 && (ranks > 1 || random.unit() < BY_URGENCY_CHANCE)
    for (let k = from; k < count; k++) {
      const c = absent[k]
      if (byPrize) key[c] = prize[c] < 0 ? -Infinity : -prize[c]
      else if (dice < RULES.chance) key[c] = random.next()
      else if (dice < RULES.load) key[c] = -demand[c]
      else if (dice < RULES.far) key[c] = -away[c]
      else if (dice < RULES.near) key[c] = away[c]
      else if (dice < RULES.narrow) key[c] = late[c] - early[c]
      else if (dice < RULES.opens) key[c] = early[c]
      else key[c] = -late[c]
      if (byUrgency) key[c] -= urgency[c] * 1e13
    }
  }

  return {
    sort(ranked, from) {
      setKeys(ranked, from)
      const count = plan.absentCount
      for (let a = from + 1; a < count; a++) {
        const c = absent[a]
        const x = key[c]
        let b = a - 1
        while (b >= from && key[absent[b]] > x) {
          absent[b + 1] = absent[b]
          b--
        }
        absent[b + 1] = c
      }
    },
    sortMany(shuffled, from) {
      const list = Array.from(absent.subarray(from, plan.absentCount))
      const weightOf = (c: number): number => (shuffled ? key[c] : away[c] * 1e-6) - urgency[c] * 1e9
      for (const c of list) key[c] = random.unit()
      list.sort((a, b) => weightOf(a) - weightOf(b) || a - b)
      absent.set(list, from)
    },
  }
}
