// Storage errors: the HTTP status is 400, the body carries the real one.

export class StorageError extends Error {
  code: string
  statusCode: string
  error: string
  /** HTTP status: 400 for almost everything, as clients of this protocol expect. */
  status: number
  constructor(code: string, statusCode: number, error: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.statusCode = String(statusCode)
    this.error = error
    this.status = status
  }
  body(): Record<string, string> {
    return { statusCode: this.statusCode, error: this.error, message: this.message, code: this.code }
  }
}

export const noSuchBucket = (): StorageError =>
  new StorageError('NoSuchBucket', 404, 'Bucket not found', 'Bucket not found')
export const noSuchKey = (): StorageError =>
  new StorageError('NoSuchKey', 404, 'not_found', 'Object not found')
export const duplicate = (
  code: 'KeyAlreadyExists' | 'BucketAlreadyExists' | 'ResourceAlreadyExists',
): StorageError => new StorageError(code, 409, 'Duplicate', 'The resource already exists')
export const accessDenied = (message: string): StorageError =>
  new StorageError('AccessDenied', 403, 'Unauthorized', message)
export const invalidKey = (key: string): StorageError =>
  new StorageError('InvalidKey', 400, 'InvalidKey', `Invalid key: ${key}`)
export const invalidBucketName = (): StorageError =>
  new StorageError('InvalidBucketName', 400, 'Invalid Input', 'Bucket name invalid')
export const invalidMimeType = (type: string): StorageError =>
  new StorageError('InvalidMimeType', 415, 'invalid_mime_type', `mime type ${type} is not supported`)
export const tooLarge = (): StorageError =>
  new StorageError('EntityTooLarge', 413, 'Payload too large', 'The object exceeded the maximum allowed size')
export const notEmpty = (): StorageError =>
  new StorageError('ResourceNotEmpty', 409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty')
export const invalidRequest = (message: string): StorageError =>
  new StorageError('InvalidRequest', 400, 'InvalidRequest', message)
export const missing = (name: string): StorageError =>
  new StorageError('MissingParameter', 400, 'MissingParameter', `Missing Required Parameter ${name}`)
export const invalidParameter = (message: string): StorageError =>
  new StorageError('InvalidParameter', 400, 'InvalidParameter', message)
/** Keeps its own status (RFC 9110, 15.5.17) for clients that read ranges. */
export const invalidRange = (): StorageError =>
  new StorageError('InvalidRange', 416, 'InvalidRange', 'The requested range is not satisfiable', 416)
export const invalidJwt = (message: string): StorageError =>
  new StorageError('InvalidJWT', 400, 'InvalidJWT', message)
export const invalidSignature = (): StorageError =>
  new StorageError('InvalidSignature', 400, 'InvalidSignature', 'Invalid signature')

/** A database error as a storage error; undefined when the caller did not cause it. */
export function fromDatabase(error: unknown, on: 'object' | 'bucket'): StorageError | undefined {
  const { code, message, severity } = error as { code?: string; message?: string; severity?: string }
  if (severity === undefined || code === undefined) return undefined
  if (code === '42501')
    return accessDenied(
      /row-level security/.test(message ?? '')
        ? 'new row violates row-level security policy'
        : 'Access denied',
    )
  if (code === '23505') return duplicate(on === 'bucket' ? 'BucketAlreadyExists' : 'KeyAlreadyExists')
  if (code === '23503')
    return on === 'bucket'
      ? notEmpty()
      : new StorageError('InvalidRequest', 404, 'InvalidRequest', 'The related resource does not exist')
  if (code === '40001' || code === '40P01')
    return new StorageError(
      'ResourceLocked',
      423,
      'ResourceLocked',
      'Another request is changing the same resource',
    )
  if (code === '57014')
    return new StorageError(
      'DatabaseTimeout',
      544,
      'DatabaseTimeout',
      'The connection to the database timed out',
      544,
    )
  if (code.startsWith('22') || code.startsWith('23'))
    return invalidRequest(message ?? 'The request contains a value that cannot be stored')
  if (code.startsWith('P0') || code.startsWith('42'))
    return new StorageError('DatabaseError', 400, 'DatabaseError', message ?? 'The database refused')
  return undefined
}
