// Learned speeds: near the truth for drives with noise and detours, unknown for too few.
import { instantOf } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { drawFrom } from '../../../test/random-company.ts'
import { learnSpeeds, NEEDED, type DrivenLeg } from './learn.ts'

const ZONE = 'Europe/Berlin'
/** Mondays of one autumn, over the change of clocks. */
const MONDAYS = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']

/** Drives of 8 minutes on the map, at `percent` of its speed. */
function drives(hour: number, percent: number, count: number, mondays = MONDAYS): DrivenLeg[] {
  const draw = drawFrom(hour * 100 + percent)
  return Array.from({ length: count }, (_, i) => {
    const freeSeconds = 240 + draw(0, 480)
    const noise = draw(85, 115) / 100
    const leftAt = instantOf(mondays[i % mondays.length]!, hour * 3_600 + draw(0, 2_000), ZONE).getTime()
    return { leftAt, freeSeconds, arrivedAt: leftAt + (freeSeconds * 1000 * noise * 100) / percent }
  })
}

describe('[M41] learned speeds', () => {
  it.each([
    [8, 55],
    [12, 100],
    [17, 72],
    [22, 118],
  ])('at %i:00 are within 3 percent of %i', (hour, truth) => {
    const { cells } = learnSpeeds(drives(hour, truth, 200), ZONE)
    const { percent, drives: count, days } = cells[0]![hour]!
    expect(Math.abs(percent! - truth) / truth).toBeLessThan(0.03)
    expect(days).toBe(MONDAYS.length)
    expect(count).toBeGreaterThan(NEEDED.drives)
  })

  it('ignore detours, rests and wrong clocks', () => {
    const usualDrives = drives(8, 60, 80)
    const odd = drives(8, 60, 24).map((leg, i) => ({
      ...leg,
      arrivedAt: leg.leftAt + leg.freeSeconds * 1000 * (i % 2 === 0 ? 3.5 : 0.3),
    }))
    const { cells, leftOut } = learnSpeeds([...usualDrives, ...odd], ZONE)
    expect(Math.abs(cells[0]![8]!.percent! - 60)).toBeLessThanOrEqual(2)
    expect(leftOut).toBeGreaterThanOrEqual(odd.length / 2)
  })

  it('stay unknown with too few drives, or drives on too few days, and show how many there are', () => {
    const tooFewDrives = learnSpeeds(drives(8, 50, NEEDED.drives - 1), ZONE).cells[0]![8]!
    expect(tooFewDrives).toEqual({ percent: null, drives: NEEDED.drives - 1, days: 4 })
    const oneDay = learnSpeeds(drives(8, 50, 60, MONDAYS.slice(0, 1)), ZONE).cells[0]![8]!
    expect(oneDay).toMatchObject({ percent: null, days: 1 })
  })

  it('ignore drives to a neighbouring door, and drives that lie in two hours equally', () => {
    const at = instantOf('2026-10-12', 9 * 3_600, ZONE).getTime()
    const short = { leftAt: at, arrivedAt: at + 400_000, freeSeconds: 100 }
    const across = { leftAt: at - 600_000, arrivedAt: at + 600_000, freeSeconds: 900 }
    const { cells, leftOut } = learnSpeeds([short, across], ZONE)
    expect(leftOut).toBe(2)
    expect(cells.flat().every(({ drives: count }) => count === 0)).toBe(true)
  })

  it('never pass the bounds of a table', () => {
    const { cells } = learnSpeeds(drives(3, 240, 100), ZONE)
    expect(cells[0]![3]!.percent).toBe(200)
  })
})
