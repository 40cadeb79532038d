// How thorough a test is: `npm test` runs part of its cases, `npm run test:long` all of them by thorough.long.test.ts.
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether `npm run test:long` runs. */
    isLong: boolean
    /** `PROPERTY_RUNS`, in place of what a test would do by itself. */
    propertyRuns: number | null
  }
}

export const isLong = inject('isLong')

export function runsOf(short: number, long: number): number {
  return inject('propertyRuns') ?? (isLong ? long : short)
}
