// Converts digits of other scripts to 0-9.

const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

/** Replaces digits such as `٣` or `３` by 0 to 9. Unicode keeps the ten digits of a script together. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, plainDigit)
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
