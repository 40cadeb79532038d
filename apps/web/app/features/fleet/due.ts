// What is due at a vehicle: papers, inspections, and service by date or mileage. Pure.
import { addDays, type DistanceUnit, type VehicleItem } from '@dropwise/contracts'
import { dateText, dayShort } from '../../lib/format.ts'
import { formatMileage } from '../../lib/mileage.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

export interface Due {
  kind: 'paper' | 'inspection' | 'service'
  what: string
  when: string
  /** Smaller is earlier; combines days and mileage. */
  rank: number
  isSoon: boolean
}

const DAY_MS = 86_400_000
const SOON_DAYS = 30
const SOON_KM = 1_000
/** Assumed kilometres per day, only to compare dates with mileages. */
const KM_PER_DAY = 100

/** Everything with a date or a mileage, the earliest first. */
export function duesOf(vehicle: VehicleItem, today: string, units: DistanceUnit): Due[] {
  const { papers, inspectionsDue, serviceDueOn, serviceDueKm, odometerKm } = vehicle
  const onDay = (kind: Due['kind'], what: string, day: string): Due => ({
    kind,
    what,
    when:
      day < today
        ? words('since', { day: dayShort(day) })
        : day <= addDays(today, SOON_DAYS)
          ? dayShort(day)
          : monthOf(day),
    rank: (Date.parse(day) - Date.parse(today)) / DAY_MS,
    isSoon: day <= addDays(today, SOON_DAYS),
  })
  const dues = [
    ...papers.flatMap(({ kind, expiresOn }) => (expiresOn ? [onDay('paper', kind, expiresOn)] : [])),
    ...inspectionsDue.map(({ kind, dueOn }) => onDay('inspection', kind, dueOn)),
    ...(serviceDueOn ? [onDay('service', words('service'), serviceDueOn)] : []),
  ]
  if (serviceDueKm !== null && odometerKm !== null) {
    const remainingKm = serviceDueKm - odometerKm
    dues.push({
      kind: 'service',
      what: words('service'),
      when:
        remainingKm < 0
          ? words('overBy', { distance: formatMileage(-remainingKm, units) })
          : words('dueIn', { distance: formatMileage(remainingKm, units) }),
      rank: remainingKm / KM_PER_DAY,
      isSoon: remainingKm <= SOON_KM,
    })
  }
  return dues.toSorted((a, b) => a.rank - b.rank)
}

export const nextDue = (vehicle: VehicleItem, today: string, units: DistanceUnit): Due | null =>
  duesOf(vehicle, today, units)[0] ?? null

/** `Mar 2027`: for distant dates. */
function monthOf(day: string): string {
  return dateText(new Date(`${day}T00:00:00Z`), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
