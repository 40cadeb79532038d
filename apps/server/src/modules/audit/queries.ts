// SQL of the audit log, read in the caller's scope: row policies give owners all lines, administrators their
// company's.
import type { AuditLine, AuditQuery } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

interface Row {
  id: string
  at: Date
  at_exact: string
  tenant_id: string | null
  company_name: string | null
  actor_label: string | null
  via: string | null
  ip: string | null
  user_agent: string | null
  action: string
  subject: string | null
  subject_id: string | null
  label: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Newest first. The cursor holds time and id of the last line, so new lines do not shift pages. */
export async function listAudit(
  trx: Trx,
  query: AuditQuery,
): Promise<{ items: AuditLine[]; cursor: string | null; keptSince: string | null }> {
  const { limit, cursor, search, subject, subjectId, tenantId, from, to } = query
  const [at, id] = cursor?.split('/') ?? []
  const words = search === undefined || search === '' ? null : `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`
  const { rows } = await sql<Row>`
    select a.id, a.at, a.at::text as at_exact, a.tenant_id, t.name as company_name, a.actor_label, a.via, a.ip, a.user_agent, a.action,
      a.subject, a.subject_id, a.label, a.before, a.after
    from public.audit_log a left join public.tenants t on t.id = a.tenant_id
    where (${at ?? null}::timestamptz is null or (a.at, a.id) < (${at ?? null}::timestamptz, ${id ?? null}::uuid))
      and (${subject ?? null}::text is null or a.subject = ${subject ?? null})
      and (${subjectId ?? null}::text is null or a.subject_id = ${subjectId ?? null})
      and (${tenantId ?? null}::uuid is null or a.tenant_id = ${tenantId ?? null})
      and (${from ?? null}::date is null or a.at >= ${from ?? null}::date)
      and (${to ?? null}::date is null or a.at < ${to ?? null}::date + 1)
      and (${words}::text is null or concat_ws(' ', a.actor_label, a.label, a.action, a.subject_id, a.ip, t.name) ilike ${words})
    order by a.at desc, a.id desc limit ${limit + 1}`.execute(trx)
  const keptSince = await sql<{ since: Date | null }>`select app.audit_kept_since() as since`.execute(trx)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toLine),
    cursor: rows.length > limit && last ? `${last.at_exact}/${last.id}` : null,
    keptSince: keptSince.rows[0]?.since?.toISOString() ?? null,
  }
}

const toLine = (row: Row): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  tenantId: row.tenant_id,
  companyName: row.company_name,
  who: row.actor_label,
  via: row.via,
  ip: row.ip,
  userAgent: row.user_agent,
  action: row.action,
  subject: row.subject,
  subjectId: row.subject_id,
  label: row.label,
  before: row.before,
  after: row.after,
})
