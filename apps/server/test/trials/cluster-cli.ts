// `npm run cluster -- --rounds 10`: restarts two servers in turn under load. Ends with 1 when a request failed.
// `npm run cluster -- --failovers 10 --minutes 10 --restarts 1`: restarts three api and two worker processes in turn
// and then kills the primary database, under load, with Debian's patroni, etcd-server, haproxy and postgresql. Ends
// with 1 when an acknowledged write is lost or an outage lasts longer than 20 s.
import { parseArgs } from 'node:util'
import { failOverUnderLoad } from './failover.ts'
import { restartInTurn } from './rolling-restart.ts'
import { withDatabase } from './with-database.ts'

const OUTAGE_GOAL_SECONDS = 20

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    failovers: { type: 'string' },
    minutes: { type: 'string', default: '0' },
    restarts: { type: 'string', default: '1' },
  },
})
if (values.failovers === undefined) await restart(Number(values.rounds))
else await failOver(Number(values.failovers), Number(values.minutes), Number(values.restarts))

async function restart(rounds: number): Promise<void> {
  const { requests, failures } = await withDatabase((database) => restartInTurn(database, rounds))
  console.log(`${requests} requests during ${rounds * 2} restarts, ${failures.length} failed`)
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

async function failOver(failovers: number, minutes: number, rounds: number): Promise<void> {
  const startedAt = performance.now()
  const { outages, etcdOutage, restarts, kinds, faults } = await failOverUnderLoad({
    failovers,
    minutes,
    restarts: rounds,
    onEvent: (line) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${line}`),
  })
  console.table(restarts)
  console.table(kinds)
  if (failovers > 0) {
    console.log(`without service: ${outages.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`)
    console.log(`longest pause while etcd was away: ${etcdOutage.toFixed(1)} s`)
  }
  console.log(`${faults.length} faults`)
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  const pauses = restarts.map(({ longestPause }) => longestPause)
  const isBack = [...outages, etcdOutage, ...pauses].every((seconds) => seconds <= OUTAGE_GOAL_SECONDS)
  process.exitCode = faults.length === 0 && isBack ? 0 : 1
}
