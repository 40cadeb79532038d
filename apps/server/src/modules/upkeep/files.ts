// Photos of fills and incidents: the caller's own uploads to the bucket `proofs`.
import { errors } from '../../platform/errors.ts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { findFiles } from '../../platform/proof-files.ts'

/** Object names of uploads. Throws validation_failed when one is missing or another person's. */
export async function ownFiles(trx: Trx, member: Member, ids: readonly string[]): Promise<string[]> {
  const { existing: fileNames, areAllThere } = await findFiles(trx, member, ids)
  if (!areAllThere)
    throw errors.validation_failed([
      { field: 'files', message: 'Upload each file to the bucket proofs first' },
    ])
  return fileNames
}
