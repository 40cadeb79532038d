// A compiled road graph as columns: segments shared by all profiles, and each profile's edges in hierarchy
// order.
import { readPack, type Columns } from '../pack.ts'
import { RoadsError, type Profile } from '../types.ts'
import type { RoadClass } from './kinds.ts'
import Flatbush from 'flatbush'
import { openSizeLimits, type SizeLimits } from './sizes.ts'

export interface UpwardArcs {
  start: Int32Array
  to: Int32Array
  weight: Int32Array
  middle: Int32Array
  duration: Int32Array
  length: Int32Array
  major: Int32Array
}

interface Loop {
  weight: number
  middle: number
  duration: number
  length: number
  major: number
}

/** One profile. Edges carry their hierarchy number: 0 is the most important. */
export interface ProfileGraph {
  count: number
  /** Segment × 2 + direction. */
  edgeSegment: Int32Array
  /** Milliseconds and centimetres. */
  edgeWeight: Int32Array
  edgeDuration: Int32Array
  edgeLength: Int32Array
  edgeMajor: Uint8Array
  /** Edge of segment s forward at 2 s, backward at 2 s + 1; -1 when not drivable. */
  segmentEdges: Int32Array
  canStop: Uint8Array
  /** Copies of an edge, one for each edge from which it can be reached. */
  copies: Map<number, number[]>
  forward: UpwardArcs
  backward: UpwardArcs
  loops: Map<number, Loop>
  /** Rows of turns that the hierarchy lacks because a way around is shorter; empty in older regions. */
  hiddenTurns: Int32Array
}

export interface RoadGraph {
  segmentCount: number
  shapeStart: Int32Array
  shapeLng: Int32Array
  shapeLat: Int32Array
  segmentName: Int32Array
  segmentKind: Uint8Array
  segmentLength: Int32Array
  names: string[]
  /** Classes of its segments. */
  classes: readonly RoadClass[]
  index: Flatbush
  profiles: Partial<Record<Profile, ProfileGraph>>
  /** Null in older regions, which never read them. */
  sizeLimits: SizeLimits | null
}

export interface GraphInfo {
  names: string[]
  profiles: Profile[]
  /** Absent in older regions, whose segments only had a kind. */
  classes?: RoadClass[]
}

/** Opens a graph pack. Columns stay views of the buffer. */
export function openGraph(bytes: Uint8Array): RoadGraph {
  const { info, columns } = readPack<GraphInfo>(bytes)
  const ints = (name: string) => column(columns, name, Int32Array)
  const indexBytes = column(columns, 'index', Uint8Array)
  const graph: RoadGraph = {
    segmentCount: ints('segmentName').length,
    shapeStart: ints('shapeStart'),
    shapeLng: ints('shapeLng'),
    shapeLat: ints('shapeLat'),
    segmentName: ints('segmentName'),
    segmentKind: column(columns, 'segmentKind', Uint8Array),
    segmentLength: ints('segmentLength'),
    names: info.names,
    classes: info.classes ?? ['motorway'],
    index: Flatbush.from(indexBytes.slice().buffer),
    profiles: {},
    sizeLimits: openSizeLimits(columns),
  }
  for (const profile of info.profiles) graph.profiles[profile] = openProfile(columns, profile)
  return graph
}

function openProfile(columns: Columns, profile: Profile): ProfileGraph {
  const ints = (name: string) => column(columns, `${profile}.${name}`, Int32Array)
  const upward = (name: string): UpwardArcs => ({
    start: ints(`${name}.start`),
    to: ints(`${name}.to`),
    weight: ints(`${name}.weight`),
    middle: ints(`${name}.middle`),
    duration: ints(`${name}.duration`),
    length: ints(`${name}.length`),
    major: ints(`${name}.major`),
  })
  const copies = new Map<number, number[]>()
  const copyPairs = ints('copies')
  for (let i = 0; i < copyPairs.length; i += 2)
    copies.set(copyPairs[i], [...(copies.get(copyPairs[i]) ?? []), copyPairs[i + 1]])
  const loops = new Map<number, Loop>()
  const flat = ints('loops')
  for (let i = 0; i < flat.length; i += 6)
    loops.set(flat[i], {
      weight: flat[i + 1],
      middle: flat[i + 2],
      duration: flat[i + 3],
      length: flat[i + 4],
      major: flat[i + 5],
    })
  return {
    count: ints('edgeSegment').length,
    edgeSegment: ints('edgeSegment'),
    edgeWeight: ints('edgeWeight'),
    edgeDuration: ints('edgeDuration'),
    edgeLength: ints('edgeLength'),
    edgeMajor: column(columns, `${profile}.edgeMajor`, Uint8Array),
    segmentEdges: ints('segmentEdges'),
    canStop: column(columns, `${profile}.canStop`, Uint8Array),
    copies,
    forward: upward('forward'),
    backward: upward('backward'),
    loops,
    hiddenTurns: columns[`${profile}.hiddenTurns`] ? ints('hiddenTurns') : new Int32Array(),
  }
}

function column<T extends Columns[string]>(
  columns: Columns,
  name: string,
  type: new (length: number) => T,
): T {
  const data = columns[name]
  if (data instanceof type) return data
  throw new RoadsError(
    'region_damaged',
    `This region lacks ${name}.`,
    'Compile it again with npm run region.',
  )
}
