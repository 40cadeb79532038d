// Offline checks; the server repeats them.
import { isOneOfCodes, isTrackingNumber, type DriverRoute, type DriverStop } from '@dropwise/contracts'
import { isOpen } from '../next-step.ts'

/** Kind of a scanned code that is not on the parcel's label. */
export type OtherCode =
  | { kind: 'other_stop'; stop: DriverStop }
  /** A tracking number of this product that is not on the route: another van's parcel, or another company's. */
  | { kind: 'other_van' }
  | { kind: 'unknown' }

/** Tells a right parcel at the wrong door from a label of another van or company. Needs no network. */
export function otherCode(code: string, { stops }: Pick<DriverRoute, 'stops'>): OtherCode {
  const stop = stopOfCode(code, stops)
  if (stop) return { kind: 'other_stop', stop }
  return { kind: isTrackingNumber(code) ? 'other_van' : 'unknown' }
}

/** The open stop of a code, else a done one. */
const stopOfCode = (code: string, stops: readonly DriverStop[]): DriverStop | undefined => {
  const matches = stops.filter(({ codes }) => isOneOfCodes(code, codes))
  return matches.find(isOpen) ?? matches[0]
}

const PIN_LENGTH = 4
const PIN = /^\d{4}$/

/** True when the PIN has all digits. */
export const isWholePin = (typed: string): boolean => typed.length >= PIN_LENGTH

/** Checks a PIN against its hash digit from the day. Only the server knows the PIN, and counts wrong ones. */
export async function canBePinOf({ orderId, pinCheck }: DriverStop, pin: string): Promise<boolean> {
  if (!PIN.test(pin)) return false
  // Days cached by older versions have no digit.
  if (!pinCheck) return true
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${orderId}:${pin}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(pinCheck)
}
