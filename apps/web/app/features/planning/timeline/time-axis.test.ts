// Tests the time axis: it extends to full local hours, and windows never overlap.
import { describe, expect, it } from 'vitest'
import { timeAxis, toLanes } from './time-axis.ts'

const at = (text: string) => Date.parse(text)

describe('time axis', () => {
  it('opens to full local hours, also where the zone is half an hour off', () => {
    const axis = timeAxis(at('2026-04-16T07:12:00+05:30'), at('2026-04-16T09:40:00+05:30'), 'Asia/Kolkata')
    expect(axis.ticks.map((t) => t.label)).toEqual(['07:00', '08:00', '09:00', '10:00'])
    expect(axis.at(at('2026-04-16T08:30:00+05:30'))).toBeCloseTo(50)
    expect(axis.span(3_600_000)).toBeCloseTo(100 / 3)
  })

  it('names every second hour of a long day', () => {
    const axis = timeAxis(at('2026-04-16T05:00:00Z'), at('2026-04-16T22:00:00Z'), 'UTC')
    expect(axis.ticks.slice(0, 3).map((t) => t.label)).toEqual(['05:00', '07:00', '09:00'])
  })

  it('[M49] gives overlapping windows lanes of their own and uses a lane again once it is free', () => {
    const lanes = toLanes(
      [
        { from: 0, to: 10 },
        { from: 5, to: 12 },
        { from: 11, to: 20 },
      ],
      1,
    )
    expect(lanes.map((l) => l.lane)).toEqual([0, 1, 0])
  })
})
