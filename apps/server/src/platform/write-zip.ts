// A zip file that is written while its parts are being read: it never lies in memory.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

export interface ZipWriter {
  /** Adds a file; its text comes in parts. */
  add(path: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Adds a file that is packed already, as it is. */
  addBytes(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Ends the file; its size. */
  end(): Promise<number>
  /** Gives up. */
  abort(): void
}

export function writeZip(path: string): ZipWriter {
  const stream = createWriteStream(path)
  const encoder = new TextEncoder()
  let isFull = false
  let failure: Error | undefined
  stream.on('error', (error) => (failure ??= error))
  const zip = new Zip((error, chunk, isLast) => {
    if (error) failure ??= error
    else isFull = !stream.write(chunk)
    if (isLast) stream.end()
  })
  const settle = async () => {
    if (failure) throw failure
    if (isFull) await once(stream, 'drain')
    isFull = false
  }
  return {
    async add(name, parts) {
      const file = new ZipDeflate(name, { level: 6 })
      zip.add(file)
      for await (const part of parts) {
        file.push(encoder.encode(part))
        await settle()
      }
      file.push(new Uint8Array(), true)
      await settle()
    },
    async addBytes(name, bytes) {
      const file = new ZipPassThrough(name)
      zip.add(file)
      for await (const part of bytes) {
        file.push(part)
        await settle()
      }
      file.push(new Uint8Array(), true)
      await settle()
    },
    async end() {
      zip.end()
      await once(stream, 'close')
      if (failure) throw failure
      return stream.bytesWritten
    },
    abort() {
      zip.terminate()
      stream.destroy()
    },
  }
}
