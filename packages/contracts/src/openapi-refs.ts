// Inlines references of an OpenAPI document, for readers that show or send a schema's content.

/**
 * The document without `$ref`. A recursive schema becomes a cyclic object, so readers must limit depth.
 * Throws for an unknown reference.
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
    const referenced = lookUp(document, ref)
    if (typeof referenced !== 'object' || referenced === null)
      throw new Error(`The document refers to ${ref}, which it does not hold.`)
    const copy: Record<string, unknown> = {}
    resolved.set(ref, copy)
    return Object.assign(copy, resolve(referenced))
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
