// A recipient's choices for one parcel: form, locked parts, saving.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import {
  addDays,
  clockOf,
  CONTACT_PREFERENCES,
  dayOf,
  DROP_LOCATIONS,
  plainDigits,
  SAVED_BANNER_MS,
  SCHEDULING_WINDOW_DAYS,
  TIME_SLOTS,
  type TrackingResponse,
} from '@dropwise/contracts'
import { trackingKey } from '../../lib/data/tracking.ts'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import type { StandingWish } from './api/addresses.ts'
import { ownKey } from './api/own.ts'
import { offeredQuery, savePreferences, type OfferedDay, type Preferences } from './api/schedule.ts'
import { isPhone, needsPhone, PHONE_EXAMPLE, SLOTS, type Slot } from './schedule-labels.ts'

export const INSTRUCTIONS_LIMIT = 500

/** Day and slot start empty; Save needs both. */
const scheduleForm = z
  .object({
    day: z.string(),
    slot: z.enum(SLOTS).nullable(),
    place: z.enum(DROP_LOCATIONS).nullable(),
    instructions: z.string().max(INSTRUCTIONS_LIMIT),
    contact: z.enum(CONTACT_PREFERENCES),
    phone: z.string(),
  })
  .refine((choice) => !needsPhone(choice.contact) || isPhone(choice.phone), {
    path: ['phone'],
    error: () => words('phoneNeedsCountry', { number: PHONE_EXAMPLE }),
  })
export type ScheduleChoice = z.output<typeof scheduleForm>

/** The slot that equals the promised window, if any. */
function slotOf({ promised, timeZone }: TrackingResponse): Slot | null {
  if (!promised) return null
  const [from, to] = [promised.from, promised.to].map((at) => clockOf(new Date(at), timeZone))
  return SLOTS.find((slot) => TIME_SLOTS[slot].from === from && TIME_SLOTS[slot].to === to) ?? null
}

/** The current state, and what may change. */
export interface Terms {
  today: string
  lastDay: string
  currentDay: string | null
  currentSlot: Slot | null
  /** True once the parcel is on a route, which fixes day and time; the database enforces it too. */
  isOnVan: boolean
  lockedDay: string | null
}

function termsOf(tracking: TrackingResponse, today: string): Terms {
  const { promised, timeZone, status, vehicle } = tracking
  const currentDay = promised ? dayOf(new Date(promised.from), timeZone) : null
  const isOnVan = status === 'out_for_delivery' || (vehicle !== null && status !== 'failed')
  return {
    today,
    lastDay: addDays(today, SCHEDULING_WINDOW_DAYS),
    currentDay,
    currentSlot: slotOf(tracking),
    isOnVan,
    lockedDay: isOnVan ? (currentDay ?? today) : null,
  }
}

function initialChoice(
  terms: Terms,
  earlierChoice: Preferences | null,
  wish: StandingWish | null,
  knownPhone: string,
): ScheduleChoice {
  const { isOnVan, lockedDay, currentSlot, today } = terms
  const earlierDay = earlierChoice && earlierChoice.date >= today ? earlierChoice.date : ''
  return {
    day: lockedDay ?? earlierDay,
    slot: isOnVan ? (currentSlot ?? 'anytime') : (earlierChoice?.time_slot ?? null),
    // Defaults to the address's standing preference.
    place: DROP_LOCATIONS.find((place) => place === (earlierChoice ?? wish)?.place) ?? null,
    instructions: (earlierChoice ?? wish)?.instructions ?? '',
    contact: CONTACT_PREFERENCES.find((contact) => contact === earlierChoice?.contact) ?? 'email',
    phone: earlierChoice?.phone ?? knownPhone,
  }
}

/** True briefly after `show()`. */
function useBanner(): [isShown: boolean, show: () => void] {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), SAVED_BANNER_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return [isShown, () => setShown(true)]
}

export function useSchedule(
  tracking: TrackingResponse,
  earlierChoice: Preferences | null,
  wish: StandingWish | null,
  knownPhone: string,
) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const [today] = useState(() => dayOf(new Date(), tracking.timeZone))
  const [isSaved, showSaved] = useBanner()
  const terms = termsOf(tracking, today)
  const { trackingNumber } = tracking
  const fields = useSchemaForm({
    schema: scheduleForm,
    defaultValues: initialChoice(terms, earlierChoice, wish, knownPhone),
    onSubmit: async ({ day, slot, place, instructions, contact, phone }) => {
      if (!day || !slot) return
      const keptPhone = needsPhone(contact) ? plainDigits(phone) : ''
      await savePreferences(trackingNumber, { day, slot, place, instructions, contact, phone: keptPhone })
      showSaved()
      await Promise.all([
        queries.invalidateQueries({ queryKey: ownKey(userId) }),
        queries.invalidateQueries({ queryKey: trackingKey(trackingNumber) }),
      ])
    },
  })
  // While loading, everything is selectable; the database refuses invalid choices.
  const offered = useQuery({ ...offeredQuery(userId, trackingNumber), enabled: !terms.isOnVan }).data
  return { terms, fields, isSaved, offered }
}

/** True when a slot is available, or availability is unknown. */
export function isOffered(offered: readonly OfferedDay[] | undefined, day: string, slot: Slot): boolean {
  const offeredDay = offered?.find((each) => each.day === day)
  return offeredDay === undefined || offeredDay.slots.includes(slot)
}
export type Schedule = ReturnType<typeof useSchedule>
