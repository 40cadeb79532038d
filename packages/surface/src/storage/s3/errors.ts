// S3 errors: a code, a message, and a matching HTTP status.
import { StorageError } from '../errors.ts'

export class S3Error extends Error {
  code: string
  status: number

  constructor(code: string, status: number, message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const accessDenied = (message = 'Access Denied'): S3Error => new S3Error('AccessDenied', 403, message)
export const invalidAccessKey = (): S3Error =>
  new S3Error('InvalidAccessKeyId', 403, 'The access key does not exist. Check it and its session token.')
export const signatureDoesNotMatch = (): S3Error =>
  new S3Error(
    'SignatureDoesNotMatch',
    403,
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  )
export const timeTooSkewed = (): S3Error =>
  new S3Error(
    'RequestTimeTooSkewed',
    403,
    'The difference between the request time and the current time is too large.',
  )
export const invalidArgument = (message: string): S3Error => new S3Error('InvalidArgument', 400, message)
export const malformedXml = (): S3Error =>
  new S3Error('MalformedXML', 400, 'The XML you provided was not well-formed or did not validate')
export const noSuchUpload = (): S3Error =>
  new S3Error(
    'NoSuchUpload',
    404,
    'The specified upload does not exist. It may have been aborted or completed.',
  )
export const invalidPart = (): S3Error =>
  new S3Error('InvalidPart', 400, 'One or more of the specified parts could not be found.')
export const badDigest = (): S3Error =>
  new S3Error('BadDigest', 400, 'The checksum you specified did not match what we received.')
export const incompleteBody = (): S3Error =>
  new S3Error('IncompleteBody', 400, 'You did not provide the number of bytes that you announced.')
export const invalidRange = (): S3Error =>
  new S3Error('InvalidRange', 416, 'The requested range is not satisfiable')
export const preconditionFailed = (): S3Error =>
  new S3Error('PreconditionFailed', 412, 'At least one of the pre-conditions you specified did not hold')
export const notImplemented = (): S3Error =>
  new S3Error(
    'NotImplemented',
    501,
    'A header or query you provided implies functionality that is not implemented',
  )

/** Storage codes whose S3 counterpart has another name. */
const RENAMED: Record<string, string> = {
  ResourceNotEmpty: 'BucketNotEmpty',
  KeyAlreadyExists: 'PreconditionFailed',
  InvalidKey: 'InvalidArgument',
  InvalidParameter: 'InvalidArgument',
}

/** Converts a storage error to its S3 counterpart. */
export const fromStorage = (error: StorageError): S3Error =>
  new S3Error(RENAMED[error.code] ?? error.code, Number(error.statusCode), error.message)
