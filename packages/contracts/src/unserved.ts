// Explains to a dispatcher why an order is not in a plan, with the company's names and units.
import { LIMIT_RULES, limitRuleOf, type LimitCode } from './limits/index.ts'
import type { SizeKind } from './road-profile.ts'
import { METRES_PER_FOOT } from './constants.ts'
import { measuresOf, type DistanceUnit, type Measures } from './units.ts'

type Id = string | number

/** The planner's finding: times in seconds, distances in metres, loads by dimension. */
export interface UnservedFinding {
  code: UnservedFindingCode
  values: {
    vehicle?: Id
    skills?: readonly Id[]
    needed?: number
    available?: number
    dimension?: number
    excess?: number
    prize?: number
    cost?: number
  }
  changes: readonly UnservedChange[]
}

export type UnservedFindingCode = LimitCode | keyof typeof MESSAGES

/** A change that helps; `by` is the increase. */
export type UnservedChange =
  | { kind: 'add_vehicle'; like: Id }
  | { kind: 'skills' | 'allow'; vehicle: Id; skills: readonly Id[] }
  | { kind: 'capacity'; vehicle: Id; dimension: number; by: number }
  | { kind: 'shift' | LimitCode; vehicle: Id; by: number }
  | { kind: 'window'; by: number }
  | { kind: 'no_breaks'; vehicle: Id }
  | { kind: 'prize'; to: number }

/** Names and units for the reader's company. */
export interface Wording extends Measures {
  vehicle: (id: Id) => string
  /** An amount of one dimension of load, with its unit: `5,200 kg`. */
  load: (amount: number, dimension: number) => string
  money: (amount: number) => string
}

/**
 * Wording for dispatchers: parcels, kilograms, litres and pallets, in the order of dimensions, and whole
 * minutes.
 */
export function dispatcherWording(vehicleNames: ReadonlyMap<string, string>, units: DistanceUnit): Wording {
  const count = new Intl.NumberFormat('en')
  return {
    vehicle: (id) => vehicleNames.get(String(id)) ?? `Vehicle ${id}`,
    load: (amount, dimension) => {
      if (dimension === 0) return `${count.format(amount)} ${amount === 1 ? 'parcel' : 'parcels'}`
      if (dimension === 1) return `${count.format(amount / 1000)} kg`
      if (dimension === 2) return `${count.format(amount)} l`
      return `${count.format(amount / 10)} ${amount === 10 ? 'pallet' : 'pallets'}`
    },
    ...measuresOf(units),
    money: (amount) => count.format(amount),
  }
}

/** Wording for API clients: vehicle numbers and raw units. */
export const RAW_WORDING: Wording = {
  vehicle: (id) => `Vehicle ${id}`,
  load: (amount) => String(amount),
  distance: (metres) => `${metres} m`,
  duration: (seconds) => `${seconds} s`,
  money: (amount) => String(amount),
}

type Values = Required<UnservedFinding['values']>
type Sentence = (values: Values, wording: Wording) => string

const MESSAGES = {
  no_vehicle: () => 'There is no vehicle.',
  rule: () => 'No vehicle is allowed to take it.',
  pinned_elsewhere: ({ vehicle }, { vehicle: name }) =>
    `It is pinned to ${name(vehicle)}, which cannot serve it first.`,
  skills: ({ skills }) => `No vehicle that may take it has ${skills.join(', ')}.`,
  capacity: ({ needed, available, dimension, vehicle }, { load, vehicle: name }) =>
    `It needs ${load(needed, dimension)}, ${name(vehicle)} takes ${load(available, dimension)}.`,
  unreachable: () => 'No road leads there and back.',
  window: ({ excess }, { duration }) =>
    excess === undefined
      ? 'No vehicle can be there in its time window.'
      : `The earliest arrival is ${duration(excess)} after its time window.`,
  shift: ({ excess, vehicle }, { duration, vehicle: name }) =>
    `${name(vehicle)} would be back ${duration(excess)} after the end of its shift.`,
  break: ({ vehicle }, { vehicle: name }) => `${name(vehicle)} cannot take its breaks as well.`,
  prize: ({ prize, cost }, { money }) =>
    `Serving it would cost ${money(cost)}, its prize is ${money(prize)}.`,
  fleet_full: ({ vehicle }, { vehicle: name }) =>
    `${name(vehicle)} could serve it alone, but no vehicle has room for it beside the other orders.`,
  sequence: ({ vehicle }, { vehicle: name }) =>
    `It rides with other orders in ${name(vehicle)}, which has no room for it in the sequence that they ask for.`,
  has_room: ({ vehicle }, { vehicle: name }) => `The plan leaves it out. ${name(vehicle)} has room for it.`,
  search_cut_short: () => 'The search was cut short before it found a place.',
} satisfies Record<string, Sentence>

/** Advice when no change to the problem is known to help. */
const ADVICE: Partial<Record<UnservedFindingCode, string>> = {
  no_vehicle: 'Add a vehicle.',
  pinned_elsewhere: 'Unpin it.',
  unreachable: 'Check its position on the map.',
  window: 'Move its time window.',
  sequence: 'Let it ride in another van, or change its sequence.',
  search_cut_short: 'Plan again with more time.',
}

