// Texts of support tickets.
import { defineWords } from '../words.ts'
import en from './support/en.ts'

export const supportWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./support/*.ts', '!./support/en.ts']),
)
