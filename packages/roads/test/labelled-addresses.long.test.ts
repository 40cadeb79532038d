// Searches 500 real addresses of three towns, where their extracts lie beside the repository.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openRegion, readPbf } from '../src/index.ts'
import { openAddresses } from '../src/geocode/address-index.ts'
import { answerAll } from '../src/testing/address-figures.ts'
import { labelledAddresses } from '../src/testing/labelled-addresses.ts'
import { cachedRegion } from '../src/testing/regions.ts'
import { extractPath, hasGeo } from './support/regions.ts'

const TOWNS = { reisterstown: 220, 'sf-downtown': 100, copenhagen: 180 }

describe.runIf(hasGeo)('[2.10-5] of 500 real labelled addresses', () => {
  it('shows at least 99 of 100 that it is sure of within 100 m', async () => {
    const answers = []
    for (const [name, count] of Object.entries(TOWNS)) {
      const folder = await cachedRegion(name, readPbf(extractPath(name)))
      const index = openAddresses(readFileSync(join(folder, 'addresses.bin')))
      answers.push(...answerAll(openRegion(folder), labelledAddresses(index, count, 28)))
    }
    expect(answers).toHaveLength(500)
    const sure = answers.filter(({ verdict }) => verdict.startsWith('green'))
    const right = sure.filter(({ verdict }) => verdict === 'green right')
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.99)
    expect(sure.length).toBeGreaterThanOrEqual(250)
  })
})
