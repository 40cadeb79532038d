// Downloads an extract: continues after a broken connection or a restart, checks the file, and removes
// partial files on a full disk.
import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { RoadsError, type RoadsErrorCode } from '../types.ts'
import { checkHead, checkMd5, HEAD_BYTES, publishedMd5 } from './check-extract.ts'
import { get, unreachable } from './public-http.ts'

export interface DownloadOptions {
  /** Whether private addresses and this machine are allowed. */
  mayAskPrivate: boolean
  /** Bytes on disk, and of the whole file when the server reports them. */
  onProgress?: (received: number, total: number | null) => void
  /** Bytes that must stay free on the disk. */
  spareBytes?: number
  freeBytes?: (folder: string) => Promise<number>
  /** Pause before the second try; it grows with each try. */
  retryMs?: number
}

export interface Downloaded {
  address: string
  bytes: number
  /** False when the server publishes no checksum. */
  isVerified: boolean
}

const TRIES = 5
const RETRY_MS = 2_000
const SPARE_BYTES = 512 * 1024 * 1024
/** Checks free space again after this many bytes. */
const LOOK_BYTES = 32 * 1024 * 1024
/** Errors after which another mirror may succeed. */
const FAULTS_OF_MIRROR = new Set<RoadsErrorCode>([
  'extract_unreachable',
  'extract_gone',
  'extract_cut_off',
  'extract_not_osm',
  'extract_checksum',
])
/** Errors after which the received bytes are useless. */
const SPOILT = new Set<RoadsErrorCode>(['disk_full', 'extract_not_osm', 'extract_checksum', 'extract_gone'])

/** Note about a partial file: it continues only while the server has the same file. */
const partNote = z.object({ address: z.string(), validator: z.string() })
const noteFile = (file: string): string => `${file}.from`

/**
 * Downloads from the first address that has the file. Throws RoadsError extract_unreachable, extract_gone,
 * extract_cut_off, extract_not_osm, extract_checksum or disk_full; after the first three a later call
 * continues the download.
 */
export async function downloadExtract(
  addresses: readonly string[],
  file: string,
  options: DownloadOptions,
): Promise<Downloaded> {
  await mkdir(dirname(file), { recursive: true })
  let problem: RoadsError | undefined
  for (const address of addresses) {
    try {
      const downloaded = await fromServer(address, file, options)
      await rm(noteFile(file), { force: true })
      return downloaded
    } catch (error) {
      const failure = isDiskFull(error) ? diskFull(address) : error
      if (!(failure instanceof RoadsError)) throw failure
      if (SPOILT.has(failure.code)) await dropPart(file)
      if (!FAULTS_OF_MIRROR.has(failure.code)) throw failure
      problem = worstOf(problem, failure)
    }
  }
  throw problem ?? noMirror()
}

export const noMirror = (): RoadsError =>
  new RoadsError('extract_unreachable', 'There is no mirror.', 'Set EXTRACT_MIRRORS.')

/** Which error of several mirrors to report: an answer is more informative than a failed connection. */
export function worstOf(before: RoadsError | undefined, failure: RoadsError): RoadsError {
  return before && (before.code !== 'extract_unreachable' || failure.code === 'extract_unreachable')
    ? before
    : failure
}

/** Removes a partial download that will not be resumed. */
export async function dropPart(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(noteFile(file), { force: true })
}

async function fromServer(address: string, file: string, options: DownloadOptions): Promise<Downloaded> {
  const { mayAskPrivate, retryMs = RETRY_MS } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      await continuePart(address, file, options)
      break
    } catch (error) {
      const isWorthRetrying =
        error instanceof RoadsError &&
        (error.code === 'extract_cut_off' || error.code === 'extract_unreachable') &&
        // Do not retry a server that never answered while another mirror waits.
        (await sizeOf(file)) > 0
      if (!isWorthRetrying || attempt === TRIES) throw error
      await pause(retryMs * attempt)
    }
  }
  await checkHeadOf(file, address)
  const md5 = await publishedMd5(address, mayAskPrivate)
  if (md5 !== null) await checkMd5(file, md5, address)
  return { address, bytes: await sizeOf(file), isVerified: md5 !== null }
}

