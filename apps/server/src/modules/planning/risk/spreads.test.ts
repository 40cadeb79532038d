// Tests that spreads learnt from random routes equal those of the generator, and that few routes give none.
import { Random } from '@dropwise/planner'
import { describe, expect, it } from 'vitest'
import { learnSpreads, spreadShare, type DrivenRoute, type Spreads } from './spreads.ts'

const MINUTE = 60_000
const TRUE: Spreads = {
  driving: { median: 1.1, ofRoute: 0.1, ofLeg: 0.2 },
  service: { median: 0.9, ofStop: 0.3 },
  departureMs: 6 * MINUTE,
}

function drawRoutes(count: number, seed = 5): DrivenRoute[] {
  const random = new Random(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit())
  return Array.from({ length: count }, () => {
    const ofRoute = TRUE.driving.ofRoute * normal()
    const stops = Array.from({ length: 15 }, () => ({
      drive: (4 + random.below(20)) * MINUTE,
      service: (2 + random.below(10)) * MINUTE,
    }))
    return {
      delayMs: TRUE.departureMs * normal(),
      drives: stops.map(({ drive: planned }) => ({
        planned,
        actual:
          planned *
          TRUE.driving.median *
          Math.exp(ofRoute + TRUE.driving.ofLeg * spreadShare(planned) * normal()),
      })),
      services: stops.map(({ service: planned }) => ({
        planned,
        actual:
          planned * TRUE.service.median * Math.exp(TRUE.service.ofStop * spreadShare(planned) * normal()),
      })),
    }
  })
}

describe('spreads of a company', () => {
  it('equal the spreads that the random routes were made with', () => {
    const { driving, service, departureMs } = learnSpreads(drawRoutes(200))!
    expect(driving.median).toBeCloseTo(TRUE.driving.median, 1)
    expect(driving.ofRoute).toBeCloseTo(TRUE.driving.ofRoute, 1)
    expect(driving.ofLeg).toBeCloseTo(TRUE.driving.ofLeg, 1)
    expect(service.median).toBeCloseTo(TRUE.service.median, 1)
    expect(service.ofStop).toBeCloseTo(TRUE.service.ofStop, 1)
    expect(Math.abs(departureMs - TRUE.departureMs)).toBeLessThan(2 * MINUTE)
  })

  it('stay unknown with too few drives, services or routes', () => {
    expect(learnSpreads([])).toBeNull()
    expect(learnSpreads(drawRoutes(13))).toBeNull()
    expect(learnSpreads(drawRoutes(30).map((route) => ({ ...route, services: [] })))).toBeNull()
    expect(learnSpreads(drawRoutes(30).map((route) => ({ ...route, delayMs: null })))).toBeNull()
  })

  it('leave out detours, wrong clocks and short drives', () => {
    const routes = drawRoutes(200)
    for (const { drives, services } of routes) {
      drives.push({ planned: 10 * MINUTE, actual: 600 * MINUTE }, { planned: MINUTE / 2, actual: 3 * MINUTE })
      services.push({ planned: 5 * MINUTE, actual: 0 }, { planned: 0, actual: MINUTE })
    }
    expect(learnSpreads(routes)).toEqual(learnSpreads(drawRoutes(200)))
  })
})
