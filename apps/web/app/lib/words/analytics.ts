// Texts of analytics: period, figures, charts and their titles.
import { defineWords } from '../words.ts'
import en from './analytics/en.ts'

export const analyticsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./analytics/*.ts', '!./analytics/en.ts']),
)
