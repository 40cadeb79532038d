// The kinds of background work of planning.
import { MAX_PLAN_SECONDS } from '@dropwise/contracts'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** One run of the planner. It keeps its own state in the plan's row, so the queue does not try it again. */
export const planRun = defineJob('plan_run', z.object({ tenantId: z.uuid(), planId: z.uuid() }), {
  retryLimit: 0,
  expireInSeconds: MAX_PLAN_SECONDS + 300,
})

/** Tells the worker that holds a run that somebody asked it to stop. */
export const STOP_CHANNEL = 'plan_stop'
