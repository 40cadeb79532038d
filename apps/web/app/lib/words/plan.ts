// Texts of the Plan screen.
import { defineWords } from '../words.ts'
import en from './plan/en.ts'

export const planWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./plan/*.ts', '!./plan/en.ts']),
)
