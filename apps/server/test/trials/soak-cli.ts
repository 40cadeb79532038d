// `npm run soak -- --minutes 30`: steady load with open sockets; prints memory, handles, jobs and sockets of the product, and their growth.
import { parseArgs } from 'node:util'
import { soak, type Sample } from './soak.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'warm-up': { type: 'string' },
    rate: { type: 'string', default: '60' },
    sockets: { type: 'string', default: '200' },
  },
})
const minutes = Number(values.minutes)
const warmUpMinutes = Number(values['warm-up'] ?? minutes / 3)
const rate = Number(values.rate)

const { samples, load, slope, grown } = await withDatabase((database) =>
  soak(database, {
    minutes,
    warmUpMinutes,
    perSecond: rate,
    sockets: Number(values.sockets),
    onSample: (sample) => console.log(describe(sample)),
  }),
)
console.log(
  `\n${load.answered} answers in ${minutes} minutes (${rate} a second asked for), ${load.failed} failed, ${load.skipped} skipped`,
)
for (const failure of new Set(load.failures)) console.log(`  ${failure}`)
console.table(grown)
console.log(`Growth a minute after ${warmUpMinutes} minutes, over ${samples.length} samples:`)
console.table(
  Object.fromEntries(Object.entries(slope).map(([name, value]) => [name, Number(value.toFixed(3))])),
)
process.exitCode = load.failed === 0 ? 0 : 1

function describe(sample: Sample): string {
  const { minute, rssMib, heapMib, handles, openJobs, joinedSockets, messages, answered, failed, p95 } =
    sample
  return (
    `${minute.toFixed(2)} min  rss ${rssMib.toFixed(0)} MiB  heap ${heapMib.toFixed(0)} MiB  ${handles} handles  ${openJobs} jobs  ` +
    `${joinedSockets} sockets  ${messages} messages  ${answered} answers  ${failed} failed  p95 ${p95} ms`
  )
}