/** One request, for the rest of the file or all of it. */
async function continuePart(address: string, file: string, options: DownloadOptions): Promise<void> {
  const note = await readNote(file)
  const offset = note?.address === address ? await sizeOf(file) : 0
  const headers: Record<string, string> =
    note && offset > 0 ? { range: `bytes=${offset}-`, 'if-range': note.validator } : {}
  const answer = await get(address, { mayAskPrivate: options.mayAskPrivate, headers })
  const { statusCode = 0 } = answer
  if (statusCode === 416 && offset > 0) {
    answer.destroy()
    await dropPart(file)
    return continuePart(address, file, options)
  }
  if (statusCode !== 200 && statusCode !== 206) {
    answer.destroy()
    throw refusal(address, statusCode, offset)
  }
  const from = statusCode === 206 ? offset : 0
  const length = answer.headers['content-length']
  const total = length === undefined ? null : from + Number(length)
  await checkSpace(address, file, total === null ? 0 : total - from, options).catch((error: unknown) => {
    answer.destroy()
    throw error
  })
  const validator = answer.headers.etag ?? answer.headers['last-modified']
  if (validator) await writeFile(noteFile(file), JSON.stringify({ address, validator }))
  else await rm(noteFile(file), { force: true })
  await writeBody(answer, { address, file, from, total, options })
}

interface Body {
  address: string
  file: string
  from: number
  total: number | null
  options: DownloadOptions
}

async function writeBody(
  answer: IncomingMessage,
  { address, file, from, total, options }: Body,
): Promise<void> {
  let received = from
  let position = from
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      // The first bytes expose an error page, however long it is.
      if (received === 0 && chunk.length >= HEAD_BYTES) checkHead(chunk, address)
      received += chunk.length
      options.onProgress?.(received, total)
      if (received - position >= LOOK_BYTES) {
        position = received
        await checkSpace(address, file, 0, options)
      }
      yield chunk
    }
  }
  try {
    await pipeline(answer, counted, createWriteStream(file, { flags: from > 0 ? 'a' : 'w' }))
  } catch (error) {
    if (error instanceof RoadsError || isDiskFull(error)) throw error
    throw cutOff(address, received, total)
  }
  if (total !== null && received < total) throw cutOff(address, received, total)
}

async function checkSpace(
  address: string,
  file: string,
  wantedBytes: number,
  { spareBytes = SPARE_BYTES, freeBytes = readFreeBytes }: DownloadOptions,
): Promise<void> {
  const free = await freeBytes(dirname(file))
  if (free - wantedBytes < spareBytes) throw diskFull(address, { free, wantedBytes, spareBytes })
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function checkHeadOf(file: string, address: string): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    checkHead(buffer.subarray(0, bytesRead), address)
  } finally {
    await handle.close()
  }
}

async function readNote(file: string): Promise<z.infer<typeof partNote> | undefined> {
  try {
    return partNote.parse(JSON.parse(await readFile(noteFile(file), 'utf8')))
  } catch {
    // Without a note the server's file may have changed: download from the start.
    return undefined
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Turns a failed status into an error. */
export function refusal(address: string, status: number, offset: number): RoadsError {
  if (status !== 404 && status !== 410) return unreachable(address, `answers ${status}`)
  return new RoadsError(
    'extract_gone',
    offset > 0
      ? `${address} disappeared while it was downloaded (${status}).`
      : `${address} does not exist (${status}).`,
    'Refresh the catalogue and choose again, or use another mirror.',
  )
}

const cutOff = (address: string, received: number, total: number | null): RoadsError =>
  new RoadsError(
    'extract_cut_off',
    `${address} broke off after ${received}${total === null ? '' : ` of ${total}`} bytes.`,
    'Start it again: the download goes on where it stopped.',
  )

const toMb = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`

function diskFull(
  address: string,
  space?: { free: number; wantedBytes: number; spareBytes: number },
): RoadsError {
  return new RoadsError(
    'disk_full',
    space
      ? `There is no room for ${address}: ${space.wantedBytes > 0 ? `it needs ${toMb(space.wantedBytes)}, ` : ''}the data disk has ${toMb(space.free)} free and ${toMb(space.spareBytes)} must stay free.`
      : `The data disk filled up while ${address} was downloaded.`,
    'Free space on the data disk, or choose a smaller extract. What had arrived was removed.',
  )
}
