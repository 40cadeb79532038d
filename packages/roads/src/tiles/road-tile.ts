// The search's view of a tile's roads, as in OSRM's tile service: speeds by direction and, closer up, turns.
import { bearing, turnAngle } from '../engine/geometry.ts'
import type { ProfileGraph, RoadGraph } from '../engine/graph.ts'
import { edgeShape } from '../engine/route.ts'
import { turnsAt, type Turn } from '../engine/turns.ts'
import { clipLine, toTile } from './clip-line.ts'
import { project, tileBounds } from './mercator.ts'
import { EXTENT, LayerWriter, writeTile } from './mvt.ts'

/** At lower zooms, turns would overlap. */
const TURNS_FROM_ZOOM = 15
/** Margin around a tile in its units, so that lines continue in the next one. */
const MARGIN = 128

interface TilePlace {
  x: number
  y: number
  zoom: number
}

export function drawRoadTile(roads: RoadGraph, graph: ProfileGraph, tile: TilePlace): Uint8Array {
  const edges = edgesIn(roads, graph, tile)
  const speeds = drawSpeeds(roads, graph, tile, edges)
  if (tile.zoom < TURNS_FROM_ZOOM) return writeTile([speeds])
  return writeTile([speeds, drawTurns(roads, graph, tile, edges)])
}

/** Edges of a tile's streets, without copies for restrictions. */
function edgesIn(roads: RoadGraph, graph: ProfileGraph, { x, y, zoom }: TilePlace): number[] {
  return roads.index
    .search(...tileBounds(x, y, zoom))
    .toSorted((a, b) => a - b)
    .flatMap((segment) => [graph.segmentEdges[segment * 2], graph.segmentEdges[segment * 2 + 1]])
    .filter((edge) => edge >= 0)
}

function drawSpeeds(roads: RoadGraph, graph: ProfileGraph, tile: TilePlace, edges: number[]): LayerWriter {
  const layer = new LayerWriter('speeds')
  for (const edge of edges) {
    const parts = onTile(edgeShape(roads, graph, edge), tile)
    if (parts.length === 0) continue
    const seconds = graph.edgeDuration[edge] / 1000
    const metres = graph.edgeLength[edge] / 100
    layer.add(2, parts, {
      // The graph is one connected network: the compiler dropped the rest.
      is_small: false,
      speed: seconds > 0 ? Math.round((metres / seconds) * 3.6) : 0,
      datasource: 'map',
      duration: seconds,
      weight: graph.edgeWeight[edge] / 1000,
      name: roads.names[roads.segmentName[graph.edgeSegment[edge] >> 1]],
    })
  }
  return layer
}

function drawTurns(roads: RoadGraph, graph: ProfileGraph, tile: TilePlace, edges: number[]): LayerWriter {
  const layer = new LayerWriter('turns')
  const inTile = new Set(edges)
  const keys = new Set<string>()
  for (const edge of edges)
    for (const turn of turnsAt(graph, edge)) {
      const key = `${turn.from} ${turn.to}`
      if (keys.has(key) || !inTile.has(turn.from)) continue
      keys.add(key)
      drawTurn(layer, roads, graph, tile, turn)
    }
  return layer
}

function drawTurn(
  layer: LayerWriter,
  roads: RoadGraph,
  graph: ProfileGraph,
  tile: TilePlace,
  turn: Turn,
): void {
  const before = edgeShape(roads, graph, turn.from)
  const after = edgeShape(roads, graph, turn.to)
  const [a, b] = before.slice(-2)
  const [c, d] = after
  const [px, py] = onTilePlane(b, tile)
  if (px < 0 || py < 0 || px >= EXTENT || py >= EXTENT) return
  const arriving = bearing(a[1], a[0], b[1], b[0])
  const leaving = bearing(c[1], c[0], d[1], d[0])
  layer.add(1, [Int32Array.of(Math.round(px), Math.round(py))], {
    bearing_in: Math.round(turnAngle(0, arriving)),
    turn_angle: Math.round(turnAngle(arriving, leaving)),
    cost: (turn.duration - graph.edgeDuration[turn.to]) / 1000,
    weight: (turn.weight - graph.edgeWeight[turn.to]) / 1000,
  })
}

function onTilePlane([lng, lat]: readonly [number, number], { x, y, zoom }: TilePlace): [number, number] {
  const scale = 2 ** zoom
  const [px, py] = project(lng, lat)
  return [(px * scale - x) * EXTENT, (py * scale - y) * EXTENT]
}

function onTile(line: readonly (readonly [number, number])[], tile: TilePlace): Int32Array[] {
  const points = Float64Array.from(line.flatMap((place) => onTilePlane(place, tile)))
  return clipLine(points, -MARGIN, -MARGIN, EXTENT + MARGIN, EXTENT + MARGIN)
    .map((piece) => toTile(piece, 0, 0))
    .filter((piece) => piece.length >= 4)
}
