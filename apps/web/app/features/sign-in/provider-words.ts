// Extracts the auth provider's message. When there is none, the client library fills in the body or status.
import { currentLanguage } from '../../lib/language.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

/** HTTP reason phrases, which describe the server and not the sign-in. */
const REASON_PHRASES = new Set([
  'Internal Server Error',
  'Not Implemented',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
])

/** Translated sentences for error codes of the provider that occur at sign-in. */
const TRANSLATED = new Map([
  ['invalid_credentials', 'wrongPassword'],
  ['email_not_confirmed', 'notConfirmed'],
  ['over_request_rate_limit', 'tooManyAttempts'],
  ['sso_required', 'ssoRequired'],
] as const)

/** The provider's sentence, translated if known; null without one. */
export function providerWords(error: Error): string | null {
  const { message } = error
  const isBody = /^[[{"]|^(?:null|true|false|\d+)$/.test(message)
  const isStatus = REASON_PHRASES.has(message) || /^HTTP \d+$/.test(message)
  if (message === '' || isBody || isStatus) return null
  const key =
    'code' in error && typeof error.code === 'string'
      ? TRANSLATED.get(error.code as 'invalid_credentials')
      : undefined
  return key && !currentLanguage().startsWith('en') ? words(key) : message
}
