// How thorough a test is: `npm test` runs part of its cases, `npm run test:long` all of them by thorough.long.test.ts.

export const isLong = process.env['TEST_SUITE'] === 'long'

/** Runs of a property; `PROPERTY_RUNS` overrides both. */
export function runsOf(short: number, long: number): number {
  return Number(process.env['PROPERTY_RUNS'] ?? (isLong ? long : short))
}
