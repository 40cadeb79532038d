// The test clock: moves a company's time forward and runs everything that falls due meanwhile.
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { advanceBilling } from './clock.ts'

/** Advances day by day, as the billing clock would. Throws test_clock_off. */
export async function moveCompanyTime(
  platform: Pick<Platform, 'asService' | 'log' | 'clock' | 'publicUrl'>,
  tenantId: string,
  days: number,
): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await platform.asService('move the time of a company', ({ trx }) =>
      sql`select app.move_company_time(${tenantId}, 1)`.execute(trx),
    )
    await advanceBilling(platform)
  }
}
