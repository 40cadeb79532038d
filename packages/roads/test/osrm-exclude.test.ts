// `exclude` in OSRM's words: roads of a class are neither driven nor stopped on, and what remains is the best of what remains.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOsrm, compileRegion, openRegion, type LngLat, type Region } from '../src/index.ts'
import { draw, type Drawn } from '../src/testing/small-town.ts'

// From A to C: a motorway straight on, a toll road above it, a ferry below, and a street where one creeps the long way round.
const drawn: Drawn = draw({
  map: ['DEF', 'A.C', 'GHI', 'J.L'],
  ways: {
    AC: { highway: 'motorway', oneway: 'no' },
    ADEFC: { highway: 'primary', toll: 'yes' },
    AG: {},
    GHI: { highway: '', route: 'ferry' },
    IC: {},
    GJ: {},
    JL: { maxspeed: '5' },
    LI: {},
  },
})

let folder: string
let region: Region
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-exclude-'))
  await compileRegion(drawn.source, { outDir: folder, name: 'drawn' })
  region = openRegion(join(folder, 'drawn'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Body {
  code: string
  durations: number[][]
  waypoints: { name: string }[]
  routes: { duration: number; geometry: { coordinates: LngLat[] } }[]
}
const request = (service: string, letters: string, query: string): Body => {
  const places = Array.from(letters, (letter) => drawn.at(letter)).map(({ lng, lat }) => `${lng},${lat}`)
  return answerOsrm(region, `/${service}/v1/driving/${places.join(';')}`, query).body as unknown as Body
}
const way = (letters: string, exclude: string): string =>
  request('route', letters, `overview=full&geometries=geojson&${exclude}`)
    .routes[0]!.geometry.coordinates.map((place) => drawn.letterAt(place))
    .join('')

describe('exclude', () => {
  it.each([
    ['', 'AC'],
    ['exclude=motorway', 'ADEFC'],
    ['exclude=motorway,toll', 'AGHIC'],
    ['exclude=toll,motorway,ferry', 'AGJLIC'],
    ['exclude=ferry', 'AC'],
  ])('%s goes %s', (query, path) => {
    expect(way('AC', query)).toBe(path)
  })

  it('gives the same times in tables, in both directions', () => {
    const query = 'exclude=motorway'
    const { durations } = request('table', 'ACJ', query)
    for (const [i, from] of ['A', 'C', 'J'].entries())
      for (const [k, to] of ['A', 'C', 'J'].entries())
        if (i !== k)
          expect(
            Math.abs(durations[i]![k]! - request('route', from + to, query).routes[0]!.duration),
          ).toBeLessThan(1)
    expect(durations[0]![1]!).toBeGreaterThan(request('table', 'AC', '').durations[0]![1]!)
  })

  it('stops on no street of the class, and does not affect other requests', () => {
    const middle = `${(drawn.at('A').lng + drawn.at('C').lng) / 2},${drawn.at('A').lat}`
    const nearest = (query: string) =>
      (answerOsrm(region, `/nearest/v1/driving/${middle}`, query).body as unknown as Body).waypoints[0]!.name
    expect(nearest('')).toBe('AC Street')
    expect(nearest('exclude=motorway')).not.toBe('AC Street')
    expect(nearest('')).toBe('AC Street')
    expect(way('AC', '')).toBe('AC')
  })

  it('finds the way back to a place behind the start on the same street', () => {
    const [a, j] = [drawn.at('G'), drawn.at('J')]
    const at = (share: number) => `${a.lng},${a.lat + (j.lat - a.lat) * share}`
    const path = `/route/v1/driving/${at(0.8)};${at(0.2)}`
    const [plain, without] = ['', 'exclude=motorway'].map(
      (query) => (answerOsrm(region, path, query).body as unknown as Body).routes[0]!.duration,
    )
    expect(without).toBe(plain)
  })

  it('is refused by a region whose map lacks the class', () => {
    const old: Region = { ...region, classes: ['motorway'] }
    const [a, c] = [drawn.at('A'), drawn.at('C')]
    const path = `/route/v1/driving/${a.lng},${a.lat};${c.lng},${c.lat}`
    expect(answerOsrm(old, path, 'exclude=motorway').body.code).toBe('Ok')
    expect(answerOsrm(old, path, 'exclude=ferry').body.code).toBe('InvalidValue')
  })
})
