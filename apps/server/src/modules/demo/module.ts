// The demo: a company to look at, made on the first start of demo mode, with a day of its own every day.
import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { findDemoCompany, makeDemoCompany, type DemoCompany } from './company.ts'
import { ensureDemoDay, type DemoCommands } from './day.ts'

const makeDay = defineJob('demo.day', z.object({}), { retryLimit: 2, expireInSeconds: 120 })

/** `commands` come from orders, planning and dispatch. */
export function demoModule(commands: (platform: Platform) => DemoCommands): ServerModule {
  return {
    name: 'demo',
    async work(platform) {
      if (!platform.isDemo) return
      const make = async () => {
        const company = await findDemoCompany(platform)
        if (company) await ensureDemoDay(platform, commands(platform), company)
      }
      await platform.jobs.work(makeDay, make)
      await platform.jobs.schedule(makeDay, '5 0 * * *', {})
      const company = await makeOnce(platform)
      if (company) {
        // The first start waits, so that its first page has something to show.
        await ensureDemoDay(platform, commands(platform), company).catch((error: unknown) =>
          platform.log.warn({ err: error }, 'no demo day'),
        )
      } else {
        await platform.asService('demo day', async ({ enqueue }) =>
          enqueue(makeDay, {}, { singletonKey: 'start' }),
        )
      }
    },
  }
}

/** The company, where this server made it. Of several that start together one makes it and the others wait. */
async function makeOnce(platform: Platform): Promise<DemoCompany | undefined> {
  return platform.asService('make the demo', async ({ trx }) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo company'))`.execute(trx)
    return (await findDemoCompany(platform)) ? undefined : makeDemoCompany(platform)
  })
}
