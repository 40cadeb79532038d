// Extracts on the server's disk: files in DATA_DIR/extracts, and uploads in parts.
import { EXTRACT_MAX_BYTES } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errors } from '../../platform/errors.ts'

/** An abandoned upload is deleted after this long. */
const STALE_MS = 24 * 3_600_000
const EXTRACT_NAME = /^[^/\\\0]{1,190}\.pbf$/i

/** Folder for extracts that an operator provides. */
export const extractsFolder = (dataDir: string): string => join(dataDir, 'extracts')
/** Path of an upload or download until its compile. Names that begin with a dot are never listed. */
export const partFile = (dataDir: string, id: string): string => join(extractsFolder(dataDir), `.part-${id}`)

/** Extracts in the folder, by name. */
export async function listExtracts(dataDir: string): Promise<{ name: string; bytes: number }[]> {
  const folder = extractsFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const parts = await Promise.all(
    names
      .filter((name) => EXTRACT_NAME.test(name) && !name.startsWith('.'))
      .toSorted()
      .map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  )
  return parts.filter(({ bytes }) => bytes > 0)
}

/** Path of a listed extract. Throws not_found for other names, including path traversal. */
export async function extractPath(dataDir: string, name: string): Promise<string> {
  const isListed = (await listExtracts(dataDir)).some((extract) => extract.name === name)
  if (!isListed || basename(name) !== name) throw errors.not_found(`The file ${name}`)
  return join(extractsFolder(dataDir), name)
}

/** Creates an empty upload and deletes stale ones. */
export async function beginUpload(dataDir: string): Promise<string> {
  const folder = extractsFolder(dataDir)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.part-')) continue
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > STALE_MS) await rm(join(folder, name), { force: true })
  }
  const id = randomUUID()
  await writeFile(partFile(dataDir, id), '', { flag: 'wx' })
  return id
}

/** Number of received bytes. Throws not_found. */
export async function receivedBytes(dataDir: string, id: string): Promise<number> {
  const partStat = await stat(partFile(dataDir, id)).catch(() => undefined)
  if (!partStat) throw errors.not_found('The upload')
  return partStat.size
}

/**
 * Writes one part; the same part may come twice. Returns the number of stored bytes. Throws upload_gap,
 * too_large.
 */
export async function receivePart(
  dataDir: string,
  id: string,
  offset: number,
  part: Buffer,
): Promise<number> {
  const received = await receivedBytes(dataDir, id)
  if (offset > received) throw errors.upload_gap(received)
  if (offset + part.length > EXTRACT_MAX_BYTES) {
    await dropUpload(dataDir, id)
    throw errors.too_large('1 GB')
  }
  const file = await open(partFile(dataDir, id), 'r+')
  try {
    await file.write(part, 0, part.length, offset)
  } finally {
    await file.close()
  }
  return Math.max(received, offset + part.length)
}

export async function dropUpload(dataDir: string, id: string): Promise<void> {
  await rm(partFile(dataDir, id), { force: true })
}
