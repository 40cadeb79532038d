// Texts of the audit log.
import { defineWords } from '../words.ts'
import en from './audit/en.ts'

export const auditWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./audit/*.ts', '!./audit/en.ts']),
)
