// Requests an export of a person's data, or its erasure.
import type { PersonRequestItem } from '@dropwise/contracts'
import { createReadStream, type ReadStream } from 'node:fs'
import { v7 as uuidV7 } from 'uuid'
import type { Claims, Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { exportPath } from './files.ts'
import { personRequest } from './jobs.ts'
import { listObstacles } from './person-rows.ts'
import { readWords, type Person } from './person.ts'
import { insertRequest, listRequests } from './queries.ts'

interface PersonRequest extends Person {
  act: PersonRequestItem['act']
  /** The caller. */
  userId: string
  /** Waits for unfinished work instead of refusing. */
  waits?: boolean
  newId: string | null
}

/** Throws not_found, person_in_use. */
export async function askFor(
  { asService }: Pick<Scopes, 'asService'>,
  request: PersonRequest,
): Promise<PersonRequestItem> {
  const { act, waits = false, newId, ...person } = request
  const id = newId ?? uuidV7()
  return asService(`person ${act}: ask`, async ({ trx, enqueue }) => {
    const { isComplete } = await readWords(trx, person)
    if (!isComplete) throw errors.not_found('The person')
    const obstacles = act === 'erase' ? await listObstacles(trx, person) : []
    if (obstacles.length > 0 && !waits) throw errors.person_in_use({}, { obstacles })
    const isWaiting = obstacles.length > 0
    const isNew = await insertRequest(trx, { ...person, id, act, isWaiting })
    if (isNew && !isWaiting) enqueue(personRequest, { id })
    const scope = person.tenantId === null ? { accountId: person.ids[0]! } : { tenantId: person.tenantId }
    const [item] = await listRequests(trx, scope, id)
    if (!item) throw errors.not_found('The request')
    return item
  })
}

/** Throws not_found. */
export async function readRequest(
  { asUser }: Pick<Scopes, 'asUser'>,
  claims: Claims,
  scope: Parameters<typeof listRequests>[1],
  id: string,
): Promise<PersonRequestItem> {
  const [item] = await asUser(claims, ({ trx }) => listRequests(trx, scope, id))
  if (!item) throw errors.not_found('The request')
  return item
}

/** The file of a finished export. Throws not_found. */
export function openExport(dataDir: string, item: PersonRequestItem): ReadStream {
  if (item.bytes === null) throw errors.not_found('The file of this request')
  return createReadStream(exportPath(dataDir, item.id))
}
