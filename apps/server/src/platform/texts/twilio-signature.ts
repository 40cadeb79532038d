// Verifies that a callback comes from Twilio: HMAC-SHA1 over its URL and fields, keyed with the account's
// token. https://www.twilio.com/docs/usage/security#validating-requests
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a call to `url` with these form fields. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>): string {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((sum, name) => sum + name + (fields[name] ?? ''), url)
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64')
}

export function isSignedByTwilio(
  authToken: string,
  call: { url: string; fields: Record<string, string>; signature: string | undefined },
): boolean {
  const expected = Buffer.from(twilioSignature(authToken, call.url, call.fields))
  const signature = Buffer.from(call.signature ?? '')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
