// Erases a person: first files, then rows, texts and audit entries in one transaction. An interrupted try
// runs again from the start.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { dropExports } from './files.ts'
import { removeFixes } from '../../platform/positions/queries.ts'
import { readDrivenSpans } from './driven-trails.ts'
import { countAll, listFiles, listObstacles, visitMentions } from './person-rows.ts'
import { readPatterns, readWords, withSandbox, type Patterns, type Person } from './person.ts'
import { endRequest, forgetFiles, postponeRequest, type StoredRequest } from './queries.ts'
import type { PersonDeps } from './tools.ts'

export async function erasePerson(deps: PersonDeps, request: StoredRequest): Promise<void> {
  const { asService, surface } = deps
  const plan = await asService('person erasure: look', async ({ trx }) => {
    const obstacles = await listObstacles(trx, request)
    if (obstacles.length > 0) await postponeRequest(trx, request.id)
    const words = await readWords(trx, request)
    return {
      isPossible: obstacles.length === 0,
      files: await listFiles(trx, await withSandbox(trx, request, words)),
      words,
    }
  })
  if (!plan.isPossible) return
  // Block sign-ins from here on, so that the account writes nothing during its erasure.
  if (request.kind === 'account') for (const id of request.ids) await surface.revokeSessions(id)
  for (const [bucket, files] of Map.groupBy(plan.files, (file) => file.bucket))
    await surface.removeObjects(
      bucket,
      files.map(({ name }) => name),
    )
  const { exports, pattern } = await asService('person erasure', ({ trx }) => eraseRows(deps, trx, request))
  if (pattern !== null) await deps.jobs.forget(pattern)
  await dropExports(deps.dataDir, exports)
  await deps.dropArchives(deps, plan.words.companies)
}

/** Returns the exports whose files must be deleted, and the words to erase elsewhere. */
async function eraseRows(
  deps: PersonDeps,
  trx: Trx,
  request: StoredRequest,
): Promise<{ exports: string[]; pattern: string | null }> {
  const words = await readWords(trx, request)
  const patterns = await readPatterns(trx, words)
  const parts = await withSandbox(trx, request, words)
  const counts = await countAll(trx, parts)
  const subjects: string[] = []
  for (const part of parts) {
    subjects.push(...(await listSubjects(trx, part)))
    await erase(deps, trx, part, patterns)
  }
  const mentions = await visitMentions(trx, request, words, patterns, true)
  const { kind, id } = request
  const { rows } = await sql<{ lines: number }>`
    select app.erase_in_audit(${id}, ${kind}, ${words.companies}, ${kind === 'account'}, ${subjects}, ${words.accounts},
      ${patterns.all}::text) as lines`.execute(trx)
  const exports = await forgetFiles(trx, { person: request })
  const all = { ...counts, ...mentions, 'public.audit_log': rows[0]?.lines ?? 0 }
  await endRequest(trx, id, { counts: all, bytes: null })
  return { exports, pattern: patterns.contacts }
}

/** Ids of the person's own rows, under which the audit log may hold entries. */
async function listSubjects(trx: Trx, { kind, tenantId, ids }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(${ids}::uuid[])::text as id
    union select o.id::text from public.orders o where ${kind} = 'recipient' and o.tenant_id = ${tenantId} and o.recipient_id = any(${ids})
    union select d.id::text from public.deliveries d join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
      where ${kind} = 'recipient' and o.tenant_id = ${tenantId} and o.recipient_id = any(${ids})
    union select p.id::text from public.delivery_preferences p join public.deliveries d on d.tenant_id = p.tenant_id and d.id = p.delivery_id
      join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
      where ${kind} = 'recipient' and o.tenant_id = ${tenantId} and o.recipient_id = any(${ids})
    union select o.address_id::text from public.orders o where ${kind} = 'recipient' and o.tenant_id = ${tenantId}
      and o.recipient_id = any(${ids}) and not exists (select from public.orders e
        where e.tenant_id = o.tenant_id and e.address_id = o.address_id and e.recipient_id <> all(${ids}))
    union select d.user_id::text from public.drivers d where ${kind} = 'driver' and d.tenant_id = ${tenantId}
      and d.id = any(${ids}) and d.user_id is not null`.execute(trx)
  return rows.map(({ id }) => id)
}

async function erase(
  { measureDriven }: PersonDeps,
  trx: Trx,
  { kind, tenantId, ids }: Person,
  { all }: Patterns,
): Promise<void> {
  if (kind === 'account') {
    for (const id of ids) await sql`select app.erase_account(${id})`.execute(trx)
    return
  }
  if (tenantId === null) throw new Error(`A ${kind} without a company`)
  if (kind === 'recipient')
    await sql`select app.erase_recipients(${tenantId}, ${ids}, ${all}::text)`.execute(trx)
  if (kind === 'member')
    for (const id of ids) await sql`select app.erase_member(${tenantId}, ${id})`.execute(trx)
  if (kind !== 'driver') return
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(r.date)::text as "from", max(r.date)::text as "to" from public.routes r
    where r.tenant_id = ${tenantId} and r.driver_id = any(${ids})`.execute(trx)
  const [days] = rows
  if (days?.from && days.to) await measureDriven(trx, { tenantId, from: days.from, to: days.to })
  const spans = await readDrivenSpans(trx, { tenantId, ids })
  await sql`select app.erase_drivers(${tenantId}, ${ids})`.execute(trx)
  // Runs after all checks that may refuse the erasure, because a separate database of positions commits at once.
  await removeFixes(trx, tenantId, spans)
}
