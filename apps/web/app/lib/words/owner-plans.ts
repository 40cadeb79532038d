// Texts of the owner's plans for sale.
import { defineWords } from '../words.ts'
import en from './owner-plans/en.ts'

export const ownerPlansWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-plans/*.ts', '!./owner-plans/en.ts']),
)
