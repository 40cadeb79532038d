// Background jobs of planning.
import { MAX_PLAN_SECONDS } from '@dropwise/contracts'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** One run of the planner. It keeps its state in the plan's row, so the queue does not retry it. */
export const planRun = defineJob('plan_run', z.object({ tenantId: z.uuid(), planId: z.uuid() }), {
  retryLimit: 0,
  expireInSeconds: MAX_PLAN_SECONDS + 300,
})

/** One run of a week plan, which keeps its state in its row. */
export const weekPlanRun = defineJob(
  'week_plan_run',
  z.object({ tenantId: z.uuid(), weekPlanId: z.uuid() }),
  {
    retryLimit: 0,
    expireInSeconds: MAX_PLAN_SECONDS + 300,
  },
)

/** Channel that asks the worker of a run to stop it. */
export const STOP_CHANNEL = 'plan_stop'
