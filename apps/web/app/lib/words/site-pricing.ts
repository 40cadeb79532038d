// Texts of the page of plans and prices.
import { defineWords } from '../words.ts'
import en from './site-pricing/en.ts'

export const sitePricingWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-pricing/*.ts', '!./site-pricing/en.ts']),
)
