// Counts the non-empty rows of an XLSX sheet while unpacking, so that a sheet with too many is never built.

const TAG = /<(?:\w+:)?(row|v|is)(?=[\s/>])/g
/** Longer than any of these tags. */
const TAG_MAX = 40

export class RowCount {
  /** Rows with a value so far, without rows that only have formatting. */
  rows = 0
  #isEmpty = false
  #rest = ''
  readonly #decoder = new TextDecoder('latin1')

  add(bytes: Uint8Array): void {
    const text = this.#rest + this.#decoder.decode(bytes)
    // A tag may continue in the next bytes.
    const open = text.lastIndexOf('<')
    const end = open >= text.length - TAG_MAX && open >= 0 ? open : text.length
    this.#rest = text.slice(end)
    for (const [, tag] of text.slice(0, end).matchAll(TAG)) {
      if (tag === 'row') this.#isEmpty = true
      else if (this.#isEmpty) {
        this.rows += 1
        this.#isEmpty = false
      }
    }
  }
}
