// The demo: a sample company, made on the first start in demo mode, with a dispatched plan every day.
import { dayOf } from '@dropwise/contracts'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { DEMO_SLUGS, findDemoCompany, makeDemoCompany, type DemoCompany } from './company.ts'
import { writeTodaysConversations } from './conversations.ts'
import { ensureDemoDay, letDriverBeginSoon, planOf, type DemoCommands } from './day.ts'
import { ensureDemoHistory } from './history.ts'
import { ensurePlatformPast } from './platform-past.ts'
import { driveToday } from './today.ts'
import { DEMO_HOME_ZONE, zoneAtWork } from './zone.ts'

const makeDay = defineJob('demo.day', z.object({}), { retryLimit: 2, expireInSeconds: 120 })
const drive = defineJob('demo.drive', z.object({}), { retryLimit: 0, expireInSeconds: 120 })
/** Milliseconds between two reports of vans within a run of the job, which runs every minute. */
const REPORT_EVERY_MS = 10_000
const REPORTS = 6
const makeHistory = defineJob('demo.history', z.object({}), { retryLimit: 2, expireInSeconds: 900 })

/** `commands` come from orders, planning and dispatch. */
export function demoModule(commands: (platform: Platform) => DemoCommands): ServerModule {
  return {
    name: 'demo',
    async work(platform) {
      if (!platform.isDemo) return
      const makeDemo = async () => {
        const company = await findDemoCompany(platform)
        if (!company) return
        await commands(platform).keepPaid(DEMO_SLUGS)
        await ensureDemoDay(platform, commands(platform), company)
        if (platform.demoDays > 0) await converse(platform, company)
      }
      await platform.jobs.work(makeDay, makeDemo)
      await platform.jobs.work(makeHistory, async () => {
        const company = await findDemoCompany(platform)
        if (!company) return
        await ensurePlatformPast(platform, commands(platform).billing, company)
        await ensureDemoHistory(platform, commands(platform), company)
        await converse(platform, company)
      })
      // Every hour, since the company's day may begin at any hour of the scheduler's.
      await platform.jobs.schedule(makeDay, '5 * * * *', {})
      if (platform.demoDays > 0) await driveEveryMinute(platform, commands(platform))
      const company = await makeOnce(platform)
      if (company) {
        await commands(platform).keepPaid(DEMO_SLUGS)
        if (platform.demoDays > 0) await letDriverBeginSoon(platform, company)
        // The first start waits for today's plan, so that the first page has something to show.
        await ensureDemoDay(platform, commands(platform), company).catch((error: unknown) =>
          platform.log.warn({ err: error }, 'no demo day'),
        )
      } else {
        await platform.asService('demo day', async ({ enqueue }) => enqueue(makeDay, {}))
      }
      if (platform.demoDays > 0)
        await platform.asService('demo history', async ({ enqueue }) => enqueue(makeHistory, {}))
    },
  }
}

/** Writes today's conversations with recipients, once. */
async function converse(platform: Platform, { tenantId, timeZone }: DemoCompany): Promise<void> {
  const planId = planOf(tenantId, dayOf(new Date(platform.clock.now()), timeZone))
  await platform.asService('demo conversations', ({ trx }) => writeTodaysConversations(trx, tenantId, planId))
}

async function driveEveryMinute(platform: Platform, commands: DemoCommands): Promise<void> {
  await platform.jobs.work(drive, async (_data, { signal }) => {
    const company = await findDemoCompany(platform)
    for (let report = 0; company && report < REPORTS && !signal.aborted; report += 1) {
      await driveToday(platform, commands, company)
      if (report < REPORTS - 1) await sleep(REPORT_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })
  await platform.jobs.schedule(drive, '* * * * *', {})
}

/** Creates the company. Of several servers that start together, one creates it and the others wait. */
async function makeOnce(platform: Platform): Promise<DemoCompany | undefined> {
  return platform.asService('make the demo', async ({ trx }) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo company'))`.execute(trx)
    if (await findDemoCompany(platform)) return
    const zone = platform.demoDays > 0 ? zoneAtWork(new Date(platform.clock.now())) : DEMO_HOME_ZONE
    return makeDemoCompany(platform, zone)
  })
}
