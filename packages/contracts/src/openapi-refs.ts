// References of an OpenAPI document replaced by what they refer to, for readers that show or send what a schema describes.

/**
 * The same document without `$ref`. A schema that refers to itself is one object that holds itself: readers stop at a depth.
 * Throws for a reference to nothing.
 */
export function resolveRefs<Document>(document: Document): Document {
  const resolved = new Map<string, unknown>()
  const resolve = (json: unknown): unknown => {
    if (typeof json !== 'object' || json === null) return json
    if (Array.isArray(json)) return json.map(resolve)
    if ('$ref' in json && typeof json.$ref === 'string') return target(json.$ref)
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, resolve(value)]))
  }
  const target = (ref: string): unknown => {
    if (resolved.has(ref)) return resolved.get(ref)
    const found = lookUp(document, ref)
    if (typeof found !== 'object' || found === null)
      throw new Error(`The document refers to ${ref}, which it does not hold.`)
    const copy: Record<string, unknown> = {}
    resolved.set(ref, copy)
    return Object.assign(copy, resolve(found))
  }
  return resolve(document) as Document
}

/** `#/components/schemas/Order`. */
function lookUp(document: unknown, ref: string): unknown {
  return ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>(
      (json, part) =>
        typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[part] : undefined,
      document,
    )
}
