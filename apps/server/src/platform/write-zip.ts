// Writes a zip file while its parts are being read: never whole in memory, and without limits of size or
// number (zip64).
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import yazl from 'yazl'

export interface ZipWriter {
  /** Adds a file; its text comes in parts. */
  add(path: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Adds a file that is already compressed, unchanged. */
  addBytes(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Ends the file. Returns its size. */
  end(): Promise<number>
  /** Aborts the file. */
  abort(): void
}

export function writeZip(path: string): ZipWriter {
  const zip = new yazl.ZipFile()
  const stream = createWriteStream(path)
  const stop = new AbortController()
  const written = pipeline(Readable.from(zip.outputStream), stream, { signal: stop.signal })
  // The next awaited call reports a failure; this one may stay unawaited until the end.
  written.catch(() => {})
  const add = async (name: string, parts: Readable, isPacked: boolean): Promise<void> => {
    zip.addReadStream(parts, name, { compress: !isPacked })
    await Promise.race([finished(parts), written.then(() => {})])
  }
  return {
    add: (name, parts) => add(name, Readable.from(encoded(parts), { objectMode: false }), false),
    addBytes: (name, bytes) => add(name, Readable.from(bytes, { objectMode: false }), true),
    async end() {
      zip.end()
      await written
      return stream.bytesWritten
    },
    abort() {
      stop.abort()
    },
  }
}

async function* encoded(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) if (part !== '') yield Buffer.from(part)
}

export interface PackedFile {
  path: string
  bytes: Buffer
}

/** A zip of a few small files, in memory. */
export async function packZip(files: readonly PackedFile[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const { path, bytes } of files) zip.addBuffer(bytes, path)
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}
