// Company archives in the API: written in the background, downloaded, and imported into an empty company.
import { z } from 'zod'
import { idText, timeText, countsByKind } from './common.ts'

/** Largest archive upload. */
export const ARCHIVE_MAX_BYTES = 1024 * 1024 * 1024

export const archiveItem = z.object({
  id: idText,
  kind: z.enum(['export', 'import']),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  rowsDone: z.number().int(),
  /** Null before counting. */
  rowsTotal: z.number().int().nullable(),
  /** Row counts by table. */
  counts: countsByKind,
  /** Size of the file; null when there is none. */
  bytes: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: timeText,
  finishedAt: timeText.nullable(),
})
export type ArchiveItem = z.infer<typeof archiveItem>
/** `POST /company/close`: the name of the company, as protection against an accidental click. */
export const closeCompanyBody = z.object({ companyName: z.string().trim().min(1).max(120) })
/** Newest first. */
export const archivesResponse = z.object({ items: z.array(archiveItem) })
