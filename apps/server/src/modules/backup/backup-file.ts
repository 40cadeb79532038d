// The format of a backup: one header line, then a tar, compressed with Zstandard and optionally encrypted.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { Transform, type Duplex, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** Changes when older releases can no longer read the file. */
const FORMAT = 1
const MAGIC = 'DROPWISE BACKUP'
/** Maximum bytes of the unverified first line. */
const HEADER_BYTES_MAX = 4_096
/**
 * Bytes of a piece. Each is encrypted and authenticated by itself, so that a reader never uses changed data.
 */
const PIECE_BYTES = 64 * 1024
const TAG_BYTES = 16
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Costs about 100 ms and 128 MB for each guess of a passphrase. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const header = z.object({
  format: z.int(),
  cipher: z.enum(['none', 'aes-256-gcm']),
  salt: z.base64().optional(),
})

/** The first line, and the stages from the tar to the file. */
export async function sealing(passphrase: string | undefined): Promise<{ head: Buffer; stages: Duplex[] }> {
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  if (passphrase === undefined) return { head: line({ format: FORMAT, cipher: 'none' }), stages: [compress] }
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(passphrase, salt)
  return {
    head: line({ format: FORMAT, cipher: 'aes-256-gcm', salt: salt.toString('base64') }),
    stages: [compress, encrypt(key)],
  }
}

function line(values: z.input<typeof header>): Buffer {
  return Buffer.from(`${MAGIC} ${JSON.stringify(values)}\n`)
}

/** Reads the first line from the stream and returns the stages back to the tar. */
export async function opening(source: Readable, passphrase: string | undefined): Promise<Duplex[]> {
  const { format, cipher, salt } = readHeader(await readFirstLine(source))
  if (format > FORMAT)
    throw new BackupError(
      'This backup was made by a newer release. Restore it with that release or a later one.',
    )
  if (cipher === 'none') return [createZstdDecompress()]
  if (passphrase === undefined)
    throw new BackupError('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.')
  return [decrypt(await keyOf(passphrase, Buffer.from(salt ?? '', 'base64'))), createZstdDecompress()]
}

function readHeader(text: string): z.output<typeof header> {
  if (!text.startsWith(`${MAGIC} `)) throw new BackupError('This file is no backup of this product.')
  try {
    return header.parse(JSON.parse(text.slice(MAGIC.length)))
  } catch {
    throw new BackupError('The first line of this backup cannot be read: the file is damaged.')
  }
}

async function readFirstLine(source: Readable): Promise<string> {
  let read = Buffer.alloc(0)
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    read = Buffer.concat([read, chunk as Buffer])
    const end = read.indexOf('\n')
    if (end >= 0) {
      source.unshift(read.subarray(end + 1))
      return read.subarray(0, end).toString()
    }
    if (read.length > HEADER_BYTES_MAX) break
  }
  throw new BackupError('This file is no backup of this product.')
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)
  return derive(passphrase, salt, KEY_BYTES, SCRYPT)
}

/** Number of the piece and whether it is the last, so that pieces cannot be moved, dropped or cut off. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(piece, 4, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Cuts the stream into pieces of one size; the last may be shorter or empty. */
function inPieces(bytes: number, work: (piece: Buffer, index: number, isLast: boolean) => Buffer): Transform {
  let rest = Buffer.alloc(0)
  let index = 0
  const step = (stream: Transform, done: (error?: Error | null) => void, isLast: boolean): void => {
    try {
      // Keep one piece back: only the end of the stream shows which is the last.
      while (rest.length > bytes) {
        stream.push(work(rest.subarray(0, bytes), index, false))
        rest = rest.subarray(bytes)
        index += 1
      }
      if (isLast) stream.push(work(rest, index, true))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      step(this, done, false)
    },
    flush(done) {
      step(this, done, true)
    },
  })
}

function encrypt(key: Buffer): Transform {
  return inPieces(PIECE_BYTES, (piece, index, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
}

function decrypt(key: Buffer): Transform {
  return inPieces(PIECE_BYTES + TAG_BYTES, (piece, index, isLast) => {
    const end = piece.length - TAG_BYTES
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast))
      decipher.setAuthTag(piece.subarray(end))
      return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
    } catch {
      throw new BackupError(
        index === 0
          ? 'The passphrase is wrong, or the backup is damaged. Nothing was restored.'
          : 'The backup is damaged or cut off. Nothing was restored.',
      )
    }
  })
}
