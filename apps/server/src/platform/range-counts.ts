// SQL that counts held ranges of arrival, over stops `s` and their orders `o`.
import { sql } from 'kysely'

/** When service could begin: the van had arrived and the served window was open. */
export const SERVICE_BEGINS = sql`greatest(s.arrived_at,
  case when o.other_windows = '{}' then o.window_start else (app.window_at(o, s.arrived_at)).opens end)`

export const HAS_HELD = sql`${SERVICE_BEGINS} between s.range_from and s.range_to`

/** Columns `calibrated` and `uncalibrated` of contracts' `rangeFigures`, over stops with a range. */
export const RANGE_COUNTS = sql`
  json_build_object('arrivals', (count(*) filter (where s.range_aim is not null))::int,
    'held', (count(*) filter (where s.range_aim is not null and ${HAS_HELD}))::int) as calibrated,
  json_build_object('arrivals', (count(*) filter (where s.range_aim is null))::int,
    'held', (count(*) filter (where s.range_aim is null and ${HAS_HELD}))::int) as uncalibrated`
