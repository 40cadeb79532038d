// Texts of the status page.
import { defineWords } from '../words.ts'
import en from './site-status/en.ts'

export const siteStatusWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-status/*.ts', '!./site-status/en.ts']),
)
