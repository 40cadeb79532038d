// Messages stored in realtime.messages: sent from SQL, delivered once, and replayed to later subscribers on request.
import type { Pool } from 'pg'
import type { Replay } from './join.ts'

export interface Message {
  id: string
  topic: string
  event: string
  payload: unknown
  /** Set instead of `payload` for binary messages. */
  bytes: Buffer | null
  private: boolean
}

/** Days a message is kept for replay. */
const RETENTION_DAYS = 3
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const COLUMNS = 'id, topic, event, payload, binary_payload as bytes, private'

/** The messages of these ids, in their order; ids of deleted messages and texts that are no id are left out. */
export async function messagesOf(pool: Pool, ids: readonly string[]): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `select ${COLUMNS} from realtime.messages where id = any($1::uuid[])`,
    [ids.filter((id) => UUID.test(id))],
  )
  const byId = new Map(rows.map((message) => [message.id, message]))
  return ids.map((id) => byId.get(id)).filter((message) => message !== undefined)
}

/** The most recent private broadcasts of a topic since a given time, oldest first. */
export async function pastMessages(pool: Pool, topic: string, { since, limit }: Replay): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `select ${COLUMNS} from realtime.messages
      where topic = $1 and private and extension = 'broadcast' and event is not null
        and inserted_at >= to_timestamp($2::float8 / 1000)::timestamp and inserted_at >= now()::timestamp - make_interval(days => $4)
      order by inserted_at desc limit $3`,
    [topic, since, limit, RETENTION_DAYS],
  )
  return rows.toReversed()
}

/** Deletes messages past their retention. */
export async function deleteExpiredMessages(pool: Pool): Promise<void> {
  await pool.query(
    'delete from realtime.messages where inserted_at < now()::timestamp - make_interval(days => $1)',
    [RETENTION_DAYS],
  )
}
