// An entry of the catalogue, and how its texts are filled.

/** One expected failure. Details given where it is thrown fill `{name}` in the texts. */
export interface ErrorEntry {
  status: number
  message: string
  hint: string
}

/** Values for `{name}` in a text. Dates are written as days. */
export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>

/** `28 November 2026` in the language with Latin digits, by UTC, the clock of the platform's daily jobs. */
const dayText = (at: Date, language: string): string =>
  at.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })

/** Fills `{name}` in a catalogue text of the language; a name without a value stays as written. */
export function fillText(text: string, values: TextValues, language = 'en-GB'): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) return whole
    return value instanceof Date ? dayText(value, language) : String(value)
  })
}
