// Saved reports: a person's own, and those that colleagues share.
import {
  dayOf,
  isOfPay,
  REPORT_LIMITS,
  reportDefinition,
  type MailRhythm,
  type newReportBody,
  type reportPatchBody,
  type ReportDefinition,
  type SavedReport,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readReportCompany, requirePay } from './run-report.ts'

type Deps = Pick<Scopes, 'asService' | 'asUser'> & { clock: Clock }

interface Row {
  id: string
  userId: string | null
  name: string
  definition: unknown
  isShared: boolean
  makerName: string | null
  mailEvery: MailRhythm | null
  readers: { userId: string; name: string }[]
  mailProblem: string | null
  updatedAt: Date
}

/** Who may change the reports that others share. */
const managesShared = ({ role, rights }: Member) => rights?.includes('settings:write') ?? role === 'admin'

/** Reports that the member may see, by name. The policy hides the private ones of others. */
export async function listReports(
  { asUser, asService }: Deps,
  member: Member,
  id: string | null = null,
): Promise<SavedReport[]> {
  const visible = await asUser(member.claims, ({ trx }) =>
    sql<{ id: string }>`select id from public.saved_reports
      where tenant_id = ${member.tenantId} and (${id}::uuid is null or id = ${id}::uuid)`.execute(trx),
  )
  // Names of colleagues come with the list; their profiles stay closed to viewers.
  const { rows } = await asService('list saved reports', ({ trx }) =>
    sql<Row>`
      select r.id, r.user_id as "userId", r.name, r.definition, r.is_shared as "isShared",
        nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as "makerName", r.mail_every as "mailEvery",
        (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', m.name) order by m.name), '[]'::jsonb)
          from public.saved_report_readers s join app.report_readers(r.tenant_id) m on m.user_id = s.user_id
          where s.tenant_id = r.tenant_id and s.report_id = r.id) as readers,
        r.mail_problem as "mailProblem", r.updated_at as "updatedAt"
      from public.saved_reports r left join public.profiles p on p.id = r.user_id
      where r.tenant_id = ${member.tenantId} and r.id = any(${visible.rows.map((row) => row.id)}::uuid[])
      order by lower(r.name), r.id`.execute(trx),
  )
  return rows.flatMap((row) => toItem(row, member))
}

/** A report with a measure that no longer exists is left out, so that the list still loads. */
function toItem({ userId, definition, ...row }: Row, member: Member): SavedReport[] {
  const read = reportDefinition.safeParse(definition)
  if (!read.success) return []
  const isMine = userId === member.userId
  return [
    {
      ...row,
      definition: read.data,
      isMine,
      isMutable: isMine || (row.isShared && managesShared(member)),
      updatedAt: row.updatedAt.toISOString(),
    },
  ]
}

export async function listReaders(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
): Promise<{ userId: string; name: string }[]> {
  const { rows } = await asService('members who may see reports', ({ trx }) =>
    sql<{ userId: string; name: string }>`
      select user_id as "userId", name from app.report_readers(${tenantId}) order by name, user_id`.execute(
      trx,
    ),
  )
  return rows
}

interface ReportToSave {
  name: string
  definition: ReportDefinition
  isShared: boolean
  mailEvery: MailRhythm | null
  readers: readonly string[]
}

