// Which slots a visitor may choose, and what they cost. Pure.
import {
  addDays,
  dayOf,
  instantOf,
  parseClock,
  weekdayOf,
  type FormSlot,
  type OfferedSlot,
} from '@dropwise/contracts'
import type { CompanyForm } from './queries.ts'

/** Windows of a planned day in which a van has room; null: the day has no plan yet. */
export type RoomOn = (
  date: string,
  windows: readonly { from: number; to: number }[],
) => Promise<boolean[] | null>

type Offering = Pick<CompanyForm, 'services' | 'slots' | 'leadHours' | 'daysAhead' | 'timeZone'>

const HOUR_MS = 3_600_000

/** First and last day that may be offered. */
export function daysOffered({ daysAhead, timeZone }: Offering, now: Date): { from: string; to: string } {
  const today = dayOf(now, timeZone)
  return { from: today, to: addDays(today, daysAhead) }
}

/** Slots that begin late enough and have room, without a look at plans. */
export function slotsByRule(
  form: Offering,
  {
    serviceId,
    priceOf,
    now,
    taken,
    isServed,
  }: {
    serviceId: string
    priceOf: (slot: FormSlot, date: string) => number
    now: Date
    taken: ReadonlyMap<string, number>
    isServed: (date: string) => boolean
  },
): OfferedSlot[] {
  if (!form.services.some(({ id }) => id === serviceId)) return []
  const earliest = now.getTime() + form.leadHours * HOUR_MS
  const { from: first } = daysOffered(form, now)
  const days = Array.from({ length: form.daysAhead + 1 }, (_, i) => addDays(first, i)).filter(isServed)
  return days.flatMap((date) =>
    form.slots
      .filter(({ id, weekdays, from, most }) => {
        const begins = instantOf(date, parseClock(from) ?? 0, form.timeZone).getTime()
        const isFull = most !== null && (taken.get(`${date} ${id}`) ?? 0) >= most
        return weekdays.includes(weekdayOf(date)) && begins >= earliest && !isFull
      })
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : 1))
      .map((slot) => ({
        slotId: slot.id,
        date,
        from: slot.from,
        to: slot.to,
        priceMinor: priceOf(slot, date),
      })),
  )
}

/** Leaves out windows for which a planned day has no van. */
export async function withRoom(slots: readonly OfferedSlot[], roomOn: RoomOn): Promise<OfferedSlot[]> {
  const offered: OfferedSlot[] = []
  for (const date of new Set(slots.map((slot) => slot.date))) {
    const ofDay = slots.filter((slot) => slot.date === date)
    const windows = ofDay.map(({ from, to }) => ({ from: parseClock(from) ?? 0, to: parseClock(to) ?? 0 }))
    const room = await roomOn(date, windows)
    offered.push(...(room ? ofDay.filter((_, i) => room[i]) : ofDay))
  }
  return offered
}
