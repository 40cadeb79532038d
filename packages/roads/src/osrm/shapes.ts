// Routes and places in OSRM's response format.
import { distanceMetres } from '../engine/geometry.ts'
import { encodePolyline } from '../polyline.ts'
import type { LngLat, Route, Snapped, Step } from '../types.ts'
import { oneOf } from './request.ts'

export type Draw = (line: LngLat[]) => unknown

export function geometryWriter(options: URLSearchParams): Draw {
  const kind = oneOf(options, 'geometries', ['polyline', 'polyline6', 'geojson'])
  if (kind === 'geojson') return (line) => ({ type: 'LineString', coordinates: line.map(place) })
  return (line) => encodePolyline(line, kind === 'polyline6' ? 6 : 5)
}

export function routeBody(route: Route, options: URLSearchParams) {
  const draw = geometryWriter(options)
  const overview = oneOf(options, 'overview', ['simplified', 'full', 'false'])
  const withSteps = oneOf(options, 'steps', ['false', 'true']) === 'true'
  const annotations = options.get('annotations')
  const fullLine = route.geometry.flatMap((line, i) => (i === 0 ? line : line.slice(1)))
  const body: Record<string, unknown> = {
    distance: route.distance,
    duration: route.duration,
    weight: route.duration,
    weight_name: 'routability',
    legs: route.legs.map((leg, i) => ({
      distance: leg.distance,
      duration: leg.duration,
      weight: leg.duration,
      summary: withSteps ? summary(leg.steps ?? []) : '',
      steps: withSteps ? (leg.steps ?? []).map((step) => stepBody(step, route.geometry[i]!, draw)) : [],
      ...(annotations && annotations !== 'false'
        ? { annotation: annotation(route.geometry[i]!, leg.duration) }
        : {}),
    })),
  }
  if (overview === 'full') body.geometry = draw(fullLine)
  if (overview === 'simplified') body.geometry = draw(thin(fullLine))
  return body
}

function annotation(line: LngLat[], seconds: number) {
  const distance = line
    .slice(1)
    .map(([lng, lat], i) => Math.round(distanceMetres(line[i]![1], line[i]![0], lat, lng) * 10) / 10)
  const total = distance.reduce((sum, metres) => sum + metres, 0) || 1
  const duration = distance.map((metres) => Math.round((metres / total) * seconds * 10) / 10)
  return {
    distance,
    duration,
    speed: distance.map((metres, i) =>
      duration[i]! > 0 ? Math.round((metres / duration[i]!) * 10) / 10 : 0,
    ),
  }
}

/** Points that matter at the zoom that shows the whole line. */
function thin(line: LngLat[]): LngLat[] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of line) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const tolerance = Math.max(east - west, north - south) / 600
  const out: LngLat[] = [line[0]!]
  for (const point of line.slice(1, -1)) {
    const last = out[out.length - 1]!
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) > tolerance) out.push(point)
  }
  return [...out, line[line.length - 1]!]
}

function summary(steps: Step[]): string {
  const byName = new Map<string, number>()
  for (const { name, distance } of steps) if (name) byName.set(name, (byName.get(name) ?? 0) + distance)
  const longest = [...byName]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([name]) => name)
  return [...byName.keys()].filter((name) => longest.includes(name)).join(', ')
}

function stepBody(step: Step, line: LngLat[], draw: Draw) {
  const type =
    { depart: 'depart', arrive: 'arrive', continue: 'continue', roundabout: 'roundabout', uturn: 'continue' }[
      step.manoeuvre as string
    ] ?? 'turn'
  const modifier =
    step.manoeuvre === 'continue'
      ? 'straight'
      : type === 'turn' || step.manoeuvre === 'uturn'
        ? step.manoeuvre
        : undefined
  return {
    distance: step.distance,
    duration: step.duration,
    weight: step.duration,
    name: step.name,
    mode: 'driving',
    driving_side: 'right',
    geometry: draw(line.slice(step.from, Math.max(step.from + 1, step.to) + 1)),
    maneuver: {
      type,
      ...(modifier ? { modifier } : {}),
      location: place(step.location),
      bearing_before: step.bearingBefore,
      bearing_after: step.bearingAfter,
      instruction: step.instruction,
    },
    intersections: [{ location: place(step.location), bearings: [step.bearingAfter], entry: [true], out: 0 }],
  }
}

export function waypoint(snapped: Snapped) {
  return {
    hint: '',
    distance: Math.round(snapped.metres * 1000) / 1000,
    name: snapped.name,
    location: place([snapped.lng, snapped.lat]),
  }
}

function place([lng, lat]: LngLat): LngLat {
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6]
}
