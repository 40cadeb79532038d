// Turns data API responses into values or ApiErrors; error codes take their sentence from the catalogue, in the
// language of the page.
import {
  ERROR_CATALOGUE,
  errorTexts,
  loadErrorWords,
  type ErrorCode,
  type ErrorWords,
} from '@dropwise/contracts'
import { ApiError } from '../api.ts'
import { addArea } from '../language.ts'
import { commonWords } from '../words/common.ts'

let errorWords: ErrorWords | undefined
addArea({
  read: async (language) => {
    // Without a network, errors stay in English.
    errorWords = await loadErrorWords(language).catch(() => undefined)
  },
})

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
      ...(errorTexts(errorWords, error.message) ?? { message: entry.message, hint: entry.hint }),
    })
  }
  if (error || data === null || data === undefined) {
    const isLost = status === 0
    throw new ApiError(status, {
      code: isLost ? 'network' : 'internal',
      message: isLost ? commonWords('serverUnreachable') : (error?.message ?? commonWords('wentWrong')),
      hint: isLost ? commonWords('checkConnection') : undefined,
    })
  }
  return data
}
