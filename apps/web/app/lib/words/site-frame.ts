// Texts of the header and footer of public pages.
import { defineWords } from '../words.ts'
import en from './site-frame/en.ts'

export const siteFrameWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-frame/*.ts', '!./site-frame/en.ts']),
)
