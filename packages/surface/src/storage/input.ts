// Parses storage requests: the path, JSON bodies of at most 1 MB, and their fields, each validated where it is used.
import type { FastifyRequest } from 'fastify'
import { pathBelow } from '../core/http.ts'
import { invalidParameter, invalidRequest, missing, StorageError } from './errors.ts'
import { bodyOf } from './intake.ts'
import { requireKey } from './names.ts'

export type Body = Record<string, unknown>
const MAX_JSON_BYTES = 1024 * 1024
const MAX_NAMES = 1000

/** Bucket and key from the path after `route`. */
export function place(request: FastifyRequest, route: string): { bucket: string; name: string } {
  let path: string
  try {
    path = decodeURIComponent(pathBelow(request, `/storage/v1${route}`)).replace(/^\/+/, '')
  } catch {
    throw invalidRequest('The path is not valid percent-encoding')
  }
  const at = path.indexOf('/')
  const bucket = at < 0 ? path : path.slice(0, at)
  if (bucket === '' || bucket.includes('\0')) throw missing('bucketName')
  return { bucket, name: requireKey(at < 0 ? '' : path.slice(at + 1)) }
}

export async function readBody(request: FastifyRequest): Promise<Body> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bodyOf(request)) {
    size += chunk.length
    if (size > MAX_JSON_BYTES)
      throw new StorageError('EntityTooLarge', 413, 'Payload too large', 'The request body is too large')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Body
  } catch {
    // Reported below, like JSON of any other shape.
  }
  throw invalidRequest('The request body must be a JSON object')
}

export const text = (body: Body, name: string): string => {
  const value = body[name]
  if (typeof value !== 'string') throw invalidParameter(`body/${name} must be string`)
  return value.replaceAll('\0', '')
}
export const optionalText = (body: Body, name: string): string | undefined =>
  body[name] === undefined || body[name] === null ? undefined : text(body, name)
export const number = (body: Body, name: string, fallback: number, most: number): number => {
  const value = body[name] ?? fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw invalidParameter(`body/${name} must be a whole number`)
  return Math.min(value, most)
}
export const names = (body: Body, field: string): string[] => {
  const value = body[field]
  if (!Array.isArray(value) || value.length === 0)
    throw invalidParameter(`body/${field} must NOT have fewer than 1 items`)
  if (value.length > MAX_NAMES)
    throw invalidParameter(`body/${field} must NOT have more than ${MAX_NAMES} items`)
  return value.map((name: unknown) => {
    if (typeof name !== 'string') throw invalidParameter(`body/${field} must hold strings`)
    return name.replaceAll('\0', '').replace(/^\/+/, '')
  })
}
export const orderOf = (body: Body): { column: string; order: 'asc' | 'desc' } => {
  const sort = (typeof body.sortBy === 'object' && body.sortBy !== null ? body.sortBy : {}) as Body
  return {
    column: optionalText(sort, 'column') ?? 'name',
    order: optionalText(sort, 'order') === 'desc' ? 'desc' : 'asc',
  }
}

export const param = (request: FastifyRequest, name: string): string =>
  ((request.params as Record<string, string>)[name] ?? '').replaceAll('\0', '')