/** The finding as a sentence, and the smallest change that would serve the order. */
export function describeUnserved(
  finding: UnservedFinding,
  wording: Wording,
): { message: string; fix: string | null } {
  const { code, values, changes } = finding
  const fixes = changes.map((change) => describeChange(change, code, wording))
  const [first] = changes
  // A full fleet offers other ways than more time.
  if (code === 'fleet_full' && first?.kind === 'shift' && values.vehicle !== undefined)
    fixes.push(`Or add a vehicle like ${wording.vehicle(values.vehicle)}.`)
  return {
    message: sentenceOf(code)(values as Values, wording),
    fix: fixes.length > 0 ? fixes.join(' ') : (ADVICE[code] ?? null),
  }
}

function sentenceOf(code: UnservedFindingCode): Sentence {
  const limit = limitRuleOf(code)
  if (!limit) return MESSAGES[code as keyof typeof MESSAGES]
  return ({ vehicle, excess }, wording) => limit.unserved(wording.vehicle(vehicle), excess, wording)
}

/** A posted limit on the only way to an order, in metres or tonnes. */
export interface LimitOnTheWay {
  kind: SizeKind
  limit: number
  /** '' without a name. */
  street: string
}

const LIMIT_WORDS: Record<SizeKind, { limit: string; smaller: string }> = {
  height: { limit: 'Height', smaller: 'lower' },
  width: { limit: 'Width', smaller: 'narrower' },
  length: { limit: 'Length', smaller: 'shorter' },
  weight: { limit: 'Weight', smaller: 'lighter' },
  axleLoad: { limit: 'Axle load', smaller: 'lighter' },
}

/** Explains an order that the van nearest to fitting cannot reach because of its size. */
export function describeTooBig(
  vehicle: string,
  size: number,
  { kind, limit, street }: LimitOnTheWay,
  unit: DistanceUnit,
): { message: string; fix: string } {
  const { limit: word, smaller } = LIMIT_WORDS[kind]
  const amount = (value: number) =>
    kind === 'weight' || kind === 'axleLoad' ? `${value} t` : sizeText(value, unit)
  const where = street ? ` at ${street}` : ''
  return {
    message: `${word} limit of ${amount(limit)}${where} on the only way: ${vehicle} has ${amount(size)}.`,
    fix: `Send a vehicle that is ${smaller}, or correct the size of ${vehicle} in Fleet.`,
  }
}

/** A length of a vehicle: `3.2 m`, `10.5 ft`. */
export function sizeText(metres: number, unit: DistanceUnit): string {
  return unit === 'mi' ? `${Math.round((metres / METRES_PER_FOOT) * 10) / 10} ft` : `${metres} m`
}

/** Explains an order in zones that no van serves, since every van is restricted to others. */
export function describeOutOfZones(names: readonly string[]): { message: string; fix: string } {
  if (names.length === 0)
    return {
      message: 'It lies outside the zones of all vans.',
      fix: 'Draw a zone around it, or add a van without zones.',
    }
  const listed = new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
  return {
    message: `No van drives in ${listed}.`,
    fix: `Add ${listed} to the zones of a van, or add a van without zones.`,
  }
}

/** Explains an order whose zones are not served on the plan's day. */
export function describeUnservedDay(zones: readonly { name: string; weekdays: readonly number[] }[]): {
  message: string
  fix: string
} {
  const and = new Intl.ListFormat('en')
  const sentences = zones.map(
    ({ name, weekdays }) => `${name} is served on ${and.format(weekdays.map(dayName))}`,
  )
  return {
    message: `${and.format(sentences)} only.`,
    fix: `Move the order to one of these days, or change the days of ${and.format(zones.map(({ name }) => name))}.`,
  }
}

/** `Monday` of 1. */
function dayName(weekday: number): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
}

function describeChange(change: UnservedChange, code: UnservedFindingCode, wording: Wording): string {
  const { vehicle: name, duration, load, money } = wording
  switch (change.kind) {
    case 'add_vehicle':
      return `Add a vehicle like ${name(change.like)}.`
    case 'skills':
      return `Give ${name(change.vehicle)} ${change.skills.join(', ')}.`
    case 'allow':
      return `Allow ${name(change.vehicle)} to take it.`
    case 'capacity':
      return `Use a vehicle that takes ${load(change.by, change.dimension)} more${code === 'capacity' ? ', or split the order' : ''}.`
    case 'shift':
      return `Let the shift of ${name(change.vehicle)} end ${duration(change.by)} later.`
    case 'window':
      return `Let its time window end ${duration(change.by)} later.`
    case 'no_breaks':
      return `Move the breaks of ${name(change.vehicle)}.`
    case 'prize':
      return `Raise the prize to ${money(change.to)}, or make the order mandatory.`
    default:
      return LIMIT_RULES[change.kind].change(name(change.vehicle), change.by, wording)
  }
}
