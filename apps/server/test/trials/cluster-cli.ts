// `npm run cluster -- --rounds 10`: restarts two servers in turn under load. Ends with 1 when a request failed.
import { parseArgs } from 'node:util'
import { restartInTurn } from './rolling-restart.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const { requests, failures } = await withDatabase((database) => restartInTurn(database, rounds))
console.log(`${requests} requests during ${rounds * 2} restarts, ${failures.length} failed`)
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
