// Columns of the address list.
import { clockRange } from '../../lib/format.ts'
import { LEARNT_VISITS, type AddressEntry } from '@dropwise/contracts'
import { commonWords } from '../../lib/words/common.ts'
import type { Column } from '../../ui/table.tsx'
import { addressesWords as words } from '../../lib/words/addresses.ts'

const isLearnt = ({ serviceMinutes, learnt }: AddressEntry) =>
  serviceMinutes === null && learnt !== null && learnt.visits >= LEARNT_VISITS
const learntMinutes = (learnt: NonNullable<AddressEntry['learnt']>) =>
  Math.max(1, Math.round(learnt.seconds / 60))

/** Service minutes for orders without their own; null for the company's default. */
const minutesAt = (entry: AddressEntry) =>
  isLearnt(entry) && entry.learnt ? learntMinutes(entry.learnt) : entry.serviceMinutes

/** `7 min from 4 visits`: what drivers needed. */
export const learntText = (learnt: NonNullable<AddressEntry['learnt']>): string =>
  words('minutesLearnt', { minutes: learntMinutes(learnt), count: learnt.visits })

/** `7 min from 4 visits`, `10 min set`, `usual`. */
export function serviceText(entry: AddressEntry): string {
  const minutes = minutesAt(entry)
  if (minutes === null) return words('usual')
  return isLearnt(entry) ? learntText(entry.learnt!) : words('minutesSet', { minutes })
}

export const windowText = ({ window }: AddressEntry) =>
  window ? clockRange(window.from, window.to) : commonWords('anyTime')

export const addressColumns = (): Column<AddressEntry>[] => [
  {
    key: 'address',
    head: words('address'),
    width: '38%',
    cell: (entry) => <bdi className="font-mid">{entry.text}</bdi>,
    sortBy: (entry) => entry.text,
  },
  {
    key: 'service',
    head: words('timeAtDoor'),
    width: '140px',
    cell: serviceText,
    sortBy: (entry) => minutesAt(entry) ?? -1,
  },
  { key: 'window', head: words('openHours'), width: '96px', cell: windowText, sortBy: windowText },
  {
    key: 'notes',
    head: words('notes'),
    cell: (entry) => entry.notes ?? '',
    sortBy: (entry) => entry.notes ?? '',
  },
  {
    key: 'pin',
    head: words('pin'),
    width: '132px',
    cell: (entry) =>
      entry.source === 'corrected'
        ? words('pinByHand')
        : entry.source === 'file'
          ? words('pinFromFile')
          : words('pinFound'),
    sortBy: (entry) => entry.source,
  },
]
