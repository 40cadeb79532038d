// Labels of a recipient's choices.
import { DoorClosed, DoorOpen, Lock, Bell, Users, Warehouse, type LucideIcon } from 'lucide-react'
import { CONTACT_PREFERENCES, DROP_LOCATIONS, TIME_SLOTS } from '@dropwise/contracts'

export type Slot = keyof typeof TIME_SLOTS
export type Place = (typeof DROP_LOCATIONS)[number]
export type Contact = (typeof CONTACT_PREFERENCES)[number]

const twelveHour = (time: string): number => ((Number(time.slice(0, 2)) + 11) % 12) + 1

/** `8-12` on a twelve-hour clock. */
export function slotHours(slot: Slot): string {
  const { from, to } = TIME_SLOTS[slot]
  return `${twelveHour(from)}-${twelveHour(to)}`
}
export const SLOTS = Object.keys(TIME_SLOTS) as [Slot, ...Slot[]]
export const PLACES: Record<Place, { label: string; icon: LucideIcon }> = {
  front_door: { label: 'Front door', icon: DoorClosed },
  back_door: { label: 'Back door', icon: DoorOpen },
  garage: { label: 'Garage', icon: Warehouse },
  reception: { label: 'Reception', icon: Bell },
  neighbor: { label: 'Neighbour', icon: Users },
  secure_location: { label: 'Secure place', icon: Lock },
}
export const CONTACTS: Record<Contact, string> = { text: 'Text', call: 'Call', email: 'Email', none: 'None' }

/** True for a number that takes texts or calls; the database checks the same. */
export function isPhone(text: string): boolean {
  return /^\+?[0-9 ().-]{6,25}$/.test(text.trim())
}
/** True for texts and calls, which need a phone. */
export const needsPhone = (contact: Contact): boolean => contact === 'text' || contact === 'call'
