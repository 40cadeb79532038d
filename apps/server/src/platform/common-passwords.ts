// Well-known passwords: zxcvbn's list of some 50,000 from leaked accounts. It is not complete, so a password
// from a rarer leak passes.
import { dictionary } from '@zxcvbn-ts/language-common'

/** In lower case, only those of at least the required length. */
export const commonPasswords = (minLength: number): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter((word) => word.length >= minLength))
