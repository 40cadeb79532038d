// Texts of webhooks and shops.
import { defineWords } from '../words.ts'
import en from './connections/en.ts'

export const connectionsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./connections/*.ts', '!./connections/en.ts']),
)
