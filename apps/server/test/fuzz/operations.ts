// Every operation of the API's OpenAPI document.
import { resolveRefs } from '@dropwise/contracts'

export type JsonSchema = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}

export interface Operation {
  method: string
  /** Path below /api/v1, with `{name}` for path parameters. */
  path: string
  parameters: Parameter[]
  body: JsonSchema | undefined
}

interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: (Parameter | { in: 'header' })[]; requestBody?: RequestBody }>
  >
}
interface RequestBody {
  /** A body of another type, such as the bytes of a file, is sent as JSON without a schema. */
  content: { 'application/json'?: { schema: JsonSchema } }
}

/** Reads the document of a running server. */
export async function readOperations(url: string): Promise<Operation[]> {
  const document = resolveRefs(
    (await (await fetch(`${url}/api/v1/openapi.json?calls=all`)).json()) as Document,
  )
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.filter((parameter): parameter is Parameter => parameter.in !== 'header'),
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}
