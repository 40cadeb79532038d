// Maps errors of the HTTP layer and the database to storage errors; undefined for internal errors.
import { isConnectionLost } from '@dropwise/db/lost-connection'
import { clientErrorStatus } from '../core/http.ts'
import { invalidRequest, StorageError } from './errors.ts'

export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error
  if (isConnectionLost(error))
    return new StorageError(
      'DatabaseTimeout',
      544,
      'DatabaseTimeout',
      'The database cannot be reached. Try again in a moment.',
      503,
    )
  const status = clientErrorStatus(error)
  return status === undefined ? undefined : invalidRequest('The request cannot be read')
}
