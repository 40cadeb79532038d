// Texts of values that a form refuses.
import { defineWords } from '../words.ts'
import en from './fields/en.ts'

export const fieldsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./fields/*.ts', '!./fields/en.ts']),
)
