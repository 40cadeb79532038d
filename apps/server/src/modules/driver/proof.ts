// Checks that an event carries its stop's required proof: reason, photo, signature, name, PIN, scan, age
// check.
import {
  isNeighbour,
  isOneOfCodes,
  parcelCodes,
  readItems,
  proofTasks,
  type DriverEvent,
  type DriverEventCode,
  type DriverRules,
  type HandedItem,
  type ProofTask,
} from '@dropwise/contracts'
import type { ProofFiles } from '../../platform/proof-files.ts'
import type { StopOfEvent } from './placed-event.ts'

/** Tries allowed among the 625 PINs that match the phone's digit: a chance below one in a hundred. */
const WRONG_PINS_MAX = 5

export interface ProofEvidence extends ProofFiles {
  /** Earlier wrong PINs of this handover. */
  wrongPins: number
}

/** Why the event must be refused; undefined for a valid one. */
export function checkProof(
  event: DriverEvent,
  stop: StopOfEvent | null,
  rules: DriverRules,
  files: ProofEvidence,
): DriverEventCode | undefined {
  if (!files.areAllThere) return 'file_missing'
  if (event.kind === 'vehicle_checked') return checkOfVehicle(event)
  if (event.check || event.fill || event.incident) return 'bad_event'
  if (!stop) return undefined
  if (event.kind === 'loaded')
    return event.proof?.barcode && !isOneOfCodes(event.proof.barcode, parcelCodes(stop))
      ? 'wrong_parcel'
      : undefined
  if (event.kind === 'failed' || event.kind === 'returned' || event.kind === 'partly_delivered') {
    if (!event.reason && event.kind !== 'partly_delivered') return 'reason_missing'
    const reason = rules.reasons.find(({ id }) => id === event.reason)
    if (reason?.needsPhoto && files.existing.length === 0) return 'proof_missing'
  }
  if (event.kind !== 'delivered' && event.kind !== 'partly_delivered') return undefined
  if (isNeighbour(event.proof?.place) && !(event.proof?.name && event.proof.houseNumber))
    return 'neighbour_missing'
  if (event.proof?.items && !areOfOrder(event.proof.items, readItems(stop.custom))) return 'items_wrong'
  for (const task of proofTasks(stop.proof, rules.proof)) {
    const code = checkTask(task, event, stop, files)
    if (code) return code
  }
  return undefined
}

/** True when each line is of the order, named once, with at most the ordered quantity. */
function areOfOrder(handed: readonly HandedItem[], ordered: readonly HandedItem[]): boolean {
  return (
    new Set(handed.map(({ name }) => name)).size === handed.length &&
    handed.every(({ name, quantity }) =>
      ordered.some((line) => line.name === name && quantity <= line.quantity),
    )
  )
}

/** A vehicle check must list its points, and photos of defects must be uploaded. */
function checkOfVehicle({ check, proof }: DriverEvent): DriverEventCode | undefined {
  if (!check) return 'check_missing'
  const points = check.defects.map(({ point }) => point)
  if (new Set(points).size < points.length) return 'bad_event'
  const fileIds = new Set(proof?.files)
  const areSent = check.defects.every(({ files }) => (files ?? []).every((file) => fileIds.has(file)))
  return areSent ? undefined : 'file_missing'
}

function checkTask(
  task: ProofTask,
  { proof }: DriverEvent,
  stop: StopOfEvent,
  { existing, wrongPins }: ProofEvidence,
): DriverEventCode | undefined {
  switch (task) {
    case 'photo':
      return photosOf(proof) > 0 && existing.length > 0 ? undefined : 'proof_missing'
    case 'signature':
      return existing.length > 0 && (proof?.signature === undefined || proof.files?.includes(proof.signature))
        ? undefined
        : 'proof_missing'
    case 'name':
      return proof?.name ? undefined : 'proof_missing'
    case 'age_check':
      return proof?.ageChecked ? undefined : 'proof_missing'
    case 'pin':
      if (!proof?.pin) return 'proof_missing'
      if (wrongPins >= WRONG_PINS_MAX) return 'pin_locked'
      return proof.pin === stop.pin ? undefined : 'wrong_pin'
    case 'barcode':
      if (!proof?.barcode) return 'proof_missing'
      return isOneOfCodes(proof.barcode, parcelCodes(stop)) ? undefined : 'wrong_parcel'
  }
}

/** Files other than the signature. */
function photosOf(proof: DriverEvent['proof']): number {
  return (proof?.files ?? []).filter((file) => file !== proof?.signature).length
}
