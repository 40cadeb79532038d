// Names recipients who had notices before a recall, which cannot be taken back.
import type { recallResponse } from '@dropwise/contracts'
import type { z } from 'zod'
import { listText } from './format.ts'
import { frameWords as words } from './words/frame.ts'

/** Maximum number of orders listed by name. */
const NAMED_MAX = 3

/** Undefined for none. */
export function noticesText(notices: z.infer<typeof recallResponse>['told']): string | undefined {
  if (notices.length === 0) return undefined
  const names = notices.slice(0, NAMED_MAX).map(({ reference }) => reference)
  const more = notices.length - names.length
  const list = listText(more > 0 ? [...names, words('toldAndMore', { count: more })] : names)
  return words('toldAlready', { count: notices.length, list })
}
