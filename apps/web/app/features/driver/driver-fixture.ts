// A server day of three stops for tests of the driver's app.
import type { DriverDay, DriverRoute, DriverStop } from '@dropwise/contracts'

export const orderId = (n: number): string => `77777777-7777-4777-8777-77777777777${n}`
export const ROUTE_ID = '88888888-8888-4888-8888-888888888888'

export function stopOf(sequence: number, more: Partial<DriverStop> = {}): DriverStop {
  return {
    orderId: orderId(sequence),
    sequence,
    status: 'pending',
    orderStatus: 'dispatched',
    reference: `DW-${sequence}`,
    trackingNumber: `DW-0000-000${sequence}`,
    type: 'delivery',
    name: `Person ${sequence}`,
    canCall: true,
    address: `${sequence} Weaver Lane, Ashmouth`,
    lat: 50.7,
    lng: -1.9,
    window: { from: '2026-11-24T09:00:00.000Z', to: '2026-11-24T12:00:00.000Z' },
    plannedArriveAt: `2026-11-24T1${sequence}:00:00.000Z`,
    etaAt: null,
    arrivedAt: null,
    lateSeconds: 0,
    serviceSeconds: 240,
    tasks: [],
    otherWindows: [],
    isLocked: false,
    items: [],
    custom: [],
    attachments: [],
    packages: 2,
    weightKg: 3.5,
    volumeLitres: 0,
    pallets: 0,
    skills: [],
    pair: null,
    reload: null,
    cash: 0,
    instructions: null,
    pinCheck: null,
    codes: [`DW-${sequence}`],
    ...more,
  }
}

export function routeOf(stops: DriverStop[], more: Partial<DriverRoute> = {}): DriverRoute {
  return {
    id: ROUTE_ID,
    version: 'v1',
    number: 7,
    hue: 6,
    date: '2026-11-24',
    status: 'started',
    departAt: '2026-11-24T08:00:00.000Z',
    returnAt: '2026-11-24T16:00:00.000Z',
    distanceMetres: 24_000,
    vehicle: { id: '99999999-9999-4999-8999-999999999999', name: 'Van 7', registration: 'HL 7' },
    depot: { name: 'Harbour Lane depot', address: 'Harbour Lane, Ashmouth', lat: 50.71, lng: -1.9 },
    endDepot: { name: 'Harbour Lane depot', address: 'Harbour Lane, Ashmouth', lat: 50.71, lng: -1.9 },
    legs: [],
    isOnBreak: false,
    vehicleCheck: null,
    breaks: [],
    stops,
    ...more,
  }
}

export function dayOf(route: DriverRoute): DriverDay {
  return {
    date: route.date,
    company: {
      name: 'Harbour Lane Couriers',
      timeZone: 'Europe/London',
      units: 'mi',
      currency: 'GBP',
    },
    routes: [route],
    reasons: [
      { id: 'nobody_in', label: 'Nobody in', kinds: ['failed'], needsPhoto: false },
      { id: 'short', label: 'Not all there', kinds: ['partly_delivered'], needsPhoto: false },
      { id: 'damaged', label: 'Damaged', kinds: ['failed', 'partly_delivered'], needsPhoto: true },
    ],
    rules: {
      proof: [],
      arrivalRadiusMetres: 60,
      mayReorder: false,
      recipientCalls: 'on_tap',
      files: { bucket: 'proofs', folder: 'company/driver', maxBytes: 10_000_000 },
    },
  }
}
