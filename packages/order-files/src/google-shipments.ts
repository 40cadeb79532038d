// Reads shipments of Google's Route Optimization, from the table of its app or the JSON of its API, under
// headers that name their units.
type Cells = Record<string, string>

interface Visit {
  /** An address, or coordinates. */
  place: string
  seconds: string
  from: string
  to: string
}

/** Load types, and the header under which orders hold each. */
const LOADS: Readonly<Record<string, string>> = {
  weight: 'Weight (kg)',
  weightkg: 'Weight (kg)',
  weightlbs: 'Weight (lbs)',
  weightlb: 'Weight (lbs)',
  weightg: 'Weight (g)',
  pallets: 'Pallets',
  pallet: 'Pallets',
  parcels: 'Parcels',
  packages: 'Parcels',
  units: 'Parcels',
  volume: 'Volume (l)',
  volumem3: 'Volume (m3)',
}

/** True for the headers of the table that Google's app exports. */
export function isShipmentTable(headers: readonly string[]): boolean {
  return headers.includes('deliveryArrivalWaypoint') && headers.includes('pickupArrivalWaypoint')
}

/** A row of that table. Values without an order field keep their own header. */
export function plainShipment(row: Cells): Cells {
  const { label = '', allowedVehicleIndices = '', penaltyCost = '', ...cells } = row
  const visit = (kind: 'pickup' | 'delivery'): Visit => ({
    place: cells[`${kind}ArrivalWaypoint`] ?? '',
    seconds: cells[`${kind}Duration`] ?? '',
    from: cells[`${kind}StartTime`] ?? '',
    to: cells[`${kind}EndTime`] ?? '',
  })
  const loads = Object.entries(cells).flatMap(([header, type]): [string, string][] => {
    const number = /^loadDemand(\d+)Type$/.exec(header)?.[1]
    return number && type ? [[type, cells[`loadDemand${number}Value`] ?? '']] : []
  })
  const more = { allowedVehicleIndices, penaltyCost, ...softTimes(cells) }
  return shipment(label, visit('pickup'), visit('delivery'), loads, more)
}

function softTimes(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([header]) => header.includes('Soft')))
}

function shipment(
  label: string,
  pickup: Visit,
  delivery: Visit,
  loads: readonly [type: string, value: string][],
  more: Cells,
): Cells {
  const isGoing = delivery.place !== ''
  const stop = isGoing ? delivery : pickup
  const row: Cells = {
    'Order number': label,
    Type: isGoing ? 'delivery' : 'pickup',
    Address: stop.place,
    'Service time (s)': stop.seconds.replace(/s$/, ''),
    'Window start': stop.from,
    'Window end': stop.to,
  }
  if (isGoing)
    Object.assign(row, {
      'Pickup address': pickup.place,
      'Pickup window start': pickup.from,
      'Pickup window end': pickup.to,
    })
  for (const [type, value] of loads)
    row[LOADS[type.toLowerCase().replaceAll(/[^a-z\d]/g, '')] ?? `Load ${type}`] = value
  return { ...row, ...more }
}

interface ShipmentJson {
  label?: string
  pickups?: VisitJson[]
  deliveries?: VisitJson[]
  loadDemands?: Record<string, { amount?: string | number }>
  penaltyCost?: number
}

interface VisitJson {
  arrivalLocation?: LatLngJson
  arrivalWaypoint?: { location?: { latLng?: LatLngJson }; address?: string }
  duration?: string
  timeWindows?: { startTime?: string; endTime?: string }[]
}

interface LatLngJson {
  latitude?: number
  longitude?: number
}

/** True for an entry of `model.shipments`. */
export function isShipment(entry: Record<string, unknown>): boolean {
  return [entry.deliveries, entry.pickups].some(
    (visits) =>
      Array.isArray(visits) &&
      visits.some(
        (visit: unknown) =>
          typeof visit === 'object' &&
          visit !== null &&
          ('arrivalLocation' in visit || 'arrivalWaypoint' in visit),
      ),
  )
}

export function shipmentRow(entry: Record<string, unknown>): Cells {
  const { label = '', pickups, deliveries, loadDemands = {}, penaltyCost } = entry as ShipmentJson
  const loads = Object.entries(loadDemands).map(([type, load]): [string, string] => [
    type,
    String(load.amount ?? ''),
  ])
  const more: Cells = penaltyCost === undefined ? {} : { penaltyCost: String(penaltyCost) }
  return shipment(label, visitOf(pickups?.[0]), visitOf(deliveries?.[0]), loads, more)
}

function visitOf(visit: VisitJson | undefined): Visit {
  const { latitude, longitude } = visit?.arrivalLocation ?? visit?.arrivalWaypoint?.location?.latLng ?? {}
  const [window] = visit?.timeWindows ?? []
  return {
    place: latitude === undefined ? (visit?.arrivalWaypoint?.address ?? '') : `${latitude}, ${longitude}`,
    seconds: visit?.duration ?? '',
    from: window?.startTime ?? '',
    to: window?.endTime ?? '',
  }
}
