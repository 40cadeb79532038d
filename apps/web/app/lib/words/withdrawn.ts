// Texts of the message after a recall.
import { defineWords } from '../words.ts'
import en from './withdrawn/en.ts'

export const withdrawnWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./withdrawn/*.ts', '!./withdrawn/en.ts']),
)
