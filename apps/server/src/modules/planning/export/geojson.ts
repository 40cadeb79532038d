// A plan as GeoJSON (RFC 7946): a line for each route, a point for each stop and unserved order.
import { routeName } from './names.ts'
import type { ExportedDay, ExportedOrder, ExportedRoute } from './read-day.ts'

export function writeGeojson(day: ExportedDay): string {
  const features = [
    ...day.routes.flatMap(featuresOf),
    ...day.unserved.map(({ order, reason, message }) =>
      point(order, { kind: 'unserved', ...orderProperties(order), reason, message }),
    ),
  ]
  return JSON.stringify({ type: 'FeatureCollection', features })
}

function featuresOf(route: ExportedRoute) {
  const line = {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: route.line },
    properties: {
      kind: 'route',
      route: route.number,
      name: routeName(route),
      vehicle: route.vehicle.name,
      registration: route.vehicle.registration,
      driver: route.driver,
      departAt: route.departAt,
      returnAt: route.returnAt,
      distanceMetres: route.distanceMetres,
      driveSeconds: route.driveSeconds,
      stops: route.stops.length,
    },
  }
  const stops = route.stops.map(({ order, sequence, arriveAt, serviceAt, departAt }) =>
    point(order, {
      kind: 'stop',
      route: route.number,
      sequence,
      ...orderProperties(order),
      arriveAt,
      serviceAt,
      departAt,
    }),
  )
  // A line needs two places.
  return route.line.length > 1 ? [line, ...stops] : stops
}

function point({ lat, lng }: ExportedOrder, properties: object) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties }
}

function orderProperties({ id, reference, recipient, address, packages, weightGrams }: ExportedOrder) {
  return { orderId: id, reference, recipient, address, packages, weightKg: weightGrams / 1000 }
}
