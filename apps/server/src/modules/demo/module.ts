// The demo: a company to look at, made on the first start of demo mode, with a day of its own every day.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { findDemoCompany, makeDemoCompany } from './company.ts'
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
      const isFirst = (await findDemoCompany(platform)) === undefined
      if (isFirst) {
        // The first start waits, so that its first page has something to show.
        const company = await makeDemoCompany(platform)
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
