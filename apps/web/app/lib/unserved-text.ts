// Why an order is not in a plan, in the page's language. The server explains it in English, with names and amounts.
import { valuesIn, type UnservedReason } from '@dropwise/contracts'
import { distanceText, formatDuration, listAnd, listOr, volumeText, weightText } from './format.ts'
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

type Values = Readonly<Record<string, string>>
/** The texts of fixes have values by the names in their templates. */
const say = words as unknown as (key: string, values: Values) => string

/** Fixes as `describeUnserved` in contracts writes them. */
const FIXES = [
  ['fixAddVehicle', 'Add a vehicle like {vehicle}.'],
  ['fixOrAddVehicle', 'Or add a vehicle like {vehicle}.'],
  ['fixAllow', 'Allow {vehicle} to take it.'],
  ['fixCapacityOrSplit', 'Use a vehicle that takes {load} more, or split the order.'],
  ['fixCapacity', 'Use a vehicle that takes {load} more.'],
  ['fixShift', 'Let the shift of {vehicle} end {duration} later.'],
  ['fixWindow', 'Let its time window end {duration} later.'],
  ['fixNoBreaks', 'Move the breaks of {vehicle}.'],
  ['fixPrize', 'Raise the prize to {money}, or make the order mandatory.'],
  ['fixOneMoreStop', 'Allow {vehicle} 1 more stop.'],
  ['fixMoreStops', 'Allow {vehicle} {count} more stops.'],
  ['fixFarther', 'Let {vehicle} drive {distance} farther.'],
  ['fixDriveLonger', 'Let {vehicle} drive {duration} longer.'],
  ['fixBreakOrLonger', 'Give {vehicle} a break, or let it drive {duration} longer without one.'],
  ['fixWorkLonger', 'Let {vehicle} work {duration} longer.'],
  ['fixAnyVehicle', 'Add a vehicle.'],
  ['fixUnpin', 'Unpin it.'],
  ['fixCheckPosition', 'Check its position on the map.'],
  ['fixMoveWindow', 'Move its time window.'],
  ['fixSequence', 'Let it ride in another van, or change its sequence.'],
  ['fixMoreTime', 'Plan again with more time.'],
  ['fixLower', 'Send a vehicle that is lower, or correct the size of {vehicle} in Fleet.'],
  ['fixNarrower', 'Send a vehicle that is narrower, or correct the size of {vehicle} in Fleet.'],
  ['fixShorter', 'Send a vehicle that is shorter, or correct the size of {vehicle} in Fleet.'],
  ['fixLighter', 'Send a vehicle that is lighter, or correct the size of {vehicle} in Fleet.'],
  ['fixDrawZone', 'Draw a zone around it, or add a van without zones.'],
  ['fixAddToZones', 'Add {zones} to the zones of a van, or add a van without zones.'],
  ['fixZoneDays', 'Move the order to one of these days, or change the days of {zones}.'],
] as const satisfies [key: Parameters<typeof words>[0], template: string][]

/** `43 min`, `15 h 43`. */
function durationOf(text: string): string {
  const [, hours = '0', minutes] = /^(?:(\d+) h )?(\d+)(?: min)?$/.exec(text) ?? []
  return minutes === undefined ? text : formatDuration(Number(hours) * 3600 + Number(minutes) * 60)
}

/** `140.8 mi`. */
function distanceOf(text: string): string {
  const [, amount, unit] = /^([\d.]+) (mi|km)$/.exec(text) ?? []
  return amount === undefined ? text : distanceText(Number(amount), unit === 'mi' ? 'mi' : 'km')
}

/** `5,200 kg`, `3 parcels`, `120 l`, `1.5 pallets`. */
function loadOf(text: string): string {
  const [, digits, unit] = /^([\d.,]+) (parcels?|kg|l|pallets?)$/.exec(text) ?? []
  const amount = Number(digits?.replaceAll(',', ''))
  if (unit === 'kg') return weightText(amount)
  if (unit === 'l') return volumeText(amount)
  if (unit === undefined) return text
  return words(unit.startsWith('parcel') ? 'parcelLoad' : 'palletLoad', { count: amount })
}

/** `North or Harbour`, `North and Harbour`. */
function zonesOf(text: string): string {
  const list = / or /.test(text) ? listOr : listAnd
  return list(text.split(/,? (?:or|and) |, /))
}

/** `Give VAN 3 fridge, tail lift.`: nothing stands between name and skills, but the message has the skills alone. */
function skillsFix(sentence: string, message: string): string | null {
  const skills = valuesIn(message, 'No vehicle that may take it has {skills}.')?.skills
  const given = valuesIn(sentence, 'Give {given}.')?.given
  if (skills === undefined || !given?.endsWith(` ${skills}`)) return null
  const vehicle = given.slice(0, -skills.length - 1)
  return words('fixSkills', { vehicle, skills: listAnd(skills.split(', ')) })
}

function oneFix(sentence: string, message: string): string | null {
  const skills = skillsFix(sentence, message)
  if (skills !== null) return skills
  for (const [key, template] of FIXES) {
    const values = valuesIn(sentence, template)
    if (!values) continue
    const { duration, distance, load, zones } = values
    return say(key, {
      ...values,
      ...(duration !== undefined && { duration: durationOf(duration) }),
      ...(distance !== undefined && { distance: distanceOf(distance) }),
      ...(load !== undefined && { load: loadOf(load) }),
      ...(zones !== undefined && { zones: zonesOf(zones) }),
    })
  }
  return null
}

/** The change that would serve an order; null where the page cannot say it in the reader's language. */
export function unservedFix({ fix, message }: { fix: string | null; message: string }): string | null {
  if (fix === null || readsEnglish()) return fix
  const sentences = fix.split(/(?<=\.) (?=[A-Z][a-z]+ )/).map((sentence) => oneFix(sentence, message))
  return sentences.every((sentence) => sentence !== null) ? sentences.join(' ') : null
}
