// Streams a form upload: fields first, then one file (supabase-js sends it with an empty field name).
import { finished, type Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { invalidRequest, StorageError } from './errors.ts'

const MAX_HEADER_BYTES = 16 * 1024
const MAX_FIELD_BYTES = 1024 * 1024
const MAX_FIELDS = 100

export type FileHandler = (
  contentType: string,
  fields: Map<string, string>,
  bytes: AsyncIterable<Buffer>,
) => Promise<void>

/**
 * Reads a form: collects its small fields and hands the first file to `onFile` as a stream.
 * Throws InvalidRequest when the form is truncated, malformed or has no file. The source stays open, so that a response can still be sent.
 */
export async function readForm(source: Readable, contentType: string, onFile: FileHandler): Promise<void> {
  const fields = new Map<string, string>()
  let file: Promise<void> | undefined
  const parsed = new Promise<void>((resolve, reject) => {
    const parser = openParser(contentType)
    let part: Readable | undefined
    const fail = (reason: unknown): void => {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      source.unpipe(parser)
      // The reader of the part would wait forever for the missing bytes.
      part?.destroy(error)
      reject(error)
    }
    parser.on('field', (name, value, _nameCut, isCut) => {
      if (isCut) fail(invalidRequest('A field of the form is too long'))
      fields.set(name, value)
    })
    parser.on('file', (_name, bytes, _fileName, _encoding, type) => {
      // A form that ends within its file fails here at once, often before `onFile` reads. An unhandled error
      // would end the process; destroying the stream passes it to a later reader.
      bytes.on('error', (error) => {
        bytes.destroy(error)
        fail(asFormError(error))
      })
      part = bytes
      file = onFile(type, fields, bytes)
      file.then(() => bytes.resume(), fail)
    })
    parser.on('error', (error) => fail(asFormError(error)))
    parser.on('finish', resolve)
    finished(source, { writable: false }, (error) => error && fail(error))
    source.pipe(parser)
  })
  try {
    await parsed
  } catch (error) {
    // Wait for `onFile`, so that the caller can clean up.
    await file?.catch(() => undefined)
    throw error
  }
  if (file === undefined) throw invalidRequest('The form contains no file')
  await file
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, files: 1, headerSize: MAX_HEADER_BYTES },
      // A part without a field name is the file, even without a file name.
      isPartAFile: (name, _type, fileName) => fileName !== undefined || !name,
    })
  } catch (error) {
    throw asFormError(error)
  }
}

const asFormError = (error: unknown): StorageError =>
  invalidRequest(`The form cannot be read: ${error instanceof Error ? error.message : 'malformed'}`)
