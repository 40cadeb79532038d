// Personal data in the API: find a person, list the data, export it, erase it.
import { z } from 'zod'
import { idText, timeText, countsByKind } from './common.ts'

/**
 * A person may have several rows, for example one recipient several times in a company's book; a request
 * names all.
 */
const PERSON_ROWS_MAX = 100
/** Days after which export files are deleted. */
export const PERSON_FILE_DAYS = 7

export const personKind = z.enum(['recipient', 'driver', 'member'])
export type CompanyPersonKind = z.infer<typeof personKind>
export const personRef = z.object({ kind: personKind, ids: z.array(idText).min(1).max(PERSON_ROWS_MAX) })
export type PersonRef = z.infer<typeof personRef>

/** `GET /persons`: finds up to 50 people by name, email address, phone or address. */
export const personsQuery = z.object({ search: z.string().trim().min(2).max(200) })
export const personItem = z.object({
  kind: personKind,
  id: idText,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** For a recipient: the address of the newest order. */
  address: z.string().nullable(),
  /** Orders of a recipient, or routes of a driver. */
  uses: z.number().int(),
})
export type PersonItem = z.infer<typeof personItem>
export const personsResponse = z.object({ items: z.array(personItem) })

export const retainedItem = z.object({ what: z.string(), why: z.string(), until: z.string() })
export type RetainedItem = z.infer<typeof retainedItem>

/** A person's data: rows, texts with the name, files, what would remain, and what prevents erasing. */
export const personSummary = z.object({
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  rows: countsByKind,
  mentions: countsByKind,
  files: z.number().int(),
  obstacles: z.array(z.string()),
  retained: z.array(retainedItem),
  /** True when others in the company have the same name: texts with only the name are then kept. */
  sharesName: z.boolean(),
})
export type PersonSummary = z.infer<typeof personSummary>

export const personEraseBody = personRef.extend({
  /** True to erase after open orders and routes end, instead of refusing. */
  waits: z.boolean().default(false),
})
export const accountEraseBody = z.object({
  /** The account's address, typed as confirmation. */
  email: z.string().trim().max(254),
})

export const personRequestItem = z.object({
  id: idText,
  kind: z.enum([...personKind.options, 'account']),
  act: z.enum(['export', 'erase']),
  personIds: z.array(idText),
  status: z.enum(['waiting', 'queued', 'running', 'done', 'failed']),
  counts: countsByKind,
  /** Size of the file; null when there is none. */
  bytes: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: timeText,
  finishedAt: timeText.nullable(),
})
export type PersonRequestItem = z.infer<typeof personRequestItem>
/** Newest first. */
export const personRequestsResponse = z.object({ items: z.array(personRequestItem) })

/** `GET /owner/accounts` finds accounts by email address or name. */
export const accountItem = z.object({ id: idText, email: z.string(), name: z.string() })
export const accountsResponse = z.object({ items: z.array(accountItem) })
