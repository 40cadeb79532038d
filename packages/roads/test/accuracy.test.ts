// Our tables beside OSRM's among the one-way streets of a city; a suburb is compared in real-town.long.test.ts.
import { describe, it } from 'vitest'
import { compareWithOsrm } from './support/osrm-reference.ts'
import { hasGeo } from './support/regions.ts'

describe.runIf(hasGeo)('against OSRM', () => {
  it('sf-downtown: within 4 % of its times', async () => {
    await compareWithOsrm('sf-downtown', { distance: 0.02, time: 0.04 })
  })
})
