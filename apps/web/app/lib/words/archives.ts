// Texts of archives, and of closing a company.
import { defineWords } from '../words.ts'
import en from './archives/en.ts'

export const archivesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./archives/*.ts', '!./archives/en.ts']),
)
