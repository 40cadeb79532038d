// Background jobs for archives.
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

const archive = z.object({ tenantId: z.uuid(), archiveId: z.uuid() })
export type ArchiveJob = z.infer<typeof archive>

/** Both can run again after a worker died: an export restarts, an import is one transaction. */
const QUEUE = { retryLimit: 2, expireInSeconds: 3_600 }
export const companyExport = defineJob('company_export', archive, QUEUE)
export const companyImport = defineJob('company_import', archive, QUEUE)
export const archiveSweep = defineJob('archives.sweep', z.object({}), { retryLimit: 0 })
