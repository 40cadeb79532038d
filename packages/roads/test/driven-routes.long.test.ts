// Hundreds of routes over whole towns, each driven by the independent checker: none breaks a rule of the road.
import { describe, expect, it } from 'vitest'
import { generateTown, readPbf, type ElementSource, type Region } from '../src/index.ts'
import { demoTown, extractPath, hasGeo, realRegion } from './support/regions.ts'
import { checkerFor } from './support/route-checker.ts'

describe('every route driven by the independent checker', () => {
  const violationsOn = async (region: Region, source: ElementSource, count: number) => {
    const checker = await checkerFor(source)
    const [west, south, east, north] = region.manifest.bounds
    const mistakes: string[] = []
    let state = 7
    const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    for (let i = 0; i < count; i++) {
      const [a, b] = [0, 1].map(() => ({
        lat: south + (0.2 + 0.6 * next()) * (north - south),
        lng: west + (0.2 + 0.6 * next()) * (east - west),
      }))
      for (const way of [region.route([a!, b!]), ...region.alternatives(a!, b!, 3)])
        mistakes.push(...checker.violations(way.geometry[0]!))
    }
    expect(checker.checkedRules.length).toBeGreaterThan(10)
    return mistakes
  }

  it('breaks no rule in the generated town', async () => {
    expect(await violationsOn(await demoTown(), generateTown(), 300)).toEqual([])
  })

  it.runIf(hasGeo)('breaks no rule in San Francisco', async () => {
    expect(
      await violationsOn(await realRegion('sf-downtown'), readPbf(extractPath('sf-downtown')), 300),
    ).toEqual([])
  })
})
