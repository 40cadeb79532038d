// npm run fuzz -- [--area surface|api] [--requests N] [--seed N]: sends generated requests; by default to
// both areas.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './setup.mjs'
import { endWithSignals, runProgram } from './testing/programs.mjs'

const PROGRAMS = { surface: 'packages/surface/fuzz/run.ts', api: 'apps/server/test/fuzz/run.ts' }

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
})
endWithSignals()
const areas = values.area === undefined ? Object.keys(PROGRAMS) : [values.area]
for (const area of areas) {
  if (!Object.hasOwn(PROGRAMS, area)) {
    console.error('Usage: npm run fuzz -- [--area surface|api] [--requests N] [--seed N]')
    process.exit(1)
  }
  const options = ['--requests', values.requests, '--seed', values.seed]
  const { code } = await runProgram('node', [join(ROOT, PROGRAMS[area]), ...options])
  if (code !== 0) process.exitCode = 1
}
