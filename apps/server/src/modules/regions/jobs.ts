// The background work of regions: one compile.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** A compile keeps its own state in its row and is queued again from there when its worker died. */
export const regionBuild = defineJob('region_build', z.object({ id: z.uuid() }), {
  retryLimit: 0,
  expireInSeconds: 6 * 3600,
})
