// Texts of the driver's app for stops and proof.
import {
  firstAddressLine,
  type DriverEventCode,
  type DriverEventKind,
  type DriverRoute,
  type DriverStop,
  type Language,
  type ProofTask,
  type VanPlace,
} from '@dropwise/contracts'
import { currentLanguage, currentLocale } from '../../lib/language.ts'
import { clockText, decimal, listText, volumeText, weightText } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import type { RouteChanges, StopChange, StopFact } from './changes.ts'

type Key = Parameters<typeof words>[0]

export function handover({ type, packages, weightKg }: DriverStop): string {
  const parcels = words('parcels', { count: packages })
  return listText([
    type === 'pickup' ? words('pickUpParcels', { parcels }) : parcels,
    ...(weightKg > 0 ? [weightText(weightKg)] : []),
  ])
}

const TASK = {
  photo: 'taskPhoto',
  signature: 'taskSignature',
  name: 'taskName',
  pin: 'taskPin',
  barcode: 'taskBarcode',
  age_check: 'taskAgeCheck',
} as const satisfies Record<ProofTask, Key>

/** Languages whose words do not change to lower case within a sentence. */
const WITHOUT_CASE = new Set<Language>(['ar', 'de', 'hi', 'ja', 'zh'])

/** The text within a sentence, in lower case where the language allows it. */
const lower = (text: string): string =>
  WITHOUT_CASE.has(currentLanguage()) ? text : text.toLocaleLowerCase(currentLocale())

/** Load beyond packages and weight: `1.5 pallets`, `120 l`. */
export function bulkWords({ pallets, volumeLitres }: Pick<DriverStop, 'pallets' | 'volumeLitres'>): string[] {
  return [
    ...(pallets > 0 ? [words('pallets', { count: pallets, amount: decimal(pallets) })] : []),
    ...(volumeLitres > 0 ? [volumeText(volumeLitres)] : []),
  ]
}

/** What the driver must know about a pair's other half. */
export function pairWords(route: Pick<DriverRoute, 'stops'>, stop: DriverStop): string | null {
  if (!stop.pair) return null
  const { name, reference } = stop.pair
  const other = route.stops.find(({ pair, type }) => pair?.name === name && type !== stop.type)
  const stopAndStreet = other
    ? [words('stopNumber', { stop: other.sequence }), firstAddressLine(other.address)]
    : []
  const place = listText([...stopAndStreet, reference ?? name])
  if (stop.type === 'pickup') return words('bringTo', { place })
  return other && other.status !== 'served'
    ? words('notPickedUpYet', { place })
    : words('pickedUpAt', { place })
}

/** `Break of 30 min between 12:00 and 13:00` */
export const breakWords = ({ from, to, minutes }: DriverRoute['breaks'][number]): string =>
  words('breakBetween', { from: clockText(from), to: clockText(to), minutes })

const taskList = (tasks: readonly ProofTask[]): string =>
  listText(tasks.map((task) => lower(words(TASK[task]))))

/** `Photo`, with the others as detail: `Sign` `and name`. */
export function proofWords(tasks: readonly ProofTask[]): [string, string] {
  const [first, ...others] = tasks
  if (!first) return [words('noProofValue'), words('noProofLabel')]
  if (others.length === 0) return [words(TASK[first]), words('atTheDoor')]
  return [words(TASK[first]), words('andTasks', { tasks: taskList(others) })]
}

const FACT = {
  address: 'factAddress',
  time: 'factTime',
  proof: 'factProof',
  note: 'factNote',
  parcels: 'factParcels',
  needs: 'factNeeds',
  pair: 'factPair',
  cash: 'factCash',
  loading: 'factLoading',
  details: 'factDetails',
  files: 'factFiles',
} as const satisfies Record<StopFact, Key>

/** `New stop`, `Other time, other note`. */
export function changeText(change: StopChange): string {
  switch (change.kind) {
    case 'added':
      return words('newStop')
    case 'moved':
      return words('moved')
    case 'cancelled':
      return words('cancelled')
    case 'changed':
      return words('changed', { facts: listText(change.facts.map((fact) => words(FACT[fact]))) })
  }
}

/** The company's new default proof. */
export function companyProofText(tasks: readonly ProofTask[]): string {
  if (tasks.length === 0) return words('noProofAnyMore')
  return words('proofAtEveryDoor', { tasks: taskList(tasks) })
}

/** A line per change of a route, in the order of its stops. */
export function changeLines(route: DriverRoute, changes: RouteChanges): string[] {
  const ofStops = route.stops.flatMap((stop) => {
    const change = changes.byOrder.get(stop.orderId)
    const line = change && {
      stop: stop.sequence,
      name: stop.name,
      change: lower(changeText(change)),
    }
    return line ? [words('changeOfStop', line)] : []
  })
  return [
    ...(changes.companyProof ? [companyProofText(changes.companyProof)] : []),
    ...ofStops,
    ...changes.takenAway.map((name) => words('takenOff', { name })),
  ]
}

const POINT = new Map([
  ['Tyres and wheels', 'pointTyres'],
  ['Lights and indicators', 'pointLights'],
  ['Brakes', 'pointBrakes'],
  ['Mirrors and windows', 'pointMirrors'],
  ['Body and doors', 'pointBody'],
] as const)

/** Default points of the vehicle check in the page's language; a company's own as written. */
export function pointText(point: string): string {
  const key = POINT.get(point as Parameters<typeof POINT.get>[0])
  return key ? words(key) : point
}

export const EVENT = {
  vehicle_checked: 'eventVehicleChecked',
  shift_started: 'eventShiftStarted',
  loaded: 'eventLoaded',
  arrived: 'eventArrived',
  delivered: 'delivered',
  partly_delivered: 'partlyDelivered',
  failed: 'notDelivered',
  returned: 'eventReturned',
  break_started: 'eventBreakStarted',
  break_ended: 'eventBreakEnded',
  reordered: 'eventReordered',
  contacted: 'eventContacted',
  fuelled: 'refuelled',
  incident_reported: 'eventIncident',
  step_reached: 'steps',
  shift_ended: 'shiftEnded',
  note: 'note',
} as const satisfies Record<DriverEventKind, Key>

const VAN_PLACE = {
  front_left: 'vanFrontLeft',
  front_right: 'vanFrontRight',
  middle_left: 'vanMiddleLeft',
  middle_right: 'vanMiddleRight',
  rear_left: 'vanRearLeft',
  rear_right: 'vanRearRight',
} as const satisfies Record<VanPlace, Key>
export const vanPlaceText = (place: VanPlace): string => words(VAN_PLACE[place])

/** Codes of accepted entries that the server changed, so that the phone tells the driver. */
export const REFUSALS = {
  order_cancelled: 'codeOrderCancelled',
  order_merged: 'codeOrderMerged',
  order_held: 'codeOrderHeld',
  contradicts: 'codeContradicts',
} as const satisfies Partial<Record<DriverEventCode, Key>>

export const isRefusal = (code: DriverEventCode): code is keyof typeof REFUSALS => code in REFUSALS
