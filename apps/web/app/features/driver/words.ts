// Texts of the driver's app for stops and proof.
import type { DriverRoute, DriverStop, ProofTask } from '@dropwise/contracts'
import { count, decimal, plural } from '../../lib/format.ts'
import type { RouteChanges, StopChange, StopFact } from './changes.ts'

/** Street and house number, and the rest. */
export function addressLines({ address }: Pick<DriverStop, 'address'>): [string, string] {
  const [first = '', ...rest] = address.split(',')
  return [first.trim(), rest.join(',').trim()]
}

export function handover({ type, packages, weightKg }: DriverStop): string {
  const weight = weightKg > 0 ? `, ${decimal(weightKg)} kg` : ''
  return `${type === 'pickup' ? 'pick up ' : ''}${plural(packages, 'parcel')}${weight}`
}

const TASK: Record<ProofTask, string> = {
  photo: 'Photo',
  signature: 'Sign',
  name: 'Name',
  pin: 'PIN',
  barcode: 'Scan',
  age_check: 'Age check',
}

/** Load beyond packages and weight: `1.5 pallets`, `120 l`. */
export function bulkWords({ pallets, volumeLitres }: Pick<DriverStop, 'pallets' | 'volumeLitres'>): string[] {
  return [
    ...(pallets > 0 ? [`${decimal(pallets)} ${pallets === 1 ? 'pallet' : 'pallets'}`] : []),
    ...(volumeLitres > 0 ? [`${count(volumeLitres)} l`] : []),
  ]
}

/** What the driver must know about a pair's other half. */
export function pairWords(route: Pick<DriverRoute, 'stops'>, stop: DriverStop): string | null {
  if (!stop.pair) return null
  const { name, reference } = stop.pair
  const other = route.stops.find(({ pair, type }) => pair?.name === name && type !== stop.type)
  const named = [other && `stop ${other.sequence}`, other && addressLines(other)[0], reference ?? name]
  const where = named.filter(Boolean).join(', ')
  if (stop.type === 'pickup') return `Bring it to ${where}`
  return other && other.status !== 'served' ? `Not picked up yet: ${where}` : `Picked up at ${where}`
}

/** `Break of 30 min between 12:00 and 13:00` */
export function breakWords({ from, to, minutes }: DriverRoute['breaks'][number]): string {
  return `Break of ${minutes} min, to begin between ${from} and ${to}`
}

/** `Photo`, with the others as detail: `Sign` `and name`. */
export function proofWords(tasks: readonly ProofTask[]): [string, string] {
  const [first, ...others] = tasks
  if (!first) return ['None', 'proof']
  if (others.length === 0) return [TASK[first], 'at the door']
  return [TASK[first], `and ${others.map((task) => TASK[task].toLowerCase()).join(', ')}`]
}

const FACT: Record<StopFact, string> = {
  address: 'address',
  time: 'time',
  proof: 'proof',
  note: 'note',
  parcels: 'parcels',
  needs: 'what it needs',
  pair: 'its other half',
  cash: 'cash',
  loading: 'loading',
  details: 'details',
  files: 'files',
}

/** `New stop`, `Other time, other note`. */
export function changeText(change: StopChange): string {
  switch (change.kind) {
    case 'added':
      return 'New stop'
    case 'moved':
      return 'Moved'
    case 'cancelled':
      return 'Cancelled'
    case 'changed':
      return `Changed: ${change.facts.map((fact) => FACT[fact]).join(', ')}`
  }
}

/** The company's new default proof. */
export function companyProofText(tasks: readonly ProofTask[]): string {
  if (tasks.length === 0) return 'No proof is asked at every door any more'
  return `Asked at every door now: ${tasks.map((task) => TASK[task].toLowerCase()).join(', ')}`
}

/** A line per change of a route, in the order of its stops. */
export function changeLines(route: DriverRoute, changes: RouteChanges): string[] {
  const ofStops = route.stops.flatMap((stop) => {
    const change = changes.byOrder.get(stop.orderId)
    return change ? [`Stop ${stop.sequence}, ${stop.name}: ${changeText(change).toLowerCase()}`] : []
  })
  return [
    ...(changes.companyProof ? [companyProofText(changes.companyProof)] : []),
    ...ofStops,
    ...changes.takenAway.map((name) => `Taken off: ${name}`),
  ]
}
