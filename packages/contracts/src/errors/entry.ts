// An entry of the catalogue, and how its texts are filled.

/** One expected failure. Details given where it is thrown fill `{name}` in the texts. */
export interface ErrorEntry {
  status: number
  message: string
  hint: string
}

/** Values for `{name}` in a text. */
export type TextValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Fills `{name}` in a catalogue text; a name without a value stays as written. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined || value === null ? whole : String(value)
  })
}
