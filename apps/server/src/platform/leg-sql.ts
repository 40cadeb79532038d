// SQL of what the clock takes of a stop, said once for everything that follows a day.
import { sql, type RawBuilder } from 'kysely'
import type { LegPart } from '@dropwise/contracts'

/** When service may begin: the window that was promised opens, of orders that have one; null for any time. `o` and `s` are orders and stops. */
export const OPENS_AT = `case when o.other_windows = '{}' then o.window_start else s.promised_from end`

/** A stop's leg in parts. Of one that was dispatched before parts were kept, its driving. */
export const legOf = (stop: string): RawBuilder<LegPart[]> =>
  sql.raw(`case when ${stop}.leg <> '[]' then ${stop}.leg
    else jsonb_build_array(jsonb_build_object('kind', 'travel', 'seconds', ${stop}.leg_duration_seconds)) end`)

/**
 * The range that a recipient is told of a stop on plan: so much to both sides of its forecast, within what was promised as long as that
 * holds. `s` is stops.
 */
export const toldRange = (marginSeconds: number): { from: RawBuilder<Date>; to: RawBuilder<Date> } => {
  const margin = sql`make_interval(secs => ${marginSeconds})`
  return {
    from: sql`case when s.promised_from <= s.eta_at then greatest(s.eta_at - ${margin}, s.promised_from) else s.eta_at - ${margin} end`,
    to: sql`case when s.promised_to >= s.eta_at then least(s.eta_at + ${margin}, s.promised_to) else s.eta_at + ${margin} end`,
  }
}
