// A form upload as a stream: fields first, then one file, whose field name may be empty (other parsers drop it).
import type { Readable } from 'node:stream'
import { invalidRequest } from './errors.ts'

const LONGEST_HEADER = 16 * 1024
const LONGEST_FIELD = 1024 * 1024

export interface Part {
  name: string
  fileName?: string
  contentType?: string
}

export function boundaryOf(contentType: string): string | undefined {
  return /;\s*boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i
    .exec(contentType)
    ?.slice(1)
    .find((b) => b !== undefined)
}

function readHeaders(text: string): Part {
  const disposition = /^content-disposition:\s*form-data;?(.*)$/im.exec(text)?.[1] ?? ''
  const parameter = (name: string): string | undefined => {
    const match = new RegExp(`(?:^|;)\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)
    return match?.[1]?.replace(/\\(.)/g, '$1')
  }
  return {
    name: parameter('name') ?? '',
    fileName: parameter('filename'),
    contentType: /^content-type:\s*(.+?)\s*$/im.exec(text)?.[1],
  }
}

/**
 * Walks the parts of a form. Small fields are collected; the first part with a file name (or an empty name) is handed to `onFile`
 * as an async iterable of its bytes. Throws when the form is cut or malformed.
 */
export async function readForm(
  source: Readable,
  boundary: string,
  onFile: (part: Part, fields: Map<string, string>, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const mark = Buffer.from(`\r\n--${boundary}`)
  const iterator = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.from('\r\n')
  const fields = new Map<string, string>()
  const cut = () => invalidRequest('The form ended before it was complete')
  const more = async (): Promise<boolean> => {
    const { value, done } = await iterator.next()
    if (done) return false
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return true
  }
  const until = async (needle: Buffer | string, longest: number): Promise<Buffer> => {
    for (;;) {
      const at = rest.indexOf(needle)
      if (at >= 0) {
        const found = rest.subarray(0, at)
        rest = rest.subarray(at + Buffer.byteLength(needle))
        return found
      }
      if (rest.length > longest) throw invalidRequest('A part of the form is too long')
      if (!(await more())) throw cut()
    }
  }
  /** The bytes of one part, up to the next mark. */
  async function* body(): AsyncGenerator<Buffer> {
    for (;;) {
      const at = rest.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield rest.subarray(0, at)
        rest = rest.subarray(at + mark.length)
        return
      }
      const safe = rest.length - mark.length
      if (safe > 0) {
        yield rest.subarray(0, safe)
        rest = rest.subarray(safe)
      }
      if (!(await more())) throw cut()
    }
  }

  await until(mark, LONGEST_HEADER)
  let seen = false
  for (;;) {
    while (rest.length < 2) if (!(await more())) throw cut()
    if (rest.subarray(0, 2).toString('latin1') === '--') break
    // A part without headers has its empty line at once.
    const part = readHeaders((await until('\r\n\r\n', LONGEST_HEADER)).toString('utf8'))
    if (!seen && (part.fileName !== undefined || part.name === '')) {
      seen = true
      const bytes = body()
      await onFile(part, fields, bytes)
      for await (const _left of bytes) {
        // What the handler did not take is read past.
      }
    } else {
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of body()) {
        size += chunk.length
        if (size > LONGEST_FIELD) throw invalidRequest('A field of the form is too long')
        chunks.push(Buffer.from(chunk))
      }
      fields.set(part.name, Buffer.concat(chunks).toString('utf8'))
    }
  }
  if (!seen) throw invalidRequest('The form holds no file')
}
