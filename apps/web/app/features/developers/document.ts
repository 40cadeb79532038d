// The displayed parts of the API's description (`/api/v1/openapi.json`).
import { REQUEST_TIMEOUT_MS, resolveRefs, type JsonSchema } from '@dropwise/contracts'
import { z } from 'zod'

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).default(['Other']),
  summary: z.string().default(''),
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: jsonSchema,
      }),
    )
    .default([]),
  // A file body has a type but no schema.
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: jsonSchema.optional() })) })
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.object({ schema: jsonSchema })).optional(),
    }),
  ),
})
const document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

export interface Operation extends z.output<typeof operation> {
  /** Upper case. */
  method: string
  path: string
}
/** File types of a call's body; null for JSON or no body. */
export function fileTypesOf({ requestBody }: Operation): string[] | null {
  return !requestBody || requestBody.content['application/json'] ? null : Object.keys(requestBody.content)
}

export interface ApiDescription {
  title: string
  version: string
  text: string
  /** Base path of the calls: `/api/v1`. */
  base: string
  groups: { tag: string; operations: Operation[] }[]
}

/** Operations by tag, both sorted by name. */
export function readDescription(json: unknown): ApiDescription {
  const { info, servers, paths } = document.parse(resolveRefs(json))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  const tags = [...new Set(operations.flatMap(({ tags: [tag = 'Other'] }) => tag))].sort()
  return {
    title: info.title,
    version: info.version,
    text: info.description,
    base: servers[0]?.url ?? '',
    groups: tags.map((tag) => ({
      tag,
      operations: operations.filter(({ tags: [firstTag] }) => firstTag === tag),
    })),
  }
}

export async function fetchDescription(signal: AbortSignal): Promise<ApiDescription> {
  const response = await fetch('/api/v1/openapi.json', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return readDescription(await response.json())
}
