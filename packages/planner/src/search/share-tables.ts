// Memory for square tables that threads build together (`shared-tables.ts`).
import type { Compiled } from '../model/compile.ts'
import type { SharedTables } from '../model/shared-tables.ts'
import type { Sequences } from './engine.ts'
import { vehiclesKept } from './kept-vehicles.ts'
import { STAGE } from './shared-tables.ts'
import { listTables } from './tariffs.ts'
import { TUNING } from '../tuning.ts'

/** Shared memory for problems of the fast kernels that are large enough, else null. */
export function shareTables(p: Compiled, threads: number, initial: Sequences | null): SharedTables | null {
  if (threads < 2 || p.n <= TUNING.kernel.sharedTablesFrom || typeof SharedArrayBuffer === 'undefined')
    return null
  const vehicles = vehiclesKept(p, initial)
  const tables = listTables(p, vehicles)
  const tariffs = tables.payers.length
  const clocks = tables.drivers.length
  const m = p.n + vehicles.length
  const width = TUNING.large.neighbours
  const ints = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * length))
  return {
    m,
    width,
    control: ints(2 * Object.keys(STAGE).length),
    bestCount: ints(1),
    price: ints(tariffs * m * m),
    time: ints(clocks * m * m),
    priceInto: ints(tariffs * m * m),
    timeInto: ints(clocks * m * m),
    near: ints(p.n * width),
    nearPrice: ints(p.n * width),
  }
}
