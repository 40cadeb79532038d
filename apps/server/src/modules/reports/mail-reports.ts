// Mails saved reports in the morning after each day, week or month of their company. The row of the report is
// claimed in the transaction that queues its mails, so two workers send each period once.
import {
  dayOf,
  mailPeriodStart,
  reportDefinition,
  type MailRhythm,
  type ReportDefinition,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '../../platform/db/scope.ts'
import { AppError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { longDays } from '../../platform/long-day.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeReport } from './report-file.ts'
import { readFigures, readReportCompany, refuseSlow, type ReportTools } from './run-report.ts'

/** Local hour from which mails are sent: the drivers of late shifts are home. */
const FROM_HOUR = 6
const send = defineJob('reports.mail', z.object({}), { retryLimit: 0, expireInSeconds: 840 })

type Deps = Pick<Platform, 'asService' | 'clock' | 'publicUrl' | 'log'> & {
  tools: Pick<ReportTools, 'sumUp'>
}

export async function workReportMails(platform: Platform, tools: ReportTools): Promise<void> {
  await platform.jobs.work(send, async () => {
    await mailReports({ ...platform, tools })
  })
  await platform.jobs.schedule(send, '*/15 * * * *', {})
}

interface Due {
  tenantId: string
  id: string
  today: string
  mailEvery: MailRhythm
}

/** Sends what is due now; a failure of one report is logged and tried again. Returns how many reports were sent. */
export async function mailReports(deps: Deps): Promise<number> {
  let sent = 0
  for (const dueReport of await listDue(deps))
    try {
      sent += (await mailReport(deps, dueReport)) ? 1 : 0
    } catch (error) {
      const problem = error instanceof AppError ? error.message : null
      if (problem) await giveUp(deps, dueReport, problem)
      else
        deps.log.error(
          { err: error, tenantId: dueReport.tenantId, reportId: dueReport.id },
          'a report was not mailed',
        )
    }
  return sent
}

async function listDue({ asService, clock }: Deps): Promise<Due[]> {
  const now = new Date(clock.now())
  const { rows } = await asService('reports to mail', ({ trx }) =>
    sql<{ tenantId: string; id: string; mailEvery: MailRhythm; mailedOn: string; timeZone: string }>`
      select r.tenant_id as "tenantId", r.id, r.mail_every as "mailEvery", r.mailed_on::text as "mailedOn", t.time_zone as "timeZone"
      from public.saved_reports r join public.tenants t on t.id = r.tenant_id and t.status <> 'closed'
      where r.mail_every is not null and r.mailed_on < ${now.toISOString()}::timestamptz::date + 1
      order by r.tenant_id, r.id`.execute(trx),
  )
  return rows.flatMap(({ mailedOn, timeZone, ...row }) => {
    // Before the hour, it is still the day before.
    const today = dayOf(new Date(now.getTime() - FROM_HOUR * 3_600_000), timeZone)
    return mailedOn < mailPeriodStart(row.mailEvery, today) ? [{ ...row, today }] : []
  })
}

interface Claimed {
  name: string
  definition: unknown
  isShared: boolean
  userId: string | null
}

/** Claims the period; undefined when another worker did. */
async function claim(
  { trx }: Pick<Work, 'trx'>,
  { tenantId, id, today, mailEvery }: Due,
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update public.saved_reports set mailed_on = ${today}::date, mail_problem = null
    where tenant_id = ${tenantId} and id = ${id} and mail_every = ${mailEvery}
      and mailed_on < ${mailPeriodStart(mailEvery, today)}::date
    returning name, definition, is_shared as "isShared", user_id as "userId"`.execute(trx)
  return rows[0]
}

async function mailReport(deps: Deps, dueReport: Due): Promise<boolean> {
  return refuseSlow(
    deps.asService('mail a report', async (work) => {
      const report = await claim(work, dueReport)
      if (!report) return false
      const definition = reportDefinition.safeParse(report.definition)
      if (!definition.success) return false
      const { rows: readers } = await sql<{ email: string; name: string }>`
        select m.email, m.name from public.saved_report_readers s
        join app.report_readers(s.tenant_id) m on m.user_id = s.user_id
        where s.tenant_id = ${dueReport.tenantId} and s.report_id = ${dueReport.id}
          and (${report.isShared} or s.user_id = ${report.userId}::uuid) order by m.email`.execute(work.trx)
      if (readers.length === 0) return false
      await queueReport(deps, work, {
        due: dueReport,
        name: report.name,
        definition: definition.data,
        readers,
      })
      return true
    }),
  )
}

async function queueReport(
  { publicUrl, tools }: Deps,
  work: Work,
  {
    due: { tenantId, id, today },
    name,
    definition,
    readers,
  }: {
    due: Due
    name: string
    definition: ReportDefinition
    readers: readonly { email: string; name: string }[]
  },
): Promise<void> {
  const company = await readReportCompany(work.trx, tenantId)
  const report = await readFigures(tools, work.trx, { tenantId, definition, today, company })
  const content = Buffer.from(await writeReport('csv', report, definition, company))
  for (const reader of readers)
    await queueMail(work, {
      dedupeKey: `report ${id} ${today} ${reader.email}`,
      tenantId,
      to: reader.email,
      type: 'report_ready',
      values: (language) => ({
        user_name: reader.name,
        report_name: name,
        report_company: company.name,
        report_period: longDays(report, language),
        row_count: report.rows.length,
        report_url: `${publicUrl}/tenant/analytics/reports?report=${id}`,
      }),
      attachment: { name: `report-${report.from}-${report.to}.csv`, content },
    })
}

/** A report that cannot be read is not tried again in this period; its list says why. */
async function giveUp({ asService }: Deps, dueReport: Due, problem: string): Promise<void> {
  await asService('note a report that was not mailed', async (work) => {
    if (!(await claim(work, dueReport))) return
    await sql`update public.saved_reports set mail_problem = ${problem.slice(0, 300)}
      where tenant_id = ${dueReport.tenantId} and id = ${dueReport.id}`.execute(work.trx)
  })
}
