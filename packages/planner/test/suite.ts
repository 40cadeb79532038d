// Thoroughness of a test: `npm test` runs some cases, `npm run test:long` all via thorough.long.test.ts.
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True under `npm run test:long`. */
    isLong: boolean
    /** `PROPERTY_RUNS`, overriding a test's own number. */
    propertyRuns: number | null
  }
}

export const isLong = inject('isLong')

export function runsOf(short: number, long: number): number {
  return inject('propertyRuns') ?? (isLong ? long : short)
}
