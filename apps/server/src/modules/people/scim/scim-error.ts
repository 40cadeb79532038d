// Errors of SCIM (RFC 7644, section 3.12).
import { AppError } from '../../../platform/errors.ts'

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** Kinds of a refused value; other refusals have only the HTTP status. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

export class ScimError extends Error {
  override name = 'ScimError'
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, scimType: ScimType | undefined, detail: string) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

export const refuse = (scimType: ScimType, detail: string): ScimError =>
  new ScimError(scimType === 'uniqueness' ? 409 : 400, scimType, detail)

/** Converts an error of the API for identity providers, which read 409 as "the person exists already". */
export function scimErrorOf(error: AppError): ScimError {
  const detail = error.hint ? `${error.message} ${error.hint}` : error.message
  if (error.code === 'already_member') return refuse('uniqueness', detail)
  if (error.code === 'validation_failed' || error.code === 'bad_request')
    return refuse('invalidValue', detail)
  return new ScimError(error.status === 409 ? 403 : error.status, undefined, detail)
}

export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
})
