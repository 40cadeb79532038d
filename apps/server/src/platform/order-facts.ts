// What planning, repair and exports read of an order.
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

/** SQL of a `RuledOrder` from public.orders `o` and its address `a`. */
export const ORDER_FACTS = sql`o.id, o.reference, o.type, a.lat, a.lng, o.setup_seconds as "setupSeconds",
  o.service_seconds as "serviceSeconds", o.packages, o.weight_grams as "weightGrams", o.volume_litres as "volumeLitres",
  o.pallet_tenths as "palletTenths", o.priority, o.skills, o.prize_minor as "prizeMinor", o.only_vehicles as "onlyVehicles",
  o.not_vehicles as "notVehicles", o.pair, o.turn, o.after_orders as "afterOrders", o.before_orders as "beforeOrders",
  o.together`
