// Conditional tags: how they are read, compared with working hours, and used by routes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileRegion, openRegion } from '../src/index.ts'
import { readConditional } from '../src/compile/conditional.ts'
import { readWay } from '../src/compile/profile.ts'
import { draw, type Drawing } from '../src/testing/small-town.ts'

let outDir: string
beforeAll(() => {
  outDir = mkdtempSync(join(tmpdir(), 'dropwise-conditional-'))
})
afterAll(() => rmSync(outDir, { recursive: true, force: true }))

const holds = (text: string, profile: 'car' | 'truck' = 'car') =>
  readConditional(`no @ (${text})`, profile).map((condition) => condition.holds)

describe('a condition', () => {
  it.each([
    ['24/7', 'always'],
    ['Mo-Su 00:00-24:00', 'always'],
    ['07:00-19:00', 'always'],
    ['Mo-Fr 07:00-09:00,16:00-18:00', 'partly'],
    ['Mo-Fr 07:00-09:00; Sa 08:00-12:00', 'partly'],
    ['SH Mo-Fr 08:00-16:00', 'mostly'],
    ['22:00-06:00', 'never'],
    ['Sa-Su 08:00-18:00', 'never'],
    ['Su', 'never'],
    ['Fr-Mo', 'partly'],
    ['Mo-Sa 07:00-16:00', 'mostly'],
    ['Dec-Mar', 'never'],
    ['sunset-sunrise', 'never'],
    ['PH', 'never'],
    ['wet', 'never'],
    ['weight > 3.5', 'never'],
    ['Mo-Fr 07:00-09:00 AND weight > 3.5', 'never'],
    ['', 'never'],
  ])('%s holds %s', (text, expected) => {
    expect(holds(text)).toEqual([expected])
  })

  it('of size depends on the vehicle', () => {
    expect(holds('weight > 3.5', 'truck')).toEqual(['always'])
    expect(holds('weight > 7.5', 'truck')).toEqual(['never'])
    expect(holds('length >= 8 AND Mo-Fr 07:00-09:00', 'truck')).toEqual(['partly'])
  })

  it('are read among others, without brackets, and refused when malformed', () => {
    expect(readConditional('no @ (Mo-Fr 07:00-09:00); delivery @ (06:00-20:00)', 'car')).toEqual([
      { value: 'no', holds: 'partly' },
      { value: 'delivery', holds: 'always' },
    ])
    expect(readConditional('no_left_turn @ Mo-Fr 07:00-09:00', 'car')).toEqual([
      { value: 'no_left_turn', holds: 'partly' },
    ])
    for (const text of ['', '@', '@@(()', 'no', ';;;', 'no @', '((no @ x'])
      expect(readConditional(text, 'car').every((condition) => condition.holds === 'never')).toBe(true)
  })
})

describe('access at times', () => {
  const drive = (tags: Record<string, string>, profile: 'car' | 'truck' = 'car') =>
    readWay((key) => ({ highway: 'residential', ...tags })[key] ?? '', profile)

  it('closes roads that are closed in working hours, and not those closed at night', () => {
    expect(drive({ 'motor_vehicle:conditional': 'no @ (Mo-Fr 10:00-16:00)' })).toBeNull()
    expect(drive({ 'access:conditional': 'no @ (22:00-06:00)' })).not.toBeNull()
    expect(drive({ 'hgv:conditional': 'no @ (07:00-19:00)' })).not.toBeNull()
    expect(drive({ 'hgv:conditional': 'no @ (07:00-19:00)' }, 'truck')).toBeNull()
  })

  it('opens only roads that are open all day', () => {
    expect(drive({ motor_vehicle: 'no', 'motor_vehicle:conditional': 'delivery @ (06:00-11:00)' })).toBeNull()
    expect(
      drive({ motor_vehicle: 'no', 'motor_vehicle:conditional': 'delivery @ (06:00-20:00)' })?.restricted,
    ).toBe(true)
  })

  it('drives a street that is one-way most of the day in that direction only', () => {
    const use = drive({ 'oneway:conditional': 'yes @ (06:00-16:00)' })
    expect(use?.forward).toBeGreaterThan(0)
    expect(use?.backward).toBe(0)
    const tidal = drive({ 'oneway:conditional': 'yes @ (07:00-09:00); -1 @ (16:00-18:00)' })
    expect(tidal?.backward).toBeGreaterThan(0)
  })
})

it('a turn forbidden most of the day is not driven, one forbidden at night or rush hour is', async () => {
  const drawing = (hours: string): Drawing => ({
    map: ['A.B.C', '..D..', '..E..'],
    ways: { AB: {}, BC: {}, BD: {}, DE: {} },
    rules: [
      {
        kind: '',
        from: 'AB',
        via: 'B',
        to: 'BD',
        tags: { 'restriction:conditional': `no_right_turn @ (${hours})` },
      },
    ],
  })
  const metres = async (name: string, hours: string) => {
    const drawn = draw(drawing(hours))
    await compileRegion(drawn.source, { outDir, name })
    return openRegion(join(outDir, name)).route([drawn.at('A'), drawn.at('E')]).distance
  }
  expect(await metres('night', '22:00-06:00')).toBeLessThan(900)
  expect(await metres('rush', 'Mo-Fr 07:00-09:00')).toBeLessThan(900)
  // On to C, round there, and back.
  expect(await metres('day', 'Mo-Sa 07:00-16:00')).toBeGreaterThan(1_400)
})

it('an interpolation line names the street of its ends, and numbers between them are found on it', async () => {
  const drawn = draw({
    map: ['ABCD', 'EFGH', 'IJKL'],
    ways: {
      ABCD: { name: 'Long Street' },
      AE: {},
      EI: {},
      IJKL: {},
      DH: {},
      HL: {},
      EFGH: {
        highway: '',
        'addr:interpolation': 'even',
        'addr:street': 'Long Street',
        'addr:city': 'Longton',
      },
    },
    nodes: { E: { 'addr:housenumber': '2' }, H: { 'addr:housenumber': '62' } },
  })
  await compileRegion(drawn.source, { outDir, name: 'lines' })
  const region = openRegion(join(outDir, 'lines'))
  expect(region.manifest.counts.addresses).toBe(2)
  expect(region.geocode('62 Long Street, Longton')[0]).toMatchObject({ accuracy: 'rooftop' })
  const [between] = region.geocode('32 Long Street')
  expect(between).toMatchObject({ accuracy: 'interpolated', houseNumber: '32' })
  expect(between!.lng).toBeCloseTo((drawn.at('E').lng + drawn.at('H').lng) / 2, 5)
  expect(between!.confidence).toBeLessThan(0.85)
})
