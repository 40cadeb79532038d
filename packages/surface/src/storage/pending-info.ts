// Descriptions of incomplete uploads, one for each protocol.

/** What is stored about a resumable upload; `isComplete` outlives the bytes, so that a client that missed the response can find out. */
export interface ResumableInfo {
  id: string
  size?: number
  metadata?: Record<string, string | null>
  createdAt: string
  isComplete?: boolean
}

/** Stored state of an S3 multipart upload. */
export interface MultipartInfo {
  bucket: string
  key: string
  owner: string | null
  role: string
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  initiatedAt: string
}
