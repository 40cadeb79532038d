// Texts of the windows offered while a new order is typed.
import { defineWords } from '../words.ts'
import en from './slots/en.ts'

export const slotWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./slots/*.ts', '!./slots/en.ts']),
)
