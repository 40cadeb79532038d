// Vehicles and drivers as rows of a file: one list of columns for export and import. Pure.
import {
  LIMIT_LIST,
  METRES_PER_FOOT,
  METRES_PER_MILE,
  SIZE_KINDS,
  VEHICLE_SIZES,
  type DistanceUnit,
  type DriverItem,
  type SizeKind,
  type VehicleBreak,
  type VehicleItem,
} from '@dropwise/contracts'
import { column, number, type FileColumn } from '../../platform/table-file.ts'
import { DAYS_OFF, PAPERS, WEEK } from './file-cells.ts'

const MINOR_PER_MAJOR = 100
const major = (cell: string) => {
  const value = number(cell)
  return typeof value === 'number' ? Math.round(value * MINOR_PER_MAJOR) : value
}
/** Skills share a cell, separated by semicolons: commas would need quotes. */
const list = (cell: string) =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)

const METRES_PER_KM = 1000
const METRES_PER: Record<DistanceUnit, number> = { km: METRES_PER_KM, mi: METRES_PER_MILE }
/** Rounds away the digits that a conversion of units added. */
const short = (value: number) => Math.round(value * 10_000) / 10_000
/** Writes a price a mile with six decimals, so that it converts back to the same price a kilometre. */
const roundToMillionths = (value: number) => Math.round(value * 1_000_000) / 1_000_000
const times = (cell: string, factor: number, round: (value: number) => number) => {
  const value = number(cell)
  return typeof value === 'number' ? round(value * factor) : value
}
const BREAK = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})\s+(\d{1,3})$/
/** Returns text that is not a list of breaks unchanged; the schema refuses it. */
const breaks = (cell: string): VehicleBreak[] | string => {
  const matches = list(cell).map((item) => BREAK.exec(item))
  if (matches.some((parts) => parts === null)) return cell
  return matches.map((parts) => ({
    from: parts![1]!.padStart(5, '0'),
    to: parts![2]!.padStart(5, '0'),
    minutes: Number(parts![3]),
  }))
}

const writeBreaks = (item: VehicleItem) =>
  item.breaks.map(({ from, to, minutes }) => `${from}-${to} ${minutes}`).join('; ')

/** The column of a limit: the limit's own cell, else a distance in `unit`, else a number. */
function limitColumn(
  [key, { cell, metres }]: (typeof LIMIT_LIST)[number],
  unit: DistanceUnit,
): FileColumn<VehicleItem> {
  const header = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const amountOf = (item: VehicleItem) => item[key] as number | null
  if (cell) {
    const { header: name, must, write, read } = cell
    return { ...column<VehicleItem>(name, key, (item) => write(item[key]), read), must }
  }
  if (!metres) return column(header, key, amountOf, number)
  const factor = METRES_PER[unit]
  const [min, max] = [Math.ceil((metres.min / factor) * 100) / 100, Math.floor(metres.max / factor)]
  return {
    header: header.replace('metres', unit),
    property: key,
    write: (item) => amountOf(item) && short(amountOf(item)! / factor),
    read: (text) => times(text, factor, Math.round),
    must: `must be ${min} to ${max} ${unit === 'km' ? 'km' : 'miles'}`,
  }
}

const SIZE_HEADERS = {
  height: 'height',
  width: 'width',
  length: 'length',
  weight: 'gross_weight',
  axleLoad: 'axle_load',
} as const satisfies Record<SizeKind, string>

/** Lengths in metres or feet, to the centimetre; weights in tonnes everywhere. */
function sizeColumn(kind: SizeKind, unit: DistanceUnit): FileColumn<VehicleItem> {
  const { field, unit: ofSize, min, max } = VEHICLE_SIZES[kind]
  const isInFeet = ofSize === 'metres' && unit === 'mi'
  const factor = isInFeet ? METRES_PER_FOOT : 1
  const name = isInFeet ? 'ft' : ofSize === 'metres' ? 'm' : 't'
  const hundredths = (value: number) => Math.round(value * 100) / 100
  return {
    ...column<VehicleItem>(
      `${SIZE_HEADERS[kind]}_${name}`,
      field,
      ({ [field]: size }) => size && hundredths(size / factor),
      (cell) =>
        times(cell, factor, ofSize === 'metres' ? hundredths : (tonnes) => Math.round(tonnes * 1000) / 1000),
    ),
    must: `must be ${hundredths(min / factor)} to ${hundredths(max / factor)} ${name}`,
  }
}

