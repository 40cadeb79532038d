// Checks of a downloaded file before its compile: the head of an OpenStreetMap pbf, and the server's
// checksum.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { RoadsError } from '../types.ts'
import { get } from './public-http.ts'

/** Length of the first block's head in four bytes, then a field of type text: "OSMHeader" (wiki: PBF Format). */
export const HEAD_BYTES = 15
const MAX_BLOCK_HEAD = 64 * 1024

/** Throws extract_not_osm unless these first bytes begin an OpenStreetMap pbf. */
export function checkHead(head: Buffer, source: string): void {
  const length = head.length < HEAD_BYTES ? 0 : head.readUInt32BE(0)
  if (length > 0 && length <= MAX_BLOCK_HEAD && head.toString('latin1', 6, HEAD_BYTES) === 'OSMHeader') return
  throw new RoadsError(
    'extract_not_osm',
    `${source} is not an OpenStreetMap pbf file${/^\s*</.test(head.toString('latin1')) ? ': the server sent a page or XML' : ''}.`,
    'Choose a file that ends in .osm.pbf.',
  )
}

/** The md5 file beside an extract on its server; null without one. */
export async function publishedMd5(address: string, mayAskPrivate: boolean): Promise<string | null> {
  const answer = await get(`${address}.md5`, { mayAskPrivate })
  if (answer.statusCode !== 200) {
    answer.destroy()
    return null
  }
  let text = ''
  for await (const chunk of answer.setEncoding('latin1')) {
    text += String(chunk)
    if (text.length > 1_000) break
  }
  return /^([0-9a-f]{32})\b/i.exec(text.trim())?.[1]?.toLowerCase() ?? null
}

/** Throws extract_checksum when the file's md5 differs from the server's. */
export async function checkMd5(file: string, expected: string, source: string): Promise<void> {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  if (hash.digest('hex') === expected) return
  throw new RoadsError(
    'extract_checksum',
    `${source} arrived damaged: its md5 is not the one that the server publishes.`,
    'Start it again. The server may have replaced the file meanwhile; if it happens twice, use another mirror.',
  )
}
