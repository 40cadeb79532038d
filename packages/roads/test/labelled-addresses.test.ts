// What the geocoder is sure of, on addresses whose place is known.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openRegion } from '../src/index.ts'
import { openAddresses } from '../src/geocode/address-index.ts'
import { answerAll, countByKind } from '../src/testing/address-figures.ts'
import { labelledAddresses } from '../src/testing/labelled-addresses.ts'
import { demoFolder } from './support/regions.ts'

describe('[2.10-5] of labelled addresses', () => {
  it('places 400 addresses of the generated town, and is never sure of a wrong place', async () => {
    const folder = await demoFolder()
    const index = openAddresses(readFileSync(join(folder, 'addresses.bin')))
    const answers = answerAll(openRegion(folder), labelledAddresses(index, 400, 28))
    const wrong = answers.filter(({ verdict }) => verdict === 'green wrong')
    expect(wrong.map(({ text, answer }) => [text, answer])).toEqual([])
    const counts = countByKind(answers)
    // Correct and nearly correct addresses lead to no question.
    for (const kind of [
      'exact',
      'typo',
      'unit',
      'no commas',
      'abbreviated',
      'other letters',
      'firm in front',
    ])
      expect(counts[kind]!['green right'], kind).toBeGreaterThanOrEqual(counts.exact!['green right'] - 1)
  })
})
