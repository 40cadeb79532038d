// Counts the rows of an XLSX sheet that say anything, from its bytes as they are unpacked: a sheet of too many is not built.

const TAG = /<(?:\w+:)?(row|v|is)(?=[\s/>])/g
/** Longer than any of these tags. */
const TAG_MAX = 40

export class RowCount {
  /** Rows with a value so far; formatted rows without one are none. */
  rows = 0
  #isEmpty = false
  #rest = ''
  readonly #decoder = new TextDecoder('latin1')

  add(bytes: Uint8Array): void {
    const text = this.#rest + this.#decoder.decode(bytes)
    // A tag may go on in the next bytes.
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
