// A whole company as one archive on the wire: written in the background, downloaded, and read back into an empty company.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** Largest archive that may be sent. */
export const ARCHIVE_MAX_BYTES = 1024 * 1024 * 1024

export const archiveItem = z.object({
  id: idText,
  kind: z.enum(['export', 'import']),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  rowsDone: z.number().int(),
  /** Null until they are counted. */
  rowsTotal: z.number().int().nullable(),
  /** Rows by table. */
  counts: z.record(z.string(), z.number().int()),
  /** Size of the file; null while there is none to download. */
  bytes: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: timeText,
  finishedAt: timeText.nullable(),
})
export type ArchiveItem = z.infer<typeof archiveItem>
/** Newest first. */
export const archivesResponse = z.object({ items: z.array(archiveItem) })
