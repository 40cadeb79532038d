// Messages of contract schemas about refused values, in the page's language.
import { valuesIn } from '@dropwise/contracts'
import { oneDecimal } from './number-text.ts'
import { schemaMessagesWords as words } from './words/schema-messages.ts'
import english from './words/schema-messages/en.ts'

type Key = keyof typeof english
const KEYS: ReadonlyMap<string, Key> = new Map(
  Object.entries(english).map(([key, text]) => [text, key as Key]),
)
/** Sentences with values, as contracts write them; the values are read back from them. */
const WITH_VALUES = [
  ['monthsLeast', 'Keep it {months} {unit} at least, or write 0 to keep it for ever'],
  [
    'contrastLight',
    'On light pages it has a contrast of {contrast}:1 and needs {needed}:1. Choose a darker one.',
  ],
  [
    'contrastDark',
    'On dark pages it has a contrast of {contrast}:1 and needs {needed}:1. Choose a lighter one.',
  ],
] as const satisfies [key: Key, template: string][]
/** The values of a text are those of its template. */
const say = words as unknown as (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** `message` is English, since contracts write it for the API too. */
export function schemaMessage(message: string): string {
  const key = KEYS.get(message)
  if (key !== undefined) return say(key)
  for (const [each, template] of WITH_VALUES) {
    const values = valuesIn(message, template)
    if (values)
      return say(
        each,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            name === 'months' ? Number(value) : oneDecimal(Number(value)),
          ]),
        ),
      )
  }
  return message
}
