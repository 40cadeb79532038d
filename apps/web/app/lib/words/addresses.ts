// Texts of the address book.
import { defineWords } from '../words.ts'
import en from './addresses/en.ts'

export const addressesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./addresses/*.ts', '!./addresses/en.ts']),
)
