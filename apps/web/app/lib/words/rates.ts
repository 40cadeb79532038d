// Texts of rate cards and of the price of an order.
import { defineWords } from '../words.ts'
import en from './rates/en.ts'

export const ratesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./rates/*.ts', '!./rates/en.ts']),
)
