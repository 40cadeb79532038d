// Vehicle reminders: papers that expire, services and inspections that are due. Pure.
import { addDays, type DistanceUnit, type Paper, type VehicleItem } from '@dropwise/contracts'
import { dayShort, listAnd } from '../format.ts'
import { formatMileage } from '../mileage.ts'
import { frameWords as words } from '../words/frame.ts'

/** How early a reminder appears. */
export interface Notice {
  days: number
  km: number
}
/** For lists of vehicles and drivers: time to book a workshop. */
export const EARLY: Notice = { days: 30, km: 1_000 }
/** For lists of urgent things. */
export const URGENT: Notice = { days: 7, km: 250 }

export interface Warning {
  /** Id of the row to open. */
  id: string
  text: string
}

export function paperWarnings(
  { id, name, papers }: { id: string; name: string; papers: readonly Paper[] },
  today: string,
  { days }: Notice = EARLY,
): Warning[] {
  return papers.flatMap(({ kind, expiresOn }) => {
    if (!expiresOn || expiresOn > addDays(today, days)) return []
    return [
      {
        id,
        text: words(expiresOn < today ? 'ranOut' : 'runsOut', {
          document: kind,
          name,
          day: dayShort(expiresOn),
        }),
      },
    ]
  })
}

function dueText(
  { what, name, dueOn }: { what: string; name: string; dueOn: string },
  today: string,
): string {
  return words(dueOn < today ? 'wasDue' : 'isDue', { what, name, day: dayShort(dueOn) })
}

/** Distance or date, whichever comes first, so it names both. */
function serviceWarnings(
  vehicle: VehicleItem,
  today: string,
  units: DistanceUnit,
  { days, km }: Notice,
): Warning[] {
  const { id, name, odometerKm, serviceDueKm, serviceDueOn } = vehicle
  const remainingKm = odometerKm !== null && serviceDueKm !== null ? serviceDueKm - odometerKm : null
  const texts: string[] = []
  if (remainingKm !== null && remainingKm <= km)
    texts.push(
      remainingKm < 0
        ? words('serviceOver', { name, distance: formatMileage(-remainingKm, units) })
        : words('serviceIn', { name, distance: formatMileage(remainingKm, units) }),
    )
  if (serviceDueOn && serviceDueOn <= addDays(today, days))
    texts.push(dueText({ what: words('serviceNoun'), name, dueOn: serviceDueOn }, today))
  return texts.map((text) => ({ id, text }))
}

function inspectionWarnings(
  { id, name, inspectionsDue }: VehicleItem,
  today: string,
  { days }: Notice,
): Warning[] {
  return inspectionsDue
    .filter(({ dueOn }) => dueOn <= addDays(today, days))
    .map(({ kind, dueOn }) => ({
      id,
      text: dueText({ what: kind, name, dueOn }, today),
    }))
}

/** Drivers of several vehicles, which a plan may use at the same time. */
export function sharedDriverWarnings(vehicles: readonly VehicleItem[]): Warning[] {
  const vansOf = new Map<string, VehicleItem[]>()
  for (const vehicle of vehicles)
    if (vehicle.status === 'active' && vehicle.driver)
      vansOf.set(vehicle.driver.id, [...(vansOf.get(vehicle.driver.id) ?? []), vehicle])
  return [...vansOf.values()].flatMap((vans) => {
    const [first] = vans
    if (!first?.driver || vans.length < 2) return []
    return [
      {
        id: first.id,
        text: words('drivesSeveral', {
          driver: first.driver.name,
          vehicles: listAnd(vans.map(({ name }) => name)),
        }),
      },
    ]
  })
}

export function fleetWarnings(
  vehicles: readonly VehicleItem[],
  today: string,
  units: DistanceUnit,
  notice: Notice = EARLY,
): Warning[] {
  return vehicles
    .filter(({ status }) => status === 'active')
    .flatMap((vehicle) => [
      ...serviceWarnings(vehicle, today, units, notice),
      ...paperWarnings(vehicle, today, notice),
      ...inspectionWarnings(vehicle, today, notice),
    ])
}
