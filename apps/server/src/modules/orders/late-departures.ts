// Orders on vans that should have left and have not. Without positions, the live day forecasts them.
import type { Trx } from '../../platform/db/scope.ts'
import { newestOverdue } from '../../platform/overdue-days.ts'
import type { OrderRow } from './list-queries.ts'

interface Forecast {
  etaAt: string | null
  lateSeconds: number
}
/** The live day's forecasts of a day's stops, by order. */
export type ReadForecasts = (
  trx: Trx,
  tenantId: string,
  date: string,
) => Promise<ReadonlyMap<string, Forecast>>

/** Adds Live's arrival and lateness to the rows; without a live day returns them unchanged. */
export async function expectLateDepartures(
  trx: Trx,
  tenantId: string,
  rows: OrderRow[],
  readForecasts: ReadForecasts | undefined,
): Promise<OrderRow[]> {
  const days = newestOverdue(rows.flatMap((row) => row.overdue_on ?? []))
  if (!readForecasts || days.length === 0) return rows
  const forecasts = new Map<string, Forecast>()
  for (const day of days)
    for (const [orderId, forecast] of await readForecasts(trx, tenantId, day))
      forecasts.set(orderId, forecast)
  return rows.map((row) => {
    const forecast = row.overdue_on === null ? undefined : forecasts.get(row.id)
    if (!forecast?.etaAt) return row
    return { ...row, eta: new Date(forecast.etaAt), late_seconds: forecast.lateSeconds }
  })
}
