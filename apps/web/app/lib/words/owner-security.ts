// Texts of the security of the owners' accounts.
import { defineWords } from '../words.ts'
import en from './owner-security/en.ts'

export const ownerSecurityWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-security/*.ts', '!./owner-security/en.ts']),
)
