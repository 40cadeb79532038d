// SQL fragments about a stop's times, shared by everything that follows a day.
import { sql, type RawBuilder } from 'kysely'
import type { LegPart } from '@dropwise/contracts'

/** Start of the promised window; null for any time. `o` and `s` alias orders and stops. */
export const OPENS_AT = `case when o.other_windows = '{}' then o.window_start else s.promised_from end`

/** Parts of a stop's leg. Stops from before parts were stored have only driving. */
export const legOf = (stop: string): RawBuilder<LegPart[]> =>
  sql.raw(`case when ${stop}.leg <> '[]' then ${stop}.leg
    else jsonb_build_array(jsonb_build_object('kind', 'travel', 'seconds', ${stop}.leg_duration_seconds)) end`)

/**
 * Range that a recipient sees for a stop on plan: a margin before and after the forecast, within the promise
 * while it holds. `s` aliases stops.
 */
export const rangeWithMargin = (marginSeconds: number): { from: RawBuilder<Date>; to: RawBuilder<Date> } => {
  const margin = sql`make_interval(secs => ${marginSeconds})`
  return {
    from: sql`case when s.promised_from <= s.eta_at then greatest(s.eta_at - ${margin}, s.promised_from) else s.eta_at - ${margin} end`,
    to: sql`case when s.promised_to >= s.eta_at then least(s.eta_at + ${margin}, s.promised_to) else s.eta_at + ${margin} end`,
  }
}
