// Values stored in this browser. Reading and writing never fail.
import type { z } from 'zod'

export function readStored<T>(key: string, schema: z.ZodType<T>, defaultValue: T): T {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    // Never stored, invalid, or storage is disabled.
    return defaultValue
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or disabled: the value lasts until the page unloads.
  }
}
