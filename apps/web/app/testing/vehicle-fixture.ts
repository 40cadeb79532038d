// A van as the API returns it, for tests of screens.
import { NO_LIMITS, type VehicleItem } from '@dropwise/contracts'

/** Idle, without driver or papers; `more` overrides fields. */
export const vehicleFixture = (id: string, name: string, more: Partial<VehicleItem> = {}): VehicleItem => ({
  id,
  name,
  registration: `CL23 ${name.slice(-2)}`,
  ...NO_LIMITS,
  capacityPackages: 120,
  capacityKg: 900,
  roadProfile: 'car',
  breaks: [],
  reloadMinutes: 15,
  endDepot: null,
  shiftStart: '08:00',
  shiftEnd: '16:00',
  depot: { id: '33333333-3333-4333-8333-333333333333', name: 'Quayside depot', lat: 50.7, lng: -1.9 },
  driver: null,
  skills: [],
  zones: [],
  maxShiftMinutes: 480,
  costFixedMinor: 0,
  costPerHourMinor: 2200,
  costPerKmMinor: 35,
  papers: [],
  odometerKm: null,
  serviceDueKm: null,
  serviceDueOn: null,
  inspectionsDue: [],
  status: 'active',
  hasDevice: false,
  ...more,
})
