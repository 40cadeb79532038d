// Texts of a company's public order form.
import { defineWords } from '../words.ts'
import en from './order-form/en.ts'

export const orderFormWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./order-form/*.ts', '!./order-form/en.ts']),
)
