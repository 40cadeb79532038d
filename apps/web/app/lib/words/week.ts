// Texts of week plans, which propose a day for each order.
import { defineWords } from '../words.ts'
import en from './week/en.ts'

export const weekWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./week/*.ts', '!./week/en.ts']),
)
