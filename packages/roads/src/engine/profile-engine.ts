// A road profile's graph with its reusable searches, for each size of vehicle that a region tells apart.
import { readRoadKey, type RoadKey, type RoadSizes } from '@dropwise/contracts'
import { RoadsError, type RegionManifest } from '../types.ts'
import type { ProfileGraph, RoadGraph } from './graph.ts'
import type { RoadClass } from './kinds.ts'
import { Upsearch } from './search.ts'
import { snapPoint, type Snap } from './snap.ts'
import type { Searches } from './table.ts'
import { closedBySize, graphWithinSizes, type ClosedBySize } from './within-sizes.ts'
import { graphWithout } from './without.ts'

export interface ProfileEngine {
  graph: ProfileGraph
  searches: Searches
}

/** A van stops round the corner when the nearest street refuses it. */
const STEP_ASIDE_METRES = 25

/** Maximum number of graphs of sizes in memory; the least recently used goes. Each is as large as its profile's. */
const MOST_SIZED = 6

/** Engines of a region, without roads of the closed classes. */
export class ProfileEngines {
  private readonly roads: RoadGraph
  private readonly manifest: RegionManifest
  private readonly closed: readonly RoadClass[]
  private readonly plain = new Map<string, ProfileEngine>()
  private readonly sized = new Map<string, ProfileEngine>()
  private readonly closures = new Map<RoadKey, ClosedBySize>()
  /** The first key with the same closed segments. */
  private readonly firstKeys = new Map<string, RoadKey>()

  constructor(roads: RoadGraph, manifest: RegionManifest, closed: readonly RoadClass[]) {
    this.roads = roads
    this.manifest = manifest
    this.closed = closed
  }

  /** Throws bad_options for a profile that the region lacks. */
  of(key: RoadKey = 'car'): ProfileEngine {
    const { profile, sizes } = this.parse(key)
    const closure = this.closureOf(key, sizes)
    if (closure.key === '') return this.plainEngine(profile)
    const name = `${profile}@${closure.key}`
    const engine =
      this.sized.get(name) ?? engineOf(graphWithinSizes(this.plainEngine(profile).graph, closure))
    this.sized.delete(name)
    this.sized.set(name, engine)
    for (const oldest of this.sized.keys()) if (this.sized.size > MOST_SIZED) this.sized.delete(oldest)
    return engine
  }

  /**
   * Where a vehicle stops for a place: on the nearest open street, or on a nearer closed one if that is much
   * nearer. From there no way leads on.
   */
  snap({ lat, lng }: { lat: number; lng: number }, key: RoadKey = 'car'): Snap | null {
    const { graph } = this.of(key)
    const open = snapPoint(this.roads, graph, lat, lng)
    const plain = this.plainEngine(this.parse(key).profile).graph
    if (graph === plain) return open
    const nearest = snapPoint(this.roads, plain, lat, lng)
    return open && nearest && open.metres <= nearest.metres + STEP_ASIDE_METRES ? open : nearest
  }

  /** A key with the same roads: that of the profile alone where no limit concerns these sizes. */
  sameRoads(key: RoadKey): RoadKey {
    const { profile, sizes } = this.parse(key)
    const closure = this.closureOf(key, sizes).key
    if (closure === '') return profile
    const name = `${profile}@${closure}`
    const first = this.firstKeys.get(name) ?? key
    this.firstKeys.set(name, first)
    return first
  }

  closureOf(key: RoadKey, sizes: RoadSizes): ClosedBySize {
    let closure = this.closures.get(key)
    if (!closure) this.closures.set(key, (closure = closedBySize(this.roads.sizeLimits, sizes)))
    return closure
  }

  parse(key: RoadKey) {
    const parts = readRoadKey(key)
    if (!parts || !this.roads.profiles[parts.profile])
      throw new RoadsError(
        'bad_options',
        `The region ${this.manifest.name} has no roads for "${key}".`,
        `Use one of: ${this.manifest.profiles.join(', ')}.`,
      )
    return parts
  }

  private plainEngine(profile: keyof RoadGraph['profiles']): ProfileEngine {
    const existing = this.plain.get(profile)
    if (existing) return existing
    const whole = this.roads.profiles[profile]!
    const engine = engineOf(this.closed.length > 0 ? graphWithout(this.roads, whole, this.closed) : whole)
    this.plain.set(profile, engine)
    return engine
  }
}

function engineOf(graph: ProfileGraph): ProfileEngine {
  return {
    graph,
    searches: {
      forward: new Upsearch(graph.forward, graph.backward, graph.count),
      backward: new Upsearch(graph.backward, graph.forward, graph.count),
    },
  }
}
