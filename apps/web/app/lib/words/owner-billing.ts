// Texts of the owner's billing: revenue, invoices and coupons.
import { defineWords } from '../words.ts'
import en from './owner-billing/en.ts'

export const ownerBillingWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-billing/*.ts', '!./owner-billing/en.ts']),
)
