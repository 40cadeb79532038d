// Texts of the frame of articles.
import { defineWords } from '../words.ts'
import en from './site-article/en.ts'

export const siteArticleWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-article/*.ts', '!./site-article/en.ts']),
)
