// One road engine from what is configured: OSRM or Valhalla when given, our own regions, crow flight for the rest.
import { routeAcross, tableAcross, type AcrossParts } from './across.ts'
import { DEFAULT_CROW } from './crow.ts'
import { distanceMetres } from './engine/geometry.ts'
import { osrmClient, type OsrmClientOptions } from './clients/osrm-client.ts'
import { valhallaClient } from './clients/valhalla-client.ts'
import { checkCoordinate } from './region.ts'
import { MAX_TABLE_SIDE, RoadsError, type Point, type Region, type RoadEngine } from './types.ts'

export interface RoadsConfig {
  /** Opened regions, or a function when they may change while running. */
  regions?: readonly Region[] | (() => readonly Region[])
  osrmUrl?: string
  valhallaUrl?: string
  http?: OsrmClientOptions
  /** Told whenever an engine failed and the next one answered in its place. */
  onFallback?: (engine: string, error: unknown) => void
}

/** Failures that another engine could answer instead; what is wrong with the question itself is thrown. */
const REPLACEABLE = new Set(['engine_unreachable', 'engine_refused', 'engine_answer', 'no_road_near'])

/** Asks the configured engine first, then the region of the points, then estimates what no region holds. Only the last is marked 'estimated'. */
export function createRoads(config: RoadsConfig): RoadEngine {
  const remote = config.osrmUrl
    ? osrmClient(config.osrmUrl, config.http)
    : config.valhallaUrl
      ? valhallaClient(config.valhallaUrl, config.http)
      : null
  const regions = () => (typeof config.regions === 'function' ? config.regions() : (config.regions ?? []))
  const ask = async <T>(
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
    return region ? fromRegion(region) : across(partsOf(regions(), points))
  }
  return {
    label: remote?.label ?? 'regions',
    async table(points, options = {}) {
      const rows = options.sources?.length ?? points.length
      const columns = options.destinations?.length ?? points.length
      if (rows > MAX_TABLE_SIDE || columns > MAX_TABLE_SIDE)
        throw new RoadsError(
          'too_big',
          `A table of ${rows} × ${columns} is too big: at most ${MAX_TABLE_SIDE} on a side.`,
          'Ask for it in parts with sources and destinations.',
        )
      return ask(
        points,
        (engine) => engine.table(points, options),
        (region) => region.table(points, options),
        (parts) => tableAcross(points, options, parts),
      )
    },
    route: (points, options = {}) =>
      ask(
        points,
        (engine) => engine.route(points, options),
        (region) => region.route(points, options),
        (parts) => routeAcross(points, options, parts),
      ),
  }
}

function regionOf(regions: readonly Region[], points: Point[]): Region | undefined {
  return regions.find((region) => points.every(({ lat, lng }) => region.contains(lat, lng)))
}

/** How places are answered that no one region holds. */
export function partsOf(regions: readonly Region[], points: Point[]): AcrossParts {
  return {
    regionOf: ({ lat, lng }) => regions.find((region) => region.contains(lat, lng)),
    crow: nearestRegion(regions, points)?.manifest.crow ?? DEFAULT_CROW,
    table: (region, some, options) => region.table(some, options),
    route: (region, some, options) => region.route(some, options),
  }
}

/** Whose factor to estimate with. */
function nearestRegion(regions: readonly Region[], points: Point[]): Region | undefined {
  const [first] = points
  if (!first) return undefined
  const away = ({ manifest: { center } }: Region) =>
    distanceMetres(first.lat, first.lng, center[1], center[0])
  return regions.toSorted((a, b) => away(a) - away(b))[0]
}
