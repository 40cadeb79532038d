// What this browser remembers under a key. Reading never fails, and writing is no reason to.
import type { z } from 'zod'

export function readStored<T>(key: string, schema: z.ZodType<T>, usual: T): T {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    // Never written, written by an older page, or storage is switched off.
    return usual
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or switched off: it holds until the page is left.
  }
}
