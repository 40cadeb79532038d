// The support inbox: tickets from the contact form and from inside the product, answered by mail.
import type { Ticket, TicketItem, TicketStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import { readBrand } from '../../platform/brand.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

interface TicketRow {
  id: string
  subject: string
  status: TicketStatus
  message: string
  from: string
  email: string | null
  tenant_id: string | null
  company_name: string | null
  preview: string
  created_at: Date
  last_message_at: Date
  assigned_to: string | null
  assigned_name: string | null
}

const PREVIEW_LETTERS = 160
const NAME = sql`nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')`

const toItem = (row: TicketRow): TicketItem => ({
  id: row.id,
  subject: row.subject,
  status: row.status,
  from: row.from,
  email: row.email,
  tenantId: row.tenant_id,
  companyName: row.company_name,
  preview: row.preview,
  createdAt: row.created_at.toISOString(),
  lastMessageAt: row.last_message_at.toISOString(),
  assignedTo: row.assigned_to,
  assignedName: row.assigned_name,
})

/** `tenantId` null: tickets of everybody. */
async function selectTickets(
  trx: Trx,
  { id = null, tenantId = null }: { id?: string | null; tenantId?: string | null },
) {
  const { rows } = await sql<TicketRow>`
    select k.id, k.subject, k.status, k.message, k.tenant_id, t.name as company_name, k.created_at, k.last_message_at, k.assigned_to,
      coalesce(k.requester_name, k.requester_email, 'Somebody') as "from", k.requester_email as email,
      left(coalesce((select m.body from public.ticket_messages m where m.ticket_id = k.id and not m.is_note order by m.at desc limit 1),
        k.message), ${PREVIEW_LETTERS}) as preview,
      (select coalesce(${NAME}, p.email) from public.profiles p where p.id = k.assigned_to) as assigned_name
    from public.support_tickets k left join public.tenants t on t.id = k.tenant_id
    where (${id}::uuid is null or k.id = ${id}) and (${tenantId}::uuid is null or k.tenant_id = ${tenantId})
    order by k.status = 'closed', k.last_message_at desc limit 500`.execute(trx)
  return rows
}

export async function listTickets(trx: Trx, tenantId: string | null = null): Promise<TicketItem[]> {
  return (await selectTickets(trx, { tenantId })).map(toItem)
}

/** A ticket with its messages; only owners see notes. Throws not_found. */
export async function readTicket(trx: Trx, id: string, tenantId: string | null = null): Promise<Ticket> {
  const [row] = await selectTickets(trx, { id, tenantId })
  if (!row) throw errors.not_found('The ticket')
  const { rows } = await sql<{
    id: string
    at: Date
    author_name: string
    is_from_support: boolean
    is_note: boolean
    body: string
  }>`
    select id, at, author_name, is_from_support, is_note, body from public.ticket_messages
    where ticket_id = ${id} and (${tenantId}::uuid is null or not is_note) order by at, id`.execute(trx)
  const first = {
    id: row.id,
    at: row.created_at,
    author_name: row.from,
    is_from_support: false,
    is_note: false,
    body: row.message,
  }
  return {
    ...toItem(row),
    messages: [first, ...rows].map((message) => ({
      id: message.id,
      at: message.at.toISOString(),
      author: message.author_name,
      isFromSupport: message.is_from_support,
      isNote: message.is_note,
      body: message.body,
    })),
  }
}

/**
 * Mails a reply, with a link to the ticket for members, and waits for the person's answer; a note is not
 * sent. Throws not_found.
 */
export async function answerTicket(
  work: Work,
  id: string,
  {
    authorId,
    body,
    isNote,
    publicUrl,
  }: { authorId: string; body: string; isNote: boolean; publicUrl: string },
): Promise<void> {
  const { trx } = work
  const ticket = await readTicket(trx, id)
  const author = await personName(trx, authorId)
  const { id: messageId } = onlyRow(
    await sql<{
      id: string
    }>`insert into public.ticket_messages (ticket_id, author_id, author_name, is_from_support, is_note, body)
      values (${id}, ${authorId}, ${author}, true, ${isNote}, ${body}) returning id`.execute(trx),
  )
  if (isNote) return
  await sql`update public.support_tickets set status = 'pending', last_message_at = now(), closed_at = null,
    assigned_to = coalesce(assigned_to, ${authorId}) where id = ${id}`.execute(trx)
  if (!ticket.email) return
  await queueMail(work, {
    dedupeKey: `ticket message ${messageId}`,
    tenantId: null,
    customerId: ticket.tenantId,
    to: ticket.email,
    type: 'support_reply',
    values: (_, words) => ({
      user_name: ticket.from,
      ticket_subject: ticket.subject,
      message: ticket.tenantId ? `${body}\n\n${words.ticket} ${publicUrl}/tenant/support?ticket=${id}` : body,
    }),
  })
}

/** Changes the given fields. Throws not_found, also for an assignee who is no owner. */
export async function changeTicket(
  trx: Trx,
  id: string,
  { status, assignedTo }: { status?: TicketStatus | undefined; assignedTo?: string | null | undefined },
): Promise<void> {
  if (assignedTo) {
    const { rows } = await sql`select from public.owners where id = ${assignedTo} for key share`.execute(trx)
    if (rows.length === 0) throw errors.not_found('The owner')
  }
  const { rows } = await sql`
    update public.support_tickets set status = coalesce(${status ?? null}, status),
      closed_at = case when ${status ?? null}::text = 'closed' then now() when ${status ?? null}::text is not null then null else closed_at end,
      assigned_to = case when ${assignedTo !== undefined} then ${assignedTo ?? null}::uuid else assigned_to end
    where id = ${id} returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The ticket')
}

/** Opens a ticket from inside the product, and mails it to support as the contact form does. */
export async function openTicket(
  work: Work,
  {
    tenantId,
    userId,
    subject,
    message,
  }: { tenantId: string; userId: string; subject: string; message: string },
): Promise<string> {
  const { trx } = work
  const { id } = onlyRow(
    await sql<{ id: string }>`
      insert into public.support_tickets (tenant_id, subject, message, requester_name, requester_email, created_by)
      select ${tenantId}, ${subject}, ${message}, ${NAME}, p.email, ${userId} from public.profiles p where p.id = ${userId}
      returning id`.execute(trx),
  )
  await mailSupport(work, await readTicket(trx, id), { key: `ticket ${id}`, userId, message })
  return id
}

/** Adds a member's message and reopens the ticket. Throws not_found. */
export async function writeToTicket(
  work: Work,
  id: string,
  { tenantId, userId, body }: { tenantId: string; userId: string; body: string },
): Promise<void> {
  const { trx } = work
  const ticket = await readTicket(trx, id, tenantId)
  const { id: messageId } = onlyRow(
    await sql<{ id: string }>`
      insert into public.ticket_messages (ticket_id, author_id, author_name, is_from_support, body)
      values (${id}, ${userId}, ${await personName(trx, userId)}, false, ${body}) returning id`.execute(trx),
  )
  await mailSupport(work, ticket, { key: `ticket message ${messageId}`, userId, message: body })
  await sql`update public.support_tickets set status = 'open', last_message_at = now(), closed_at = null where id = ${id}`.execute(
    trx,
  )
}

async function mailSupport(
  work: Work,
  { subject, companyName }: TicketItem,
  { key, userId, message }: { key: string; userId: string; message: string },
): Promise<void> {
  const { rows } = await sql<{ email: string | null }>`
    select email from public.profiles where id = ${userId}`.execute(work.trx)
  await queueMail(work, {
    dedupeKey: key,
    tenantId: null,
    to: (await readBrand(work.trx)).supportEmail,
    type: 'contact_message',
    values: {
      topic: subject,
      sender_name: await personName(work.trx, userId),
      sender_email: rows[0]?.email ?? '',
      sender_company: companyName,
      message,
    },
  })
}

async function personName(trx: Trx, id: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(${NAME}, p.email) as name from public.profiles p where p.id = ${id}`.execute(trx)
  return rows[0]?.name ?? 'Support'
}
