// Why an order is not in a plan, in the page's language. The server explains it in English, with names and amounts.
import type { UnservedReason } from '@dropwise/contracts'
import { currentLanguage } from './language.ts'
import { unservedWords as words } from './words/unserved.ts'

const TITLES = {
  window: 'reasonWindow',
  capacity: 'reasonCapacity',
  shift: 'reasonShift',
  skills: 'reasonSkills',
  unreachable: 'reasonUnreachable',
  no_vehicle: 'reasonNoVehicle',
  max_stops: 'reasonMaxStops',
  max_distance: 'reasonMaxDistance',
  vehicle_rule: 'reasonVehicleRule',
  not_worth_it: 'reasonNotWorthIt',
  sequence: 'reasonSequence',
  fleet_full: 'reasonFleetFull',
  not_found_in_time: 'reasonNotFoundInTime',
  by_hand: 'reasonByHand',
} as const satisfies Record<UnservedReason, string>

/** `reason` may be one that the page does not know yet. */
export const unservedReason = (reason: string): string =>
  words(reason in TITLES ? TITLES[reason as UnservedReason] : 'reasonOther')

/** True where the server's sentences are in the reader's language. */
export const readsEnglish = (): boolean => currentLanguage().startsWith('en')

/** The server's sentence for readers of English, the reason alone for others. */
export const unservedText = ({ reason, message }: { reason: string; message: string }): string =>
  readsEnglish() ? message : unservedReason(reason)
