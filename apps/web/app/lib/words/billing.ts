// Texts of plans, invoices and billing details.
import { defineWords } from '../words.ts'
import en from './billing/en.ts'

export const billingWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./billing/*.ts', '!./billing/en.ts']),
)
