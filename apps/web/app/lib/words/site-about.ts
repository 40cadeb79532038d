// Texts of the pages about the company and its openings.
import { defineWords } from '../words.ts'
import en from './site-about/en.ts'

export const siteAboutWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-about/*.ts', '!./site-about/en.ts']),
)
