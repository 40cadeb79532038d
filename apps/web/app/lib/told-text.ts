// Names recipients who had notices before a recall, which cannot be taken back.
import type { recallResponse } from '@dropwise/contracts'
import type { z } from 'zod'
import { plural } from './format.ts'

/** Most orders listed by name. */
const NAMED_MAX = 3

/** Undefined for none. */
export function toldText(recipients: z.infer<typeof recallResponse>['told']): string | undefined {
  if (recipients.length === 0) return undefined
  const names = recipients.slice(0, NAMED_MAX).map(({ reference }) => reference)
  const more = recipients.length - names.length
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
  return `${plural(recipients.length, 'recipient')} had been told already: ${list}. Messages that waited are not sent.`
}
