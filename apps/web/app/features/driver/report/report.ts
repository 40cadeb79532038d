// Reads what a driver typed into a report, checks it by the server's own schema, and says what is missing. Pure.
import {
  plainDigits,
  pumpUnit,
  reportedFill,
  reportedIncident,
  storedAmount,
  type DriverVan,
  type Energy,
  type IncidentKind,
} from '@dropwise/contracts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { kmOf } from '../../../lib/mileage.ts'
import type { Deed } from '../phone/outbox.ts'

type Company = { timeZone: string; units: 'mi' | 'km' }
/** The event of a complete report, or what is missing. */
type Result = { deed: Omit<Deed, 'routeId'> } | { missing: string }

/** `41,5`, `41.5` and `1.041,50`: the last mark is the decimal one. Null for anything else. */
function readAmount(text: string): number | null {
  const plain = plainDigits(text).replaceAll(/[\s\u00a0\u202f'’]/g, '')
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const integerPart = mark < 0 ? plain : plain.slice(0, mark).replaceAll(/[.,]/g, '')
  const number = mark < 0 ? integerPart : `${integerPart}.${plain.slice(mark + 1)}`
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : null
}

/** A reading without decimals: `84210`, `84.210`, `84,210`. Null for anything else, such as `842.1`. */
export function readWhole(text: string): number | null {
  const plain = plainDigits(text).replaceAll(/[\s\u00a0\u202f'’]/g, '')
  return /^(\d+|\d{1,3}([.,]\d{3})+)$/.test(plain) ? Number(plain.replaceAll(/[.,]/g, '')) : null
}

export interface FillDraft {
  energy: Energy
  amount: string
  price: string
  odometer: string
  isFull: boolean
  station: string
}

const MINOR_PER_MAJOR = 100

export function fillDeed(
  draft: FillDraft,
  van: Pick<DriverVan, 'id'>,
  company: Company,
  photos: readonly string[],
): Result {
  const amount = readAmount(draft.amount)
  const price = readAmount(draft.price)
  const odometer = readWhole(draft.odometer)
  const { success, data, error } = reportedFill.safeParse({
    vehicleId: van.id,
    energy: draft.energy,
    amount: amount === null ? null : storedAmount(amount, pumpUnit(draft.energy, company.timeZone)),
    costMinor: price === null ? null : Math.round(price * MINOR_PER_MAJOR),
    odometerKm: odometer === null ? null : kmOf(odometer, company.units),
    isFull: draft.isFull,
    station: draft.station.trim() || null,
  })
  if (success) return { deed: { kind: 'fuelled', fill: data, ...withPhotos(photos) } }
  const fields = new Set(error.issues.map(({ path }) => path[0]))
  if (fields.has('amount')) return { missing: words('amountMissing') }
  if (fields.has('costMinor')) return { missing: words('priceMissing') }
  if (fields.has('odometerKm')) return { missing: words('odometerMissing') }
  return { missing: words('textTooLong') }
}

export interface IncidentDraft {
  kind: IncidentKind | null
  description: string
  thirdParty: string
  place: string
  canDrive: boolean | null
}

export function incidentDeed(
  draft: IncidentDraft,
  van: Pick<DriverVan, 'id'> | null,
  where: { lat: number; lng: number } | null,
  photos: readonly string[],
): Result {
  const { success, data, error } = reportedIncident.safeParse({
    vehicleId: van?.id ?? null,
    kind: draft.kind,
    description: draft.description,
    thirdParty: draft.thirdParty.trim() || null,
    place: draft.place.trim() || null,
    // Without a van nothing has to drive on.
    canDrive: van ? draft.canDrive : true,
  })
  if (success) return { deed: { kind: 'incident_reported', incident: data, ...where, ...withPhotos(photos) } }
  const fields = new Set(error.issues.map(({ path }) => path[0]))
  if (fields.has('kind')) return { missing: words('chooseKind') }
  if (draft.description.trim() === '') return { missing: words('writeWhat') }
  if (fields.has('canDrive')) return { missing: words('chooseDrive') }
  return { missing: words('textTooLong') }
}

const withPhotos = (photos: readonly string[]) => (photos.length > 0 ? { proof: { files: [...photos] } } : {})