/** Throws validation_failed for readers who may not see the report. */
async function checkReaders(
  trx: Trx,
  { tenantId, makerId }: { tenantId: string; makerId: string | null },
  { isShared, mailEvery, readers }: ReportToSave,
): Promise<void> {
  const refuse = (message: string) => errors.validation_failed([{ field: 'readers', message }])
  if (mailEvery && readers.length === 0) throw refuse('Name a member who gets the mail')
  if (!isShared && readers.some((id) => id !== makerId))
    throw refuse('Share the report before you mail it to others')
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from app.report_readers(${tenantId}) where user_id = any(${readers}::uuid[])`.execute(
    trx,
  )
  if (rows.length < new Set(readers).size)
    throw refuse('Mails go to members who may see analytics, and to no others')
}

/** Throws not_allowed, right_missing, and validation_failed for pay that others would read. */
function checkPay(member: Member, { definition, isShared, mailEvery }: ReportToSave): void {
  if (!isOfPay(definition.measures)) return
  requirePay(member)
  if (isShared || mailEvery)
    throw errors.validation_failed([
      { field: 'isShared', message: 'A report of driver pay is neither shared nor mailed' },
    ])
}

async function writeReaders(
  trx: Trx,
  tenantId: string,
  id: string,
  readers: readonly string[],
): Promise<void> {
  await sql`delete from public.saved_report_readers where tenant_id = ${tenantId} and report_id = ${id}
    and not user_id = any(${readers}::uuid[])`.execute(trx)
  await sql`insert into public.saved_report_readers (tenant_id, report_id, user_id)
    select ${tenantId}, ${id}, reader from unnest(${readers}::uuid[]) as reader on conflict do nothing`.execute(
    trx,
  )
}

/** Throws too_many_reports, report_name_taken and validation_failed. */
export async function saveReport(
  deps: Deps,
  member: Member,
  body: z.output<typeof newReportBody>,
  newId: string | null,
): Promise<SavedReport> {
  const { tenantId, userId } = member
  const id = newId ?? uuidV7()
  const newReport: ReportToSave = { ...body, mailEvery: body.mailEvery ?? null, readers: body.readers ?? [] }
  await deps.asService('save a report', async ({ trx }) => {
    checkPay(member, newReport)
    await checkReaders(trx, { tenantId, makerId: userId }, newReport)
    const { count } = onlyRow(
      await sql<{
        count: number
      }>`select count(*)::int as count from public.saved_reports where tenant_id = ${tenantId}`.execute(trx),
    )
    if (count >= REPORT_LIMITS.saved) throw errors.too_many_reports()
    await refuseName(trx, { tenantId, userId, id, name: newReport.name })
    await sql`
      insert into public.saved_reports (tenant_id, id, user_id, name, definition, is_shared, mail_every, mailed_on)
      values (${tenantId}, ${id}, ${userId}, ${newReport.name}, ${JSON.stringify(newReport.definition)}::jsonb, ${newReport.isShared},
        ${newReport.mailEvery}, ${await mailedOn(deps, trx, tenantId, newReport)}::date)
      on conflict (tenant_id, id) do nothing`.execute(trx)
    await writeReaders(trx, tenantId, id, newReport.readers)
  })
  return requireReport(deps, member, id)
}

/** The first mail comes with the next period, so mails that begin today count as sent today. */
async function mailedOn(
  { clock }: Deps,
  trx: Trx,
  tenantId: string,
  { mailEvery }: Pick<ReportToSave, 'mailEvery'>,
): Promise<string | null> {
  if (!mailEvery) return null
  const { timeZone } = await readReportCompany(trx, tenantId)
  return dayOf(new Date(clock.now()), timeZone)
}

async function refuseName(
  trx: Trx,
  { tenantId, userId, id, name }: { tenantId: string; userId: string | null; id: string; name: string },
): Promise<void> {
  const { rows } = await sql`select from public.saved_reports
    where tenant_id = ${tenantId} and user_id = ${userId} and name = ${name} and id <> ${id}`.execute(trx)
  if (rows.length > 0) throw errors.report_name_taken(name)
}

async function requireReport(deps: Deps, member: Member, id: string): Promise<SavedReport> {
  const [report] = await listReports(deps, member, id)
  if (!report) throw errors.not_found('The report')
  return report
}

/** Throws not_found for reports that the member does not see, not_allowed for those of others. */
async function requireMutable(deps: Deps, member: Member, id: string): Promise<SavedReport> {
  const report = await requireReport(deps, member, id)
  if (!report.isMutable) throw errors.not_allowed()
  return report
}

export async function changeReport(
  deps: Deps,
  member: Member,
  id: string,
  patch: z.output<typeof reportPatchBody>,
): Promise<SavedReport> {
  const { tenantId } = member
  const before = await requireMutable(deps, member, id)
  await deps.asService('change a report', async ({ trx }) => {
    const { rows } = await sql<{ userId: string | null }>`
      select user_id as "userId" from public.saved_reports where tenant_id = ${tenantId} and id = ${id} for update`.execute(
      trx,
    )
    if (!rows[0]) throw errors.not_found('The report')
    const makerId = rows[0].userId
    const changedReport: ReportToSave = {
      name: patch.name ?? before.name,
      definition: patch.definition ?? before.definition,
      isShared: patch.isShared ?? before.isShared,
      mailEvery: patch.mailEvery === undefined ? before.mailEvery : patch.mailEvery,
      readers: patch.readers ?? before.readers.map(({ userId }) => userId),
    }
    checkPay(member, changedReport)
    await checkReaders(trx, { tenantId, makerId }, changedReport)
    await refuseName(trx, { tenantId, userId: makerId, id, name: changedReport.name })
    await sql`
      update public.saved_reports set name = ${changedReport.name}, definition = ${JSON.stringify(changedReport.definition)}::jsonb,
        is_shared = ${changedReport.isShared}, mail_every = ${changedReport.mailEvery}, mail_problem = null,
        mailed_on = case when ${changedReport.mailEvery}::text is null then null
          when mail_every is not distinct from ${changedReport.mailEvery}::text then mailed_on
          else ${await mailedOn(deps, trx, tenantId, changedReport)}::date end
      where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
    await writeReaders(trx, tenantId, id, changedReport.readers)
  })
  return requireReport(deps, member, id)
}

export async function removeReport(deps: Deps, member: Member, id: string): Promise<void> {
  await requireMutable(deps, member, id)
  await deps.asService('remove a report', async ({ trx }) => {
    await sql`delete from public.saved_reports where tenant_id = ${member.tenantId} and id = ${id}`.execute(
      trx,
    )
  })
}
