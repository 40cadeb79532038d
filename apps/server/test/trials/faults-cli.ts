// `npm run faults -- --kills 100 --seed 1`: kills the product under load and compares a journal of all writes with what is there.
// Ends with 1 when a write was lost, doubled, or answered differently.
import { parseArgs } from 'node:util'
import { injectFaults } from './faults.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const kills = Number(values.kills)
const seed = Number(values.seed)
const startedAt = performance.now()
const { kinds, faults } = await withDatabase((database) =>
  injectFaults(database, {
    kills,
    seed,
    onKill: (count, writes) => console.log(`kill ${count} of ${kills}, ${writes} writes so far`),
  }),
)
console.table(kinds)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`${kills} kills with seed ${seed} in ${minutes} minutes: ${faults.length} faults`)
for (const fault of faults) console.log(`  ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
