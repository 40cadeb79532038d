// Digits of other scripts, as the ones that everything here reads.

const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

/** The text with 0 to 9 in place of `٣` or `３`. Each script's ten digits stand one after the other. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, plainDigit)
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
