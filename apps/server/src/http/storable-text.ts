// Refuses text that PostgreSQL cannot store: NUL characters and unpaired surrogates.
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { errors } from '../platform/errors.ts'

/** Refuses bodies, queries and path parameters that hold such text, naming the field. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = findUnstorable({ params, query, body })
    if (field !== undefined)
      throw errors.validation_failed([
        { field, message: 'must not contain NUL characters or broken Unicode' },
      ])
  })
}

/** The path of the first text that cannot be stored, such as `items.0.name`. */
export function findUnstorable(parts: Record<string, unknown>): string | undefined {
  // An explicit stack, since a body may nest deeper than the call stack.
  const open: [path: string, value: unknown][] = Object.entries(parts)
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && !isStorable(value)) return fieldOf(path)
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    // Skip a body that the handler reads itself: this object contains a circular reference through the connection.
    if (value instanceof Readable) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return fieldOf(path)
      if (typeof inner === 'string' || typeof inner === 'object') open.push([`${path}.${key}`, inner])
    }
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Without the part of the request: `body.name` is the field `name`. */
function fieldOf(path: string): string {
  return path.slice(path.indexOf('.') + 1)
}
