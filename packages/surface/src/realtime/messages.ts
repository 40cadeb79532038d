// Messages that rest in realtime.messages: sent from SQL, heard once, and told again to those who come later and ask.
import type { Pool } from 'pg'
import type { Replay } from './join.ts'

export interface Message {
  id: string
  topic: string
  event: string
  payload: unknown
  /** Set instead of `payload` for a message of raw bytes. */
  bytes: Buffer | null
  private: boolean
}

/** Days a message is kept for those who come later. */
export const KEPT_DAYS = 3
const COLUMNS = 'id, topic, event, payload, binary_payload as bytes, private'

/** The message with this id, or undefined when it is gone. */
export async function messageOf(pool: Pool, id: string): Promise<Message | undefined> {
  const { rows } = await pool.query<Message>(`select ${COLUMNS} from realtime.messages where id::text = $1`, [
    id,
  ])
  return rows[0]
}

/** The newest private broadcasts of a topic since a time, oldest first. */
export async function pastMessages(pool: Pool, topic: string, { since, limit }: Replay): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `select ${COLUMNS} from realtime.messages
      where topic = $1 and private and extension = 'broadcast' and event is not null
        and inserted_at >= to_timestamp($2::float8 / 1000)::timestamp and inserted_at >= now()::timestamp - make_interval(days => $4)
      order by inserted_at desc limit $3`,
    [topic, since, limit, KEPT_DAYS],
  )
  return rows.toReversed()
}

/** Takes away what is older than it is told again. */
export async function forgetOldMessages(pool: Pool): Promise<void> {
  await pool.query(
    'delete from realtime.messages where inserted_at < now()::timestamp - make_interval(days => $1)',
    [KEPT_DAYS],
  )
}
