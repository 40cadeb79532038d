// The fields of a schema; nested ones collapsed.
import type { JsonSchema } from '@dropwise/contracts'
import { developersWords as words } from '../../lib/words/developers.ts'

/** `text`, `list of objects`, `a, b or c`. */
function typeText(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' | ')
  if (schema.type === 'array')
    return words('listOf', { type: schema.items ? typeText(schema.items) : words('values') })
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? words('anyValue'))
  return schema.format ? `${type}, ${schema.format}` : type
}

/** The object of a schema, directly, in a list, or nullable. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  if (schema.items) return objectIn(schema.items)
  return (schema.anyOf ?? schema.oneOf ?? []).map(objectIn).find((objectSchema) => objectSchema !== undefined)
}

export function SchemaFields({ schema }: { schema: JsonSchema }) {
  const object = objectIn(schema)
  if (!object) return <p className="text-2 text-ink-2">{typeText(schema)}</p>
  return (
    <ul className="border-s border-line ps-3">
      {Object.entries(object.properties ?? {}).map(([name, field]) => {
        const inner = objectIn(field)
        return (
          <li key={name} className="py-0.5 text-2">
            <code className="font-mid">{name}</code>{' '}
            <span className="break-words text-ink-2">
              {typeText(field)}
              {object.required?.includes(name) ? '' : `, ${words('optional')}`}
            </span>
            {field.description && <span className="block text-1 text-ink-3">{field.description}</span>}
            {inner && (
              <details>
                <summary className="cursor-pointer text-1 text-link">{words('itsFields')}</summary>
                <SchemaFields schema={inner} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
