// Texts of the pages of security and trust.
import { defineWords } from '../words.ts'
import en from './site-trust/en.ts'

export const siteTrustWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-trust/*.ts', '!./site-trust/en.ts']),
)
