// Example values of a JSON Schema, for requests that people try out.
import { addDays } from './time.ts'

/** A JSON Schema; only displayed parts are read. */
export interface JsonSchema {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  minimum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  [key: string]: unknown
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'edith@wardandco.example',
  uri: 'https://shop.example/hook',
}

/** Tomorrow, so that the example works unchanged. */
const exampleDay = (): string => addDays(new Date().toISOString().slice(0, 10), 1)

function exampleText(format: string | undefined): string {
  if (format === 'date') return exampleDay()
  if (format === 'date-time') return `${exampleDay()}T09:00:00Z`
  return FORMATS[format ?? ''] ?? 'text'
}

/** An example value; objects have required fields, and those of their own example. Recursion stops at six levels. */
export function exampleOf(schema: JsonSchema, depth = 0): unknown {
  if (depth > 6) return null
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  const [example] = schema.examples ?? []
  if (example !== undefined && !schema.properties) return example
  if (schema.enum?.length) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice, depth + 1)
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
  if (type === 'object' || schema.properties) {
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name))
      .map(([name, property]) => [name, exampleOf(property, depth + 1)])
    return { ...Object.fromEntries(fields), ...(example as object | undefined) }
  }
  if (type === 'array') return schema.items ? [exampleOf(schema.items, depth + 1)] : []
  if (type === 'string') return exampleText(schema.format)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return type === 'boolean' ? true : null
}
