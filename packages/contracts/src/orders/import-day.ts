// The day for a file's orders: a date, or a word resolved with the company's clock.
import { z } from 'zod'
import { dayText } from '../api/common.ts'
import { nextWorkday, type DayString } from '../time.ts'

/** `file`: each row's own date. */
const IMPORT_DAY_WORDS = ['file', 'today', 'next_working_day'] as const

export const importDay = z.union([z.enum(IMPORT_DAY_WORDS), dayText])
export type ImportDay = z.infer<typeof importDay>

/** Day of every row; undefined to use the file's dates. */
export function dayOfImport(day: ImportDay | undefined, today: DayString): DayString | undefined {
  if (day === undefined || day === 'file') return undefined
  if (day === 'today') return today
  return day === 'next_working_day' ? nextWorkday(today) : day
}
