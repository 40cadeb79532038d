// What a failure of the HTTP layer or the database is in the words of storage; undefined for a fault of our own.
import { clientFault } from '../core/http.ts'
import { isConnectionFault } from '../core/scoped.ts'
import { invalidRequest, StorageError } from './errors.ts'

export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error
  if (isConnectionFault(error))
    return new StorageError(
      'DatabaseTimeout',
      544,
      'DatabaseTimeout',
      'The database cannot be reached. Try again in a moment.',
      503,
    )
  const status = clientFault(error)
  return status === undefined ? undefined : invalidRequest('The request cannot be read')
}
