// Passwords that everybody tries first. The list of zxcvbn comes from leaked accounts and holds some 50,000; it is no copy of
// the leaks themselves, so a password of a rarer leak passes.
import { dictionary } from '@zxcvbn-ts/language-common'

/** In lower case, those that are long enough to be chosen here. */
export const commonPasswords = (minLength: number): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter((word) => word.length >= minLength))
