// Wraps a query into the request's single statement, in which PostgreSQL counts rows and renders the body.
import type { Routine } from './catalog.ts'
import { literal, qualified } from './fragments.ts'
import type { BodyFormat, Media } from './media.ts'
import { CTE } from './read-plan.ts'
import { returnsScalar, returnsSetOfScalar, returnsSingleComposite } from './sql-call.ts'
import { insertedSql } from './sql-write.ts'

const strip = (sql: string, on: boolean): string => (on ? `json_strip_nulls(${sql})` : sql)

function formatSql(format: BodyFormat, routine?: Routine): string {
  const scalar = routine !== undefined && returnsScalar(routine)
  switch (format.kind) {
    case 'none':
      return `''::text`
    case 'object':
      return `coalesce(${strip(`json_agg(_postgrest_t${scalar ? '.pgrst_scalar' : ''})->0`, format.strip)}, 'null')::text`
    case 'rows': {
      if (routine && (scalar || returnsSingleComposite(routine))) {
        return `coalesce(${strip(`json_agg(_postgrest_t${scalar ? '.pgrst_scalar' : ''})->0`, format.strip)}, 'null')::text`
      }
      const row = routine && returnsSetOfScalar(routine) ? '_postgrest_t.pgrst_scalar' : '_postgrest_t'
      return `coalesce(${strip(`json_agg(${row})`, format.strip)}, '[]')::text`
    }
    case 'csv': {
      const header = `(SELECT coalesce(string_agg(a.k, ','), '') FROM (SELECT json_object_keys(r)::text AS k FROM (SELECT row_to_json(hh) AS r FROM ${CTE} AS hh LIMIT 1) s) a)`
      return `${header} || E'\\n' || coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), E'\\n'), '')`
    }
    case 'geojson':
      return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(_postgrest_t)::json), '[]'))::text`
    case 'handler': {
      const { handler } = format
      if (scalar) return `${qualified(handler)}(_postgrest_t.pgrst_scalar)`
      if (handler.anyElement || handler.target === null) return `${qualified(handler)}(_postgrest_t)`
      return `${qualified(handler)}(_postgrest_t::${qualified({ schema: handler.targetSchema ?? '', name: handler.target })})`
    }
  }
}

const setting = (name: string): string => `nullif(current_setting('${name}', true), '')`

/** Prefixes EXPLAIN when a plan is requested. */
function explained(sql: string, media: Media): string {
  if (media.kind !== 'plan') return sql
  return `EXPLAIN (${[`FORMAT ${media.format.toUpperCase()}`, ...media.options.map((o) => o.toUpperCase())].join(', ')}) ${sql}`
}

interface StatementOptions {
  source: string
  /** Reads the response's rows from the source; defaults to the source itself. */
  select?: string
  count?: string
  format: BodyFormat
  media: Media
  routine?: Routine
  upsert?: boolean
  /** Primary key columns for a Location header. */
  location?: string[]
}

function locationSql(key: string[] | undefined): string {
  if (key === undefined || key.length === 0) return 'null'
  return `CASE WHEN pg_catalog.count(_postgrest_t) = 1 THEN (
    WITH data AS (SELECT row_to_json(_) AS row FROM ${CTE} AS _ LIMIT 1)
    SELECT array_to_json(array_agg(json_build_array(d.key, coalesce('eq.' || d.value, 'is.null'))))::text
      FROM data CROSS JOIN json_each_text(data.row) AS d WHERE d.key IN (${key.map(literal).join(', ')})) END`
}

/** Columns: total, page, location, body, headers, status, inserted. */
export function statement(o: StatementOptions): string {
  const total =
    o.count === undefined ? 'null::bigint' : '(SELECT pg_catalog.count(*) FROM pgrst_source_count)'
  const page = o.routine && !o.routine.setof ? '1' : 'pg_catalog.count(_postgrest_t)'
  const sql =
    `WITH ${CTE} AS (${o.source})${o.count === undefined ? '' : `, pgrst_source_count AS (${o.count})`} ` +
    `SELECT ${total} AS total, ${page} AS page, ${locationSql(o.location)} AS location, ${formatSql(o.format, o.routine)} AS body, ` +
    `${setting('response.headers')} AS headers, ${setting('response.status')} AS status, ${o.upsert ? insertedSql : 'null::int'} AS inserted ` +
    `FROM (${o.select ?? `SELECT * FROM ${CTE}`}) _postgrest_t`
  return explained(sql, o.media)
}
