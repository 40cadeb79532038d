// A message as the API returns it, in SQL.
import { sql } from 'kysely'

/** A time as ISO 8601 in UTC. */
export const MESSAGE_AT = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export const messageJson = (row: string) =>
  sql`json_build_object('id', ${sql.ref(`${row}.id`)}, 'author', ${sql.ref(`${row}.author`)}, 'text', ${sql.ref(`${row}.body`)},
    'channel', ${sql.ref(`${row}.channel`)}, 'at', ${MESSAGE_AT(`${row}.created_at`)}, 'readAt', ${MESSAGE_AT(`${row}.read_at`)})`
