// A plan as a table: one row a stop in driving order, then unserved orders with the reason.
import { clockOf, co2Of, GRAMS_PER_KG, shareGrams } from '@dropwise/contracts'
import type { TableRow } from '@dropwise/order-files'
import { shareWeightOf } from '../../../platform/emissions.ts'
import type { ExportedDay, ExportedOrder, ExportedRoute } from './read-day.ts'

/** Order columns have the import's names, so that the file can be imported again. */
export const STOP_HEADERS = [
  'route',
  'vehicle',
  'registration',
  'driver',
  'sequence',
  'arrive',
  'start',
  'depart',
  'reload',
  'reference',
  'recipient',
  'phone',
  'email',
  'address',
  'lat',
  'lng',
  'date',
  'window_start',
  'window_end',
  'other_windows',
  'type',
  'service_minutes',
  'packages',
  'weight_kg',
  'instructions',
  'co2_kg',
  'unserved',
] as const

/** Kilograms of each stop: its share of the route's; empty where they are unknown. */
function co2Cells({ gramsPerKm, distanceMetres, vehicle, stops }: ExportedRoute): number[] {
  const grams = co2Of(gramsPerKm, distanceMetres)
  if (grams === null) return []
  const weights = stops.map(({ order }) => shareWeightOf(vehicle.depot, order))
  return shareGrams(grams, weights).map((share) => share / GRAMS_PER_KG)
}

export function stopRows(day: ExportedDay): TableRow[] {
  const clock = (at: Date | null) => (at ? clockOf(at, day.timeZone) : '')
  const orderCells = (order: ExportedOrder): TableRow => ({
    reference: order.reference,
    recipient: order.recipient,
    phone: order.phone ?? '',
    email: order.email ?? '',
    address: order.address,
    lat: order.lat,
    lng: order.lng,
    date: day.date,
    window_start: clock(order.windowStart),
    window_end: clock(order.windowEnd),
    other_windows: order.windowWords.join('; '),
    type: order.type,
    service_minutes: order.serviceSeconds / 60,
    packages: order.packages,
    weight_kg: order.weightGrams / 1000,
    instructions: order.instructions ?? '',
  })
  const driven = day.routes.flatMap((route) => {
    const co2 = co2Cells(route)
    return route.stops.map((stop, i) => ({
      route: `R${route.number}`,
      vehicle: route.vehicle.name,
      registration: route.vehicle.registration,
      driver: route.driver ?? '',
      sequence: stop.sequence,
      arrive: clock(stop.arriveAt),
      start: clock(stop.serviceAt),
      depart: clock(stop.departAt),
      reload: clock(stop.reload && new Date(stop.reload.arriveAt)),
      ...orderCells(stop.order),
      co2_kg: co2[i] ?? '',
    }))
  })
  return [
    ...driven,
    ...day.unserved.map(({ order, message }) => ({ ...orderCells(order), unserved: message })),
  ]
}
