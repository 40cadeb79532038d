// Texts of the recipient's area.
import { defineWords } from '../words.ts'
import en from './customer/en.ts'

export const customerWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./customer/*.ts', '!./customer/en.ts']),
)
