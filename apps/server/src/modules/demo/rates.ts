// Writes the demo's rate cards: the usual one, and one for express.
import { serviceRates } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

const CARDS = [
  {
    name: 'Standard',
    isDefault: true,
    rates: {
      baseMinor: 490,
      perKmMinor: 65,
      includedKm: 3,
      perParcelMinor: 120,
      weightBands: [
        { upToKg: 10, amountMinor: 0 },
        { upToKg: 25, amountMinor: 250 },
        { upToKg: 60, amountMinor: 700 },
      ],
      windows: [
        { upToMinutes: 60, amountMinor: 400 },
        { upToMinutes: 120, amountMinor: 200 },
      ],
      weekend: { weekdays: [6, 7], amountMinor: 300 },
      night: { from: '20:00', to: '06:00', amountMinor: 500 },
      minimumMinor: 650,
    },
  },
  { name: 'Express', isDefault: false, rates: { baseMinor: 1_190, perKmMinor: 140, minimumMinor: 1_500 } },
] as const

export async function writeDemoRates(
  trx: Trx,
  { tenantId, dispatcherId }: { tenantId: string; dispatcherId: string },
): Promise<void> {
  for (const { name, isDefault, rates } of CARDS)
    await sql`
      insert into public.rate_cards (tenant_id, name, is_default, rates, created_by)
      values (${tenantId}, ${name}, ${isDefault}, ${JSON.stringify(serviceRates.parse(rates))}::jsonb, ${dispatcherId})`.execute(
      trx,
    )
}
