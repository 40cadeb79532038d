// Reads lines and fixed numbers of bytes from a stream.
import { incompleteBody, invalidArgument } from './errors.ts'

const MAX_LINE_BYTES = 4096

export class ByteReader {
  #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Text up to the next CRLF, or undefined when the stream ends before it. */
  async lineOrEnd(): Promise<string | undefined> {
    for (;;) {
      const at = this.#rest.indexOf('\r\n')
      if (at >= 0) {
        const line = this.#rest.toString('latin1', 0, at)
        this.#rest = this.#rest.subarray(at + 2)
        return line
      }
      if (this.#rest.length > MAX_LINE_BYTES) throw invalidArgument('A line of the body is too long')
      if (!(await this.#more())) return undefined
    }
  }

  async line(): Promise<string> {
    const line = await this.lineOrEnd()
    if (line === undefined) throw incompleteBody()
    return line
  }

  /** Yields exactly `count` bytes as they arrive. */
  async *bytes(count: number): AsyncGenerator<Buffer> {
    let remaining = count
    while (remaining > 0) {
      if (this.#rest.length === 0 && !(await this.#more())) throw incompleteBody()
      const part = this.#rest.subarray(0, remaining)
      this.#rest = this.#rest.subarray(part.length)
      remaining -= part.length
      yield part
    }
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next()
    if (done) return false
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
    return true
  }
}