/** Columns for distances in `unit`: the price per distance and the odometer. */
function distanceColumns(unit: DistanceUnit) {
  const factor = METRES_PER[unit]
  const perKm = METRES_PER_KM / factor
  const mileage = (header: string, property: 'odometerKm' | 'serviceDueKm') =>
    column<VehicleItem>(
      `${header}_${unit}`,
      property,
      ({ [property]: km }) => km && Math.round(km * perKm),
      (cell) => times(cell, 1 / perKm, Math.round),
    )
  return {
    price: column<VehicleItem>(
      unit === 'km' ? 'cost_per_km' : 'cost_per_mile',
      'costPerKmMinor',
      ({ costPerKmMinor }) => roundToMillionths(costPerKmMinor / perKm / MINOR_PER_MAJOR),
      (cell) => times(cell, MINOR_PER_MAJOR * perKm, short),
    ),
    odometer: mileage('odometer', 'odometerKm'),
    service: mileage('service_due', 'serviceDueKm'),
  }
}

/** Columns of an export for a company that uses `unit`. */
export const vehicleColumns = (unit: DistanceUnit): readonly FileColumn<VehicleItem>[] => {
  const { price, odometer, service } = distanceColumns(unit)
  return [
    column('name', 'name', (item) => item.name),
    column('registration', 'registration', (item) => item.registration),
    ...LIMIT_LIST.map((limit) => limitColumn(limit, unit)),
    column('road_profile', 'roadProfile', (item) => item.roadProfile),
    ...SIZE_KINDS.map((kind) => sizeColumn(kind, unit)),
    column('shift_start', 'shiftStart', (item) => item.shiftStart),
    column('shift_end', 'shiftEnd', (item) => item.shiftEnd),
    {
      ...column<VehicleItem>('breaks', 'breaks', writeBreaks, breaks),
      must: 'must look like 12:00-14:00 30; 18:00-19:00 15',
    },
    column('depot', 'depotId', (item) => item.depot.name),
    column('end_depot', 'endDepotId', (item) => item.endDepot?.name ?? null),
    column('driver', 'driverId', (item) => item.driver?.name ?? null),
    column('skills', 'skills', (item) => item.skills.join('; '), list),
    column('cost_fixed', 'costFixedMinor', (item) => item.costFixedMinor / MINOR_PER_MAJOR, major),
    column('cost_per_hour', 'costPerHourMinor', (item) => item.costPerHourMinor / MINOR_PER_MAJOR, major),
    column('overtime_after_minutes', 'overtimeAfterMinutes', (item) => item.overtimeAfterMinutes, number),
    column(
      'cost_per_overtime_hour',
      'costPerOvertimeHourMinor',
      (item) => item.costPerOvertimeHourMinor && item.costPerOvertimeHourMinor / MINOR_PER_MAJOR,
      major,
    ),
    column('energy', 'energy', (item) => item.energy),
    column('use_per_100_km', 'usePer100Km', (item) => item.usePer100Km, number),
    price,
    odometer,
    service,
    column('service_due_on', 'serviceDueOn', (item) => item.serviceDueOn),
    column('zones', 'zoneIds', (item) => item.zones.map(({ name }) => name).join('; ') || null, list),
    {
      ...column<VehicleItem>('documents', 'papers', (item) => PAPERS.write(item.papers), PAPERS.read),
      must: PAPERS.must,
    },
    column('status', 'status', (item) => item.status),
  ]
}

/** Columns of an import: distances in either unit, which the header names. */
export const VEHICLE_COLUMNS: readonly FileColumn<VehicleItem>[] = [
  ...vehicleColumns('km'),
  ...LIMIT_LIST.filter(([, { metres }]) => metres).map((limit) => limitColumn(limit, 'mi')),
  ...Object.values(distanceColumns('mi')),
  ...SIZE_KINDS.filter((kind) => VEHICLE_SIZES[kind].unit === 'metres').map((kind) => sizeColumn(kind, 'mi')),
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
