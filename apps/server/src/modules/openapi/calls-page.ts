// docs/api-calls.md: every call of the OpenAPI document with the names of its parameters and fields.
import type { Json } from './named-schemas.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Content = Record<string, { schema?: Schema }>
interface Operation {
  tags: string[]
  summary: string
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const HEAD = `# Calls of /api/v1

Written by api-page.test.ts from the OpenAPI document (\`/api/v1/openapi.json\`), which has each field with its type and limits.
Rules that a field cannot tell are in [api.md](api.md#b-commands-and-the-integrators-api). A name with \`?\` may be left out.
`

export function callsPage(document: Json): string {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? 'Other')
  const sections = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, members]) => {
      const rows = members.map(({ path, method, operation }) =>
        [
          `\`${method.toUpperCase()} ${path}\``,
          operation.summary,
          takes(operation, components.schemas),
          gives(operation, components.schemas),
        ].join(' | '),
      )
      return `\n## ${tag}\n\n| call | does | takes | gives |\n| --- | --- | --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}\n`
    })
  return `${HEAD}${sections.join('')}`
}

function takes({ parameters = [], requestBody }: Operation, schemas: Record<string, Schema>): string {
  const query = parameters
    .filter(({ in: place }) => place === 'query')
    .map(({ name, required }) => `${name}${required ? '' : '?'}`)
  return code([
    ...(query.length > 0 ? [`?${query.join(', ')}`] : []),
    ...contentNames(requestBody?.content, schemas),
  ])
}

function gives({ responses }: Operation, schemas: Record<string, Schema>): string {
  const [status, response] = Object.entries(responses).find(([name]) => name.startsWith('2')) ?? ['', {}]
  return [status === '200' ? '' : status, code(contentNames(response.content, schemas))]
    .filter((part) => part !== '')
    .join(' ')
}

const code = (parts: string[]): string => parts.map((part) => `\`${part}\``).join(' ')

function contentNames(content: Content | undefined, schemas: Record<string, Schema>): string[] {
  return Object.entries(content ?? {}).map(([type, { schema }]) =>
    type === 'application/json' && schema ? fieldNames(schema, schemas) : type,
  )
}

/** `{a, b?}`, `[…]` for a list, and the alternatives of a union. */
function fieldNames(schema: Schema, schemas: Record<string, Schema>): string {
  if (schema.$ref !== undefined) return fieldNames(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas)
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (alternatives) return [...new Set(alternatives.map((each) => fieldNames(each, schemas)))].join(' or ')
  if (schema.items) return `[${fieldNames(schema.items, schemas)}]`
  if (schema.properties) {
    const names = Object.keys(schema.properties)
    return `{${names.map((name) => (schema.required?.includes(name) ? name : `${name}?`)).join(', ')}}`
  }
  return [schema.type ?? 'any'].flat().join(' or ')
}
