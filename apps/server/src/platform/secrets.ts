// Secrets that are shown once and stored as hashes: links, keys, tokens.
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits cannot be guessed, so a plain hash is enough. */
const SECRET_BYTES = 32

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
