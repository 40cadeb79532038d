// Texts of a recipient's choices.
import { DoorClosed, DoorOpen, Lock, Bell, Users, Warehouse, type LucideIcon } from 'lucide-react'
import { CONTACT_PREFERENCES, DROP_LOCATIONS, plainDigits, TIME_SLOTS } from '@dropwise/contracts'
import { windowText } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { customerWords as words } from '../../lib/words/customer.ts'

export type Slot = keyof typeof TIME_SLOTS
export type Place = (typeof DROP_LOCATIONS)[number]
export type Contact = (typeof CONTACT_PREFERENCES)[number]

const twelveHour = (time: string): number => ((Number(time.slice(0, 2)) + 11) % 12) + 1

/** `8-12` on a twelve-hour clock in English, else `08:00-12:00`. */
export function slotHours(slot: Slot): string {
  const { from, to } = TIME_SLOTS[slot]
  if (!currentLanguage().startsWith('en')) return slotWindow(slot)
  return `${twelveHour(from)}-${twelveHour(to)}`
}
/** `08:00-12:00`. */
export function slotWindow(slot: Slot): string {
  const { from, to } = TIME_SLOTS[slot]
  return windowText(`1970-01-01T${from}Z`, `1970-01-01T${to}Z`, 'UTC')
}
export const SLOTS = Object.keys(TIME_SLOTS) as [Slot, ...Slot[]]
type Key = Parameters<typeof words>[0]
const SLOT_TEXTS = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  anytime: 'anyTime',
} as const satisfies Record<Slot, Key>
export const slotText = (slot: Slot): string => words(SLOT_TEXTS[slot])

const PLACE_TEXTS = {
  front_door: 'frontDoor',
  back_door: 'backDoor',
  garage: 'garage',
  reception: 'reception',
  neighbor: 'neighbour',
  secure_location: 'securePlace',
} as const satisfies Record<Place, Key>
export const placeText = (place: Place): string => words(PLACE_TEXTS[place])
export const PLACE_ICONS: Record<Place, LucideIcon> = {
  front_door: DoorClosed,
  back_door: DoorOpen,
  garage: Warehouse,
  reception: Bell,
  neighbor: Users,
  secure_location: Lock,
}

const CONTACT_TEXTS = {
  text: 'byText',
  call: 'byCall',
  email: 'byEmail',
  none: 'byNone',
} as const satisfies Record<Contact, Key>
export const contactText = (contact: Contact): string => words(CONTACT_TEXTS[contact])

/** A number that nobody has, as an example. */
export const PHONE_EXAMPLE = '+1 555 0187'

/** True for a number that takes texts or calls; the database checks the same. */
export function isPhone(text: string): boolean {
  return /^\+?[0-9 ().-]{6,25}$/.test(plainDigits(text.trim()))
}
/** True for texts and calls, which need a phone. */
export const needsPhone = (contact: Contact): boolean => contact === 'text' || contact === 'call'
