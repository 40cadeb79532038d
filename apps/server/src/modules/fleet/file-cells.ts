// Lists in one cell of a file, separated by semicolons: documents, a week of shifts, days off. Pure.
import type { Absence, Paper, WorkShift } from '@dropwise/contracts'

interface ListCell<Item> {
  write: (items: readonly Item[]) => string | null
  /** Text that does not match the pattern is returned unchanged, and the schema refuses it. */
  read: (cell: string) => Partial<Item>[] | string
  must: string
}

/** An item's text must not contain the separator. */
const plain = (text: string) => text.replaceAll(';', ',')

function listCell<Item>(cell: {
  pattern: RegExp
  write: (item: Item) => string
  read: (parts: Record<string, string | undefined>) => Partial<Item>
  example: string
}): ListCell<Item> {
  const read = (text: string) => {
    const groups = text
      .split(';')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => cell.pattern.exec(item)?.groups)
    return groups.includes(undefined) ? text : groups.map((parts) => cell.read(parts!))
  }
  return {
    write: (items) => items.map(cell.write).join('; ') || null,
    read,
    must: `must look like ${cell.example}`,
  }
}

/** `Insurance no P-7 until 2027-03-31; Tachograph`. */
export const PAPERS = listCell<Paper>({
  pattern: /^(?<kind>.+?)(?:\s+no\s+(?<number>.+?))?(?:\s+until\s+(?<day>\d{4}-\d{2}-\d{2}))?$/,
  write: ({ kind, number, expiresOn }) =>
    [plain(kind), number && `no ${plain(number)}`, expiresOn && `until ${expiresOn}`]
      .filter(Boolean)
      .join(' '),
  read: ({ kind = '', number, day }) => ({ kind, number: number ?? null, expiresOn: day ?? null }),
  example: 'Insurance no P-7 until 2027-03-31; Tachograph until 2028-01-31',
})

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `Mon 08:00-16:00 30; Tue 09:00-17:00 30`: start, end, and minutes of break. */
export const WEEK = listCell<WorkShift>({
  pattern:
    /^(?<day>Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s+(?<from>\d{1,2}:\d{2})\s*-\s*(?<to>\d{1,2}:\d{2})(?:\s+(?<minutes>\d{1,3}))?$/i,
  write: ({ day, from, to, breakMinutes }) => `${DAYS[day - 1]} ${from}-${to} ${breakMinutes}`,
  read: ({ day = '', from = '', to = '', minutes }) => ({
    day: DAYS.findIndex((name) => name.toLowerCase() === day.toLowerCase()) + 1,
    from: from.padStart(5, '0'),
    to: to.padStart(5, '0'),
    breakMinutes: Number(minutes ?? 0),
  }),
  example: 'Mon 08:00-16:00 30; Tue 09:00-17:00 30',
})

/** `2026-12-24 to 2027-01-02 Holiday; 2027-02-05 Training`. */
export const DAYS_OFF = listCell<Absence>({
  pattern: /^(?<from>\d{4}-\d{2}-\d{2})(?:\s+to\s+(?<to>\d{4}-\d{2}-\d{2}))?(?:\s+(?<reason>.+))?$/,
  write: ({ from, to, reason }) => `${from}${to === from ? '' : ` to ${to}`} ${plain(reason)}`,
  read: ({ from = '', to, reason }) => ({ from, to: to ?? from, reason: reason ?? 'Holiday' }),
  example: '2026-12-24 to 2027-01-02 Holiday; 2027-02-05 Training',
})
