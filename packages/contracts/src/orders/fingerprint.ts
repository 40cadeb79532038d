// Short fingerprints of texts: equal for equal texts, very rarely otherwise.

/** Crockford's digits, without look-alikes. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten digits of a text, 50 bits: two FNV-1a hashes with different seeds. */
export function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0xcbf29ce4]
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193)
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193) + at
  }
  const digitsOf = (sum: number) =>
    Array.from({ length: 5 }, (_, place) => DIGITS[(sum >>> (place * 5 + 4)) & 31]).join('')
  return digitsOf(high) + digitsOf(low)
}
