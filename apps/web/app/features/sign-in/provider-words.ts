// What the provider said of a refusal. Where it said nothing, the client library puts the body or the status in its place.

/** Reason phrases of HTTP, which are about the server and not about the sign-in. */
const REASON_PHRASES = new Set([
  'Internal Server Error',
  'Not Implemented',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
])

/** The provider's sentence; null where the error holds none. */
export function providerWords({ message }: Error): string | null {
  const isBody = /^[[{"]|^(?:null|true|false|\d+)$/.test(message)
  const isStatus = REASON_PHRASES.has(message) || /^HTTP \d+$/.test(message)
  return message === '' || isBody || isStatus ? null : message
}
