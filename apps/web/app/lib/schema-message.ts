// What a schema of contracts says itself of a refused value, in the page's language.
import { schemaMessagesWords as words } from './words/schema-messages.ts'
import english from './words/schema-messages/en.ts'

type Key = keyof typeof english
const KEYS: ReadonlyMap<string, Key> = new Map(
  Object.entries(english).map(([key, text]) => [text, key as Key]),
)

/** `message` is English, since contracts write it for the API too. One with values, such as a contrast, stays so. */
export function schemaMessage(message: string): string {
  const key = KEYS.get(message)
  return key === undefined ? message : words(key)
}
