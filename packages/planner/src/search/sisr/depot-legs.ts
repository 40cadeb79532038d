// Cheapest leg from any depot to each order, and from each order to any depot.
import type { KernelInstance } from '../instance.ts'
import { NONE } from './state.ts'

export interface DepotLegs {
  away: Int32Array
  home: Int32Array
  /** Rereads the instance. */
  refresh(): void
}

/** Creates the two tables. */
export function createDepotLegs(inst: KernelInstance): DepotLegs {
  const { n, m, price } = inst
  const away = new Int32Array(n)
  const home = new Int32Array(n)
  const self: DepotLegs = {
    away,
    home,
    refresh() {
      for (let c = 0; c < inst.count; c++) {
        away[c] = NONE
        home[c] = NONE
        for (let r = 0; r < inst.usable; r++) {
          const base = inst.tariff[r] * m * m
          away[c] = Math.min(away[c], price[base + (n + r) * m + c])
          home[c] = Math.min(home[c], price[base + c * m + n + r])
        }
      }
    },
  }
  self.refresh()
  return self
}
