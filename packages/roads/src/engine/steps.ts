// A path in words: one step for each change of street or decision at a junction.
import type { Manoeuvre, Step } from '../types.ts'
import { bearing, turnAngle } from './geometry.ts'
import type { ProfileGraph, RoadGraph } from './graph.ts'
import { ROUNDABOUT } from './kinds.ts'
import type { Path, PathLine } from './path.ts'

/** Steps of one leg. `seconds` is the leg's duration, divided by each edge's time. */
export function describeSteps(
  roads: RoadGraph,
  graph: ProfileGraph,
  path: Path,
  line: PathLine,
  seconds: number,
): Step[] {
  const { edges } = path
  const share = (i: number) => (i === edges.length - 1 ? path.to : 1) - (i === 0 ? path.from : 0)
  const free = edges.reduce((sum, edge, i) => sum + graph.edgeDuration[edge] * share(i), 0) || 1
  const steps: Step[] = []
  edges.forEach((edge, i) => {
    const segment = graph.edgeSegment[edge] >> 1
    const name = roads.names[roads.segmentName[segment]]
    const round = (roads.segmentKind[segment] & ROUNDABOUT) !== 0
    const from = line.starts[i]
    const to = i + 1 < edges.length ? line.starts[i + 1] : line.points.length - 1
    const distance = (graph.edgeLength[edge] / 100) * share(i)
    const duration = seconds * ((graph.edgeDuration[edge] * share(i)) / free)
    const last = steps[steps.length - 1]
    const after = bearingAt(line, from, 1)
    const before = i === 0 ? after : bearingAt(line, from, -1)
    const turn = turnAngle(before, after)
    const wasRound = i > 0 && (roads.segmentKind[graph.edgeSegment[edges[i - 1]] >> 1] & ROUNDABOUT) !== 0
    const goesOn =
      last && ((round && wasRound) || (last.name === name && round === wasRound && Math.abs(turn) < 50))
    if (last && goesOn) {
      last.distance += distance
      last.duration += duration
      last.to = to
      return
    }
    const manoeuvre: Manoeuvre = i === 0 ? 'depart' : round ? 'roundabout' : turnName(turn)
    steps.push({
      manoeuvre,
      name,
      instruction: '',
      distance,
      duration,
      location: line.points[from],
      bearingBefore: before,
      bearingAfter: after,
      from,
      to,
    })
  })
  const end = line.points.length - 1
  const arrival = bearingAt(line, end, -1)
  steps.push({
    manoeuvre: 'arrive',
    name: steps[steps.length - 1].name,
    instruction: '',
    distance: 0,
    duration: 0,
    location: line.points[end],
    bearingBefore: arrival,
    bearingAfter: arrival,
    from: end,
    to: end,
  })
  for (const step of steps) {
    step.instruction = sentence(step)
    step.distance = Math.round(step.distance * 10) / 10
    step.duration = Math.round(step.duration * 10) / 10
    step.bearingBefore = Math.round(step.bearingBefore)
    step.bearingAfter = Math.round(step.bearingAfter)
  }
  return steps
}

function bearingAt({ points }: PathLine, index: number, direction: 1 | -1): number {
  const other = Math.min(points.length - 1, Math.max(0, index + direction))
  const [a, b] = direction === 1 ? [points[index], points[other]] : [points[other], points[index]]
  return bearing(a[1], a[0], b[1], b[0])
}

function turnName(angle: number): Manoeuvre {
  const size = Math.abs(angle)
  if (size > 170) return 'uturn'
  if (size < 15) return 'continue'
  const side = angle < 0 ? 'left' : 'right'
  if (size < 45) return `slight ${side}`
  return size > 125 ? `sharp ${side}` : side
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

function sentence({ manoeuvre, name, bearingAfter }: Step): string {
  const onto = name ? ` onto ${name}` : ''
  switch (manoeuvre) {
    case 'depart':
      return `Head ${COMPASS[Math.round(bearingAfter / 45) % 8]}${name ? ` on ${name}` : ''}`
    case 'arrive':
      return 'Arrive'
    case 'continue':
      return `Continue${onto}`
    case 'uturn':
      return `Make a U-turn${onto}`
    case 'roundabout':
      return `Take the roundabout${onto}`
    default:
      return manoeuvre.startsWith('slight') ? `Bear ${manoeuvre.slice(7)}${onto}` : `Turn ${manoeuvre}${onto}`
  }
}
