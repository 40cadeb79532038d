// Columns of the address list.
import { LEARNT_VISITS, type AddressEntry } from '@dropwise/contracts'
import { plural } from '../../lib/format.ts'
import type { Column } from '../../ui/table.tsx'

const isLearnt = ({ serviceMinutes, learnt }: AddressEntry) =>
  serviceMinutes === null && learnt !== null && learnt.visits >= LEARNT_VISITS
export const learntMinutes = (learnt: NonNullable<AddressEntry['learnt']>) =>
  Math.max(1, Math.round(learnt.seconds / 60))

/** Service minutes for orders without their own; null for the company's default. */
const minutesAt = (entry: AddressEntry) =>
  isLearnt(entry) && entry.learnt ? learntMinutes(entry.learnt) : entry.serviceMinutes

/** `7 min from 4 visits`, `10 min set`, `usual`. */
export function serviceText(entry: AddressEntry): string {
  const minutes = minutesAt(entry)
  if (minutes === null) return 'usual'
  return isLearnt(entry)
    ? `${minutes} min from ${plural(entry.learnt!.visits, 'visit')}`
    : `${minutes} min set`
}

export const windowText = ({ window }: AddressEntry) => (window ? `${window.from}-${window.to}` : 'any time')

export const ADDRESS_COLUMNS: Column<AddressEntry>[] = [
  {
    key: 'address',
    head: 'Address',
    width: '38%',
    cell: (entry) => <span className="font-mid">{entry.text}</span>,
    sortBy: (entry) => entry.text,
  },
  {
    key: 'service',
    head: 'Time at the door',
    width: '140px',
    cell: serviceText,
    sortBy: (entry) => minutesAt(entry) ?? -1,
  },
  { key: 'window', head: 'Open', width: '96px', cell: windowText, sortBy: windowText },
  {
    key: 'notes',
    head: 'Notes for drivers',
    cell: (entry) => entry.notes ?? '',
    sortBy: (entry) => entry.notes ?? '',
  },
  {
    key: 'pin',
    head: 'Pin',
    width: '108px',
    cell: (entry) =>
      entry.source === 'corrected' ? 'by hand' : entry.source === 'file' ? 'from a file' : 'found',
    sortBy: (entry) => entry.source,
  },
]
