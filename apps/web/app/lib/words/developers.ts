// Texts of the pages for developers.
import { defineWords } from '../words.ts'
import en from './developers/en.ts'

export const developersWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./developers/*.ts', '!./developers/en.ts']),
)
