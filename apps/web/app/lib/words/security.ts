// Texts of the security of an account.
import { defineWords } from '../words.ts'
import en from './security/en.ts'

export const securityWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./security/*.ts', '!./security/en.ts']),
)
