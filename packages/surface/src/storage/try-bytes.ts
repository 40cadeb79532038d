// Tests the storage: writes a few bytes, reads them back and removes them.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Bytes } from './backend.ts'

/** Throws the error of the disk or S3 server, or a mismatch of the bytes. */
export async function tryBytes(bytes: Bytes): Promise<void> {
  const version = `try-${randomUUID()}`
  const file = join(bytes.incoming, version)
  await writeFile(file, version)
  try {
    await bytes.put(version, file, 'text/plain')
    const stream = await bytes.read(version)
    const text = stream && (await buffer(stream)).toString()
    if (text !== version) throw new Error('What was stored did not come back.')
  } finally {
    await bytes.remove([version])
  }
}
