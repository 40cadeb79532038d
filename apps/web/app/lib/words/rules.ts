// Texts of broken rules of a day.
import { defineWords } from '../words.ts'
import en from './rules/en.ts'

export const rulesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./rules/*.ts', '!./rules/en.ts']),
)
