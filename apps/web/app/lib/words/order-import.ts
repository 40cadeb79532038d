// Texts of the import of orders.
import { defineWords } from '../words.ts'
import en from './order-import/en.ts'

export const orderImportWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./order-import/*.ts', '!./order-import/en.ts']),
)
