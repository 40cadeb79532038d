// Memory for square tables that threads build together (`shared-tables.ts`).
import type { Compiled } from '../model/compile.ts'
import type { SharedTables } from '../model/shared-tables.ts'
import { vehiclesKept } from './kept-vehicles.ts'
import { STAGE } from './shared-tables.ts'
import { listTariffs } from './tariffs.ts'
import { TUNING } from '../tuning.ts'

/** Shared memory for problems large enough, else null. `isVrptw` must have accepted the problem. */
export function shareTables(p: Compiled, threads: number, hasInitial: boolean): SharedTables | null {
  if (threads < 2 || p.n <= TUNING.kernel.sharedTablesFrom || typeof SharedArrayBuffer === 'undefined')
    return null
  const kept = vehiclesKept(p, hasInitial)
  const tariffs = listTariffs(kept).payers.length
  const m = p.n + kept.length
  const width = TUNING.large.neighbours
  const ints = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * length))
  return {
    m,
    width,
    control: ints(2 * Object.keys(STAGE).length),
    found: ints(1),
    price: ints(tariffs * m * m),
    time: ints(m * m),
    priceInto: ints(tariffs * m * m),
    timeInto: ints(m * m),
    near: ints(p.n * width),
    nearPrice: ints(p.n * width),
  }
}
