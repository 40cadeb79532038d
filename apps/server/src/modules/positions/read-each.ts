// Reads each position of a batch by itself, so that an invalid one does not block the others.
import type { refusedPosition } from '@dropwise/contracts'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { BadFix } from './fix.ts'

export type RefusedPosition = z.output<typeof refusedPosition>

/** `name` gives a field its path in the batch, such as `positions.3.lat`. */
export function readEach<Item, Fix>(
  items: readonly Item[],
  list: string,
  read: (item: Item, name: (field: string) => string) => Fix,
): { fixes: Fix[]; refused: RefusedPosition[] } {
  const fixes: Fix[] = []
  const refused: RefusedPosition[] = []
  items.forEach((item, index) => {
    try {
      fixes.push(read(item, (field) => `${list}.${index}.${field}`))
    } catch (error) {
      refused.push({ index, ...problemOf(error, `${list}.${index}`) })
    }
  })
  return { fixes, refused }
}

/** Rethrows errors that are no fault of the position. */
function problemOf(error: unknown, place: string): { field: string; message: string } {
  if (error instanceof BadFix) return { field: error.field, message: error.message }
  const problems =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
      : error instanceof AppError && error.code === 'validation_failed'
        ? (error.details as { field: string; message: string }[])
        : []
  const [problem] = problems
  if (!problem) throw error
  return { field: problem.field === '' ? place : `${place}.${problem.field}`, message: problem.message }
}
