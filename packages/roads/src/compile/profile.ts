// Where and how fast a vehicle may drive, from OpenStreetMap tags. Profiles hold what differs between
// vehicles; speeds by kind of road and surface are OSRM's published ones for cars.
import type { Profile } from '../types.ts'
import { PROFILES } from '../profiles/index.ts'
import type { Dimensions } from '../profiles/profile.ts'
import { conflictWith } from '../engine/sizes.ts'
import { readSizeLimits } from './size-limits.ts'
import { isUsual, readConditional } from './conditional.ts'

/** Road kinds, as in tiles and time-of-day factors. */
export const KINDS = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'residential',
  'service',
  'path',
] as const
export type RoadKind = (typeof KINDS)[number]

/** km/h on a road without a posted limit. */
const SPEEDS: Record<string, number> = {
  motorway: 90,
  motorway_link: 45,
  trunk: 85,
  trunk_link: 40,
  primary: 65,
  primary_link: 30,
  secondary: 55,
  secondary_link: 25,
  tertiary: 40,
  tertiary_link: 20,
  unclassified: 25,
  residential: 25,
  living_street: 10,
  service: 15,
}
const ROUTE_SPEEDS: Record<string, number> = { ferry: 5, shuttle_train: 10 }

/** Share of a posted limit that drivers reach on average, with junctions, bends and traffic. */
const POSTED_SHARE = 0.8

const SURFACE_CAPS: Record<string, number> = {
  cement: 80,
  compacted: 80,
  fine_gravel: 80,
  paving_stones: 60,
  metal: 60,
  bricks: 60,
  grass: 40,
  wood: 40,
  sett: 40,
  grass_paver: 40,
  gravel: 40,
  unpaved: 40,
  ground: 40,
  dirt: 40,
  pebblestone: 40,
  tartan: 40,
  cobblestone: 30,
  clay: 30,
  earth: 20,
  stone: 20,
  rocky: 20,
  sand: 20,
  mud: 10,
}
const TRACK_CAPS: Record<string, number> = { grade1: 60, grade2: 40, grade3: 30, grade4: 25, grade5: 20 }
const SMOOTHNESS_CAPS: Record<string, number> = {
  intermediate: 80,
  bad: 40,
  very_bad: 20,
  horrible: 10,
  very_horrible: 5,
  impassable: 0,
}
const URBAN: Record<string, number> = {
  urban: 50,
  rural: 90,
  trunk: 110,
  motorway: 130,
  living_street: 10,
  walk: 10,
  nsl_single: 96,
  nsl_dual: 112,
}
const FORBIDDEN = new Set([
  'no',
  'agricultural',
  'forestry',
  'emergency',
  'psv',
  'permit',
  'customers',
  'private',
  'delivery',
  'destination',
  'residents',
  'military',
  'use_sidepath',
])
const RESTRICTED = new Set(['private', 'delivery', 'destination', 'customers', 'residents', 'permit'])
const HARD_NO = new Set(['no', 'agricultural', 'forestry', 'emergency', 'psv', 'military', 'use_sidepath'])
const OPEN_BARRIERS = new Set([
  'cattle_grid',
  'border_control',
  'toll_booth',
  'sally_port',
  'gate',
  'lift_gate',
  'no',
  'entrance',
  'height_restrictor',
  'arch',
  'kerb',
  'swing_gate',
  'sump_buster',
])

export interface WayUse {
  /** km/h along and against the drawn direction; 0 where driving is forbidden. */
  forward: number
  backward: number
  /** Divides the speed when choosing a way, not in its time: 0.5 makes a lane twice as long to the search. */
  preference: number
  /** Only for destination traffic: entering costs, driving inside does not. */
  restricted: boolean
  /** A trip may start or end on it. */
  canStop: boolean
}

type Tag = (key: string) => string

