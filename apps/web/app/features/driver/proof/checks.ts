// What the phone can check without a network; the server checks it again.
import type { DriverStop } from '@dropwise/contracts'

const plain = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Whether a scanned or typed code is on this stop's labels. */
export function isOwnCode(code: string, codes: readonly string[]): boolean {
  return code.trim() !== '' && codes.some((own) => plain(own) === plain(code))
}

/** Compares with the hash that the day brought: the PIN itself never comes to the phone. */
export async function isPinOf({ orderId, pinHash }: DriverStop, pin: string): Promise<boolean> {
  if (!pinHash || pin === '') return false
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${orderId}:${pin}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === pinHash
}
