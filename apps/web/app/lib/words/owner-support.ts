// Texts of the owner's support inbox.
import { defineWords } from '../words.ts'
import en from './owner-support/en.ts'

export const ownerSupportWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-support/*.ts', '!./owner-support/en.ts']),
)
