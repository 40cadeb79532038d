// SQL of notices to recipients: due notices, their values and recipients, and the in-app copy.
import type {
  CONTACT_PREFERENCES,
  DeliveryNotice,
  DeliveryStatus,
  RecipientMessage,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { ownHostOf } from '../../platform/tracking-hosts.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { isNotParked, type DueRow } from '../../platform/parked-work.ts'

/** Reads only ids, so that no row can make it fail. */
export async function listDueNotices(trx: Trx, kind: string, limit: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select n.tenant_id as "tenantId", n.id from app.delivery_notices n
    where n.written_at is null and n.due_at <= now() and ${isNotParked(kind, 'n.tenant_id', 'n.id')}
    order by n.due_at, n.id limit ${limit}`.execute(trx)
  return rows
}

interface Follower {
  userId: string
  choices: unknown
  /** Language of this account; null for the company's. */
  locale: string | null
}

export interface Notice {
  deliveryId: string
  kind: DeliveryNotice
  attempt: number
  at: Date
  status: DeliveryStatus
  trackingNumber: string
  /** The company's own host while it points here. */
  host: string | null
  reference: string
  company: string
  color: string
  logoUrl: string | null
  settings: unknown
  timeZone: string
  /** Languages of the company and of the reader at the recipient's mail address. */
  locale: string
  readerLanguage: string
  recipient: string
  email: string | null
  phone: string | null
  contact: (typeof CONTACT_PREFERENCES)[number] | null
  contactPhone: string | null
  street: string | null
  lat: number
  lng: number
  etaFrom: Date | null
  etaTo: Date | null
  promisedFrom: Date | null
  promisedTo: Date | null
  statusNote: string | null
  hasProof: boolean
  hasFeedback: boolean
  /** Accounts with the parcel in their list, the recipient's own first. */
  followers: Follower[]
  /** The company's own texts for this message. */
  texts: RecipientMessage[]
}

/** Marks a notice as written and returns its values. Undefined when another worker took it. */
export async function takeNotice(trx: Trx, { tenantId, id }: DueRow): Promise<Notice | undefined> {
  const { rows } = await sql<Notice>`
    with due as (
      select tenant_id, id from app.delivery_notices
      where tenant_id = ${tenantId} and id = ${id} and written_at is null for update skip locked),
    claimed as (
      update app.delivery_notices n set written_at = now() from due
      where n.tenant_id = due.tenant_id and n.id = due.id returning n.*)
    select n.delivery_id as "deliveryId", n.kind, n.attempt, n.at, d.status, d.tracking_number as "trackingNumber", ${ownHostOf('d')} as host, o.reference,
      t.name as company, t.brand_color as color, t.logo_url as "logoUrl", t.settings, t.time_zone as "timeZone",
      t.locale, app.reader_language(d.tenant_id, c.email) as "readerLanguage", c.name as recipient, c.email, c.phone, p.contact, p.phone as "contactPhone",
      a.street, a.lat, a.lng, d.eta_from as "etaFrom", d.eta_to as "etaTo", d.promised_from as "promisedFrom",
      d.promised_to as "promisedTo", d.status_note as "statusNote",
      exists (select from public.driver_events e where e.tenant_id = d.tenant_id and e.order_id = d.order_id
        and e.kind in ('delivered', 'partly_delivered') and (e.files <> '{}' or e.proof ? 'name')) as "hasProof",
      exists (select from public.feedback f where f.tenant_id = d.tenant_id and f.delivery_id = d.id) as "hasFeedback",
      coalesce((select json_agg(json_build_object('userId', k.user_id, 'choices', f.notification_choices, 'locale', case when app.is_mail_locale(f.locale) then f.locale end)
          order by lower(f.email) = lower(c.email) desc nulls last, k.created_at)
        from public.delivery_claims k join public.profiles f on f.id = k.user_id
        where k.tenant_id = d.tenant_id and k.delivery_id = d.id), '[]') as followers,
      coalesce((select json_agg(json_build_object('kind', m.kind, 'channel', m.channel, 'language', m.language, 'title', m.title, 'message', m.message))
        from public.recipient_message_texts m where m.tenant_id = n.tenant_id and m.kind = n.kind
          and app.plan_limits(m.tenant_id) -> 'mails' is distinct from 'false'), '[]') as texts
    from claimed n
    join public.deliveries d on d.tenant_id = n.tenant_id and d.id = n.delivery_id
    join public.tenants t on t.id = d.tenant_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join public.delivery_preferences p on p.tenant_id = d.tenant_id and p.delivery_id = d.id`.execute(
    trx,
  )
  return rows[0]
}

/** Inserts one in-app notice for each account, dated when it fell due. */
export async function notifyAccounts(
  trx: Trx,
  tenantId: string,
  userIds: readonly string[],
  notice: { type: string; title: string; message: string; link: string; at: Date },
): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    insert into public.notifications (tenant_id, user_id, type, title, message, link, created_at)
    select ${tenantId}, user_id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.link}, least(${notice.at.toISOString()}::timestamptz, now())
    from unnest(${[...userIds]}::uuid[]) user_id`.execute(trx)
}
