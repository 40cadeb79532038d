// State that this browser remembers: what one person likes to see, and nobody else needs to know.
import { useCallback, useState } from 'react'
import type { z } from 'zod'

function read<T>(key: string, schema: z.ZodType<T>, usual: T): T {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    // Never written, written by an older page, or storage is switched off.
    return usual
  }
}

/** Like `useState`, kept under `key`. Without storage it lasts as long as the page. */
export function useStoredState<T>(key: string, schema: z.ZodType<T>, usual: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => read(key, schema, usual))
  const set = useCallback(
    (next: T) => {
      setValue(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Full or switched off: it holds until the page is left.
      }
    },
    [key],
  )
  return [value, set]
}
