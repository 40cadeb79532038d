// Mails for the owner: waiting ones, failed ones with the reason, and the text of each while there is no
// mail server.
import type { OutboxItem, OutboxMail } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

interface Row {
  id: string
  state: OutboxItem['state']
  recipient: string
  subject: string | null
  company_name: string | null
  attempts: number
  error: string | null
  created_at: Date
  sent_at: Date | null
  send_after: Date | null
  attachment_name: string | null
}

/** Text messages have no subject, so lists show their first words. */
const COLUMNS = sql`o.id, o.state, o.recipient, coalesce(o.subject, left(o.body, 80)) as subject, t.name as company_name, o.attempts, o.error, o.created_at, o.sent_at, o.send_after, o.attachment_name`

const toItem = (row: Row): OutboxItem => ({
  id: row.id,
  state: row.state,
  to: row.recipient,
  subject: row.subject ?? '',
  companyName: row.company_name,
  attempts: row.attempts,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  sendAfter: row.state === 'waiting' ? (row.send_after?.toISOString() ?? null) : null,
  attachmentName: row.attachment_name,
})

interface OutboxFilter {
  state?: string | undefined
  search?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Newest first. Ids follow time. */
export async function listOutbox(trx: Trx, { state, search, cursor, limit }: OutboxFilter) {
  const words = search ? `%${search.replaceAll(/[%_\\]/g, '\\$&')}%` : null
  const { rows } =
    await sql<Row>`select ${COLUMNS} from public.outbox o left join public.tenants t on t.id = o.tenant_id
    where (${state ?? null}::text is null or o.state = ${state ?? null}) and (${cursor ?? null}::uuid is null or o.id < ${cursor ?? null})
      and (${words}::text is null or concat_ws(' ', o.recipient, coalesce(o.subject, left(o.body, 80)), t.name) ilike ${words})
    order by o.id desc limit ${limit + 1}`.execute(trx)
  const { rows: counts } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from public.outbox group by state`.execute(trx)
  const items = rows.slice(0, limit).map(toItem)
  return {
    items,
    counts: Object.fromEntries(counts.map((row) => [row.state, row.count])),
    cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  }
}

/** Throws not_found. */
export async function readMail(trx: Trx, id: string): Promise<OutboxMail> {
  const { rows } = await sql<Row & { body: string; html: string | null }>`
    select ${COLUMNS}, o.body, o.html from public.outbox o left join public.tenants t on t.id = o.tenant_id where o.id = ${id}`.execute(
    trx,
  )
  const [row] = rows
  if (!row) throw errors.not_found('The mail')
  return { ...toItem(row), text: row.body, html: row.html }
}

/** Retries a failed or held mail at once. Throws not_found. */
export async function retryMail(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql`
    update public.outbox set state = 'waiting', attempts = 0, error = null, send_after = null, expires_at = null
    where id = ${id} and state in ('failed', 'held', 'expired', 'caught') and emptied_at is null returning id`.execute(
    trx,
  )
  if (rows.length === 0) throw errors.not_found('A mail that can be sent again')
  await sql`select pg_notify('outbox', to_json(${id}::text)::text)`.execute(trx)
}
