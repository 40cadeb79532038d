// Well-known passwords: zxcvbn's list of some 50,000 from leaked accounts. It is not complete, so a password
// from a rarer leak passes.

let words: Promise<ReadonlySet<string>> | undefined

/** Whether a password is on the list, in any case of letters. The list is loaded with the first password. */
export async function isCommonPassword(password: string): Promise<boolean> {
  words ??= readWords()
  return (await words).has(password.toLowerCase())
}

async function readWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
