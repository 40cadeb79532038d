// Default reasons of failed stops in the page's language; a company's own stay as they are written.
import { defaultReasonId } from '@dropwise/contracts'
import { formWords as words } from './words/driver-forms.ts'

const REASONS = {
  nobody_in: 'reasonNobodyIn',
  refused: 'reasonRefused',
  address_not_found: 'reasonAddressNotFound',
  no_way_in: 'reasonNoWayIn',
  damaged: 'reasonDamaged',
  closed: 'reasonClosed',
  missing: 'reasonMissing',
} as const

export function failureReason(label: string): string {
  const id = defaultReasonId(label)
  return id ? words(REASONS[id]) : label
}
