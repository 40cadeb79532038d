// Moves a company's time in billing tests, with the owners' test clock.
import { writeTestClock } from '../../platform/billing.ts'
import type { TestApi } from '../testing.ts'
import { moveCompanyTime } from './move-time.ts'

/** Moves time by this many days and runs everything that falls due. */
export async function passDays({ platform }: TestApi, tenantId: string, days: number): Promise<void> {
  await writeTestClock(platform, true)
  await moveCompanyTime(platform, tenantId, days)
}
