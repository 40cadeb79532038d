// Planted cases: what must not be driven is not driven, and the way round that remains is found.
import { describe, expect, it } from 'vitest'
import { compileRegion, openRegion, type Region } from '../src/index.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkerFor } from './support/route-checker.ts'
import { draw, type Drawing, type Drawn } from '../src/testing/small-town.ts'

/** Letters of the junctions passed between two letters, start and end included. */
async function drive(
  drawing: Drawing,
  from: string,
  to: string,
  between?: (region: Region, drawn: Drawn) => void,
): Promise<string> {
  const drawn = draw(drawing)
  const outDir = await mkdtemp(join(tmpdir(), 'dropwise-turns-'))
  try {
    await compileRegion(drawn.source, { outDir, name: 'drawn' })
    const region = openRegion(join(outDir, 'drawn'))
    between?.(region, drawn)
    const route = region.route([drawn.at(from), drawn.at(to)])
    const checker = await checkerFor(drawn.source)
    expect(checker.violations(route.geometry[0]!)).toEqual([])
    return route.geometry[0]!.map((place) => drawn.letterAt(place))
      .filter(Boolean)
      .join('')
  } finally {
    await rm(outDir, { recursive: true })
  }
}

// A-B-C over D-E-F over G-H-I, all joined.
const grid: Drawing = {
  map: ['ABC', 'DEF', 'GHI'],
  ways: { ABC: {}, DE: {}, EF: {}, GHI: {}, ADG: {}, BE: {}, EH: {}, CFI: {} },
}

describe('turns', () => {
  it('drives straight where nothing forbids it', async () => {
    expect(await drive(grid, 'B', 'H')).toBe('BEH')
  })

  it('detours around a forbidden turn at a node', async () => {
    const path = await drive(
      { ...grid, rules: [{ kind: 'no_left_turn', from: 'BE', via: 'E', to: 'EF' }] },
      'B',
      'F',
    )
    expect(path).toBe('BCF')
  })

  it('obeys a demanded direction', async () => {
    const path = await drive(
      { ...grid, rules: [{ kind: 'only_straight_on', from: 'DE', via: 'E', to: 'EF' }] },
      'D',
      'H',
    )
    expect(path).not.toContain('DEH')
  })

  it('obeys a restriction over a way between', async () => {
    const rules = [{ kind: 'no_right_turn', from: 'BE', via: ['EF'], to: 'FI' }]
    // C to F is missing, so that E is the only way to I.
    const ways: Drawing['ways'] = { ABC: {}, DE: {}, EF: {}, GHI: {}, ADG: {}, BE: {}, EH: {}, FI: {} }
    const free = await drive({ ...grid, ways }, 'B', 'I')
    expect(['BEFI', 'BEHI']).toContain(free)
    const blocked = { ...ways, GHI: { highway: 'service', service: 'alley' } }
    expect(await drive({ ...grid, ways: blocked }, 'B', 'I')).toBe('BEFI')
    // Round the block: coming from D the same last turn is allowed, and shorter than the alley.
    expect(await drive({ ...grid, ways: blocked, rules }, 'B', 'I')).toBe('BADEFI')

    expect(await drive({ ...grid, ways: blocked, rules }, 'D', 'I')).toBe('DEFI')
  })

  it('follows a chain of two ways between', async () => {
    const map = ['A....', 'BCDE.', '....F', 'GHIJ.']
    const ways = {
      AB: {},
      BC: {},
      CD: {},
      DE: {},
      EF: {},
      BG: {},
      GHIJ: { highway: 'service', service: 'alley' },
      JF: {},
    }
    expect(await drive({ map, ways }, 'A', 'F')).toBe('ABCDEF')
    const rules = [{ kind: 'no_straight_on', from: 'BC', via: ['CD', 'DE'], to: 'EF' }]
    expect(await drive({ map, ways, rules }, 'A', 'F')).toBe('ABGHIJF')
  })

  it('lets exempted vehicles pass a restriction', async () => {
    const rule = { kind: 'no_left_turn', from: 'BE', via: 'E', to: 'EF', tags: { except: 'motorcar' } }
    const rules = [rule]
    const closed = { ...grid.ways, ABC: { access: 'no' } }
    expect(await drive({ ...grid, ways: closed, rules }, 'B', 'F')).toBe('BEF')
  })

  it('never drives against a one-way street, nor through a bollard', async () => {
    expect(await drive({ ...grid, ways: { ...grid.ways, BE: { oneway: '-1' } } }, 'B', 'E')).not.toContain(
      'BE',
    )
    expect(await drive({ ...grid, nodes: { E: { barrier: 'bollard' } } }, 'B', 'H')).not.toContain('E')
  })

  it('drives round the block when the goal lies behind on a one-way street', async () => {
    await drive(
      {
        map: ['AB', 'CD'],
        ways: { AB: { oneway: 'yes' }, BD: { oneway: 'yes' }, DC: { oneway: 'yes' }, CA: { oneway: 'yes' } },
      },
      'A',
      'D',
      (region, drawn) => {
        const { lat, lng } = drawn.at('A')
        const fartherPoint = { lat, lng: lng + 0.0018 }
        const nearerPoint = { lat, lng: lng + 0.0008 }
        const [there, back] = [
          region.table([nearerPoint, fartherPoint]).distances[1],
          region.table([nearerPoint, fartherPoint]).distances[2],
        ]
        expect(there).toBeLessThan(100)
        expect(there! + back!).toBeGreaterThan(780)
        expect(there! + back!).toBeLessThan(820)
        expect(region.route([fartherPoint, nearerPoint]).distance).toBeCloseTo(back!, -1)
      },
    )
  })

  it('arrives with the house on the right on request', async () => {
    await drive(grid, 'A', 'C', (region, drawn) => {
      const a = drawn.at('A')
      const house = { lat: a.lat - 0.0001, lng: a.lng + 0.0015 }
      const east = { lat: drawn.at('C').lat, lng: drawn.at('C').lng }
      const duration = region.table([east, house]).durations[1]
      const curb = region.table([east, { ...house, approach: 'curb' }]).durations[1]
      expect(curb).toBeGreaterThan(duration!)
    })
  })
})

it('the independent checker finds forbidden turns', async () => {
  const drawn = draw({
    ...grid,
    ways: { ...grid.ways, BE: { oneway: '-1' } },
    rules: [{ kind: 'no_left_turn', from: 'EH', via: 'H', to: 'GHI' }],
  })
  const checker = await checkerFor(drawn.source)
  const line = Array.from('BBEHII').map((letter): [number, number] => [
    drawn.at(letter).lng,
    drawn.at(letter).lat,
  ])
  const violations = checker.violations(line)
  expect(violations.some((text) => text.includes('wrong way'))).toBe(true)
  expect(violations.some((text) => text.includes('no_left_turn'))).toBe(true)
})
