// A region's file is cut off while the product runs: the thread cannot open it, and answers continue from memory.
import { compileRegion, createRoads, generateTown, openRegions } from '@dropwise/roads'
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { roadsInThread } from './roads-in-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'dropwise-cut-region-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('answers large tables from memory when the graph on disk is cut off', { timeout: 60_000 }, async () => {
  await compileRegion(generateTown({ seed: 3, size: 0.03 }), { outDir: folder, name: 'hamlet' })
  const regions = openRegions(folder)
  const [region] = regions.list
  const [lng, lat] = region!.manifest.center
  const places = Array.from({ length: 40 }, (_, i) => ({ lat: lat + i / 100_000, lng: lng + i / 100_000 }))
  const graph = join(folder, 'hamlet/graph.bin')
  truncateSync(graph, Math.floor(statSync(graph).size / 2))

  const roads = roadsInThread({ regions, roads: createRoads({ regions: () => regions.list }) })
  const { durations, quality } = await roads.table(places)

  expect(quality).toBe('roads')
  expect(durations).toEqual(region!.table(places).durations)
  expect(await roads.route(places)).toMatchObject({ distance: region!.route(places).distance })
})
