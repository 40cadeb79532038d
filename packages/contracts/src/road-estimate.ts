// Driving estimates outside road maps: a lengthened straight line, at two speeds. All figures are here, with their sources.
import { z } from 'zod'
import { distanceIn, type DistanceUnit } from './units.ts'

export const roadEstimate = z.object({
  /** ISO 3166-1 code whose figures they are; null for the default: an unknown country, or a trip across a border. */
  country: z.string().nullable(),
  /** Road metres for a straight metre, in a town and beyond it. */
  townDetour: z.number(),
  detour: z.number(),
  townKmh: z.number(),
  countryKmh: z.number(),
})
export type RoadEstimate = z.infer<typeof roadEstimate>

/** The first straight metres of a trip count as driven in a town. */
const TOWN_METRES = 5_000
/**
 * Mean of four towns whose roads were compiled from OpenStreetMap, over trips between their streets: Copenhagen 1.400, Porto 1.407,
 * San Francisco downtown 1.467, Reisterstown 1.471.
 */
const TOWN_DETOUR = 1.44
/**
 * Driven speed as a share of the general limit, free of traffic, in the same regions: 34 of 50 km/h in Copenhagen; 64 of 90 km/h in
 * and around Porto.
 */
const SHARE_OF_LIMIT = { town: 0.67, country: 0.71 }
/** General limits in and outside towns that most countries have, and the mean of the detours below. */
const COMMON = { detour: 1.3, town: 50, country: 90 }

/**
 * Detour between towns: Ballou, Rahardja and Sakai, "Selected country circuity factors for road travel distance estimation",
 * Transportation Research Part A 36 (2002), table 2; South Korea from Kim et al., J. Korean Society of Agricultural Engineers 57-4
 * (2015). Factors above 1.5 (Egypt, France, New Zealand, Spain) are left out: mountains and water between few towns made them, and
 * a day of deliveries crosses neither.
 */
const DETOURS: Readonly<Record<string, number>> = {
  AR: 1.22,
  AU: 1.28,
  BY: 1.12,
  BR: 1.23,
  CA: 1.3,
  CN: 1.33,
  DE: 1.32,
  GB: 1.4,
  HU: 1.35,
  ID: 1.43,
  IN: 1.31,
  IT: 1.18,
  JP: 1.41,
  KR: 1.26,
  MX: 1.46,
  PL: 1.21,
  RU: 1.37,
  SA: 1.34,
  TH: 1.42,
  UA: 1.29,
  US: 1.2,
  ZA: 1.23,
}
/**
 * General limits in and outside towns, km/h, where they are not the common ones: from the table "Default speed limits" of the
 * OpenStreetMap wiki (2025). States that differ within a country are left at the figure that most of them have.
 */
const LIMITS: Readonly<Record<string, readonly [town: number, country: number]>> = {
  AR: [60, 110],
  AT: [50, 100],
  AU: [50, 100],
  BR: [60, 100],
  BY: [60, 90],
  CA: [50, 80],
  CH: [50, 80],
  CL: [50, 100],
  DE: [50, 100],
  DK: [50, 80],
  FI: [50, 80],
  FR: [50, 80],
  GB: [48, 96],
  IE: [50, 80],
  IL: [50, 80],
  JP: [60, 60],
  KR: [50, 80],
  NL: [50, 80],
  NO: [50, 80],
  NZ: [50, 100],
  RU: [60, 90],
  SE: [50, 70],
  US: [40, 88],
  ZA: [60, 100],
}

/** The figures of a country; the default for null and for countries without figures of their own. */
export function estimateOf(country: string | null): RoadEstimate {
  const hasFigures = country !== null && (country in DETOURS || country in LIMITS)
  const detour = (country && DETOURS[country]) || COMMON.detour
  const [town, beyond] = (country && LIMITS[country]) || [COMMON.town, COMMON.country]
  return {
    country: hasFigures ? country : null,
    townDetour: TOWN_DETOUR,
    detour,
    townKmh: Math.round(town * SHARE_OF_LIMIT.town),
    countryKmh: Math.round(beyond * SHARE_OF_LIMIT.country),
  }
}

export const DEFAULT_ESTIMATE = estimateOf(null)

/** Road metres and seconds of a trip of so many straight metres. */
export function estimateTrip(
  straightMetres: number,
  { townDetour, detour, townKmh, countryKmh }: RoadEstimate,
): { distance: number; duration: number } {
  const inTown = Math.min(straightMetres, TOWN_METRES) * townDetour
  const beyond = Math.max(0, straightMetres - TOWN_METRES) * detour
  return {
    distance: Math.round(inTown + beyond),
    duration: Math.round((inTown / townKmh + beyond / countryKmh) * 3.6),
  }
}

/** `straight line × 1.44, 34 km/h in towns; × 1.3, 64 km/h beyond`. */
export function estimateText(
  { townDetour, detour, townKmh, countryKmh }: RoadEstimate,
  units: DistanceUnit,
): string {
  const speed = (kmh: number) =>
    `${Math.round(distanceIn(kmh * 1000, units))} ${units === 'mi' ? 'mph' : 'km/h'}`
  return `straight line × ${townDetour}, ${speed(townKmh)} in towns; × ${detour}, ${speed(countryKmh)} beyond`
}
