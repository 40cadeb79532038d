// Texts of the owner's outbox.
import { defineWords } from '../words.ts'
import en from './owner-outbox/en.ts'

export const ownerOutboxWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-outbox/*.ts', '!./owner-outbox/en.ts']),
)
