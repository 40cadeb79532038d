// SQL of signed proofs, in the service's scope: the record of a delivery, and its signed documents.
import {
  DEMO_TRACKING_NUMBER,
  readNoticeRules,
  type LaterReport,
  type NoticeRules,
  type ProofDocument,
  type ProofFile,
} from '@dropwise/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../db/scope.ts'
import { ownHostOf } from '../tracking-hosts.ts'

/** Most later reports of a document. */
const LATER_MOST = 100

interface SignedReport {
  kind: ProofDocument['outcome']
  happenedAt: Date
  receivedAt: Date
  saidBy: 'driver' | 'dispatch'
  lat: number | null
  lng: number | null
  proof: { barcode?: string; isPinChecked?: boolean; ageChecked?: boolean; signature?: string }
  files: string[]
  driver: string | null
}

export interface ProofRecord {
  tenantId: string
  orderId: string
  /** Whether strangers may see the proof, and the company whose page shows it. */
  rules: Pick<NoticeRules, 'sharesProof' | 'hidesPlatform'>
  /** The company's own host while it points here. */
  host: string | null
  trackingNumber: string
  reference: string
  company: string
  companyTimeZone: string
  street: string | null
  city: string | null
  lat: number
  lng: number
  /** The first report of the delivery; null if the driver reported none, for example when positions alone gave the outcome. */
  report: SignedReport | null
  later: LaterReport[]
  newest: (ProofFile & { number: number; objects: string[] }) | null
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

async function readRecord(trx: Trx, condition: RawBuilder<unknown>): Promise<ProofRecord | undefined> {
  const { rows } = await sql<Omit<ProofRecord, 'rules'> & { notices: unknown }>`
    select d.tenant_id as "tenantId", d.order_id as "orderId", ${ownHostOf('d')} as host, t.settings -> 'notices' as notices,
      d.tracking_number as "trackingNumber", o.reference, t.name as company, t.time_zone as "companyTimeZone",
      a.street, a.city, a.lat, a.lng,
      case when e.id is null then null else json_build_object('kind', e.kind, 'happenedAt', ${iso('e.happened_at')},
        'receivedAt', ${iso('e.received_at')}, 'saidBy', e.said_by, 'lat', e.lat, 'lng', e.lng, 'proof', e.proof, 'files', e.files,
        'driver', (select w.name from public.drivers w
          where w.tenant_id = e.tenant_id and w.id = e.driver_id and w.name not like 'Erased driver %')) end as report,
      (select coalesce(json_agg(json_build_object('what', l.kind, 'saidBy', l.said_by, 'happenedAt', ${iso('l.happened_at')},
          'receivedAt', ${iso('l.received_at')}, 'files', cardinality(l.files)) order by l.received_at, l.id), '[]')
        from (select * from public.driver_events l where l.tenant_id = e.tenant_id and l.order_id = e.order_id and l.id <> e.id
          and l.kind in ('delivered', 'partly_delivered', 'failed', 'returned') and l.received_at >= e.received_at
          order by l.received_at, l.id limit ${LATER_MOST}) l) as later,
      (select json_build_object('number', p.number, 'objects', p.objects, 'document', p.document,
          'signature', json_build_object('algorithm', 'Ed25519', 'keyId', p.key_id, 'publicKey', p.public_key, 'value', p.signature))
        from public.proof_documents p where p.tenant_id = d.tenant_id and p.order_id = d.order_id
        order by p.number desc limit 1) as newest
    from public.deliveries d
    join public.tenants t on t.id = d.tenant_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join lateral (select * from public.driver_events x
      where x.tenant_id = d.tenant_id and x.order_id = d.order_id and x.kind in ('delivered', 'partly_delivered')
        and x.outcome = 'applied' and t.sandbox_of is null order by x.received_at, x.id limit 1) e on true
    where ${condition}`.execute(trx)
  const [stored] = rows
  if (!stored) return undefined
  const { notices, ...row } = stored
  const { report } = row
  const { sharesProof, hidesPlatform } = readNoticeRules({ notices })
  return {
    ...row,
    rules: { sharesProof, hidesPlatform },
    report: report && {
      ...report,
      happenedAt: new Date(report.happenedAt),
      receivedAt: new Date(report.receivedAt),
    },
  }
}

export const recordOfNumber = (trx: Trx, number: string) =>
  readRecord(trx, sql`d.tracking_number = ${number}`)
/** A delivery with a signed proof, of the company whose parcel `/track/demo` shows: the same one each time. */
export async function numberOfDemoProof(trx: Trx): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select d.tracking_number as number from app.settings x
    join public.deliveries shown on shown.tracking_number = x.value #>> '{}'
    join public.proof_documents p on p.tenant_id = shown.tenant_id
    join public.deliveries d on d.tenant_id = p.tenant_id and d.order_id = p.order_id
    where x.key = ${`tracking_number_${DEMO_TRACKING_NUMBER}`}
    order by p.created_at, p.order_id limit 1`.execute(trx)
  return rows[0]?.number
}

export const recordOfOrder = (trx: Trx, tenantId: string, orderId: string) =>
  readRecord(trx, sql`d.tenant_id = ${tenantId} and d.order_id = ${orderId}`)

/** False when another server signed the same number first. */
export async function insertProof(
  trx: Trx,
  { tenantId, orderId }: Pick<ProofRecord, 'tenantId' | 'orderId'>,
  { document, signature, number, objects }: NonNullable<ProofRecord['newest']>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into public.proof_documents (tenant_id, order_id, number, document, objects, signature, key_id, public_key)
    values (${tenantId}, ${orderId}, ${number}, ${JSON.stringify(document)}::jsonb, ${objects}::text[],
      ${signature.value}, ${signature.keyId}, ${signature.publicKey})
    on conflict do nothing returning 1`.execute(trx)
  return rows.length > 0
}

/** Whether a stored proof of this order is signed with this key. */
export async function isKeyOnRecord(
  trx: Trx,
  { tenantId, orderId }: Pick<ProofRecord, 'tenantId' | 'orderId'>,
  keyId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from public.proof_documents
    where tenant_id = ${tenantId} and order_id = ${orderId} and key_id = ${keyId} limit 1`.execute(trx)
  return rows.length > 0
}
