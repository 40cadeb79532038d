// Texts of the overview.
import { defineWords } from '../words.ts'
import en from './overview/en.ts'

export const overviewWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./overview/*.ts', '!./overview/en.ts']),
)
