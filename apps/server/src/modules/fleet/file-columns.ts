// Vehicles and drivers as rows of a file: one list of columns for what goes out and what comes in. Pure.
import type { DriverItem, VehicleBreak, VehicleItem } from '@dropwise/contracts'
import { column, number, type FileColumn } from '../../platform/table-file.ts'
import { DAYS_OFF, PAPERS, WEEK } from './file-cells.ts'

const MINOR_PER_MAJOR = 100
const major = (cell: string) => {
  const value = number(cell)
  return typeof value === 'number' ? Math.round(value * MINOR_PER_MAJOR) : value
}
/** Skills share a cell, apart by semicolons: a comma would need quotes. */
const list = (cell: string) =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)

const METRES_PER_KM = 1000
const metres = (cell: string) => {
  const value = number(cell)
  return typeof value === 'number' ? Math.round(value * METRES_PER_KM) : value
}
const BREAK = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})\s+(\d{1,3})$/
/** Text that is no list of breaks stays text, which the schema refuses. */
const breaks = (cell: string): VehicleBreak[] | string => {
  const found = list(cell).map((item) => BREAK.exec(item))
  if (found.some((parts) => parts === null)) return cell
  return found.map((parts) => ({
    from: parts![1]!.padStart(5, '0'),
    to: parts![2]!.padStart(5, '0'),
    minutes: Number(parts![3]),
  }))
}

const writeKilometres = ({ maxDistanceMetres: most }: VehicleItem) => most && most / METRES_PER_KM
const writeBreaks = (item: VehicleItem) =>
  item.breaks.map(({ from, to, minutes }) => `${from}-${to} ${minutes}`).join('; ')

export const VEHICLE_COLUMNS: readonly FileColumn<VehicleItem>[] = [
  column('name', 'name', (item) => item.name),
  column('registration', 'registration', (item) => item.registration),
  column('capacity_packages', 'capacityPackages', (item) => item.capacityPackages, number),
  column('capacity_kg', 'capacityKg', (item) => item.capacityKg, number),
  column('capacity_litres', 'capacityLitres', (item) => item.capacityLitres, number),
  column('capacity_pallets', 'capacityPallets', (item) => item.capacityPallets, number),
  column('road_profile', 'roadProfile', (item) => item.roadProfile),
  column('shift_start', 'shiftStart', (item) => item.shiftStart),
  column('shift_end', 'shiftEnd', (item) => item.shiftEnd),
  column('max_shift_minutes', 'maxShiftMinutes', (item) => item.maxShiftMinutes, number),
  {
    ...column<VehicleItem>('breaks', 'breaks', writeBreaks, breaks),
    must: 'must look like 12:00-14:00 30; 18:00-19:00 15',
  },
  column('max_stops', 'maxStops', (item) => item.maxStops, number),
  {
    ...column<VehicleItem>('max_distance_km', 'maxDistanceMetres', writeKilometres, metres),
    must: 'must be 1 to 2000 km',
  },
  column('max_reloads', 'maxReloads', (item) => item.maxReloads, number),
  column('reload_minutes', 'reloadMinutes', (item) => item.reloadMinutes, number),
  column('depot', 'depotId', (item) => item.depot.name),
  column('end_depot', 'endDepotId', (item) => item.endDepot?.name ?? null),
  column('driver', 'driverId', (item) => item.driver?.name ?? null),
  column('skills', 'skills', (item) => item.skills.join('; '), list),
  column('cost_fixed', 'costFixedMinor', (item) => item.costFixedMinor / MINOR_PER_MAJOR, major),
  column('cost_per_hour', 'costPerHourMinor', (item) => item.costPerHourMinor / MINOR_PER_MAJOR, major),
  column('cost_per_km', 'costPerKmMinor', (item) => item.costPerKmMinor / MINOR_PER_MAJOR, major),
  column('odometer_km', 'odometerKm', (item) => item.odometerKm, number),
  column('service_due_km', 'serviceDueKm', (item) => item.serviceDueKm, number),
  column('service_due_on', 'serviceDueOn', (item) => item.serviceDueOn),
  column('zones', 'zoneIds', (item) => item.zones.map(({ name }) => name).join('; ') || null, list),
  {
    ...column<VehicleItem>('documents', 'papers', (item) => PAPERS.write(item.papers), PAPERS.read),
    must: PAPERS.must,
  },
  column('status', 'status', (item) => item.status),
]

export const DRIVER_COLUMNS: readonly FileColumn<DriverItem>[] = [
  column('name', 'name', (item) => item.name),
  column('phone', 'phone', (item) => item.phone),
  column('email', 'email', (item) => item.email),
  column('licence', 'licence', (item) => item.licence),
  column('skills', 'skills', (item) => item.skills.join('; '), list),
  column('max_week_minutes', 'maxWeekMinutes', (item) => item.maxWeekMinutes, number),
  { ...column<DriverItem>('week', 'week', (item) => WEEK.write(item.week), WEEK.read), must: WEEK.must },
  {
    ...column<DriverItem>('days_off', 'absences', (item) => DAYS_OFF.write(item.absences), DAYS_OFF.read),
    must: DAYS_OFF.must,
  },
  {
    ...column<DriverItem>('documents', 'papers', (item) => PAPERS.write(item.papers), PAPERS.read),
    must: PAPERS.must,
  },
  column('status', 'status', (item) => item.status),
]
