// Texts of the driver's forms for reasons, places and refused entries.
import { type DriverEventCode, type HandoverPlace } from '@dropwise/contracts'
import { driverWords } from '../../lib/words/driver.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'
import { isRefusal, REFUSALS } from './words.ts'

type Key = Parameters<typeof words>[0]

/** A name that events store in English, in the page's language. */
export const PLACE = {
  Recipient: 'placeRecipient',
  Reception: 'placeReception',
  Neighbour: 'neighbour',
  'Safe place': 'placeSafe',
} as const satisfies Record<HandoverPlace, Key>

const CODE = {
  bad_event: 'codeBadEvent',
  not_your_order: 'codeNotYourOrder',
  no_route: 'codeNoRoute',
  id_taken: 'codeIdTaken',
  check_missing: 'codeCheckMissing',
  sequence_missing: 'codeSequenceMissing',
  reorder_off: 'codeReorderOff',
  pair_reversed: 'codePairReversed',
  reorder_failed: 'codeReorderFailed',
  reason_missing: 'codeReasonMissing',
  neighbour_missing: 'codeNeighbourMissing',
  proof_missing: 'codeProofMissing',
  file_missing: 'codeFileMissing',
  wrong_pin: 'pinNotThis',
  pin_locked: 'codePinLocked',
  wrong_parcel: 'codeWrongParcel',
  items_wrong: 'codeItemsWrong',
  no_vehicle: 'codeNoVehicle',
  odometer_wrong: 'codeOdometerWrong',
  already_done: 'codeAlreadyDone',
} as const satisfies Record<Exclude<DriverEventCode, keyof typeof REFUSALS>, Key>

/** Why the server rejected or changed an entry. */
export const codeText = (code: DriverEventCode): string =>
  isRefusal(code) ? driverWords(REFUSALS[code]) : words(CODE[code])
