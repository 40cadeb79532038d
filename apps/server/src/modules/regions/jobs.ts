// The background job that compiles a region.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** A compile keeps its state in its row, from which it is queued again when its worker dies. */
export const regionBuild = defineJob('region_build', z.object({ id: z.uuid() }), {
  retryLimit: 0,
  expireInSeconds: 6 * 3600,
})
