// Texts of the lines and the tax of invoices.
import { defineWords } from '../words.ts'
import en from './invoice-lines/en.ts'

export const invoiceLineWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./invoice-lines/*.ts', '!./invoice-lines/en.ts']),
)
