// Tests that a trail shows no position in a gap.
import { encodePolyline } from '@dropwise/roads/polyline'
import { expect, it } from 'vitest'
import { toDriven, whereabouts } from './driven.ts'
import { piecesOf } from './pieces.ts'

const START = Date.parse('2026-11-24T08:00:00Z')
const iso = (minute: number) => new Date(START + minute * 60_000).toISOString()
const at = (minute: number) => START + minute * 60_000
/** One position per minute, each a thousandth of a degree further north. */
const segment = (fromMinute: number, toMinute: number) => ({
  at: iso(fromMinute),
  seconds: Array.from({ length: toMinute - fromMinute }, () => 60),
  line: encodePolyline(
    Array.from({ length: toMinute - fromMinute + 1 }, (_, i) => [0, 50 + (fromMinute + i) / 1000]),
  ),
})
const driven = toDriven({
  routeId: '11111111-1111-4111-8111-111111111111',
  number: 7,
  startedAt: iso(0),
  finishedAt: iso(60),
  positionCount: 44,
  isSimulated: false,
  breaks: [{ from: iso(40), to: iso(50) }],
  segments: [segment(4, 20), segment(30, 40), segment(50, 60)],
})

it('names every gap, from the start to the end, and breaks as breaks', () => {
  expect(driven.gaps).toEqual([
    { from: at(0), to: at(4), kind: 'silent' },
    { from: at(20), to: at(30), kind: 'silent' },
    { from: at(40), to: at(50), kind: 'break' },
  ])
})

it('follows the van between two positions', () => {
  expect(whereabouts(driven, at(10.5))).toMatchObject({ lng: 0, heading: 0, isGap: false })
  expect(whereabouts(driven, at(10.5))?.lat).toBeCloseTo(50.0105, 6)
})

it('shows the van at its last position in a gap, with a note', () => {
  expect(whereabouts(driven, at(25))).toMatchObject({ lat: 50.02, isGap: true })
  expect(whereabouts(driven, at(30))).toMatchObject({ lat: 50.03, isGap: false })
})

it('has no place before the first position, nor after the end of the route', () => {
  expect(whereabouts(driven, at(2))).toBeNull()
  expect(whereabouts(driven, at(61))).toBeNull()
})

it('shows a route without any position as one gap', () => {
  const silent = toDriven({
    routeId: '11111111-1111-4111-8111-111111111111',
    number: 8,
    startedAt: iso(0),
    finishedAt: iso(60),
    positionCount: 0,
    isSimulated: false,
    breaks: [],
    segments: [],
  })
  expect(silent.gaps).toEqual([{ from: at(0), to: at(60), kind: 'silent' }])
  expect(whereabouts(silent, at(10))).toBeNull()
})

it('[M53] draws no line across a gap, and marks both of its ends', () => {
  const { data, begins } = piecesOf([driven], () => 'red', null)
  const lines = data.features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [geometry.coordinates] : [],
  )
  const steps = lines.flatMap((line) =>
    line.slice(1).map((to, i) => Math.round((to[1]! - line[i]![1]!) * 1000)),
  )
  // Positions are a thousandth of a degree apart: a line across a gap would be longer.
  expect(new Set(steps)).toEqual(new Set([1]))
  expect(steps).toHaveLength(16 + 10 + 10)
  const rings = data.features.flatMap(({ geometry }) =>
    geometry.type === 'Point' ? [geometry.coordinates[1]] : [],
  )
  expect(rings).toEqual([50.02, 50.03, 50.04, 50.05])
  expect(begins.map(({ at: begin }) => begin)).toEqual(
    begins.map(({ at: begin }) => begin).toSorted((a, b) => a - b),
  )
})

it('cuts a long day of forty vans into a bounded number of pieces', () => {
  const long = toDriven({
    routeId: '11111111-1111-4111-8111-111111111111',
    number: 1,
    startedAt: iso(0),
    finishedAt: iso(600),
    positionCount: 7_200,
    isSimulated: false,
    breaks: [],
    segments: [
      {
        at: iso(0),
        seconds: Array.from({ length: 2_399 }, () => 15),
        line: encodePolyline(Array.from({ length: 2_400 }, (_, i) => [0, 50 + i / 10_000])),
      },
    ],
  })
  const { data } = piecesOf(
    Array.from({ length: 40 }, (_, i) => ({ ...long, number: i + 1 })),
    () => 'red',
    null,
  )
  expect(data.features.length).toBeLessThan(9_000)
})
