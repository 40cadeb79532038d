// Offline checks; the server repeats them.
import type { DriverStop } from '@dropwise/contracts'

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
