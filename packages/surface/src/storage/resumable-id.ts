// Ids of resumable uploads: bucket/name/version, base64url-encoded as the last path segment of the upload's URL.
import type { ObjectPlace } from './object-rows.ts'

/** Path of resumable uploads below that of storage. */
export const RESUMABLE_PATH = '/upload/resumable'

export interface UploadId extends ObjectPlace {
  version: string
}

const ID = /^([^/]+)\/(.+)\/([0-9a-f-]{36})$/s

export function parseUploadId(id: string): UploadId | undefined {
  const [, bucket, name, version] = ID.exec(id) ?? []
  return bucket === undefined || name === undefined || version === undefined
    ? undefined
    : { bucket, name, version }
}

export const formatUploadId = ({ bucket, name, version }: UploadId): string => `${bucket}/${name}/${version}`

export const encodeUploadId = (id: string): string => Buffer.from(id, 'utf8').toString('base64url')

export const decodeUploadId = (text: string): string => Buffer.from(text, 'base64url').toString('utf8')
