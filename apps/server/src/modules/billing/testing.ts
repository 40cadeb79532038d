// A company's time in tests of billing: moved as owners move it with the test clock.
import { writeTestClock } from '../../platform/billing.ts'
import type { TestApi } from '../testing.ts'
import { moveCompanyTime } from './move-time.ts'

/** What was to happen in so many days has happened when this ends. */
export async function passDays({ platform }: TestApi, tenantId: string, days: number): Promise<void> {
  await writeTestClock(platform, true)
  await moveCompanyTime(platform, tenantId, days)
}
