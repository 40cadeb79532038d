// A vehicle past a watched zone: debounce, accuracy, late positions, hours.
import { expect, it } from 'vitest'
import { zoneWatch } from './api/zones.ts'
import { METRES_PER_DEGREE } from './geo.ts'
import { followZone, type ZoneFix, type ZonePresence } from './zone-watch.ts'
import { polygonOf, type Corner } from './zones.ts'

const METRE = 1 / METRES_PER_DEGREE
const START = Date.parse('2026-04-16T08:00:00Z')
/** A square of 2 km around (0, 0). */
const corners = (half: number): Corner[] =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([x, y]) => [x! * METRE, y! * METRE])
const watched = (watch: object, half = 1_000, timeZone = 'UTC') => ({
  polygon: polygonOf(corners(half)),
  watch: zoneWatch.parse(watch),
  timeZone,
})
/** Seconds after eight, metres east of the middle. */
const fix = (seconds: number, metres: number, accuracyMetres: number | null = null): ZoneFix => ({
  at: START + seconds * 1000,
  lat: 0,
  lng: metres * METRE,
  accuracyMetres,
})
const ALL = { entered: true, left: true, dwellMinutes: 10 }
const eventsOf = (fixes: ZoneFix[], zone = watched(ALL), before: ZonePresence | null = null) =>
  followZone(before, fixes, zone).events.map(({ kind, at }) => [kind, (at - START) / 1000])

it('[M23] reports that a van entered, stayed and left, with the times', () => {
  const way = [0, 60, 120, 180].map((at) => fix(at, 2_000 - at * 10))
  const inside = [240, 600, 780].map((at) => fix(at, 0))
  const out = [840, 930].map((at) => fix(at, 1_500))
  expect(eventsOf([...way, ...inside, ...out])).toEqual([
    ['entered', 120],
    ['dwelt', 780],
    ['left', 840],
  ])
})

it('[M23] reports no event for a van that was inside at its first position', () => {
  expect(eventsOf([fix(0, 0), fix(300, 0)])).toEqual([])
})

it('[M23] ignores visits shorter than the debounce and positions too inaccurate to place inside or outside', () => {
  expect(eventsOf([fix(0, 2_000), fix(10, 900), fix(40, 900), fix(60, 1_100), fix(200, 1_100)])).toEqual([])
  // 50 m inside with 80 m of doubt, and 300 m of doubt in the very middle.
  const vague = [fix(60, 950, 80), fix(130, 950, 80), fix(200, 0, 300), fix(300, 0, 300)]
  expect(eventsOf([fix(0, 2_000), ...vague])).toEqual([])
  expect(eventsOf([fix(0, 2_000), fix(60, 950, 20), fix(130, 950, 20)])).toEqual([['entered', 60]])
})

it('[M23] orders positions by their own time and lets late ones change nothing', () => {
  const mixed = [fix(130, 0), fix(0, 2_000), fix(60, 0)]
  expect(eventsOf(mixed)).toEqual([['entered', 60]])
  const { presence } = followZone(null, mixed, watched(ALL))
  expect(eventsOf([fix(10, 2_000), fix(100, 2_000)], watched(ALL), presence)).toEqual([])
})

it('[M23] applies the hours and weekdays of the watch, also over midnight', () => {
  const visit = [fix(0, 2_000), fix(60, 0), fix(130, 0)]
  expect(eventsOf(visit, watched({ entered: true, from: '07:00', to: '09:00' }))).toHaveLength(1)
  expect(eventsOf(visit, watched({ entered: true, from: '09:00', to: '17:00' }))).toEqual([])
  // 08:00 UTC is 03:00 in Lima: an hour of the night that began on Wednesday.
  const night = { entered: true, from: '22:00', to: '05:00' }
  expect(eventsOf(visit, watched({ ...night, weekdays: [3] }, 1_000, 'America/Lima'))).toHaveLength(1)
  expect(eventsOf(visit, watched({ ...night, weekdays: [4] }, 1_000, 'America/Lima'))).toEqual([])
  expect(eventsOf(visit, watched({ left: true }))).toEqual([])
})

it('[M23] accepts a zone as large as a country: driving within it is no event', () => {
  const country = watched(ALL, 500_000)
  const drive = Array.from({ length: 50 }, (_, i) => fix(i * 60, i * 1_000))
  expect(eventsOf(drive, country)).toEqual([['dwelt', 600]])
  expect(eventsOf(drive, { ...country, watch: zoneWatch.parse({ left: true }) })).toEqual([])
})

it('refuses hours with one end', () => {
  expect(zoneWatch.safeParse({ from: '08:00' }).success).toBe(false)
  expect(zoneWatch.safeParse({ from: '08:00', to: '08:00' }).success).toBe(false)
  expect(zoneWatch.safeParse({ entered: true, speed: 1 }).success).toBe(false)
})
