// One person's data on the wire: who it is, what there is, a copy of it, its erasure.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** Rows that are one person are named together: the same recipient may stand in a company's book several times. */
const PERSON_ROWS_MAX = 100
/** Files of exports are removed after this. */
export const PERSON_FILE_DAYS = 7

export const personKind = z.enum(['recipient', 'driver', 'member'])
export type CompanyPersonKind = z.infer<typeof personKind>
export const personRef = z.object({ kind: personKind, ids: z.array(idText).min(1).max(PERSON_ROWS_MAX) })
export type PersonRef = z.infer<typeof personRef>

/** `GET /persons`: by name, mail address, phone or address, 50 at most. */
export const personsQuery = z.object({ search: z.string().trim().min(2).max(200) })
export const personItem = z.object({
  kind: personKind,
  id: idText,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Of a recipient: the address of the latest order. */
  address: z.string().nullable(),
  /** Orders of a recipient, routes of a driver. */
  uses: z.number().int(),
})
export type PersonItem = z.infer<typeof personItem>
export const personsResponse = z.object({ items: z.array(personItem) })

export const retainedItem = z.object({ what: z.string(), why: z.string(), until: z.string() })
export type RetainedItem = z.infer<typeof retainedItem>

/** What there is of somebody: rows of theirs, texts that name them, files, what would stay and what stands against erasing. */
export const personSummary = z.object({
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  rows: z.record(z.string(), z.number().int()),
  mentions: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  obstacles: z.array(z.string()),
  retained: z.array(retainedItem),
  /** Others of the company with the same name: texts that say the name alone are left as they are. */
  sharesName: z.boolean(),
})
export type PersonSummary = z.infer<typeof personSummary>

export const personEraseBody = personRef.extend({
  /** Erase once open orders and routes have ended, rather than refuse. */
  waits: z.boolean().default(false),
})
export const accountEraseBody = z.object({
  /** The address of the account, typed by its person. */
  email: z.string().trim().max(254),
})

export const personRequestItem = z.object({
  id: idText,
  kind: z.enum([...personKind.options, 'account']),
  act: z.enum(['export', 'erase']),
  personIds: z.array(idText),
  status: z.enum(['waiting', 'queued', 'running', 'done', 'failed']),
  counts: z.record(z.string(), z.number().int()),
  /** Size of the file; null while there is none to download. */
  bytes: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: timeText,
  finishedAt: timeText.nullable(),
})
export type PersonRequestItem = z.infer<typeof personRequestItem>
/** Newest first. */
export const personRequestsResponse = z.object({ items: z.array(personRequestItem) })

/** `GET /owner/accounts` finds by mail address or name. */
export const accountItem = z.object({ id: idText, email: z.string(), name: z.string() })
export const accountsResponse = z.object({ items: z.array(accountItem) })
