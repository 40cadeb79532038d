// Further windows of an order, as instants.
import { sql } from 'kysely'

/** Milliseconds since 1970. */
export interface OtherWindow {
  from: number
  to: number
}

/** SQL of an order's further windows as `OtherWindow[]`; `alias` is public.orders in the query. */
export const otherWindowsOf = (alias: string) =>
  sql.raw(`case when ${alias}.other_windows = '{}' then '[]'::json else (
    select json_agg(json_build_object('from', extract(epoch from w.opens) * 1000, 'to', extract(epoch from w.closes) * 1000))
    from app.windows_of(${alias}) with ordinality w (opens, closes, place) where w.place > 1) end`)
