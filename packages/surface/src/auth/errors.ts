// Errors of the auth part, with GoTrue's codes and texts.

export class AuthError extends Error {
  status: number
  code: string
  extra: Record<string, unknown>
  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export const invalid = (message: string): AuthError => new AuthError(400, 'validation_failed', message)
export const badJwt = (message: string): AuthError => new AuthError(403, 'bad_jwt', message)
export const noBearer = (): AuthError =>
  new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
export const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
export const weakPassword = (message: string, reason: 'length' | 'characters' | 'pwned'): AuthError =>
  new AuthError(422, 'weak_password', message, { weak_password: { reasons: [reason] } })
export const emailTaken = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
export const phoneTaken = (): AuthError =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
export const userNotFound = (status = 404, message = 'User not found'): AuthError =>
  new AuthError(status, 'user_not_found', message)
export const tooMany = (seconds: number): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: seconds })
export const tooManyFromNewNetworks = (seconds: number): AuthError =>
  new AuthError(
    429,
    'over_request_rate_limit',
    'Too many wrong passwords for this account. Sign in from where you did before, or by a link that is mailed to you.',
    { retryAfter: seconds },
  )
export const mailTooSoon = (seconds: number): AuthError =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfter: seconds },
  )
export const mailLimitReached = (seconds: number): AuthError =>
  new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfter: seconds })
export const insufficientAal = (message: string, status = 403): AuthError =>
  new AuthError(status, 'insufficient_aal', message)

/** In the form of RFC 6749: only `{error, error_description}`. */
export class OAuthError extends AuthError {
  constructor(code: string, message: string) {
    super(400, code, message)
  }
}
