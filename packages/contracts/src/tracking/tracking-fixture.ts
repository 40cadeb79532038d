// A parcel on its way, nine minutes late, with one stop before it.
import type { TrackingResponse } from '../api/tracking.ts'

export function trackingFixture(): TrackingResponse {
  return {
    trackingNumber: '7K2M9QXR4T1B0C',
    reference: 'DW-48210',
    url: 'https://fleet.example/track/7K2M9QXR4T1B0C',
    status: 'out_for_delivery',
    progress: 75,
    eta: {
      from: '2026-04-16T11:01:00Z',
      to: '2026-04-16T11:11:00Z',
      at: '2026-04-16T11:06:00Z',
      lateSeconds: 540,
      reason: { code: 'in_turn', values: { stopsBefore: 1, driftMinutes: 9 } },
    },
    promised: { from: '2026-04-16T10:27:00Z', to: '2026-04-16T10:57:00Z' },
    clock: '2026-04-16T10:41:00Z',
    timeZone: 'Europe/London',
    stopsBefore: 1,
    isHere: false,
    location: null,
    path: null,
    timeline: [
      { status: 'out_for_delivery', title: 'Left the depot', at: '2026-04-16T07:30:00Z', location: null },
    ],
    origin: { name: 'Harbour Lane Couriers', city: null },
    destination: { street: 'Weaver Lane', city: 'Ashmouth', lat: 0, lng: 0, isExact: false },
    recipient: { firstName: 'Nora' },
    driver: { firstName: 'Kit' },
    vehicle: 'Van 07',
    contact: { phone: '+15550100', canMessage: true },
    parcels: { packages: 5, weightKg: 53, volumeLitres: 0, items: [], fields: [] },
    proof: null,
    proofUrl: null,
    neighbour: null,
    brand: {
      name: 'Harbour Lane Couriers',
      color: '#0f5257',
      logoUrl: null,
      units: 'mi',
      language: 'en',
      hidesPlatform: false,
    },
  }
}
