// Validates names of buckets and objects, human-readable sizes, and a bucket's media types.
import { invalidBucketName, invalidKey, invalidMimeType, invalidParameter } from './errors.ts'

const CHARACTERS = String.raw`\w!\-.*'() &$@=;:+,?`
const KEY = new RegExp(`^[${CHARACTERS}/]+$`)
const BUCKET = new RegExp(`^[${CHARACTERS}]{1,100}$`)
const MAX_KEY_LENGTH = 1024

/** Throws InvalidKey. Keys are not file paths here, but `..` in one is never legitimate. */
export function requireKey(key: string): string {
  const clean = key.replace(/^\/+/, '')
  if (
    clean === '' ||
    clean.length > MAX_KEY_LENGTH ||
    !KEY.test(clean) ||
    clean.split('/').some((part) => part === '.' || part === '..')
  )
    throw invalidKey(key.slice(0, 200))
  return clean
}

export function requireBucketName(name: unknown): string {
  if (typeof name !== 'string' || name.trim() !== name || !BUCKET.test(name) || name === '.' || name === '..')
    throw invalidBucketName()
  return name
}

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 }

/** Parses `20MB`, `1GB` or a number into bytes; null means no limit. */
export function parseSize(value: unknown): number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  const match = typeof value === 'string' ? /^(\d+(?:\.\d+)?)\s*([kmgt]?b)?$/i.exec(value.trim()) : null
  const bytes = match ? Number(match[1]) * (UNITS[(match[2] ?? 'b').toLowerCase()] ?? 1) : NaN
  if (!Number.isSafeInteger(Math.round(bytes)))
    throw invalidParameter('file_size_limit must be a number of bytes or a size such as 20MB')
  return Math.round(bytes)
}

export function parseMimeTypes(value: unknown): string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length > 100) throw invalidParameter('allowed_mime_types must be a list')
  return value.map((type: unknown) => {
    if (typeof type !== 'string' || !/^(\*|[\w.+-]+)\/(\*|[\w.+-]+)$/.test(type))
      throw invalidMimeType(String(type).slice(0, 100))
    return type
  })
}

const bare = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

export function isAllowedType(type: string, allowed: string[] | null): boolean {
  if (allowed === null || allowed.length === 0) return true
  const [family = ''] = bare(type).split('/')
  return allowed.some(
    (pattern) =>
      pattern === '*/*' ||
      pattern.toLowerCase() === bare(type) ||
      (pattern.endsWith('/*') && pattern.slice(0, -2).toLowerCase() === family),
  )
}

const SIGNATURES: [family: string, type: string, test: (head: Buffer) => boolean][] = [
  ['image', 'image/jpeg', (h) => h.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'image',
    'image/png',
    (h) => h.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  ],
  ['image', 'image/gif', (h) => /^GIF8[79]a/.test(h.toString('latin1', 0, 6))],
  [
    'image',
    'image/webp',
    (h) => h.toString('latin1', 0, 4) === 'RIFF' && h.toString('latin1', 8, 12) === 'WEBP',
  ],
  ['application', 'application/pdf', (h) => h.toString('latin1', 0, 5) === '%PDF-'],
  ['application', 'application/zip', (h) => h.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))],
  [
    'application',
    'application/x-executable',
    (h) => h.toString('latin1', 0, 4) === '\x7fELF' || h.toString('latin1', 0, 2) === 'MZ',
  ],
  [
    'image',
    'image/svg+xml',
    (h) => /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?<svg[\s>]/i.test(h.toString('utf8')),
  ],
  [
    'text',
    'text/html',
    (h) =>
      /^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body|script|iframe)[\s>]/i.test(h.toString('utf8')),
  ],
]

/** Guesses the content type from the leading bytes, if they are recognisable. */
export const sniff = (head: Buffer): string | undefined => SIGNATURES.find(([, , test]) => test(head))?.[1]

/**
 * Whether content that looks like `found` is acceptable in a bucket: its family must be among the allowed ones.
 * Image formats are interchangeable, as viewers treat them; HTML or a script posing as an image is not.
 */
export function contentFits(contentType: string | undefined, allowed: string[] | null): boolean {
  if (contentType === undefined || allowed === null || allowed.length === 0) return true
  if (contentType === 'image/svg+xml')
    return isAllowedType(
      contentType,
      allowed.filter((a) => a !== 'image/*'),
    )
  const [family = ''] = contentType.split('/')
  return allowed.some((pattern) => pattern === '*/*' || pattern.startsWith(`${family}/`))
}
