// Which day the orders of a file are for: a day, or a word that the company's clock decides.
import { z } from 'zod'
import { dayText } from '../api/common.ts'
import { nextWorkday, type DayString } from '../time.ts'

/** `file`: as its rows say. */
const IMPORT_DAY_WORDS = ['file', 'today', 'next_working_day'] as const

export const importDay = z.union([z.enum(IMPORT_DAY_WORDS), dayText])
export type ImportDay = z.infer<typeof importDay>

/** The day of every row; undefined where the file says it. */
export function dayOfImport(day: ImportDay | undefined, today: DayString): DayString | undefined {
  if (day === undefined || day === 'file') return undefined
  if (day === 'today') return today
  return day === 'next_working_day' ? nextWorkday(today) : day
}
