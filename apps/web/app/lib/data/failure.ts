// Turns data API responses into values or ApiErrors; error codes take their sentence from the catalogue.
import { ERROR_CATALOGUE, fillText, type ErrorCode } from '@dropwise/contracts'
import { ApiError } from '../api.ts'

interface RestFailure {
  message: string
  details?: string | null
  hint?: string | null
}
interface RestResponse<Data> {
  data: Data
  error: RestFailure | null
  status: number
}

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CATALOGUE, text)
}

/** The data; throws an ApiError with sentence and next step. */
export function valueOf<Data>({ data, error, status }: RestResponse<Data>): NonNullable<Data> {
  if (error && isCode(error.message)) {
    const entry = ERROR_CATALOGUE[error.message]
    throw new ApiError(entry.status, {
      code: error.message,
      message: fillText(entry.message, {}),
      hint: entry.hint,
    })
  }
  if (error || data === null || data === undefined) {
    const isLost = status === 0
    throw new ApiError(status, {
      code: isLost ? 'network' : 'internal',
      message: isLost ? 'The server could not be reached.' : (error?.message ?? 'Nothing was found.'),
      hint: isLost ? 'Check your connection and try again.' : 'Try again in a moment.',
    })
  }
  return data
}
