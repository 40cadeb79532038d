// Builds a road engine from the configuration: OSRM or Valhalla if set, our own regions, straight lines for
// the rest.
import { routeAcross, tableAcross, type AcrossParts } from './across.ts'
import { estimateOf } from '@dropwise/contracts'
import { fromCrow, type EstimateAt } from './crow.ts'
import { distanceMetres } from './engine/geometry.ts'
import { osrmClient, type OsrmClientOptions } from './clients/osrm-client.ts'
import { valhallaClient } from './clients/valhalla-client.ts'
import { checkCoordinate } from './region.ts'
import { MAX_TABLE_SIDE, RoadsError, type Point, type Region, type RoadEngine } from './types.ts'

/** ISO 3166-1 code of a place; null at sea. */
export type CountryAt = (point: Point) => string | null

/** A region fits its surroundings better than a country's figures; farther off it does not apply. */
const NEAR_METRES = 100_000

export interface RoadsConfig {
  /** Opened regions, or a function when they change at runtime. */
  regions?: readonly Region[] | (() => readonly Region[])
  /** Loads the countries, for estimates outside of regions; without them these have the default figures. */
  loadCountries?: () => Promise<CountryAt>
  osrmUrl?: string
  valhallaUrl?: string
  http?: OsrmClientOptions
  /** Called when an engine failed and the next one answered. */
  onFallback?: (engine: string, error: unknown) => void
}

/** Failures after which another engine may answer; errors of the query itself are thrown. */
const REPLACEABLE = new Set(['engine_unreachable', 'engine_refused', 'engine_answer', 'no_road_near'])

/**
 * Asks the configured engine first, then the points' region, then estimates places outside. Only estimates
 * are marked 'estimated'.
 */
export function createRoads(config: RoadsConfig): RoadEngine {
  const remote = config.osrmUrl
    ? osrmClient(config.osrmUrl, config.http)
    : config.valhallaUrl
      ? valhallaClient(config.valhallaUrl, config.http)
      : null
  const regions = () => (typeof config.regions === 'function' ? config.regions() : (config.regions ?? []))
  const request = async <T>(
    points: Point[],
    fromRemote: (engine: RoadEngine) => Promise<T>,
    fromRegion: (region: Region) => T,
    across: (parts: AcrossParts) => Promise<T>,
  ): Promise<T> => {
    points.forEach(checkCoordinate)
    if (remote)
      try {
        return await fromRemote(remote)
      } catch (error) {
        if (!(error instanceof RoadsError) || !REPLACEABLE.has(error.code)) throw error
        config.onFallback?.(remote.label, error)
      }
    const region = regionOf(regions(), points)
    return region ? fromRegion(region) : across(partsOf(regions(), await config.loadCountries?.()))
  }
  return {
    label: remote?.label ?? 'regions',
    sameRoads: (points, key) =>
      remote ? remote.sameRoads(points, key) : (regionOf(regions(), points)?.sameRoads(key) ?? key),
    hasLimits: (points) =>
      remote
        ? remote.hasLimits(points)
        : points.every(({ lat, lng }) =>
            regions().some((region) => (region.sizeLimits ?? 0) > 0 && region.contains(lat, lng)),
          ),
    // Other engines refuse a way without the reason.
    obstacles: async (from, to, key) =>
      remote ? [] : (regionOf(regions(), [from, to])?.obstacles(from, to, key) ?? []),
    async table(points, options = {}) {
      const rows = options.sources?.length ?? points.length
      const columns = options.destinations?.length ?? points.length
      if (rows > MAX_TABLE_SIDE || columns > MAX_TABLE_SIDE)
        throw new RoadsError(
          'too_big',
          `A table of ${rows} × ${columns} is too big: at most ${MAX_TABLE_SIDE} on a side.`,
          'Ask for it in parts with sources and destinations.',
        )
      return request(
        points,
        (engine) => engine.table(points, options),
        (region) => region.table(points, options),
        (parts) => tableAcross(points, options, parts),
      )
    },
    route: (points, options = {}) =>
      request(
        points,
        (engine) => engine.route(points, options),
        (region) => region.route(points, options),
        (parts) => routeAcross(points, options, parts),
      ),
  }
}

function regionOf(regions: readonly Region[], points: readonly Point[]): Region | undefined {
  return regions.find((region) => points.every(({ lat, lng }) => region.contains(lat, lng)))
}

/** How to answer for places that no single region holds. */
export function partsOf(regions: readonly Region[], countryAt: CountryAt = () => null): AcrossParts {
  return {
    regionOf: ({ lat, lng }) => regions.find((region) => region.contains(lat, lng)),
    estimateAt: estimatesOf(regions, countryAt),
    table: (region, places, options) => region.table(places, options),
    route: (region, places, options) => region.route(places, options),
  }
}

/** Figures of the region that is near, else of the country. */
function estimatesOf(regions: readonly Region[], countryAt: CountryAt): EstimateAt {
  const fitted = regions.map(({ manifest }) => ({ manifest, estimate: fromCrow(manifest.crow) }))
  return (point) => {
    const metresTo = ({ manifest: { center } }: (typeof fitted)[number]) =>
      distanceMetres(point.lat, point.lng, center[1], center[0])
    const near = fitted
      .map((entry) => ({ entry, metres: metresTo(entry) }))
      .filter(({ metres }) => metres < NEAR_METRES)
      .toSorted((a, b) => a.metres - b.metres)[0]
    return near?.entry.estimate ?? estimateOf(countryAt(point))
  }
}
