// Texts of the owner's articles.
import { defineWords } from '../words.ts'
import en from './owner-articles/en.ts'

export const ownerArticlesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-articles/*.ts', '!./owner-articles/en.ts']),
)
