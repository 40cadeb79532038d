// Texts of people on screens that run from right to left.
import type { ReactNode } from 'react'
import { directionOf } from '@dropwise/contracts'
import { currentLanguage } from '../lib/language.ts'

/** Marks the parts of a sentence or list, which is in the page's language. */
const ISOLATE = /[\u2066-\u2068]/

/**
 * A value such as `25 Holly Lane`, in its own direction: among Arabic words, its number would change places, and a
 * column that is too narrow would cut its beginning. Parts that are not text decide for themselves.
 */
export function AsWritten({ children }: { children: ReactNode }) {
  const isValue = typeof children === 'string' && !ISOLATE.test(children)
  if (!isValue || directionOf(currentLanguage()) === 'ltr') return children
  return (
    // Chromium has `match-parent` with a prefix only.
    <span
      dir="auto"
      className="block overflow-hidden [text-align:-webkit-match-parent] [text-align:match-parent] text-ellipsis"
    >
      {children}
    </span>
  )
}
