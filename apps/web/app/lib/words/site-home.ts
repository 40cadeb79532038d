// Texts of the home page.
import { defineWords } from '../words.ts'
import en from './site-home/en.ts'

export const siteHomeWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-home/*.ts', '!./site-home/en.ts']),
)
