// What the phone can check without a network; the server checks it again.
import type { DriverStop } from '@dropwise/contracts'

const PIN_LENGTH = 4
const PIN = /^\d{4}$/

/** As many digits as a PIN has: less is still being typed. */
export const isWholePin = (typed: string): boolean => typed.length >= PIN_LENGTH

/** Whether a PIN can be right, by the digit of its hash that the day brought; the server knows, and counts wrong ones. */
export async function canBePinOf({ orderId, pinCheck }: DriverStop, pin: string): Promise<boolean> {
  if (!PIN.test(pin)) return false
  // A day that an older version of the app kept has no digit.
  if (!pinCheck) return true
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${orderId}:${pin}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(pinCheck)
}
