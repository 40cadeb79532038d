// Fills order values from the address book: service time, instructions, window. Pure.
import { clockOf, parseClock, type ADDRESS_BOOK_FIELDS, type ImportedOrder } from '@dropwise/contracts'
import type { Located } from './locate.ts'
import type { StoredOrder } from './write-queries.ts'

type TakenField = (typeof ADDRESS_BOOK_FIELDS)[number]
export type Filled<Item extends Located = Located> = Item & { filledFields: TakenField[] }

/**
 * The order with missing values from its address. A closed order keeps its own values, so that importing a
 * file again changes nothing, whatever was learnt meanwhile.
 */
export function fillFromAddress<Item extends Located>(
  item: Item,
  before: StoredOrder | undefined,
  timeZone: string,
): Filled<Item> {
  const { order, known: addressKnowledge } = item
  if (!addressKnowledge) return { ...item, filledFields: [] }
  const closed = before !== undefined && before.status !== 'open' ? before : null
  const filledFields: TakenField[] = []
  const filled: ImportedOrder = { ...order, columns: { ...order.columns } }

  if (order.hasUsualService === true && addressKnowledge.serviceSeconds !== null) {
    filled.columns.service_seconds = closed ? closed.service_seconds : addressKnowledge.serviceSeconds
    filledFields.push('serviceMinutes')
  }
  if (order.columns.instructions === null && addressKnowledge.notes !== null) {
    filled.columns.instructions = closed ? closed.instructions : addressKnowledge.notes
    filledFields.push('instructions')
  }
  if (order.windowStart === null && order.windowEnd === null && addressKnowledge.window !== null) {
    filled.windowStart = closed ? secondsOf(closed.window_start, timeZone) : addressKnowledge.window.from
    filled.windowEnd = closed ? secondsOf(closed.window_end, timeZone) : addressKnowledge.window.to
    filledFields.push('window')
  }
  return { ...item, order: filled, filledFields }
}

function secondsOf(at: Date | null, timeZone: string): number | null {
  return at === null ? null : parseClock(clockOf(at, timeZone))
}
