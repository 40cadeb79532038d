// Uploads a proof file in resumable parts (tus), also after the app was killed.
import type { DriverDay } from '@dropwise/contracts'
import type { DetailedError } from 'tus-js-client'
import { ApiError } from '../../../lib/api.ts'
import { backendUrl } from '../../../lib/backend.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { PhoneFile } from './database.ts'
import { FileRefused } from './send-outbox.ts'
import { driverWords } from '../../../lib/words/driver.ts'

/** Bytes per part, small enough for a weak signal. */
const PART_BYTES = 256 * 1024
/** Timeout of a part before a retry, in milliseconds. */
const PART_LIMIT_MS = 60_000
const ENDING = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const
/** Already uploaded: an earlier response was lost. */
const EXISTS = 409
/** Temporary errors: sign-in, limits, a lock by another upload. */
const PASSING = new Set([401, 403, 408, 423, 425, 429])

export async function uploadFile(
  file: PhoneFile,
  { bucket, folder }: DriverDay['rules']['files'],
): Promise<void> {
  const [{ Upload }, url, client] = await Promise.all([import('tus-js-client'), backendUrl(), supabase()])
  const { data } = await client.auth.getSession()
  if (!data.session)
    throw new ApiError(401, { code: 'not_signed_in', message: driverWords('signInToSendPhotos') })
  const { access_token: token } = data.session
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(new Blob([file.bytes], { type: file.type }), {
      endpoint: `${url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${token}` },
      metadata: {
        bucketName: bucket,
        objectName: `${folder}/${file.id}.${ENDING[file.type]}`,
        contentType: file.type,
      },
      chunkSize: PART_BYTES,
      uploadDataDuringCreation: true,
      // The outbox retries as a whole.
      retryDelays: null,
      removeFingerprintOnSuccess: true,
      fingerprint: () => Promise.resolve(`dropwise-proof-${file.id}`),
      onBeforeRequest: (request) => {
        const sender: unknown = request.getUnderlyingObject()
        if (sender instanceof XMLHttpRequest) sender.timeout = PART_LIMIT_MS
      },
      onSuccess: () => resolve(),
      onError: (error) => {
        const failure = failureOf(error)
        if (failure) reject(failure)
        else resolve()
      },
    })
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous)
        upload.start()
      })
      .catch(reject)
  })
}

/** Null when the file exists. */
function failureOf(error: Error | DetailedError): Error | null {
  const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
  if (status === EXISTS) return null
  if (status >= 400 && status < 500 && !PASSING.has(status)) return new FileRefused(error.message)
  return new ApiError(status, { code: 'upload', message: driverWords('photoNotSent') })
}
