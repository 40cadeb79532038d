// SQL of the public site.
import type { ContactBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/**
 * Stores a message and its ticket. Null for a repetition of the same form: a double click, or a retry after
 * a lost response.
 */
export async function insertContactMessage(
  trx: Trx,
  body: ContactBody,
  key: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into public.contact_messages (name, email, company, phone, subject, message, submission_key)
    values (${body.name}, ${body.email}, nullif(${body.company}, ''), nullif(${body.phone}, ''), ${body.subject}, ${body.message}, ${key})
    on conflict (submission_key) do nothing returning id`.execute(trx)
  const id = rows[0]?.id
  if (!id) return null
  await sql`
    insert into public.support_tickets (subject, message, requester_name, requester_email, contact_message_id)
    values (${`Contact (${body.subject}): ${body.message.replaceAll(/\s+/g, ' ').slice(0, 120)}`}, ${body.message}, ${body.name}, ${body.email}, ${id})`.execute(
    trx,
  )
  return id
}

export interface UptimeRow {
  component: string
  day: string
  probes: number
  up: number
  /** Set in the row of the day of the component's newest probe; null in the others. */
  last_at: Date | null
  last_up: boolean | null
  last_ms: number | null
}

/** Probes by component and day, with the newest probe. */
export async function listUptime(trx: Trx, days: number): Promise<UptimeRow[]> {
  const { rows } = await sql<UptimeRow>`
    with newest as (
      select distinct on (component) component, at, is_up, latency_ms from public.probe_results
      where at > now() - interval '1 day' order by component, at desc
    ), daily as (
      select component, (at at time zone 'UTC')::date as day, count(*)::int as probes, count(*) filter (where is_up)::int as up
      from public.probe_results where at > now() - make_interval(days => ${days}) group by 1, 2
    )
    select d.component, d.day::text as day, d.probes, d.up, n.at as last_at, n.is_up as last_up, n.latency_ms as last_ms
    from daily d left join newest n on n.component = d.component and (n.at at time zone 'UTC')::date = d.day`.execute(
    trx,
  )
  return rows
}

export async function listIncidents(trx: Trx, days: number) {
  const { rows } = await sql<{
    id: string
    title: string
    body: string
    component: string
    severity: string
    state: string
    startedAt: string
    resolvedAt: string | null
  }>`
    select id, title, body, component, severity, state,
      to_json(started_at) #>> '{}' as "startedAt", to_json(resolved_at) #>> '{}' as "resolvedAt"
    from public.incidents where started_at > now() - make_interval(days => ${days}) order by started_at desc limit 100`.execute(
    trx,
  )
  return rows
}

export async function listMaintenance(trx: Trx) {
  const { rows } = await sql<{ id: string; title: string; body: string; startsAt: string; endsAt: string }>`
    select id, title, body, to_json(starts_at) #>> '{}' as "startsAt", to_json(ends_at) #>> '{}' as "endsAt"
    from public.maintenance_windows where ends_at > now() order by starts_at limit 50`.execute(trx)
  return rows
}

/** Stores one round of probes; another worker's round of the same minute changes nothing. */
export async function insertProbes(
  trx: Trx,
  at: Date,
  results: { component: string; isUp: boolean; latencyMs: number; detail: string | null }[],
): Promise<void> {
  for (const result of results) {
    await sql`insert into public.probe_results (component, at, is_up, latency_ms, detail)
      values (${result.component}, date_trunc('minute', ${at}::timestamptz), ${result.isUp}, ${result.latencyMs}, ${result.detail}) on conflict do nothing`.execute(
      trx,
    )
  }
}

/** Keeps the days that the page shows, and one more. */
export async function forgetOldProbes(trx: Trx, days: number): Promise<void> {
  await sql`delete from public.probe_results where at < now() - make_interval(days => ${days + 1})`.execute(
    trx,
  )
}
