// npm run fuzz -- [--area surface|api] [--requests N] [--seed N]: generated requests against what is served; both areas unless one is named.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './setup.mjs'

const PROGRAMS = { surface: 'packages/surface/fuzz/run.ts', api: 'apps/server/test/fuzz/run.ts' }

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
})
const areas = values.area === undefined ? Object.keys(PROGRAMS) : [values.area]
for (const area of areas) {
  if (!Object.hasOwn(PROGRAMS, area)) {
    console.error('Usage: npm run fuzz -- [--area surface|api] [--requests N] [--seed N]')
    process.exit(1)
  }
  const options = ['--requests', values.requests, '--seed', values.seed]
  const { status } = spawnSync(process.execPath, [join(ROOT, PROGRAMS[area]), ...options], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
