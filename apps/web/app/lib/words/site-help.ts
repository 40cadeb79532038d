// Texts of the Help Center.
import { defineWords } from '../words.ts'
import en from './site-help/en.ts'

export const siteHelpWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-help/*.ts', '!./site-help/en.ts']),
)
