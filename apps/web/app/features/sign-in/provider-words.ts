// Extracts the auth provider's message. When there is none, the client library fills in the body or status.

/** HTTP reason phrases, which describe the server and not the sign-in. */
const REASON_PHRASES = new Set([
  'Internal Server Error',
  'Not Implemented',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
])

/** The provider's sentence; null without one. */
export function providerWords({ message }: Error): string | null {
  const isBody = /^[[{"]|^(?:null|true|false|\d+)$/.test(message)
  const isStatus = REASON_PHRASES.has(message) || /^HTTP \d+$/.test(message)
  return message === '' || isBody || isStatus ? null : message
}
