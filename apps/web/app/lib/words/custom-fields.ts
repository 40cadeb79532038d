// Texts of a company's own fields of orders.
import { defineWords } from '../words.ts'
import en from './custom-fields/en.ts'

export const customFieldWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./custom-fields/*.ts', '!./custom-fields/en.ts']),
)
