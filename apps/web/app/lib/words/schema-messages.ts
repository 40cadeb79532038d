// Texts of what schemas themselves say of a refused value.
import { defineWords } from '../words.ts'
import en from './schema-messages/en.ts'

export const schemaMessagesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './schema-messages/*.ts',
    '!./schema-messages/en.ts',
  ]),
)
