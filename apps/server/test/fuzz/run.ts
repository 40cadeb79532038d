// `npm run fuzz -- --area api --requests 100000 --seed 1`: any request to every operation of /api/v1. Ends with 1 on a fault.
import { startBroker } from '@dropwise/db/test-broker'
import { openTestDatabase } from '@dropwise/db/test-database'
import { prepare } from '@dropwise/surface/prepare'
import fc from 'fast-check'
import { parseArgs } from 'node:util'
import { attack, type Report } from './attack.ts'
import { readOperations } from './operations.ts'
import { requestsTo } from './requests.ts'
import { openWorld } from './world.ts'

/** Samples are drawn this many at a time, so that a long run does not hold them all. */
const BATCH = 2_000
const MOST_SHOWN = 40

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run fuzz -- --area api [--requests N] [--seed N]')
  process.exit(1)
}

const broker = await startBroker({
  mode: 'embedded',
  prepare: (client) => prepare(client, { openDefaults: false }),
})
const database = openTestDatabase(await broker.database('product'))
const world = await openWorld(database)
const total: Report = { statuses: {}, faults: [] }
try {
  const operations = await readOperations(world.url)
  const arbitrary = requestsTo(operations, world.ids, world.tokens)
  const began = performance.now()
  for (let sent = 0; sent < requests; sent += BATCH) {
    const batch = fc.sample(arbitrary, { seed: seed + sent, numRuns: Math.min(BATCH, requests - sent) })
    const { statuses, faults } = await attack(world, batch)
    for (const [status, count] of Object.entries(statuses))
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + count
    total.faults.push(...faults)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${requests} requests of seed ${seed} to ${operations.length} operations in ${seconds} s:`)
  console.log(
    Object.entries(total.statuses)
      .map(([status, count]) => `  ${status}: ${count}`)
      .join('\n'),
  )
  for (const { what, request } of total.faults.slice(0, MOST_SHOWN))
    console.log(`\nfault: ${what}\n  ${JSON.stringify(request)}`)
  console.log(`${total.faults.length} faults`)
} finally {
  await world.close()
  await database.close()
  await broker.close()
}
process.exitCode = total.faults.length === 0 ? 0 : 1
