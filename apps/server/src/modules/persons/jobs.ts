// Background jobs for export and erasure requests.
import { PERSON_FILE_DAYS } from '@dropwise/contracts'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { dropOrphans } from '../../platform/drop-orphans.ts'
import { dropExports, exportFolder } from './files.ts'
import { beginRequest, dueRequests, endRequest, forgetFiles, presentIds } from './queries.ts'
import type { PersonDeps } from './tools.ts'

/** Can run again after a worker died: an export restarts, an erasure continues. */
export const personRequest = defineJob('person_request', z.object({ id: z.uuid() }), {
  retryLimit: 2,
  expireInSeconds: 3_600,
})
const sweep = defineJob('persons.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 300 })

export async function workOnPersons({ jobs }: Pick<Platform, 'jobs'>, deps: PersonDeps): Promise<void> {
  await jobs.work(personRequest, ({ id }, { isLast }) => workOn(deps, id, isLast))
  await jobs.work(sweep, () => sweepRequests(deps))
  await jobs.schedule(sweep, '*/10 * * * *', {})
}

async function workOn(deps: PersonDeps, id: string, isLast: boolean): Promise<void> {
  const { asService, log } = deps
  const request = await asService('person request: begin', ({ trx }) => beginRequest(trx, id))
  if (!request) return
  try {
    await (request.act === 'export' ? exportPerson(deps, request) : erasePerson(deps, request))
  } catch (error) {
    const isForGood = error instanceof AppError
    if (!isForGood && !isLast) throw error
    log.warn({ err: error, requestId: id }, 'request about a person')
    const sentence = isForGood ? error.message : 'It failed for a reason of ours. Try again.'
    await asService('person request: failed', ({ trx }) => endRequest(trx, id, { error: sentence }))
  }
}

/** Starts requests whose obstacles have ended, and removes expired files. */
export async function sweepRequests({ asService, dataDir }: PersonDeps): Promise<void> {
  const files = await asService('person requests: sweep', async ({ trx, enqueue }) => {
    for (const id of await dueRequests(trx)) enqueue(personRequest, { id })
    return forgetFiles(trx, { days: PERSON_FILE_DAYS })
  })
  await dropExports(dataDir, files)
  await dropOrphans(exportFolder(dataDir), (ids) =>
    asService('person requests that are there', ({ trx }) => presentIds(trx, ids)),
  )
}
