// Texts of API keys.
import { defineWords } from '../words.ts'
import en from './api-keys/en.ts'

export const apiKeysWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./api-keys/*.ts', '!./api-keys/en.ts']),
)