/** A profile's rights on a way; null when it may not drive there. */
export function readWay(tag: Tag, profile: Profile): WayUse | null {
  const highway = tag('highway')
  const route = tag('route')
  const base =
    SPEEDS[highway] ??
    ROUTE_SPEEDS[route] ??
    (tag('access') || tag('motor_vehicle') || tag('motorcar') ? 0 : -1)
  if (base === -1 || (!highway && !ROUTE_SPEEDS[route])) return null
  if (tag('area') === 'yes' || tag('impassable') === 'yes' || tag('status') === 'impassable') return null
  if (highway === 'construction' || highway === 'proposed') return null
  const oneway = tag('oneway')
  if (oneway === 'reversible') return null
  if (tag('service') === 'emergency_access') return null

  const access = accessNow(tag, profile, firstOf(tag, PROFILES[profile].access, ''))
  const accessForward = firstOf(tag, PROFILES[profile].access, ':forward') || access
  const accessBackward = firstOf(tag, PROFILES[profile].access, ':backward') || access
  const restricted = RESTRICTED.has(access)
  let forward = startSpeed(base, accessForward)
  let backward = startSpeed(base, accessBackward)
  if (forward <= 0 && backward <= 0) return null

  const junction = tag('junction')
  const wayOneway = firstValue(tag, ['oneway:motorcar', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'])
  if (wayOneway === '-1') forward = 0
  else if (
    wayOneway === 'yes' ||
    wayOneway === '1' ||
    wayOneway === 'true' ||
    (wayOneway !== 'no' &&
      (junction === 'roundabout' ||
        junction === 'circular' ||
        highway === 'motorway' ||
        highway === 'motorway_link'))
  )
    backward = 0
  else if (wayOneway !== 'no') {
    const closed = sidesClosedAtTimes(tag, profile)
    if (closed === '-1') forward = 0
    else if (closed === 'yes') backward = 0
  }
  if (forward <= 0 && backward <= 0) return null

  const { dimensions, obeysSizeLimits, speed } = PROFILES[profile]
  if (obeysSizeLimits && isTooBig(tag, dimensions)) return null
  const posted = postedSpeed(firstValue(tag, ['maxspeed:advisory', 'maxspeed']))
  const postedForward = postedSpeed(tag('maxspeed:forward')) || posted
  const postedBackward = postedSpeed(tag('maxspeed:backward')) || posted
  if (forward > 0 && postedForward > 0) forward = postedForward * POSTED_SHARE
  if (backward > 0 && postedBackward > 0) backward = postedBackward * POSTED_SHARE

  const cap = Math.min(
    SURFACE_CAPS[tag('surface')] ?? Infinity,
    TRACK_CAPS[tag('tracktype')] ?? Infinity,
    SMOOTHNESS_CAPS[tag('smoothness')] ?? Infinity,
    speed.most,
  )
  forward = Math.min(forward, cap) * speed.share
  backward = Math.min(backward, cap) * speed.share
  return {
    forward,
    backward,
    preference: preferenceOf(tag, forward > 0 && backward > 0),
    restricted,
    canStop: !(highway === 'service' && access === 'private') && !ROUTE_SPEEDS[route],
  }
}

/** 0 open, 1 destination traffic, 2 closed. */
const strictness = (access: string): number => (HARD_NO.has(access) ? 2 : RESTRICTED.has(access) ? 1 : 0)

/** Access in working hours: stricter values count when they hold most hours, looser ones only in all. */
function accessNow(tag: Tag, profile: Profile, access: string): string {
  let now = access
  // The most specific key comes last and decides.
  for (const key of PROFILES[profile].access.toReversed()) {
    const text = tag(`${key}:conditional`)
    if (!text) continue
    for (const { value, holds } of readConditional(text, profile)) {
      const isStricter = strictness(value) > strictness(now)
      if (holds === 'always' || (holds === 'mostly' && isStricter)) now = value
    }
  }
  return now
}

/**
 * 'yes' or '-1' when a two-way road is one-way in most working hours; '' when its direction changes over the
 * day.
 */
function sidesClosedAtTimes(tag: Tag, profile: Profile): string {
  const text = firstValue(tag, ['oneway:motor_vehicle:conditional', 'oneway:conditional'])
  if (!text) return ''
  const sides = new Set(
    readConditional(text, profile)
      .filter(({ holds, value }) => isUsual(holds) && (value === 'yes' || value === '-1'))
      .map(({ value }) => value),
  )
  return sides.size === 1 ? ([...sides][0] ?? '') : ''
}

function startSpeed(base: number, access: string): number {
  if (HARD_NO.has(access)) return 0
  if (base > 0) return base
  // A kind of way closed to cars by default, opened by its access tag.
  return access && !FORBIDDEN.has(access) ? 10 : 0
}

function preferenceOf(tag: Tag, bothWays: boolean): number {
  const service = tag('service')
  let preference = 1
  if (
    service === 'alley' ||
    service === 'parking' ||
    service === 'parking_aisle' ||
    service === 'driveway' ||
    service === 'drive-through' ||
    service === 'drive-thru'
  )
    preference = 0.5
  const width = Number.parseInt(tag('width'), 10)
  const lanes = Number.parseInt(tag('lanes'), 10)
  if (width <= 3 || (lanes <= 1 && bothWays)) preference = 0.5
  const side = tag('side_road')
  if (side === 'yes' || side === 'rotary') preference = Math.min(preference, 0.8)
  if (tag('oneway') === 'alternating') preference = 0.4
  return preference
}

/** Whether a posted limit excludes a vehicle of these dimensions. */
function isTooBig(tag: Tag, { height, width, length, weight }: Dimensions): boolean {
  const limits = readSizeLimits(tag)
  return limits !== null && conflictWith(limits, 0, { height, width, length, weight }) !== null
}

/** km/h of a maxspeed value: "50", "30 mph", "DE:urban"; 0 for an unusable one. */
function postedSpeed(text: string): number {
  if (!text) return 0
  const number = Number.parseInt(text, 10)
  if (number > 0) return /mph|mp\/h/.test(text) ? number * 1.609 : number
  if (text === 'none') return 140 / POSTED_SHARE
  const zone = text.toLowerCase().split(':')[1]
  return (zone && URBAN[zone]) || 0
}

function firstOf(tag: Tag, keys: readonly string[], suffix: string): string {
  return firstValue(
    tag,
    keys.map((key) => key + suffix),
  )
}

function firstValue(tag: Tag, keys: readonly string[]): string {
  for (const key of keys) {
    const value = tag(key)
    if (value) return value
  }
  return ''
}

/** Whether a node blocks the vehicle (a bollard, a wall). */
export function isBarrier(tags: ReadonlyMap<string, string>, profile: Profile): boolean {
  const access = firstOf((key) => tags.get(key) ?? '', PROFILES[profile].access, '')
  if (access) return HARD_NO.has(access)
  const barrier = tags.get('barrier')
  if (!barrier || OPEN_BARRIERS.has(barrier)) return false
  return tags.get('bollard') !== 'rising'
}

/** A road's kind on the map. */
export function kindOf(highway: string): RoadKind | null {
  switch (highway.replace('_link', '')) {
    case 'motorway':
      return 'motorway'
    case 'trunk':
      return 'trunk'
    case 'primary':
      return 'primary'
    case 'secondary':
      return 'secondary'
    case 'tertiary':
      return 'tertiary'
    case 'residential':
    case 'unclassified':
    case 'living_street':
    case 'road':
      return 'residential'
    case 'service':
      return 'service'
    case 'footway':
    case 'path':
    case 'pedestrian':
    case 'cycleway':
    case 'track':
    case 'steps':
    case 'bridleway':
      return 'path'
    default:
      return null
  }
}

/**
 * Seconds of a turn. `angle` in degrees, 0 straight on, negative to the left; a logistic curve of its
 * sharpness.
 */
export function turnSeconds(angle: number, isUturn: boolean, isJunction: boolean, hasLight: boolean): number {
  const base = 7.5
  const bias = 1.075
  let seconds = hasLight ? 2 : 0
  if (isJunction || isUturn) {
    const sharpness = Math.abs(angle) / 180
    const steep = angle >= 0 ? 13 / bias : 13 * bias
    const middle = angle >= 0 ? 6.5 * bias : 6.5 / bias
    seconds += base / (1 + Math.exp(-(steep * sharpness - middle)))
    if (isUturn) seconds += 20
  }
  return seconds
}
