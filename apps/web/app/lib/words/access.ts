// Texts of an account that lost its role.
import { defineWords } from '../words.ts'
import en from './access/en.ts'

export const accessWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./access/*.ts', '!./access/en.ts']),
)
