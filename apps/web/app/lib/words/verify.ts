// Texts of the page on which anyone verifies a proof of delivery.
import { defineWords } from '../words.ts'
import en from './verify/en.ts'

export const verifyWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./verify/*.ts', '!./verify/en.ts']),
)
