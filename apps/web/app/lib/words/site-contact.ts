// Texts of the contact and support pages.
import { defineWords } from '../words.ts'
import en from './site-contact/en.ts'

export const siteContactWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-contact/*.ts', '!./site-contact/en.ts']),
)
