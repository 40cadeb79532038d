// Words of the driver's app for stops and proof.
import type { DriverStop, ProofTask } from '@dropwise/contracts'
import { decimal, plural } from '../../lib/format.ts'

/** Street and house large, the rest below it. */
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

/** `Photo`, and the others below it: `Sign` `and name`. */
export function proofWords(tasks: readonly ProofTask[]): [string, string] {
  const [first, ...others] = tasks
  if (!first) return ['None', 'no proof asked']
  if (others.length === 0) return [TASK[first], 'at the door']
  return [TASK[first], `and ${others.map((task) => TASK[task].toLowerCase()).join(', ')}`]
}
