// Our tables beside OSRM's, on real roads: 200 points each, all pairs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { geoFolder, realRegion } from './regions.ts'

/** Expects our mean difference to be below a share of OSRM's times and distances. */
export async function compareWithOsrm(name: string, goal: { distance: number; time: number }): Promise<void> {
  const region = await realRegion(name)
  const read = (file: string) =>
    JSON.parse(readFileSync(join(geoFolder, 'reference', `${name}.${file}.json`), 'utf8'))
  const points = (read('points') as [number, number][]).map(([lat, lng]) => ({ lat, lng }))
  const { D, L, snap } = read('osrm-table') as {
    D: (number | null)[]
    L: (number | null)[]
    snap: number[]
  }
  const table = region.table(points)
  let [time, distance, count] = [0, 0, 0]
  D.forEach((seconds, cell) => {
    const metres = L[cell]
    if (!seconds || !metres) return
    time += Math.abs(table.durations[cell]! - seconds) / seconds
    distance += Math.abs(table.distances[cell]! - metres) / metres
    count++
  })
  expect(count).toBeGreaterThan(39_000)
  expect(time / count).toBeLessThan(goal.time)
  expect(distance / count).toBeLessThan(goal.distance)
  table.snapped.forEach((snapped, i) => expect(Math.abs(snapped!.metres - snap[i]!)).toBeLessThan(2))
}
