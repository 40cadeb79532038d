// Writes the demo's saved reports: punctuality by driver, shared and mailed each Monday, and costs by week.
import { reportDefinition, type ReportDefinition } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

const REPORTS: readonly { name: string; definition: ReportDefinition; isMailed: boolean }[] = [
  {
    name: 'Punctuality by driver',
    definition: {
      measures: ['stops', 'onTime', 'late', 'failed', 'stopsPerHour', 'rating'],
      by: 'driver',
      span: 'last_30_days',
    },
    isMailed: true,
  },
  {
    name: 'Costs by week',
    definition: {
      measures: ['costPerStop', 'cost', 'timeCost', 'driven', 'paidTime', 'co2'],
      by: 'week',
      span: 'last_90_days',
    },
    isMailed: false,
  },
]

export async function writeDemoReports(
  trx: Trx,
  { tenantId, dispatcherId }: { tenantId: string; dispatcherId: string },
): Promise<void> {
  for (const { name, definition, isMailed } of REPORTS)
    await sql`
      with report as (
        insert into public.saved_reports (tenant_id, user_id, name, definition, is_shared, mail_every, mailed_on)
        values (${tenantId}, ${dispatcherId}, ${name}, ${JSON.stringify(reportDefinition.parse(definition))}::jsonb, true,
          case when ${isMailed} then 'weekly' end, case when ${isMailed} then current_date end)
        returning tenant_id, id)
      insert into public.saved_report_readers (tenant_id, report_id, user_id)
      select tenant_id, id, ${dispatcherId}::uuid from report where ${isMailed}`.execute(trx)
}
