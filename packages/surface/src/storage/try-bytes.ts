// Whether objects can be stored: a few bytes go there and back, and are removed again.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Bytes } from './backend.ts'

/** Throws what the disk or the S3 server said, or that other bytes came back. */
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
